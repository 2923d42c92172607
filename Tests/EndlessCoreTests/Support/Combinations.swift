/// Calls a body with every element of a collection.
func withEvery<Element>(_ elements: some Sequence<Element>, _ body: (Element) throws -> Void)
  rethrows
{
  for element in elements { try body(element) }
}

/// Calls a body with every pair.
func withEvery<First, Second>(
  _ first: some Sequence<First>, _ second: some Sequence<Second>,
  _ body: (First, Second) throws -> Void
) rethrows {
  for one in first { for two in second { try body(one, two) } }
}

/// Every list of up to so many elements.
func sequences<Element>(of elements: [Element], upTo length: Int) -> [[Element]] {
  guard length > 0 else { return [[]] }
  let shorter = sequences(of: elements, upTo: length - 1)
  let longest = shorter.filter { $0.count == length - 1 }
  return shorter + longest.flatMap { start in elements.map { start + [$0] } }
}
