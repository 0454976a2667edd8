/// The length of the vector (x, y), without overflow on the way.
public func hypotenuse(_ x: Double, _ y: Double) -> Double {
  (x * x + y * y).squareRoot()
}
