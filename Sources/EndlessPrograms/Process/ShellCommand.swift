/// A command line for `sh -c` and the variables it finds.
///
/// None of the bytes is a NUL.
struct ShellCommand: Sendable {
  /// A variable of the environment.
  struct Variable: Sendable {
    var name: String
    var value: [UInt8]
  }

  /// Linux takes 128 KiB for one string of the environment, its name included.
  private static let longestValue = 100 * 1024

  var text: [UInt8]
  var variables: [Variable]
  /// The variables that it does not find.
  var without: [String] = []
  /// What it reads from its standard input, or nil for nothing.
  var input: [UInt8]?
  /// Whether every other program goes before it.
  var isLow = false

  /// The variables as `NAME=VALUE`.
  ///
  /// One that is too long for the system is its name alone, which takes it out of the environment:
  /// most commands do not want it, and a cut value would be a wrong one.
  var environment: [[UInt8]] {
    variables.map { variable in
      let name = Array(variable.name.utf8)
      return variable.value.count > Self.longestValue
        ? name : name + [UInt8(ascii: "=")] + variable.value
    } + without.map { Array($0.utf8) }
  }

  /// Lets the command and what it runs have at most so many bytes of address space, where the system
  /// can do that.
  mutating func limit(memory: Int) {
    text = Array("ulimit -v \(memory / 1024) 2>/dev/null || :\n".utf8) + text
  }

  /// The bytes as one word of the shell's language, whatever they are.
  static func quoted(_ bytes: [UInt8]) -> [UInt8] {
    let quote = UInt8(ascii: "'")
    var word = [quote]
    for byte in bytes {
      word += byte == quote ? Array(#"'\''"#.utf8) : [byte]
    }
    return word + [quote]
  }
}
