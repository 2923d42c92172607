/// What a command line leads to.
package enum Outcome: Sendable {
  /// Print and leave.
  case exit(Int32, stdout: String = "", stderr: String = "")
  /// Open the windows, or walk them without a screen.
  case run(Options)
}

/// The exit codes; 130 is that of a shell command ended by ^C.
package enum ExitCode {
  /// An item was chosen, or the viewer left.
  package static let success: Int32 = 0
  /// Nothing was chosen, or an empty list was left.
  package static let nothing: Int32 = 1
  /// A mistake in the options, or an input that cannot be read.
  package static let failure: Int32 = 2
  /// The picker was left by Esc or ^C.
  package static let aborted: Int32 = 130
}
