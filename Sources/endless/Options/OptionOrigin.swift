/// Where options stand.
///
/// Later origins replace what earlier ones say.
package enum OptionOrigin: Hashable, Sendable {
  /// A line, from 1, of the configuration file.
  case file(String, line: Int)
  /// The variable `ENDLESS_OPTS`.
  case variable
  /// The command line.
  case commandLine

  /// The beginning of a message about a mistake there.
  package var prefix: String {
    switch self {
    case .file(let path, let line): "\(path):\(line): "
    case .variable: "ENDLESS_OPTS: "
    case .commandLine: ""
    }
  }
}
