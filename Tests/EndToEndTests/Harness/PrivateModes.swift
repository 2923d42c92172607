/// The terminal's private modes (`ESC [ ? n h`, `ESC [ ? n l`) and keypad mode, as output leaves them.
struct PrivateModes: Hashable {
  /// Autowrap and a visible cursor, which is what a terminal starts with.
  static let initial = PrivateModes(on: [7, 25], keypad: false)

  private(set) var on: Set<Int>
  private(set) var keypad: Bool

  private init(on: Set<Int>, keypad: Bool) {
    self.on = on
    self.keypad = keypad
  }

  /// The modes after all of this was written to a terminal that has just been started.
  init(after output: [UInt8]) {
    self = .initial
    var rest = output[...]
    while let escape = rest.firstIndex(of: 0x1b) {
      rest = rest[(escape + 1)...]
      switch rest.first {
      case UInt8(ascii: "="): keypad = true
      case UInt8(ascii: ">"): keypad = false
      case UInt8(ascii: "["): follow(rest.dropFirst())
      default: break
      }
    }
  }

  private mutating func follow(_ sequence: ArraySlice<UInt8>) {
    guard sequence.first == UInt8(ascii: "?") else { return }
    let parameters = sequence.dropFirst().prefix { $0 == 0x3b || (0x30...0x39).contains($0) }
    let numbers = parameters.split(separator: 0x3b).compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard parameters.endIndex < sequence.endIndex else { return }
    switch sequence[parameters.endIndex] {
    case UInt8(ascii: "h"): on.formUnion(numbers)
    case UInt8(ascii: "l"): on.subtract(numbers)
    default: break
    }
  }
}
