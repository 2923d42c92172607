internal import EndlessCore

/// What a view command is asked by.
enum ViewPlace: CommandPlace {
  case item, columns, rows

  var written: String {
    switch self {
    case .item: "{}"
    case .columns: "{columns}"
    case .rows: "{rows}"
    }
  }

  var variable: String {
    switch self {
    case .item: "ENDLESS_ITEM"
    case .columns: "ENDLESS_COLUMNS"
    case .rows: "ENDLESS_ROWS"
    }
  }

  var isForeign: Bool { self == .item }

  /// What a request puts there.
  func value(in request: RenderRequest) -> [UInt8] {
    switch self {
    case .item: request.item
    case .columns: Array(String(request.format.size.columns).utf8)
    case .rows: Array(String(request.format.size.rows).utf8)
    }
  }
}
