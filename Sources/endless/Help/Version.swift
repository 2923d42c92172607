/// The program's version.
package enum Version {
  /// Major, minor and patch, as in semantic versioning.
  package static let number = "0.2.0"
  /// What `--version` prints.
  package static let text = "endless \(number)\n"
}
