extension DiagnosticID {
  static let nameIDs = [
    unknownName, unknownProperty, unknownMember, unknownFunction, unknownHandler, unknownType, unknownLayerKind,
    unknownEvent, unknownOption, twoMeanings, alreadyDeclared, nestedDeclaration, notOffered, usedBeforeDeclared,
    unknownActionKey, shortActionKey, unknownWord, noHost, nameInBraces, unknownKey, neverEqual, similarEvent,
  ]

  public static let unknownName = DiagnosticID("name/unknown", "a name means nothing here")
  public static let unknownProperty = DiagnosticID("name/unknown-property", "a layer has no property of the name")
  public static let unknownMember = DiagnosticID("name/unknown-member", "a value has no member of the name")
  public static let unknownFunction = DiagnosticID("name/unknown-function", "there is no function of the name")
  public static let unknownHandler = DiagnosticID("name/unknown-handler", "there is no handler of the name")
  public static let unknownType = DiagnosticID("name/unknown-type", "there is no type of the name")
  public static let unknownLayerKind = DiagnosticID("name/unknown-layer-kind", "there is no kind of layer of the name")
  public static let unknownEvent = DiagnosticID("name/unknown-event", "there is no event of the name")
  public static let unknownOption = DiagnosticID("name/unknown-option", "transactions have no option of the name")
  public static let twoMeanings = DiagnosticID(
    "name/two-meanings", "a bare name means a member of the layer and a variable")
  public static let alreadyDeclared = DiagnosticID("name/already-declared", "a scope has two declarations of a name")
  public static let nestedDeclaration = DiagnosticID(
    "name/nested-declaration", "a function or handler is declared inside a block")
  public static let notOffered = DiagnosticID(
    "name/not-offered", "a handler uses what the place that names it does not offer")

  public static let usedBeforeDeclared = DiagnosticID(
    "name/used-before-declared", "a call uses a variable that has no value yet")
  public static let unknownActionKey = DiagnosticID(
    "name/unknown-action-key", "nothing asks for an action of the name")
  public static let shortActionKey = DiagnosticID(
    "name/short-action-key", "the key of an action is compared with a short name")

  public static let unknownWord = DiagnosticID("name/unknown-word", "a property does not take the word")

  public static let noHost = DiagnosticID("name/no-host", "a script without a host calls a function of the host")

  public static let nameInBraces = DiagnosticID("name/in-braces", "a text has a known name in braces")
  public static let unknownKey = DiagnosticID("name/unknown-key", "no animation of the script has the key or tag")
  public static let neverEqual = DiagnosticID("name/never-equal", "a word is compared with what it can never be")

  public static let similarEvent = DiagnosticID("name/similar-event", "an event is nearly called like another")

  static let typeIDs = [
    mismatch, missingUnit, percentHere, operands, optional, neverAbsent, needsType, mixed, cast, noValue, notIterable,
    propertyType, propertyTypesDiffer, layerTypeCycle, outOfRange,
  ]

  public static let outOfRange = DiagnosticID("type/out-of-range", "a number is beyond what its place shows or takes")

  public static let propertyType = DiagnosticID("type/property", "a property has a type that no property can have")
  public static let propertyTypesDiffer = DiagnosticID(
    "type/properties-differ", "layer types have properties of one name and different types")
  public static let layerTypeCycle = DiagnosticID("type/extends-itself", "a layer type extends itself")

  public static let mismatch = DiagnosticID("type/mismatch", "a value has another type than is wanted")
  public static let missingUnit = DiagnosticID("type/missing-unit", "a number stands where a unit is needed")
  public static let percentHere = DiagnosticID("type/percent-here", "a percentage stands where no fraction is wanted")
  public static let operands = DiagnosticID("type/operands", "an operator does not work on its operands")
  public static let optional = DiagnosticID("type/optional", "a value that may be absent is used as if it were there")
  public static let neverAbsent = DiagnosticID("type/never-absent", "a value that is always there is opened")
  public static let needsType = DiagnosticID("type/needs-type", "'none', '[]' or a declaration has no known type")
  public static let mixed = DiagnosticID("type/mixed", "values that need a common type have none")
  public static let cast = DiagnosticID("type/cast", "'as' stands where it cannot do anything")
  public static let noValue = DiagnosticID("type/no-value", "a call that returns nothing is used as a value")
  public static let notIterable = DiagnosticID("type/no-elements", "a value that has no elements is taken apart")

  static let callIDs = [
    notCallable, missingArgument, extraArgument, argumentLabel, argumentType, noSuchCall, parentheses, handlerCall,
    listChange, tags,
  ]

  public static let notCallable = DiagnosticID("call/not-a-function", "something that is no function is called")
  public static let missingArgument = DiagnosticID("call/missing-argument", "a call lacks an argument")
  public static let extraArgument = DiagnosticID("call/extra-argument", "a call has an argument too many")
  public static let argumentLabel = DiagnosticID("call/wrong-label", "an argument has a wrong label, or lacks one")
  public static let argumentType = DiagnosticID("call/wrong-argument", "no form of a function takes these values")
  public static let noSuchCall = DiagnosticID("call/no-such-form", "no form of a function has these arguments")
  public static let parentheses = DiagnosticID("call/parentheses", "parentheses are missing, or too many")
  public static let handlerCall = DiagnosticID("call/handler", "a handler is used as a function, or the reverse")
  public static let listChange = DiagnosticID("call/list-change", "a change of a list is used as a value")
  public static let tags = DiagnosticID("call/tags", "a tag has no name, or the name of another")

  static let statementIDs = [
    unusedValue, unreachable, outsideLoop, leavesDeclaration, returnValue, missingReturn, readOnly, constant,
    variableWithoutValue, cannotCancel, misplaced, forbidden, optionWord, noEffect, neverUsed,
  ]

  public static let neverUsed = DiagnosticID("statement/never-used", "what is declared is never used")

  public static let misplaced = DiagnosticID("statement/misplaced", "a statement stands where it cannot")
  public static let forbidden = DiagnosticID(
    "statement/forbidden", "a block that runs by itself does what it cannot")
  public static let optionWord = DiagnosticID("statement/option-word", "an option is none of its words")
  public static let noEffect = DiagnosticID("statement/no-effect", "what is set or declared does nothing there")

  public static let unusedValue = DiagnosticID("statement/unused-value", "the value of an expression is not used")
  public static let unreachable = DiagnosticID("statement/unreachable", "a statement can never run")
  public static let outsideLoop = DiagnosticID("statement/outside-loop", "'break' or 'continue' is in no loop")
  public static let leavesDeclaration = DiagnosticID(
    "statement/leaves-declaration", "the declaration of a layer is left before its end")
  public static let returnValue = DiagnosticID("statement/return", "'return' has a value too many, or lacks one")
  public static let missingReturn = DiagnosticID("statement/missing-return", "not every path returns a value")
  public static let readOnly = DiagnosticID("statement/read-only", "something that cannot be set is set")
  public static let constant = DiagnosticID("statement/constant", "a 'let', parameter or loop variable is set")
  public static let variableWithoutValue = DiagnosticID("statement/no-first-value", "a variable has no first value")
  public static let cannotCancel = DiagnosticID("statement/cancel", "something that cannot be cancelled is")

  static let animationIDs = [
    notAnimatable, contradictoryClauses, misplacedClause, uselessClause, noEnd, notAdditive, keyframes, keyTimes,
    clauseType, uselessDuration, uselessRepeat, conflict, duplicateOption, blockTakenOff, pauseOfKey, keyframe,
    animator, unmovedProperty, cutOff, overshoot, replaced, unmovedLayer, weakDamping, noParticles,
  ]

  public static let replaced = DiagnosticID(
    "animation/replaced", "an animation is replaced at the instant at which it begins")
  public static let unmovedLayer = DiagnosticID(
    "animation/unmoved-layer", "a block changes a layer that no view owns")
  public static let noParticles = DiagnosticID("animation/no-particles", "a cell of an emitter has no particles")
  public static let weakDamping = DiagnosticID("animation/weak-damping", "a spring hardly settles")

  public static let cutOff = DiagnosticID(
    "animation/cut-off", "an animation goes on beyond the end of what it is part of")
  public static let overshoot = DiagnosticID(
    "animation/overshoot", "an easing goes where the property shows nothing more")

  public static let notAnimatable = DiagnosticID("animation/not-animatable", "what is animated does not animate")
  public static let contradictoryClauses = DiagnosticID(
    "animation/contradictory-clauses", "clauses of an animation exclude each other")
  public static let misplacedClause = DiagnosticID(
    "animation/misplaced-clause", "a clause belongs to another form of animation")
  public static let uselessClause = DiagnosticID(
    "animation/useless-clause", "a clause does nothing without another, or beside it")
  public static let keyframes = DiagnosticID("animation/keyframes", "the lists of a keyframe animation do not match")
  public static let keyTimes = DiagnosticID("animation/key-times", "key times do not rise from 0 to 1")
  public static let clauseType = DiagnosticID(
    "animation/clause-type", "a clause does not work on the type of the property")
  public static let conflict = DiagnosticID(
    "animation/conflict", "two animations of different keys drive one property at the same time")
  public static let pauseOfKey = DiagnosticID("animation/pause-of-key", "'pause' or 'resume' has a key")
  public static let keyframe = DiagnosticID(
    "animation/keyframe-block", "a keyframe is outside its block, or beyond its duration")
  public static let animator = DiagnosticID("animation/animator", "an animator is told what it cannot do")
  public static let unmovedProperty = DiagnosticID(
    "animation/unmoved-property", "a block changes a property of a view that views do not animate")
  public static let noEnd = DiagnosticID("animation/no-end", "an animation says neither where it starts nor ends")
  public static let notAdditive = DiagnosticID("animation/not-additive", "'by' stands on what cannot be added up")
  public static let uselessDuration = DiagnosticID("animation/useless-duration", "a duration is zero or negative")
  public static let uselessRepeat = DiagnosticID("animation/useless-repeat", "an animation repeats less than once")
  public static let duplicateOption = DiagnosticID("animation/duplicate-option", "an option is given twice")
  public static let blockTakenOff = DiagnosticID("animation/block-taken-off", "'off' has a block of its own")

  static let timeIDs = [overlap, endlessInSequence, randomInFrame, standsStill]

  public static let standsStill = DiagnosticID("time/stands-still", "a loop can neither wait nor end")

  public static let overlap = DiagnosticID("time/overlap", "'overlap' has nothing to overlap")
  public static let endlessInSequence = DiagnosticID(
    "time/endless", "an endless animation stands where its end is waited for")
  public static let randomInFrame = DiagnosticID("time/random", "random numbers would depend on the frame rate")

  static let testIDs = [testPlace, outsideOfTest, uselessTolerance]

  public static let testPlace = DiagnosticID("test/declaration", "a test is inside a block or has no plain name")
  public static let outsideOfTest = DiagnosticID("test/outside", "a test uses a variable of the script")
  public static let uselessTolerance = DiagnosticID("test/tolerance", "'within' has no '~=' to belong to")

  static let importIDs = [importPlace, importPath, importUnreadable, importCycle]

  public static let importPlace = DiagnosticID("import/place", "an import does not stand at the top of its file")
  public static let importPath = DiagnosticID("import/path", "an import names no file that may be read")
  public static let importUnreadable = DiagnosticID("import/unreadable", "an imported file cannot be read")
  public static let importCycle = DiagnosticID("import/cycle", "files import each other in a circle")
}
