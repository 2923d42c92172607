/// Options of one command line that cannot both be meant.
package enum Contradictions {
  /// Looks for two different options that contradict each other.
  ///
  /// Of an option that is given more than once the last one counts.
  ///
  /// - Throws: `UsageError` that names the two.
  package static func check(_ words: [ScannedWord]) throws(UsageError) {
    var given: [OptionName: Given] = [:]
    for case .option(let name, let on, let value) in words {
      given[name] = Given(name: name, on: on, value: value)
    }
    for (first, second) in pairs(given) {
      throw UsageError(
        "\(first.spelling) and \(second.spelling) contradict each other; leave one out")
    }
  }

  /// An option as it was given last.
  private struct Given {
    let name: OptionName
    let on: Bool
    let value: Argument?

    var spelling: String {
      if let value { return "\(name.spelling) \(value.text)" }
      return on ? name.spelling : "--no-" + name.rawValue
    }
  }

  private static func pairs(_ given: [OptionName: Given]) -> [(Given, Given)] {
    var pairs: [(Given, Given)] = []
    func compare(_ first: OptionName, _ second: OptionName, _ disagree: (Given, Given) -> Bool) {
      guard let first = given[first], let second = given[second] else { return }
      if disagree(first, second) { pairs.append((first, second)) }
    }
    let bothOn = { (first: Given, second: Given) in first.on && second.on }
    compare(.cycle, .edge) { cycle, edge in cycle.on != (edge.value == "ring") }
    compare(.rows, .pages) { _, pages in pages.value == nil }
    compare(.header, .pages) { header, pages in header.value != "0" && pages.value == nil }
    compare(.auto, .animation) { auto, animation in !animation.on && auto.value != "0" }
    compare(.chop, .wrap) { chop, wrap in chop.on == wrap.on }
    compare(.pick, .browse, bothOn)
    compare(.pick, .export, bothOn)
    compare(.browse, .export, bothOn)
    compare(.demo, .load, bothOn)
    return pairs
  }
}
