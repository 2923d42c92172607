import EndlessCore
import EndlessPrograms
import Foundation
import Testing

/// Pictures that move.
@Suite struct PlayTests {
  private static let forms = [PictureMode.symbols, .kitty, .sixel].map {
    PageFormat(
      size: Size(rows: 5, columns: 20), pictures: $0,
      display: Display(cell: PixelSize(width: 8, height: 16)))
  }

  @Test(GivenPictures.needed, arguments: forms, ["iss634.gif", "iss634.webp"])
  func `an animation plays frame after frame until it is stopped`(
    format: PageFormat, name: String
  ) async throws {
    let path = GivenPictures.path("various/" + name)
    var settings = RendererSettings()
    settings.time = .seconds(5)
    let desk = PagesDesk(settings)
    let still = await desk.answer(desk.ask(path, format))
    #expect(still?.contents?.isAnimated == true)
    let token = desk.ask(path, format, for: .play)
    desk.renderer.beginRendering()
    let hasPlayed = await desk.take { ($0.answers[token]?.count ?? 0) >= 5 }
    #expect(hasPlayed)
    desk.renderer.stopRendering(token)
    let hasEnded = await desk.take { $0.answers[token]?.last?.isLast == true }
    #expect(hasEnded)
    let answers = try #require(desk.answers[token])
    #expect(answers.last == .ended)
    #expect(answers.dropLast().allSatisfy { $0.contents?.isAnimated == true })
    #expect(answers.first?.contents == still?.contents)
    #expect(Set(answers).count > 2)
    if format.pictures == .symbols {
      #expect(answers.dropLast().allSatisfy { $0.symbols?.count == 5 })
    }
  }

  @Test func `an animation begins anew when it is over, and no time ends it`() async throws {
    let directory = try TemporaryDirectory()
    let desk = PagesDesk(RendererSettings(time: .seconds(2)))
    let path = directory.file("short.gif", GIF.twoFrames)
    let token = desk.ask(path, for: .play)
    desk.renderer.beginRendering()
    let goesOn = await desk.take { ($0.answers[token]?.count ?? 0) > 150 }
    // 150 frames of 20 ms or more take longer than a still picture may.
    #expect(goesOn)
    desk.renderer.close()
  }

  @Test(GivenPictures.needed)
  func `what stands still has nothing to play`() async {
    let desk = PagesDesk()
    for item in ["various/hopper.gif", "various/hopper.png"].map(GivenPictures.path) + ["text"] {
      #expect(await desk.answer(desk.ask(item, for: .play)) == .ended)
    }
  }

  @Test(GivenPictures.needed)
  func `frames wait until the one before has been taken`() async {
    let desk = PagesDesk()
    let token = desk.ask(GivenPictures.path("various/iss634.gif"), for: .play)
    desk.renderer.beginRendering()
    // Nobody takes: closing ends it all the same, and one frame at most was posted.
    let hasBegun = await desk.take { $0.answers[token] != nil }
    #expect(hasBegun)
    desk.renderer.close()
    desk.take()
    #expect((desk.answers[token]?.count ?? 0) <= 3)
    #expect(desk.answers[token]?.last == .ended)
  }
}
