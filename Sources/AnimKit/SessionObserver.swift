import AnimEngine
import AnimLanguage
import AnimRuntime

/// What wants to know what happens in a session, such as a tree of views that mirrors its layers.
///
/// Give it to the calls that move time. It is told of an instant when that is over, in the order in which things
/// happened, and can look at the session as it is then: at the order of sublayers, for one. All methods may be left out.
///
/// A session that nobody observes keeps nothing for observers. One that has been observed keeps what there is to tell
/// for the next call with an observer; if there will be none, set its `isTraced` to false.
public protocol SessionObserver {
  /// The script printed a line.
  mutating func session(_ session: Session, didPrint line: String, at instant: MediaTime)
  /// The run warns of something.
  mutating func session(_ session: Session, didWarn warning: Diagnostic)
  /// The script had the engine do something; the calls together make the layers what they are.
  mutating func session(_ session: Session, didPerform call: EngineCall, at instant: MediaTime)
  /// A layer was put into another one, or to another place there.
  mutating func session(_ session: Session, didInsert layer: LayerID, into superlayer: LayerID, at instant: MediaTime)
  /// A layer was taken out of the one that it was in.
  mutating func session(_ session: Session, didRemove layer: LayerID, at instant: MediaTime)
  /// A layer got another mask, or none. A layer that is a mask is not among the layers of any other.
  mutating func session(_ session: Session, didMask layer: LayerID, with mask: LayerID?, at instant: MediaTime)
  /// An animation has begun, after its delay.
  mutating func session(_ session: Session, didStart animation: AnimationNotice, at instant: MediaTime)
  /// An animation is over.
  mutating func session(
    _ session: Session, didStop animation: AnimationNotice, because reason: StopReason, at instant: MediaTime)
}

extension SessionObserver {
  public mutating func session(_ session: Session, didPrint line: String, at instant: MediaTime) {}
  public mutating func session(_ session: Session, didWarn warning: Diagnostic) {}
  public mutating func session(_ session: Session, didPerform call: EngineCall, at instant: MediaTime) {}
  public mutating func session(
    _ session: Session, didInsert layer: LayerID, into superlayer: LayerID, at instant: MediaTime
  ) {}
  public mutating func session(_ session: Session, didRemove layer: LayerID, at instant: MediaTime) {}
  public mutating func session(
    _ session: Session, didMask layer: LayerID, with mask: LayerID?, at instant: MediaTime
  ) {}
  public mutating func session(_ session: Session, didStart animation: AnimationNotice, at instant: MediaTime) {}
  public mutating func session(
    _ session: Session, didStop animation: AnimationNotice, because reason: StopReason, at instant: MediaTime
  ) {}
}

extension Session {
  /// Goes to an instant, doing all that happens up to it and at it, and tells an observer, from the first such call on:
  /// also of what happens between these calls, when an event is sent or a value written. What it is told is taken:
  /// `takeOutput()`, `takeWarnings()` and `takeTrace()` do not give it again.
  ///
  /// - Throws: the error that ended the run; the observer has been told what came before.
  public mutating func advance(
    to instant: MediaTime, observer: inout some SessionObserver
  ) throws(ScriptError) {
    isTraced = true
    let instant = bounded(instant)
    do throws(ScriptError) {
      while let next = nextInstant, next < instant {
        try advance(to: next)
        tell(&observer)
      }
      try advance(to: instant)
    } catch {
      tell(&observer)
      throw error
    }
    tell(&observer)
  }

  /// Goes on by a duration and tells an observer.
  ///
  /// - Throws: the error that ended the run; the observer has been told what came before.
  public mutating func advance(by duration: MediaTime, observer: inout some SessionObserver) throws(ScriptError) {
    try advance(to: now + duration, observer: &observer)
  }

  private mutating func tell(_ observer: inout some SessionObserver) {
    _ = takeOutput()
    for entry in takeTrace() {
      let instant = entry.instant
      switch entry.content {
      case .note(let line): observer.session(self, didPrint: line, at: instant)
      case .event(.animationDidStart(let notice)): observer.session(self, didStart: notice, at: instant)
      case .event(.animationDidStop(let notice, let reason)):
        observer.session(self, didStop: notice, because: reason, at: instant)
      case .event: break
      case .call(let call):
        observer.session(self, didPerform: call, at: instant)
        tell(&observer, call, at: instant)
      }
    }
    for warning in takeWarnings() { observer.session(self, didWarn: warning) }
  }

  /// Tells what a call has made of the tree of layers.
  private func tell(_ observer: inout some SessionObserver, _ call: EngineCall, at instant: MediaTime) {
    switch call {
    case .insert(let layer, let superlayer, _):
      observer.session(self, didInsert: layer, into: superlayer, at: instant)
    case .remove(let layer): observer.session(self, didRemove: layer, at: instant)
    case .replace(let layer, let other) where layer != other:
      observer.session(self, didRemove: layer, at: instant)
      // Without a superlayer it has left again by the end of the instant.
      if let superlayer = engine.superlayer(of: other) {
        observer.session(self, didInsert: other, into: superlayer, at: instant)
      }
    case .set(let layer, let property, let value) where property.keyPath == "mask":
      let mask: LayerID? = if case .layer(let mask) = value { mask } else { nil }
      observer.session(self, didMask: layer, with: mask, at: instant)
    default: break
    }
  }
}
