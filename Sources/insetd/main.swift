#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

exit(Commands.run(Array(CommandLine.arguments.dropFirst())))
