/// What tells one item from another, whatever its place.
public enum ItemID: Hashable, Sendable {
  /// The item's place among the raw rows of its source; for records that carry no name of their own.
  case position(Int)
  /// The bytes of the field that names the item.
  case key([UInt8])
}

/// One entry of a list as its source delivered it.
public struct Item: Identifiable, Hashable, Sendable {
  /// What tells this item from every other one of its list.
  public var id: ItemID
  /// The item's line as it was read, without the line's end.
  ///
  /// It may hold any byte.
  public var text: [UInt8]

  /// Makes an item.
  public init(id: ItemID, text: [UInt8]) {
    self.id = id
    self.text = text
  }
}
