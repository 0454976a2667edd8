extension Vocabulary {
  /// What values have after a `.`; properties of layers come from the engine's table.
  static let members: [BuiltinSignature] =
    scalarMembers + geometryMembers + transformMembers + pathMembers + colorMembers + stringMembers + listMembers
    + layerMembers + animationMembers + springMembers + animatorMembers + eventMembers

  private static let scalarMembers: [BuiltinSignature] = [
    property(.angle, "degrees", .builtin(.degrees), .exactly(.number), "The angle in degrees"),
    property(.angle, "radians", .component(first: 0), .exactly(.number), "The angle in radians"),
    property(.angle, "turns", .builtin(.turns), .exactly(.number), "The angle in whole turns"),
    property(.duration, "seconds", .builtin(.seconds), .exactly(.number), "The duration in seconds"),
    property(.duration, "milliseconds", .builtin(.milliseconds), .exactly(.number), "The duration in milliseconds"),
    property(.range, "lowerBound", .builtin(.rangeLowerBound), .exactly(.number), "Where the range begins"),
    property(.range, "upperBound", .builtin(.rangeUpperBound), .exactly(.number), "Where the range ends"),
    property(.range, "count", .builtin(.rangeCount), .exactly(.number), "How many whole numbers it holds"),
    method(
      .range, "contains", .rangeContains, [.init("value", .exactly(.number))], .exactly(.bool),
      "Whether a number lies in the range"),
  ]

  private static let geometryMembers: [BuiltinSignature] = [
    property(.point, "x", .component(first: 0), .exactly(.number), "The horizontal coordinate"),
    property(.point, "y", .component(first: 1), .exactly(.number), "The vertical coordinate"),
    method(
      .point, "applying", .pointApplying, [.init("transform", .exactly(.transform))], .exactly(.point),
      "Where a transform takes the point"),
    property(.size, "width", .component(first: 0), .exactly(.number), "The width"),
    property(.size, "height", .component(first: 1), .exactly(.number), "The height"),
    property(.vector, "x", .component(first: 0), .exactly(.number), "The first coordinate"),
    property(.vector, "y", .component(first: 1), .exactly(.number), "The second coordinate"),
    property(.vector, "z", .component(first: 2), .exactly(.number), "The third coordinate"),
    property(.rect, "origin", .component(first: 0), .exactly(.point), "The corner with the smallest coordinates"),
    property(.rect, "size", .component(first: 2), .exactly(.size), "Width and height"),
    property(.rect, "width", .component(first: 2), .exactly(.number), "The width"),
    property(.rect, "height", .component(first: 3), .exactly(.number), "The height"),
    property(.rect, "center", .builtin(.rectCenter), .exactly(.point), "The middle"),
    property(.rect, "minX", .component(first: 0), .exactly(.number), "The smallest abscissa"),
    property(.rect, "midX", .builtin(.rectMidX), .exactly(.number), "The abscissa of the middle"),
    property(.rect, "maxX", .builtin(.rectMaxX), .exactly(.number), "The largest abscissa"),
    property(.rect, "minY", .component(first: 1), .exactly(.number), "The smallest ordinate"),
    property(.rect, "midY", .builtin(.rectMidY), .exactly(.number), "The ordinate of the middle"),
    property(.rect, "maxY", .builtin(.rectMaxY), .exactly(.number), "The largest ordinate"),
    method(
      .rect, "inset", .rectInset, [.init("distance", .exactly(.number))], .exactly(.rect),
      "The rectangle with its edges moved inwards"),
    method(
      .rect, "contains", .rectContains, [.init("point", .exactly(.point))], .exactly(.bool),
      "Whether a point lies in the rectangle"),
    method(
      .rect, "union", .rectUnion, [.init("other", .exactly(.rect))], .exactly(.rect),
      "The smallest rectangle that holds both"),
    method(
      .rect, "applying", .rectApplying, [.init("transform", .exactly(.transform))], .exactly(.rect),
      "The box around what a transform makes of the rectangle"),
  ]

  private static let colorMembers: [BuiltinSignature] = [
    property(.color, "red", .component(first: 0), .exactly(.number), "The red part, 0 to 1"),
    property(.color, "green", .component(first: 1), .exactly(.number), "The green part, 0 to 1"),
    property(.color, "blue", .component(first: 2), .exactly(.number), "The blue part, 0 to 1"),
    property(.color, "alpha", .component(first: 3), .exactly(.number), "How opaque it is, 0 to 1"),
    method(
      .color, "alpha", .colorWithAlpha, [.init("alpha", .exactly(.number), fraction: true)], .exactly(.color),
      "The same colour with another alpha"),
    method(
      .color, "mixed", .colorMixed,
      [
        .init("with", .exactly(.color), labelled: true),
        .init("by", .exactly(.number), labelled: true, fraction: true),
      ], .exactly(.color), "The colour a fraction of the way to another"),
  ]

  private static let stringMembers: [BuiltinSignature] = [
    property(.string, "count", .builtin(.stringCount), .exactly(.number), "How many characters it has"),
    property(.string, "isEmpty", .builtin(.stringIsEmpty), .exactly(.bool), "Whether it has no characters"),
    property(.string, "uppercased", .builtin(.uppercased), .exactly(.string), "The text in capital letters"),
    property(.string, "lowercased", .builtin(.lowercased), .exactly(.string), "The text in small letters"),
    property(.string, "trimmed", .builtin(.trimmed), .exactly(.string), "The text without white space around it"),
    method(
      .string, "contains", .stringContains, [.init("text", .exactly(.string))], .exactly(.bool),
      "Whether a text occurs in it"),
    method(
      .string, "hasPrefix", .hasPrefix, [.init("text", .exactly(.string))], .exactly(.bool), "Whether it begins so"),
    method(.string, "hasSuffix", .hasSuffix, [.init("text", .exactly(.string))], .exactly(.bool), "Whether it ends so"),
    method(
      .string, "split", .split, [.init("separator", .exactly(.string))], .listOf(.string),
      "The pieces between separators"),
  ]

  private static let listMembers: [BuiltinSignature] = [
    member(.elements, "count", .property, .builtin(.listCount), [], .exactly(.number), "How many elements it has"),
    member(.elements, "isEmpty", .property, .builtin(.listIsEmpty), [], .exactly(.bool), "Whether it has no elements"),
    member(.elements, "first", .property, .builtin(.listFirst), [], .optionalElement, "The first element"),
    member(.elements, "last", .property, .builtin(.listLast), [], .optionalElement, "The last element"),
    member(.elements, "reversed", .property, .builtin(.listReversed), [], .elements, "The elements backwards"),
    member(.elements, "shuffled", .property, .builtin(.listShuffled), [], .elements, "The elements in random order"),
    member(
      .listOf(.number), "sorted", .property, .builtin(.listSorted), [], .listOf(.number), "The smallest first"),
    member(
      .listOf(.duration), "sorted", .property, .builtin(.listSorted), [], .listOf(.duration), "The shortest first"),
    member(.listOf(.angle), "sorted", .property, .builtin(.listSorted), [], .listOf(.angle), "The smallest first"),
    member(
      .listOf(.string), "sorted", .property, .builtin(.listSorted), [], .listOf(.string), "In alphabetical order"),
    member(
      .elements, "contains", .method, .builtin(.listContains), [.init("value", .element)], .exactly(.bool),
      "Whether a value is among its elements"),
    member(
      .elements, "index", .method, .builtin(.listIndexOf), [.init("of", .element, labelled: true)],
      .optional(.number), "The place of a value"),
    member(
      .listOf(.string), "joined", .method, .builtin(.joined), [.init("separator", .exactly(.string))],
      .exactly(.string), "The texts with a separator between them"),
    mutation("append", .listAppend, [.init("value", .element)], "Adds an element at the end"),
    mutation(
      "insert", .listInsert, [.init("value", .element), .init("at", .exactly(.number), labelled: true)],
      "Puts an element at an index"),
    mutation("remove", .listRemoveAt, [.init("at", .exactly(.number), labelled: true)], "Takes an element out"),
    mutation("removeLast", .listRemoveLast, [], "Takes the last element off"),
    mutation("removeAll", .listRemoveAll, [], "Takes all elements out"),
  ]

  private static let layerMembers: [BuiltinSignature] = [
    property(.layer, "name", .builtin(.layerName), .exactly(.string), "The name that the declaration gave it"),
    property(.layer, "superlayer", .builtin(.superlayer), .optional(.layer), "The layer that it is in"),
    property(.layer, "sublayers", .builtin(.sublayers), .listOf(.layer), "The layers in it, from back to front"),
    property(
      .layer, "animationKeys", .builtin(.animationKeys), .listOf(.string),
      "The keys of its running animations in order"),
    method(
      .layer, "animation", .animationForKey, [.init("key", .exactly(.string))], .optional(.animation),
      "Its running animation under a key"),
    method(
      .layer, "action", .layerAction, [.init("key", .exactly(.string))], .optional(.action),
      "What is found when the action of a property or event is looked up; none leaves it to the implicit animation"),
    method(
      .layer, "handlers", .handlers, [.init("key", .exactly(.string))], .listOf(.string),
      "The handlers that run when the animation under a key has finished"),
    method(
      .layer, "convert", .convertPoint,
      [.init("point", .exactly(.point)), .init("from", .exactly(.layer), labelled: true)], .exactly(.point),
      "A point of another layer's coordinates in its own"),
    method(
      .layer, "convert", .convertRect,
      [.init("rect", .exactly(.rect)), .init("from", .exactly(.layer), labelled: true)], .exactly(.rect),
      "The box around a rectangle of another layer's coordinates in its own"),
    method(
      .layer, "convert", .convertTime,
      [.init("time", .exactly(.duration)), .init("from", .exactly(.layer), labelled: true)], .exactly(.duration),
      "A time of another layer's in its own"),
    method(
      .layer, "hitTest", .hitTest, [.init("point", .exactly(.point))], .optional(.layer),
      "The uppermost layer, itself or in it, at a point of its superlayer's coordinates"),
    method(
      .layer, "contains", .layerContains, [.init("point", .exactly(.point))], .exactly(.bool),
      "Whether a point of its own coordinates lies in its bounds"),
    property(
      .layer, "visibleRect", .builtin(.visibleRect), .exactly(.rect),
      "The part of its bounds that no layer around it cuts off"),
    property(
      .layer, "instanceTransforms", .builtin(.instanceTransforms), .listOf(.transform),
      "Of a replicator what is done to each copy; no copies of other layers"),
    property(
      .layer, "instanceColors", .builtin(.instanceColors), .listOf(.color),
      "Of a replicator what the colours of each copy are multiplied with"),
    property(
      .layer, "instanceDelays", .builtin(.instanceDelays), .listOf(.duration),
      "Of a replicator how far the time of each copy lags behind"),
    property(
      .layer, "particlePositions", .builtin(.particlePositions), .listOf(.point),
      "Of an emitter where its particles are, the oldest of each cell first"),
    method(
      .layer, "find", .findLayer, [.init("name", .exactly(.string))], .optional(.layer), "A layer in it of a name"),
  ]

  private static let animatorMembers: [BuiltinSignature] = [
    property(
      .animator, "fractionComplete", .builtin(.animatorFraction), .exactly(.number),
      "How much of the way it shows, 0 to 1; can be set"),
    property(.animator, "isRunning", .builtin(.animatorIsRunning), .exactly(.bool), "Whether it moves by itself"),
    property(
      .animator, "isReversed", .builtin(.animatorIsReversed), .exactly(.bool), "Whether it runs back to its start"),
    property(
      .animator, "pausesOnCompletion", .builtin(.animatorPausesOnCompletion), .exactly(.bool),
      "Whether it stays active at its end, paused; can be set"),
    property(
      .animator, "scrubsLinearly", .builtin(.animatorScrubsLinearly), .exactly(.bool),
      "Whether the fraction is that of the way, and not of the time, while it is paused; can be set"),
    property(
      .animator, "state", .builtin(.animatorState), .exactly(.string), "\"inactive\", \"active\" or \"stopped\""),
  ]

  private static let eventMembers: [BuiltinSignature] = [
    property(.event, "name", .builtin(.eventName), .exactly(.string), "What it is called"),
    property(
      .event, "location", .builtin(.eventLocation), .exactly(.point), "Where it happened, in the layer's coordinates"),
    property(.event, "payload", .builtin(.eventPayload), .exactly(.any), "What the host sent along"),
  ]

  static func member(
    _ receiver: SignatureType, _ name: String, _ form: BuiltinForm, _ operation: BuiltinOperation,
    _ parameters: [BuiltinParameter], _ result: SignatureType, _ help: String
  ) -> BuiltinSignature {
    BuiltinSignature(
      name: name, form: form, receiver: receiver, parameters: parameters, result: result, operation: operation,
      help: help)
  }

  static func property(
    _ receiver: TypeID, _ name: String, _ operation: BuiltinOperation, _ result: SignatureType, _ help: String
  ) -> BuiltinSignature {
    member(.exactly(receiver), name, .property, operation, [], result, help)
  }

  static func method(
    _ receiver: TypeID, _ name: String, _ builtin: Builtin, _ parameters: [BuiltinParameter],
    _ result: SignatureType, _ help: String
  ) -> BuiltinSignature {
    member(.exactly(receiver), name, .method, .builtin(builtin), parameters, result, help)
  }

  private static func mutation(
    _ name: String, _ builtin: Builtin, _ parameters: [BuiltinParameter], _ help: String
  ) -> BuiltinSignature {
    member(.elements, name, .mutation, .builtin(builtin), parameters, .exactly(.void), help)
  }
}
