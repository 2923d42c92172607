import EndlessCore
import EndlessPrograms
import Foundation
import Testing

/// Pictures that are too much, and programs that are not there or misbehave.
@Suite struct PictureLimitTests {
  /// Settings with a program of ours in the place of chafa.
  private func settings(_ script: String, in folder: String) throws -> RendererSettings {
    let path = folder + "/chafa"
    try Data("\(script)\n".utf8).write(to: URL(filePath: path))
    var settings = RendererSettings()
    settings.chafa = "sh \(path)"
    return settings
  }

  @Test(arguments: [(65_536, 65_536, "65,536 × 65,536"), (50_000, 50_000, "50,000 × 50,000")])
  func `C29 a picture that cannot fit says so, its neighbour opens`(
    width: Int, height: Int, size: String
  ) async throws {
    let directory = try TemporaryDirectory()
    let desk = PagesDesk()
    let huge = desk.ask(directory.file("huge.png", PNG.header(width: width, height: height)))
    let small = desk.ask(directory.file("small.png", PNG.picture(width: 4, height: 4)))
    #expect(
      await desk.answer(huge)?.message == "\(size) pixels need more than 1 GiB of memory")
    #expect(await desk.answer(small)?.symbols != nil)
  }

  @Test func `C29 a picture that takes too long says so and is ended`() async throws {
    let directory = try TemporaryDirectory()
    let groups = directory.path + "/groups"
    var settings = try settings("echo $$ >\(groups); sleep 1000", in: directory.path)
    settings.time = .milliseconds(300)
    let path = directory.file("slow.png", PNG.picture(width: 4, height: 4))
    #expect(await PagesDesk(settings).contents(of: path)?.message == "took longer than 0.3 s")
    let text = try String(contentsOfFile: groups, encoding: .utf8)
    let group = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(await eventually { isGone(group: group) })
  }

  /// How long each of the two programs of a turned picture sleeps, seconds; the second one before and
  /// after it has read what it draws.
  @Test(arguments: [("0.4", "0", "0.4"), ("0", "0.4", "0.4"), ("0.3", "0.3", "0.3")])
  func `all programs of a page have one limit of time together`(
    first: String, before: String, after: String
  ) async throws {
    let directory = try TemporaryDirectory()
    // Decoded it is more than a pipe takes at once.
    let script = """
      for word; do :; done
      if [ "$word" = - ]; then
        sleep \(before); cat >/dev/null; sleep \(after); echo drawn
      else
        sleep \(first)
        printf '\\033_Ga=T,f=32,s=200,v=150;'
        head -c 160000 /dev/zero | tr '\\0' A
        printf '\\033\\\\'
      fi
      """
    let path = directory.file("turned.webp", OrientationTests.file(6, isBig: false, mark: ""))
    var settings = try settings(script, in: directory.path)
    settings.time = nil
    #expect(await PagesDesk(settings).contents(of: path)?.symbols == [Array("drawn".utf8)])
    settings.time = .milliseconds(600)
    #expect(await PagesDesk(settings).contents(of: path)?.message == "took longer than 0.6 s")
  }

  @Test func `without chafa the page says what it is and what to install`() async throws {
    let directory = try TemporaryDirectory()
    var settings = RendererSettings()
    settings.chafa = "no-such-program-anywhere"
    let path = directory.file("small.png", PNG.picture(width: 4, height: 3))
    let answer = await PagesDesk(settings).contents(of: path)
    #expect(
      answer?.message
        == "PNG picture, 4 × 3, 119 bytes · install chafa to see it")
  }

  @Test(arguments: [
    ("exit 0", "chafa printed something that is no picture"),
    ("yes", "chafa printed more than 16 MiB"),
    ("echo \"chafa: Failed to open './x': Permission denied\" >&2; exit 2", "Permission denied"),
    ("echo \"chafa: Failed to open './x': Unknown file format\" >&2; exit 2", "damaged PNG file"),
    (
      "echo 'GLib-ERROR: failed to allocate 5 bytes' >&2; kill -TRAP $$",
      "4 × 4 pixels need more than 1 GiB of memory"
    ),
    (
      "echo 'chafa: error while loading shared libraries: x: failed to map' >&2; exit 127",
      "4 × 4 pixels need more than 1 GiB of memory"
    ),
    ("kill -SEGV $$", "chafa was killed by SIGSEGV"),
  ])
  func `a drawing program that fails`(script: String, message: String) async throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("small.png", PNG.picture(width: 4, height: 4))
    let settings = try settings(script, in: directory.path)
    let answer = await PagesDesk(settings).contents(of: path)
    #expect(answer?.message == message)
  }

  @Test func `nothing but the one picture reaches the terminal`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("small.png", PNG.picture(width: 4, height: 4))
    let settings = try settings("printf '\\033]52;c;AAAA\\007'", in: directory.path)
    for mode in [PictureMode.kitty, .sixel] {
      let format = PageFormat(
        size: Size(rows: 4, columns: 4), pictures: mode,
        display: Display(cell: PixelSize(width: 8, height: 16)))
      #expect(
        await PagesDesk(settings).contents(of: path, format)?.message
          == "chafa printed something that is no picture")
    }
  }
}
