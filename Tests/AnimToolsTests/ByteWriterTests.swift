import Testing

@testable import AnimTools

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("Bytes on their way out")
struct ByteWriterTests {
  /// The two ends of a pipe.
  private func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  private func readAvailable(_ descriptor: Int32) -> Int {
    var buffer = [UInt8](repeating: 0, count: 1 << 17)
    return read(descriptor, &buffer, buffer.count)
  }

  @Test("Without a descriptor everything is kept")
  func keeps() {
    let writer = ByteWriter()
    writer.write("one ")
    writer.write(Array("two".utf8))
    writer.flush()
    #expect(writer.text == "one two")
  }

  @Test("Bytes leave at a flush, not before")
  func flush() throws {
    let ends = try makePipe()
    defer { close(ends.read) }
    let writer = ByteWriter(descriptor: ends.write)
    writer.write("hello")
    #expect(writer.text == "hello")
    writer.flush()
    #expect(writer.bytes.isEmpty)
    #expect(readAvailable(ends.read) == 5)
    close(ends.write)
    #expect(readAvailable(ends.read) == 0)
  }

  @Test("A full chunk leaves by itself")
  func fullChunk() throws {
    let ends = try makePipe()
    defer {
      close(ends.read)
      close(ends.write)
    }
    let writer = ByteWriter(descriptor: ends.write)
    writer.write([UInt8](repeating: 65, count: 65_535))
    #expect(writer.bytes.count == 65_535)
    writer.write("B")
    #expect(writer.bytes.isEmpty)
    #expect(readAvailable(ends.read) == 65_536)
  }

  @Test("A closed reader is a failure that is remembered, and no end of the process")
  func closedReader() throws {
    let ends = try makePipe()
    defer { close(ends.write) }
    SystemCalls.ignoreBrokenPipes()
    close(ends.read)
    let writer = ByteWriter(descriptor: ends.write)
    writer.write("hello")
    #expect(!writer.hasFailed)
    writer.flush()
    #expect(writer.hasFailed)
    writer.write("more")
    writer.flush()
    #expect(writer.hasFailed)
    #expect(writer.bytes.isEmpty)
  }

  @Test("A command whose output is closed exits 74 and says so")
  func exitCode() throws {
    let ends = try makePipe()
    SystemCalls.ignoreBrokenPipes()
    close(ends.read)
    let environment = ToolEnvironment(output: ByteWriter(descriptor: ends.write))
    #expect(CommandLineTool.run(arguments: ["--version"], environment: environment) == .inputOutput)
    #expect(environment.error.text == "anim: cannot write the output\n")
    close(ends.write)
  }
}
