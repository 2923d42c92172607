/// The left window of `--demo`: the same lines as the file `demo-data/animals.txt`.
package enum DemoAnimals {
  /// Sixteen animals, a line each: an emoji, the Japanese name in twelve columns, the English one.
  package static let lines = [
    "🦊 きつね      fox",
    "🐱 ねこ        cat",
    "🐨 こあら      koala",
    "🐪 らくだ      camel",
    "🐦 だちょう    ostrich",
    "🐮 うし        cow",
    "🦌 しか        deer",
    "🐹 かぴばら    capybara",
    "🐬 らっこ      sea otter",
    "🦇 こうもり    bat",
    "🌰 りす        squirrel",
    "🐾 すかんく    skunk",
    "🐻 くま        bear",
    "🐟 まぐろ      tuna",
    "🐴 ろば        donkey",
    "👊 刃牙        Baki",
  ]

  /// The lines as a file holds them.
  package static var text: [UInt8] { lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] } }
}
