import AnimEngine
import AnimLanguage

extension Machine {
  mutating func callLayer(
    _ call: BuiltinCall, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) {
    let layer = layerID(n[0])
    switch call.builtin {
    case .layerName: r[0] = .string(name(of: layer))
    case .superlayer: n[0] = engine.superlayer(of: layer).map { Double($0.index) } ?? .absent
    case .sublayers: r[0] = .numbers(engine.sublayers(of: layer).map { Double($0.index) })
    case .animationKeys: r[0] = .references(engine.animationKeys(layer).map { .string($0) })
    case .animationForKey:
      r[0] = engine.animation(layer, key: r[0].text).map { .value(.animation($0)) } ?? .none
    case .handlers:
      r[0] = .references(
        registrations.matching(.animation(.finish), key: r[0].text, of: layer).map {
          .string(code.functions[Int($0.closure.function.index)].name)
        })
    case .convertPoint, .convertPointOnScreen:
      let point = engine.convert(
        Point2D(x: n[1], y: n[2]), from: layerID(n[3]), to: layer, onScreen: call.builtin == .convertPointOnScreen)
      (n[0], n[1]) = (point.x, point.y)
    case .layerAction: beginSearch(layer, key: r[0].text)
    case .convertRect, .convertRectOnScreen:
      let rect = Rect2D(x: n[1], y: n[2], width: n[3], height: n[4])
      let box = engine.convert(
        rect, from: layerID(n[5]), to: layer, onScreen: call.builtin == .convertRectOnScreen)
      store(box, n)
    case .convertTime:
      n[0] = engine.convert(MediaTime(roundingTicks: n[1]), from: layerID(n[2]), to: layer).tickCount
    case .hitTest, .hitTestOnScreen:
      let hit = engine.hitTest(Point2D(x: n[1], y: n[2]), in: layer, onScreen: call.builtin == .hitTestOnScreen)
      n[0] = hit.map { Double($0.index) } ?? .absent
    case .layerContains, .layerContainsOnScreen:
      let isOnScreen = call.builtin == .layerContainsOnScreen
      n[0] = engine.contains(Point2D(x: n[1], y: n[2]), in: layer, onScreen: isOnScreen) ? 1 : 0
    case .visibleRect:
      store(engine.visibleRect(of: layer), n)
    case .instanceTransforms:
      r[0] = .references(engine.instances(of: layer).map { .value(.transform($0.transform)) })
    case .instanceColors:
      r[0] = .numbers(
        engine.instances(of: layer).flatMap { [$0.color.red, $0.color.green, $0.color.blue, $0.color.alpha] })
    case .instanceDelays: r[0] = .numbers(engine.instances(of: layer).map(\.delay.tickCount))
    case .particlePositions: r[0] = .numbers(engine.particles(of: layer).flatMap { [$0.position.x, $0.position.y] })
    case .findLayer: n[0] = engine.descendant(of: layer, named: r[0].text).map { Double($0.index) } ?? .absent
    default: break
    }
  }
}
