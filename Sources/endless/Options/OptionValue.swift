/// The value of an option, read as what the option wants.
package struct OptionValue {
  package let option: OptionName
  package let word: Argument

  /// One of the words that the option knows.
  package func choice<Choice: RawRepresentable<String> & CaseIterable>() throws(UsageError)
    -> Choice
  {
    guard let choice = Choice(rawValue: word.text) else {
      let words = Choice.allCases.map(\.rawValue)
      throw mistake("\(words.dropLast().joined(separator: ", ")) or \(words.last ?? "") is wanted")
    }
    return choice
  }

  /// A decimal number within limits.
  package func number(_ range: ClosedRange<Int>) throws(UsageError) -> Int {
    let isPlain = !word.bytes.isEmpty && word.bytes.allSatisfy { (48...57).contains($0) }
    guard isPlain, let number = Int(word.text), range.contains(number) else {
      throw mistake("a number from \(range.lowerBound) to \(range.upperBound) is wanted")
    }
    return number
  }

  /// A time in seconds, with decimals if need be, as milliseconds.
  package func milliseconds(upTo most: Int) throws(UsageError) -> Int {
    let parts = word.text.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.count == 2 ? parts[1] : ""
    let isPlain = word.bytes.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    let padded = digits.prefix(3) + String(repeating: "0", count: max(0, 3 - digits.count))
    guard isPlain, parts.count <= 2, let seconds = Int(parts[0].isEmpty ? "0" : parts[0]),
      let rest = Int(padded), word.text != ".", !word.bytes.isEmpty, seconds <= most
    else { throw mistake("a number of seconds from 0 to \(most) is wanted") }
    return min(seconds * 1000 + rest, most * 1000)
  }

  /// Any word but the empty one.
  package func filled() throws(UsageError) -> Argument {
    guard !word.bytes.isEmpty else { throw UsageError("\(option.spelling): is empty") }
    return word
  }

  /// The name of the only field that lines have.
  package func isTextField() throws(UsageError) -> Bool {
    guard word.text == "text" else { throw mistake("lines have only the field text") }
    return true
  }

  private func mistake(_ wanted: String) -> UsageError {
    UsageError("\(option.spelling) \(word.text): \(wanted)")
  }
}
