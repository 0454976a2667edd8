/// The operations of the language that are neither operators nor statements. The vocabulary gives each its names,
/// types and help; the machine performs them. Operand shapes are those of the signature in the comment.
public enum Builtin: UInt8, Hashable, Sendable, CaseIterable {
  // Mathematics on one register; `absolute minimum maximum clamp` serve numbers, durations and angles alike.
  case absolute, floor, ceiling, round, truncate, squareRoot, power, exponential, logarithm
  case sine, cosine, tangent, arcSine, arcCosine, arcTangent, arcTangent2
  case minimum, maximum, clamp, sign, hypotenuse
  /// lerp(T, T, number) -> T on every register; `lerpDuration` rounds to ticks.
  case lerp, lerpDuration
  /// isWithin(T, T, tolerance number) -> bool on every register
  case isWithin
  /// polar(radius number, angle) -> point
  case polar

  // Conversions. `T.degrees` and the like are one register to one.
  case degrees, turns, degreesToAngle, turnsToAngle
  case seconds, milliseconds, secondsToDuration, millisecondsToDuration
  /// number(string) -> number?
  case parseNumber
  /// string(any type) -> string: as an interpolation of one piece.
  case toString

  // Strings
  case stringCount, stringIsEmpty, uppercased, lowercased, stringContains, hasPrefix, hasSuffix, split, trimmed
  /// joined([string], separator string) -> string
  case joined

  // Lists; element operands are of the list's element type.
  case listCount, listIsEmpty, listFirst, listLast, listContains, listIndexOf, listReversed, listSorted, listShuffled
  /// In place, in `TypedStatement.mutate`.
  case listAppend, listInsert, listRemoveAt, listRemoveLast, listRemoveAll

  // Ranges
  case rangeLowerBound, rangeUpperBound, rangeContains, rangeCount
  /// rangeElements(range) -> [number]
  case rangeElements

  // Colours: components 0...1; `rgb` takes 0...255.
  case rgb, rgba, hsl, hsla, colorWithAlpha, colorMixed
  // Rects
  case rectCenter, rectInset, rectContains, rectUnion, rectMidX, rectMidY, rectMaxX, rectMaxY
  // Points and vectors
  case length, distance, normalized

  // Transforms
  case translation, rotation, rotationAxis, scaling, perspective, identity
  /// matrix(six or sixteen numbers) -> transform
  case matrix
  /// transformPart(transform, number in `TransformPart.all`) -> number, angle or size
  case transformPart
  /// inverted(transform) -> transform?
  case transformInverted
  /// applying(point or rect, transform) -> the same
  case pointApplying, rectApplying

  // Easings. `namedEasing` has its place among them as operand, `stepsAt` the count and the raw value of the position.
  case namedEasing, cubicBezier, steps, stepsAt
  /// spring(mass, stiffness, damping, velocity, bool) -> spring, spring(duration, bounce, velocity) -> spring
  case spring, perceptualSpring
  case springSettlingDuration, springMass, springStiffness, springDamping, springVelocity, springDuration, springBounce
  // Paths
  case rectPath, ellipsePath, circlePath, linePath, roundedRectPath, polygonPath, arcPath, svgPath
  case pathBoundingBox, pathLength, pathIsEmpty
  /// contains(path, point) -> bool, point(path, fraction) -> point, direction(path, fraction) -> angle
  case pathContains, pathPoint, pathDirection
  case image

  // Layers
  case layerName, superlayer, sublayers, animationKeys
  /// animation(layer, key string) -> animation?
  case animationForKey
  /// handlers(layer, key string) -> [string]
  case handlers
  case convertPoint, convertRect, findLayer
  /// convert(layer, duration, layer) -> duration: a time of the other layer's in its own
  case convertTime
  /// Of a replicator its instances, in order.
  case instanceTransforms, instanceColors, instanceDelays
  /// Of an emitter where its particles are.
  case particlePositions
  case visibleRect
  /// action(layer, key string) -> action?: runs the search, which may run code of the script.
  case layerAction

  // Animations
  case animationKey, animationKeyPath, animationToValue, animationFromValue, animationByValue, animationDuration
  /// Of keyframes: all values as a list.
  case animationValues
  case animationKeyTimes, animationPath, animationSpring, animationTimingFunction, animationDelay
  case animationRepeatCount, animationRepeatDuration, animationAutoreverses, animationSpeed, animationTimeOffset
  case animationFillMode, animationIsAdditive, animationIsCumulative, animationAnimations
  /// tagged(animation, name string) -> any
  case animationTagged

  /// noise(x), noise(x, y)
  case noise

  // Animators; of each the number is the animator.
  case animatorFraction, animatorIsRunning, animatorIsReversed, animatorPausesOnCompletion, animatorState
  case animatorScrubsLinearly
  // Events
  case eventName, eventLocation, eventPayload
  /// hitTest(layer, point) -> layer?
  case hitTest
  /// contains(layer, point) -> bool
  case layerContains
  /// The same of what is seen instead of the model.
  case hitTestOnScreen, layerContainsOnScreen, convertPointOnScreen, convertRectOnScreen

  // Random numbers, from the run's generator.
  case randomInRange, randomElement, randomColor

  /// The same of what is seen instead of the model; nil if there is no such thing.
  var onScreen: Builtin? {
    switch self {
    case .hitTest: .hitTestOnScreen
    case .layerContains: .layerContainsOnScreen
    case .convertPoint: .convertPointOnScreen
    case .convertRect: .convertRectOnScreen
    case .convertTime: .convertTime
    default: nil
    }
  }

  /// Whether it takes random numbers of the run.
  var isRandom: Bool {
    switch self {
    case .randomInRange, .randomElement, .randomColor, .listShuffled: true
    default: false
    }
  }
}
