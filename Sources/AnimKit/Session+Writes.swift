import AnimEngine
import AnimRuntime

extension Session {
  /// The value of a variable of the script's top level as one of a Swift type; nil if there is no such variable, its
  /// declaration has not run, or its value is of another type.
  public func variable<Value: ScriptValue>(_ name: String, as type: Value.Type) -> Value? {
    variable(name).flatMap { Value(scriptValue: $0) }
  }

  /// Gives a variable of the script's top level another value at the present instant.
  ///
  /// - Throws: an error that says so if there is no such variable yet, it is a constant, or the value is of another type;
  ///   nothing has happened then.
  public mutating func setVariable<Value: ScriptValue>(_ name: String, to value: Value) throws(ScriptError) {
    try setVariable(name, to: value.scriptValue)
  }

  /// Sets a property of a layer at the present instant and runs what that causes, as when the script sets it: the change
  /// animates where the script's would.
  ///
  /// - Parameter name: the layer's, as in ``subscript(_:)``.
  /// - Throws: an error that says so if there is no such layer; nothing has happened then. Else the error that ended the
  ///   run.
  public mutating func set<Value: ScriptValue>(
    _ key: KeyPath<LayerProperties, LayerKey<Value>>, of name: String, to value: Value
  ) throws(ScriptError) {
    try setProperty(try existingLayer(name), LayerProperties.all[keyPath: key].keyPath, to: value.scriptValue)
  }

  /// The same for any property, or a part of one, by its key path as scripts write it.
  ///
  /// - Throws: an error that says so if there is no such layer or property, or it does not take the value; nothing has
  ///   happened then. Else the error that ended the run.
  public mutating func set<Value: ScriptValue>(
    _ keyPath: String, of name: String, to value: Value
  ) throws(ScriptError) {
    try setProperty(try existingLayer(name), keyPath, to: value.scriptValue)
  }
}
