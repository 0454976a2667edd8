import Testing

@testable import AnimLanguage

@Suite("Types")
struct TypeTableTests {
  @Test("basic types have fixed ids and their names")
  func basics() {
    let types = TypeTable()
    for (name, id, _) in Vocabulary.types { #expect(types.name(of: id) == name) }
    #expect(types.name(of: .error) == "error")
  }

  @Test("equal types have equal ids, layer types of declarations never")
  func interning() {
    var types = TypeTable()
    #expect(types.list(of: .number) == types.list(of: .number))
    #expect(types.optional(of: .color) == types.optional(of: .color))
    #expect(types.makeLayerType(name: "a", parent: .layer) != types.makeLayerType(name: "a", parent: .layer))
  }

  @Test("an optional of an optional is the same, 'any' has none")
  func optionals() {
    var types = TypeTable()
    let optional = types.optional(of: .number)
    #expect(types.optional(of: optional) == optional)
    #expect(types.optional(of: .any) == .any)
    #expect(types.unwrapped(optional) == .number)
    #expect(types.unwrapped(.number) == .number)
  }

  @Test("values convert to optionals, to 'any' and to the layer types above theirs")
  func assignability() {
    var types = TypeTable()
    let optional = types.optional(of: .number)
    let face = types.makeLayerType(name: "face", parent: .layer)
    let inner = types.makeLayerType(name: "inner", parent: face)
    let numbers = types.list(of: .number)
    let optionals = types.list(of: optional)
    let anys = types.list(of: .any)
    let faces = types.list(of: face)
    let layers = types.list(of: .layer)
    #expect(types.isAssignable(.number, to: optional))
    #expect(!types.isAssignable(optional, to: .number))
    #expect(types.isAssignable(.none, to: optional))
    #expect(!types.isAssignable(.none, to: .number))
    #expect(types.isAssignable(.number, to: .any))
    #expect(!types.isAssignable(.any, to: .number))
    #expect(!types.isAssignable(.void, to: .any))
    #expect(types.isAssignable(inner, to: .layer) && types.isAssignable(inner, to: face))
    #expect(!types.isAssignable(face, to: inner) && !types.isAssignable(.layer, to: face))
    #expect(types.isAssignable(numbers, to: optionals))
    #expect(!types.isAssignable(numbers, to: anys))
    #expect(types.isAssignable(faces, to: layers))
    #expect(types.isAssignable(.error, to: .number) && types.isAssignable(.number, to: .error))
    #expect(!types.isAssignable(.number, to: .duration))
  }

  @Test("two types have the nearest common one, never 'any'")
  func common() {
    var types = TypeTable()
    let optional = types.optional(of: .color)
    let face = types.makeLayerType(name: "face", parent: .layer)
    let first = types.makeLayerType(name: "first", parent: face)
    let second = types.makeLayerType(name: "second", parent: face)
    let other = types.makeLayerType(name: "other", parent: .layer)
    #expect(types.common(.number, .number) == .number)
    #expect(types.common(.color, .none) == optional)
    #expect(types.common(.none, .color) == optional)
    #expect(types.common(optional, .color) == optional)
    #expect(types.common(.color, optional) == optional)
    #expect(types.common(first, second) == face)
    #expect(types.common(first, other) == .layer)
    #expect(types.common(first, face) == face)
    #expect(types.common(.number, .string) == nil)
    let optionalFirst = types.optional(of: first)
    let optionalFace = types.optional(of: face)
    #expect(types.common(optionalFirst, second) == optionalFace)
  }

  @Test(
    "messages call types as people do",
    arguments: [
      (TypeID.number, "a plain number"), (.duration, "a duration"), (.angle, "an angle"), (.image, "an image"),
      (.easing, "an easing"), (.any, "any value"), (.none, "none"), (.void, "nothing"), (.layer, "a layer"),
    ])
  func descriptions(type: TypeID, text: String) {
    #expect(TypeTable().description(of: type) == text)
  }

  @Test("optionals lie in registers as their values do")
  func shapes() {
    var types = TypeTable()
    let optional = types.optional(of: .color)
    let list = types.list(of: .number)
    let layer = types.makeLayerType(name: "a", parent: .layer)
    #expect(types.shape(of: optional) == types.shape(of: .color))
    #expect(types.shape(of: list) == .reference)
    #expect(types.shape(of: layer) == .numbers(1))
    #expect(types.shape(of: .rect).numberCount == 4)
    #expect(types.shape(of: .void) == .nothing)
  }

  @Test("the open type of a signature is bound by the first operand")
  func openTypes() {
    let script = CheckedScript("print max(1s, 2s), max(1, 2), [1].contains(1)")
    #expect(script.told == [])
    #expect(
      script.lines == [
        "(print (maximum 705600000:duration 1411200000:duration):duration (maximum 1:number 2:number):number "
          + "(listContains (list 1:number):[number] 1:number):bool)"
      ])
  }
}
