import Foundation
import Testing

extension EndToEnd {
  @Suite("The handed pictures", .serialized)
  struct HandedPictureTests {
    private static let isHere: ConditionTrait = .enabled(
      "skipped: the handed cases are not beside the checkout",
      { Pictures.handed("pngsuite") != nil })

    /// Steps through an album and gives what each page shows once it is there.
    private func pages(_ files: [String]) throws -> [Screen] {
      let terminal = try EmulatedTerminal.album(["--edge", "stop", "--no-animation"] + files)
      var pages: [Screen] = []
      for (number, file) in files.enumerated() {
        let name = URL(fileURLWithPath: file).lastPathComponent
        let screen = try terminal.waitFor("page \(number + 1), \(name)") {
          // Until it is there its name stands in the middle.
          $0.place == "\(number + 1) of \(files.count)"
            && !$0.body.contains {
              $0.trimmingCharacters(in: .whitespaces) == name
            }
        }
        pages.append(screen)
        terminal.send(Keys.right)
      }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
      return pages
    }

    @Test("the whole suite of PNGs, page by page: good ones are drawn, corrupt ones say so", isHere)
    func suite() throws {
      let folder = try #require(Pictures.handed("pngsuite"))
      let files = Pictures.files(in: folder, ending: ".png")
      #expect(files.count == 175)
      for (file, screen) in zip(files, try pages(files)) {
        let name = URL(fileURLWithPath: file).lastPathComponent
        #expect(screen.shows("✗ \(name)") == name.hasPrefix("x"), "\(name)")
      }
    }

    @Test("C26 pictures of every orientation stand upright", isHere)
    func orientations() throws {
      let folder = try #require(Pictures.handed("various"))
      let names = ["hopper.jpg"] + (2...8).map { "hopper_orientation_\($0).jpg" }
      let screens = try pages(names.map { folder + "/" + $0 })
      let upright = Self.brightness(screens[0])
      for (name, screen) in zip(names, screens) {
        let other = Self.brightness(screen)
        #expect(other.count == upright.count)
        let distance = zip(upright, other).map { abs($0 - $1) }.reduce(0, +) / Double(upright.count)
        #expect(distance < 0.08, "\(name) differs by \(distance)")
      }
    }

    /// How bright the paper of each cell of the page is, from 0 to 1.
    private static func brightness(_ screen: Screen) -> [Double] {
      screen.page.joined().map { cell in
        guard case .indexed(let number) = cell.look.paper else { return 0 }
        if number >= 232 { return Double(number - 232) / 23 }
        guard number >= 16 else { return 0.5 }
        let (red, green, blue) = ((number - 16) / 36, (number - 16) / 6 % 6, (number - 16) % 6)
        return Double(red + green + blue) / 15
      }
    }

    @Test("every other kind is drawn, broken files say so", isHere)
    func various() throws {
      let folder = try #require(Pictures.handed("various"))
      let names = ["hopper.gif", "hopper.png", "hopper.webp", "broken.png", "iss634.gif"]
      let screens = try pages(names.map { folder + "/" + $0 })
      for (name, screen) in zip(names, screens) {
        #expect(screen.shows("✗ \(name)") == (name == "broken.png"), "\(name)")
        #expect(screen.hasPicture, "\(name)")
      }
    }

    @Test("C29 a picture of 65,536 × 65,536 in 509 KB: the page says so, its neighbour and q work")
    func huge() throws {
      let folder = try TemporaryFolder()
      try folder.write(try HugePNG.file(in: folder), to: "1-huge.png")
      let good = try Data(contentsOf: URL(fileURLWithPath: Pictures.photos + "/01-kitsune.png"))
      try folder.write(Array(good), to: "2-good.png")
      let terminal = try EmulatedTerminal.album(
        ["--edge", "stop", folder.path], folder: folder)
      try terminal.press(Keys.right)
      try terminal.waitFor("the neighbour") { $0.place == "2 of 2" && $0.hasPicture }
      terminal.send(Keys.left)
      try terminal.waitFor("what is wrong", within: .seconds(20)) { $0.shows("✗ 1-huge.png") }
      #expect(try terminal.quit() == .exited(0))
      terminal.expectRestored()
    }
  }
}

/// A picture whose file is small and whose pixels are not: 65,536 rows of as many white pixels.
private enum HugePNG {
  private static let side = 65_536

  static func file(in folder: TemporaryFolder) throws -> [UInt8] {
    // One bit a pixel, and a byte before each row.
    let length = side * (side / 8 + 1)
    let run = try Run("sh", ["-c", "head -c \(length) /dev/zero | gzip -6 >'\(folder.path)/z'"])
    #expect(run.outcome == .exited(0))
    let packed = try Data(contentsOf: URL(fileURLWithPath: folder.path(of: "z")))
    try FileManager.default.removeItem(atPath: folder.path(of: "z"))
    // The checksum of nothing but zeros.
    let sum = UInt32(length % 65_521) << 16 | 1
    let stream = [0x78, 0x9C] + packed.dropFirst(10).dropLast(8) + big(sum)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(UInt32(side)) + big(UInt32(side)) + [1, 0, 0, 0, 0])
      + chunk("IDAT", stream) + chunk("IEND", [])
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + contents
    return big(UInt32(contents.count)) + named + big(checksum(named))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}
