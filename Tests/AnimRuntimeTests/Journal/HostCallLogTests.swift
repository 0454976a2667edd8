import AnimEngine
import Testing

@testable import AnimRuntime

@Suite("The log of host calls")
struct HostCallLogTests {
  /// A log of calls of functions named by letters, the arguments numbered, the results counted from 1.
  private func log(_ calls: [(String, UInt64)]) -> HostCallLog {
    var log = HostCallLog()
    for (index, call) in calls.enumerated() {
      #expect(log.answer(to: HostQuestion(function: call.0, arguments: call.1)) == .unknown)
      log.log(HostQuestion(function: call.0, arguments: call.1), .value(.number(Double(index + 1))))
    }
    return log
  }

  private static let calls: [(String, UInt64)] = [("a", 1), ("b", 1), ("a", 1), ("a", 2)]

  @Test("a repeated run gets the answers in their order, then the host is asked")
  func repeating() {
    let whole = log(HostCallLogTests.calls)
    var repeated = HostCallLog()
    repeated.repeat(whole)
    for (index, call) in HostCallLogTests.calls.enumerated() {
      #expect(repeated.isRepeating)
      #expect(
        repeated.answer(to: HostQuestion(function: call.0, arguments: call.1))
          == .known(.value(.number(Double(index + 1)))))
    }
    #expect(!repeated.isRepeating)
    #expect(repeated.calls.elements == whole.calls.elements)
    #expect(repeated.answer(to: HostQuestion(function: "a", arguments: 1)) == .unknown)
  }

  @Test("a run that goes on from the middle gets the rest of the answers")
  func middle() {
    var part = log(Array(HostCallLogTests.calls.prefix(2)))
    part.repeat(log(HostCallLogTests.calls))
    #expect(part.answer(to: HostQuestion(function: "a", arguments: 1)) == .known(.value(.number(3))))
    part.goOn()
    #expect(part.answer(to: HostQuestion(function: "a", arguments: 2)) == .unknown)
  }

  @Test("a run that asks something else than it did is on its own from there")
  func deviation() {
    var repeated = HostCallLog()
    repeated.repeat(log(HostCallLogTests.calls))
    #expect(repeated.answer(to: HostQuestion(function: "a", arguments: 1)) == .known(.value(.number(1))))
    #expect(repeated.answer(to: HostQuestion(function: "c", arguments: 1)) == .unknown)
    #expect(repeated.answer(to: HostQuestion(function: "a", arguments: 1)) == .unknown)
    #expect(repeated.calls.count == 1)
  }

  @Test("another script gets the answers to the same questions, each once; what was never asked is told as new")
  func edited() {
    var edited = HostCallLog()
    edited.repeatEdited(log(HostCallLogTests.calls))
    #expect(edited.answer(to: HostQuestion(function: "a", arguments: 2)) == .known(.value(.number(4))))
    #expect(edited.answer(to: HostQuestion(function: "a", arguments: 1)) == .known(.value(.number(1))))
    #expect(edited.answer(to: HostQuestion(function: "a", arguments: 1)) == .known(.value(.number(3))))
    #expect(edited.answer(to: HostQuestion(function: "a", arguments: 1)) == .new)
    #expect(edited.answer(to: HostQuestion(function: "c", arguments: 0)) == .new)
    #expect(edited.isRepeating)
    edited.goOn()
    #expect(!edited.isRepeating)
    #expect(edited.answer(to: HostQuestion(function: "c", arguments: 0)) == .unknown)
    #expect(edited.calls.elements.map(\.outcome.value) == [.number(4), .number(1), .number(3)])
  }

  @Test("an array in chunks is an array", arguments: [0, 1, 255, 256, 257, 1000])
  func chunks(count: Int) {
    var array = ChunkedArray(0..<count)
    #expect(array.count == count)
    #expect(array.elements == Array(0..<count))
    #expect((0..<count).allSatisfy { array[$0] == $0 })
    let copy = array
    array.append(-1)
    #expect(copy.count == count)
    #expect(array[count] == -1)
  }
}
