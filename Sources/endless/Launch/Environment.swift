/// What `launch` asks of the world: variables and the configuration file.
package struct Environment {
  /// The value of a variable, nil if it is not set.
  package var variable: (String) -> Argument?
  /// The contents of a file, nil if there is none.
  package var contents: (Argument) throws(UsageError) -> [UInt8]?

  package init(
    variable: @escaping (String) -> Argument?,
    contents: @escaping (Argument) throws(UsageError) -> [UInt8]?
  ) {
    self.variable = variable
    self.contents = contents
  }

  /// A world of literals.
  package init(variables: [String: Argument] = [:], files: [Argument: [UInt8]] = [:]) {
    self.init(variable: { variables[$0] }, contents: { (path) throws(UsageError) in files[path] })
  }
}
