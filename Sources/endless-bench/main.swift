#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

exit(run(Array(CommandLine.arguments.dropFirst())))

/// Carries out a command line and returns the exit code.
func run(_ arguments: [String]) -> Int32 {
  switch arguments.first {
  case nil: return measure(quick: false, Bench.Group.allCases)
  case "--quick" where arguments.count == 1: return measure(quick: true, Bench.Group.allCases)
  case "--only" where arguments.count > 1:
    let groups = arguments.dropFirst().compactMap { Bench.Group(rawValue: $0) }
    return groups.count == arguments.count - 1 ? measure(quick: false, groups) : 2
  case "steps" where arguments.count == 3: return steps(arguments[1], arguments[2])
  default:
    print(
      """
      usage: endless-bench [--quick | --only GROUP...]

      Measures endless beside the programs that people would use instead, in the same run.
      --quick only counts (bytes, instructions, memory), on smaller data.
      GROUP is one of \(Bench.Group.allCases.map(\.rawValue).joined(separator: ", ")).
      Exit 1 if a count or a ratio is beyond its limit.
      """)
    return arguments == ["--help"] ? 0 : 2
  }
}

private func measure(quick: Bool, _ groups: [Bench.Group]) -> Int32 {
  signal(SIGPIPE, SIG_IGN)
  Interruption.hold()
  defer { TestData.remove() }
  var bench = Bench(isQuick: quick, groups: groups)
  do throws(BenchError) {
    try bench.run()
    return bench.report.misses == 0 ? 0 : 1
  } catch {
    print("\nendless-bench: \(error)")
    return 2
  }
}

private func steps(_ steps: String, _ rows: String) -> Int32 {
  guard let steps = Int(steps), let rows = Int(rows), rows > 0 else { return 2 }
  do {
    try takeLineSteps(steps, rows: rows)
    return 0
  } catch {
    print(error)
    return 2
  }
}
