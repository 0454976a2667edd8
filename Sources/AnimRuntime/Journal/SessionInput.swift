import AnimEngine
import AnimLanguage

/// Something that comes to a run from outside and changes it. Everything that does passes through one of these, so
/// that a run can be repeated.
public enum SessionInput: Hashable, Sendable {
  /// A text was entered: ``Session/enter(_:loader:)``.
  case text(EnteredText)
  /// A text was loaded: ``Session/load(_:loader:)``.
  case library(EnteredText)
  /// A test of the last text was started: ``Session/start(test:)``.
  case test(Int)
  /// An event was sent.
  case event(SentEvent)
  /// A variable was written: ``Session/setVariable(_:to:)``.
  case variable(name: String, PropertyValue)
  /// A property was written: ``Session/setProperty(_:_:to:)``.
  case property(LayerID, keyPath: String, PropertyValue)
  /// A call of a host function that was made at an instant was answered: ``Session/answer(_:)``.
  case answer(HostAnswer, asked: MediaTime)

  /// Whether it is a text, which has to be compiled.
  var isText: Bool {
    switch self {
    case .text, .library: true
    case .test, .event, .variable, .property, .answer: false
    }
  }
}

/// A text that was entered, with the files that it imports as they were then.
public struct EnteredText: Hashable, Sendable {
  /// An imported file.
  public struct Import: Hashable, Sendable {
    /// What it is imported by: the path from the folder of the text.
    public var path: String
    /// What messages call it.
    public var name: String
    /// What is in it, as UTF-8.
    public var bytes: [UInt8]

    /// A file.
    public init(path: String, name: String, bytes: [UInt8]) {
      self.path = path
      self.name = name
      self.bytes = bytes
    }
  }

  /// The text and its name.
  public var source: SourceText
  /// In the order in which they were read.
  public var imports: [Import]
  /// The names under which the value of its last expression is known; none unless it was evaluated for that.
  public var valueNames: [String]

  /// A text with what it imports.
  public init(source: SourceText, imports: [Import] = [], valueNames: [String] = []) {
    self.source = source
    self.imports = imports
    self.valueNames = valueNames
  }

  /// Gives the imported files as they were.
  var loader: ScriptLoader {
    let imports = imports
    return ScriptLoader(mayLeaveFolder: true) { path throws(ScriptLoader.Failure) in
      guard let file = imports.first(where: { $0.path == path }) else {
        throw ScriptLoader.Failure("it was not there when the text was entered")
      }
      return ScriptLoader.File(name: file.name, bytes: file.bytes)
    }
  }
}

/// An event that the host sent.
public struct SentEvent: Hashable, Sendable {
  /// Where an event was sent.
  public enum Target: Hashable, Sendable {
    case layer(LayerID)
    /// A point of the stage.
    case point(Point2D)
  }

  /// What it is called: `tap`.
  public var name: String
  /// Where it was sent.
  public var target: Target
  /// What was sent along; `none` if nothing was.
  public var payload: PropertyValue

  /// An event.
  public init(name: String, target: Target, payload: PropertyValue = .none) {
    self.name = name
    self.target = target
    self.payload = payload
  }
}
