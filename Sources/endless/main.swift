#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

let outcome = launch(
  arguments: .ofThisProcess, environment: .ofThisProcess, terminals: .ofThisProcess)
exit(perform(outcome))
