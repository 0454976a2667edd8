import AnimTools

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

exit(CommandLineTool.run(arguments: Array(CommandLine.arguments.dropFirst()), environment: .process()).rawValue)
