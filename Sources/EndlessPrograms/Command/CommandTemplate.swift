internal import EndlessCore

/// A page command as the user wrote it, with places for what a page is asked by.
///
/// A place is one of five names in braces that no `$` goes before; every other brace belongs to the
/// shell and to what it runs. Text from outside is put in as one quoted word, so that a hostile cursor
/// is a strange argument and never a command.
struct CommandTemplate: Sendable {
  private enum Place: String, CaseIterable {
    case page, offset, size, last, cursor

    var written: [UInt8] { Array("{\(rawValue)}".utf8) }
    var variable: String { "ENDLESS_\(rawValue.uppercased())" }
  }

  private enum Part {
    case text([UInt8])
    case place(Place)
  }

  private let parts: [Part]
  /// Whether the command asks for a cursor by its name in braces.
  let takesCursor: Bool

  init(_ command: String) {
    var parts: [Part] = []
    var text: [UInt8] = []
    var rest = Array(command.utf8)[...]
    while let byte = rest.first {
      if text.last != UInt8(ascii: "$"),
        let place = Place.allCases.first(where: { rest.starts(with: $0.written) })
      {
        parts += [.text(text), .place(place)]
        text = []
        rest = rest.dropFirst(place.written.count)
      } else {
        text.append(byte)
        rest = rest.dropFirst()
      }
    }
    self.parts = parts + [.text(text)]
    takesCursor = parts.contains { if case .place(.cursor) = $0 { true } else { false } }
  }

  /// The command for one page.
  ///
  /// - Throws: if the last item or the cursor holds a NUL, which neither an argument nor a variable can.
  func filled(for request: PageRequest) throws(SourceError) -> ShellCommand {
    let values = Place.allCases.map { ($0, Self.value(of: $0, in: request)) }
    for (place, value) in values where value.contains(0) {
      throw SourceError("{\(place.rawValue)} holds a NUL byte, which no command can be given")
    }
    var text: [UInt8] = []
    for part in parts {
      switch part {
      case .text(let bytes): text += bytes
      case .place(let place): text += Self.word(for: place, Self.value(of: place, in: request))
      }
    }
    return ShellCommand(
      text: text,
      variables: values.map { ShellCommand.Variable(name: $0.variable, value: $1) })
  }

  private static func value(of place: Place, in request: PageRequest) -> [UInt8] {
    switch place {
    case .page: Array(String(request.key.page).utf8)
    case .offset: Array(String(request.key.offset).utf8)
    case .size: Array(String(request.size).utf8)
    case .last: request.last?.text ?? []
    case .cursor: Array((request.key.cursor ?? "").utf8)
    }
  }

  private static func word(for place: Place, _ value: [UInt8]) -> [UInt8] {
    switch place {
    case .page, .offset, .size: value
    case .last, .cursor: ShellCommand.quoted(value)
    }
  }
}
