/// A value of JSON, as far as control lines need it.
package enum JSONValue: Equatable {
  case null
  case bool(Bool)
  /// A number as it was written.
  case number(String)
  case string(String)
  /// An array or an object: read to its end and found well-formed, but not kept.
  case nested
}
