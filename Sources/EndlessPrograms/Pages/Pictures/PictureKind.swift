/// A format of pictures.
package enum PictureKind: String, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"
  case tiff = "TIFF"
  case svg = "SVG"
  case xwd = "XWD"
  case bmp = "BMP"
  case ico = "ICO"
  case avif = "AVIF"
  case heic = "HEIC"
  case jxl = "JPEG XL"
  case jp2 = "JPEG 2000"
  case psd = "PSD"
  case pnm = "PNM"
  case tga = "TGA"

  /// Whether every build of what draws pictures knows it.
  var isCommon: Bool {
    switch self {
    case .png, .jpeg, .gif, .webp, .tiff, .svg: true
    default: false
    }
  }

  /// The endings of names that promise such a picture.
  private var endings: [String] {
    switch self {
    case .jpeg: ["jpg", "jpeg", "jpe"]
    case .tiff: ["tif", "tiff"]
    case .heic: ["heic", "heif"]
    case .jxl: ["jxl"]
    case .jp2: ["jp2"]
    case .pnm: ["ppm", "pgm", "pbm", "pnm", "pam"]
    default: [rawValue.lowercased()]
    }
  }

  /// The kind that a path's ending promises.
  package init?(path: [UInt8]) {
    let name = path.split(separator: UInt8(ascii: "/")).last ?? []
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
    let ending = String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
    guard let kind = Self.promised[ending] else { return nil }
    self = kind
  }

  private static let promised = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { kind in kind.endings.map { ($0, kind) } })

  /// The kind that a file's first bytes are.
  package init?(head: [UInt8]) {
    if let (kind, _) = Self.marks.first(where: { head.starts(with: $0.mark) }) {
      self = kind
    } else if let kind = Self.container(head) ?? Self.plain(head) {
      self = kind
    } else if SVGText.begins(head) {
      self = .svg
    } else {
      return nil
    }
  }

  private static let marks: [(kind: PictureKind, mark: [UInt8])] = [
    (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    (.jpeg, [0xFF, 0xD8, 0xFF]),
    (.gif, Array("GIF87a".utf8)),
    (.gif, Array("GIF89a".utf8)),
    (.tiff, [0x49, 0x49, 0x2A, 0x00]),
    (.tiff, [0x4D, 0x4D, 0x00, 0x2A]),
    (.jxl, [0xFF, 0x0A]),
    (.jxl, [0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20]),
    (.jp2, [0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20]),
    (.ico, [0x00, 0x00, 0x01, 0x00]),
    (.psd, Array("8BPS".utf8)),
  ]

  /// Formats that say what they are behind a length.
  private static func container(_ head: [UInt8]) -> PictureKind? {
    guard head.count >= 12 else { return nil }
    if head.starts(with: "RIFF".utf8), head[8..<12].elementsEqual("WEBP".utf8) { return .webp }
    guard head[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    return switch String(decoding: head[8..<12], as: UTF8.self) {
    case "avif", "avis": .avif
    case "heic", "heix", "hevc", "mif1", "msf1": .heic
    default: nil
    }
  }

  /// Formats whose marks are so short that more must fit.
  private static func plain(_ head: [UInt8]) -> PictureKind? {
    if PNMHeader.pixels({ $0 < head.count ? head[$0] : nil }) != nil { return .pnm }
    guard head.count >= 16 else { return nil }
    if head.starts(with: "BM".utf8), head[6..<10].allSatisfy({ $0 == 0 }) { return .bmp }
    // The header's length, big end first, and the version.
    let isXWD = head[0..<2].allSatisfy { $0 == 0 } && head[4..<8].elementsEqual([0, 0, 0, 7])
    return isXWD && head[3] >= 100 ? .xwd : nil
  }
}
