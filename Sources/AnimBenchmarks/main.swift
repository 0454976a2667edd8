// Named workloads, each with its median and, where a peer is installed, the ratio to the peer's in the same run.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

exit(BenchmarkCommand(CommandLine.arguments.dropFirst()).run())
