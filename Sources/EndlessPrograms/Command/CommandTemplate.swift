internal import EndlessCore

/// A command as the user wrote it, with places for what it is asked by.
///
/// A place is one of a few names in braces that no `$` goes before; every other brace belongs to the
/// shell and to what it runs. Text from outside is put in as one quoted word, so that a hostile cursor
/// is a strange argument and never a command.
struct CommandTemplate<Place: CommandPlace>: Sendable {
  private enum Part {
    case text([UInt8])
    case place(Place)
  }

  private let parts: [Part]

  init(_ command: [UInt8]) {
    var parts: [Part] = []
    var text: [UInt8] = []
    var rest = command[...]
    while let byte = rest.first {
      if text.last != UInt8(ascii: "$"),
        let place = Place.allCases.first(where: { rest.starts(with: $0.written.utf8) })
      {
        parts += [.text(text), .place(place)]
        text = []
        rest = rest.dropFirst(place.written.utf8.count)
      } else {
        text.append(byte)
        rest = rest.dropFirst()
      }
    }
    self.parts = parts + [.text(text)]
  }

  /// Whether the command asks for something by its name in braces.
  func takes(_ place: Place) -> Bool {
    parts.contains { if case .place(place) = $0 { true } else { false } }
  }

  /// The command with its places filled, and a variable for each.
  ///
  /// - Throws: if a value holds a NUL, which neither an argument nor a variable can.
  func filled(by value: (Place) -> [UInt8]) throws(SourceError) -> ShellCommand {
    var variables: [ShellCommand.Variable] = []
    for place in Place.allCases {
      let value = value(place)
      guard !value.contains(0) else {
        throw SourceError("\(place.written) holds a NUL byte, which no command can be given")
      }
      variables.append(ShellCommand.Variable(name: place.variable, value: value))
    }
    var text: [UInt8] = []
    for part in parts {
      switch part {
      case .text(let bytes): text += bytes
      case .place(let place):
        text += place.isForeign ? ShellCommand.quoted(value(place)) : value(place)
      }
    }
    return ShellCommand(text: text, variables: variables)
  }
}
