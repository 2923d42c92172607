/// Where a list opens: the `+` words of the command line.
package enum StartPlace: Hashable, Sendable {
  /// At an item; positive numbers count from the start (1 is the first), negative ones from the end
  /// (−1 is the last). 0 is the first item.
  case item(Int)
  /// At the end.
  case end
  /// At the end, staying there as the list grows.
  case follow

  /// Reads the word with its `+`; nil if it is none of `+G`, `+F`, `+N`, `+-N`.
  package init?(_ word: String) {
    switch word {
    case "+G": self = .end
    case "+F": self = .follow
    default:
      let number = word.dropFirst()
      guard word.first == "+", number.first != "+", let place = Int(number) else { return nil }
      self = .item(place)
    }
  }

  /// The item meant in a complete list, counted from 0, or nil if the list has no such item.
  package func index(in count: Int) -> Int? {
    let index: Int
    switch self {
    case .item(0): index = 0
    case .item(let place) where place > 0: index = place - 1
    case .item(let place): index = place < -count ? -1 : count + place
    case .end, .follow: index = count - 1
    }
    return (0..<max(0, count)).contains(index) ? index : nil
  }
}
