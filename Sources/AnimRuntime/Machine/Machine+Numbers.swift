import AnimEngine
import AnimLanguage

// What arithmetic and comparisons mean, for the machine's loop.

/// The remainder with the sign of the divisor, so that angles and indices wrap: `-1 % 3` is 2.
@inline(__always)
func flooredRemainder(_ dividend: Double, _ divisor: Double) -> Double {
  let remainder = dividend.truncatingRemainder(dividingBy: divisor)
  return remainder != 0 && (remainder < 0) != (divisor < 0) ? remainder + divisor : remainder
}

/// A duration in whole ticks; an endless one stays endless.
@inline(__always)
func roundedTicks(_ ticks: Double) -> Double { ticks.rounded() }

/// Whether values are equal: an absent one equals an absent one and nothing else.
@inline(__always)
func areEqual(_ left: UnsafePointer<Double>, _ right: UnsafePointer<Double>, _ count: Int) -> Bool {
  if left[0] != right[0] { return left[0].isAbsent && right[0].isAbsent }
  for index in 1..<max(count, 1) where left[index] != right[index] {
    return false
  }
  return true
}

/// The tolerance of `~=`: 1e-6, for durations a microsecond.
func areClose(
  _ left: UnsafePointer<Double>, _ right: UnsafePointer<Double>, _ count: Int, isDuration: Bool
) -> Bool {
  let tolerance = isDuration ? Double(MediaTime.ticksPerSecond) * 1e-6 : 1e-6
  for index in 0..<count where !(abs(left[index] - right[index]) <= tolerance || left[index] == right[index]) {
    return false
  }
  return true
}

/// Arithmetic register by register; a scalar operand is used for all. Works where the destination is an operand.
func calculate(_ instruction: Instruction, _ n: UnsafeMutablePointer<Double>) {
  let to = n + Int(instruction.a)
  let (left, right) = (n + Int(instruction.b), n + Int(instruction.c))
  let scalars = UInt8(truncatingIfNeeded: instruction.d)
  let operation = ArithmeticOperation(rawValue: UInt8(truncatingIfNeeded: instruction.d >> 8)) ?? .add
  let leftScalar = scalars & ScalarOperand.left == 0 ? nil : left[0]
  let rightScalar = scalars & ScalarOperand.right == 0 ? nil : right[0]
  for index in 0..<Int(instruction.count) {
    let a = leftScalar ?? left[index]
    let b = rightScalar ?? right[index]
    switch operation {
    case .add: to[index] = a + b
    case .subtract: to[index] = a - b
    case .multiply: to[index] = a * b
    case .divide: to[index] = a / b
    }
  }
}

/// The position that an index names in a list; nil if it is not whole or out of range.
@inline(__always)
func elementPosition(_ index: Double, count: Int) -> Int? {
  guard index >= 0, index < Double(count) else { return nil }
  let position = Int(index)
  return Double(position) == index ? position : nil
}
