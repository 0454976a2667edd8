import AnimEngine
import AnimLanguage

public struct SessionOptions: Sendable {
  public var seed: UInt64 = 0
  public var isTraced = false
  public var frameRate = 60.0
  public init() {}
}
public struct ScriptError: Error { public var diagnostic: Diagnostic }
public struct Session: Sendable {
  public init(options: SessionOptions = SessionOptions()) {}
  public mutating func enter(_ source: SourceText) throws(ScriptError) -> [Diagnostic] { [] }
  public var now: MediaTime { .zero }
  public var nextInstant: MediaTime? { nil }
  public var isAlive: Bool { false }
  public mutating func advance(to: MediaTime) throws(ScriptError) {}
  public mutating func run(until: MediaTime? = nil) throws(ScriptError) {}
  public mutating func takeOutput() -> [UInt8] { [] }
  public mutating func takeTrace() -> [EngineLogEntry] { [] }
  public mutating func takeWarnings() -> [Diagnostic] { [] }
  public var layerTypes: LayerTypeTable { LayerTypeTable() }
}
public enum CheckerStub {}
