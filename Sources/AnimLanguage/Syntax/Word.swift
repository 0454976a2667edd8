/// The words of the language. All are contextual: where they do not begin their form they are names like others.
///
/// The place of a word among the cases is its id in every ``NameTable``; its raw value is how it is written.
public enum Word: String, CaseIterable, Sendable {
  // Values
  case `true`, `false`, none, noAction
  case selfLayer = "self"
  case now, animation, event
  // Statements
  case `let`, `var`, `func`, handler, layer, stage, with, animate, transaction, flush, on, off, call, wait, at, after
  case every, cancel, remove, insert, move, `if`, `for`, `while`, `break`, `continue`, `return`, print
  case sequence, overlap, parallel, expect, test, `import`, seed
  case transition, stop, finish, reverse, pause, resume
  case view, start, send, replace, scroll
  // Parts of statements
  case `else`, `in`, then, otherwise, above, below, all, type, `as`
  case within, finished, cancelled, frame
  // Animation blocks and property animators
  case keyframes, options, animator, durationFactor
  // Orders of `for … every … from`
  case first, last, center, edges, random
  // Clauses of animations
  case from, to, by, over, ease, delay, timeOffset, `repeat`, times, forever, autoreverse, speed, fill, forwards
  case backwards, both, key, additive, cumulative, tagged, transient
  case through, along, rotate, spring, mode, tension, continuity, bias, using, progress, valueFunction
  // Layer types and drawing
  case property, changed, display, draw, delegate, defaultAction, actions, style, animated, mask
  case stroke, text, clip, save, transform, width, color, cap, join, dash, rule, size
  // Options of transactions
  case disableActions, duration, timing

  /// The word whose id a name is.
  @inline(__always)
  init?(_ name: NameID) {
    guard name.index <= Word.lastCase.name.index else { return nil }
    self = unsafeBitCast(UInt8(truncatingIfNeeded: name.index), to: Word.self)
  }

  /// The id of the word in every ``NameTable``.
  ///
  /// A case without a payload is stored as its place among the cases; to ask for that is much faster than to look for
  /// it, and the parser asks for every token. A cast between types of two sizes would not pass a single test.
  @inline(__always)
  public var name: NameID { NameID(UInt32(unsafeBitCast(self, to: UInt8.self))) }

  /// The last of the cases.
  private static var lastCase: Word { .timing }

  /// How the word is written.
  public var text: String { rawValue }
}

extension Word {
  /// Whether the word always stands for a value, so that nothing can be named so.
  var isReserved: Bool {
    switch self {
    case .true, .false, .none, .noAction, .selfLayer, .now, .animation, .event: true
    default: false
    }
  }

  /// Whether a statement that begins with the word is never a call of a function of this name.
  var hidesCalls: Bool {
    switch self {
    case .let, .var, .func, .handler, .layer, .stage, .with, .animate, .transaction, .on, .off, .call, .wait, .at,
      .after, .every, .cancel, .transition, .stop, .finish, .reverse, .pause, .resume, .remove, .replace, .if, .for,
      .while, .return, .print, .expect, .flush, .break, .continue:
      true
    default: false
    }
  }

  /// Whether a statement can begin with the word.
  var isStatement: Bool {
    switch self {
    case .let, .var, .func, .handler, .layer, .stage, .with, .animate, .transaction, .flush, .on, .off, .call, .wait,
      .at, .after, .every, .cancel, .transition, .stop, .finish, .reverse, .pause, .resume, .remove, .insert, .move,
      .if, .for, .while, .break, .continue, .return, .print, .property, .changed, .display,
      .sequence, .parallel, .overlap, .expect, .test, .import, .seed, .view, .start, .send,
      .replace, .scroll:
      true
    default: false
    }
  }
}
