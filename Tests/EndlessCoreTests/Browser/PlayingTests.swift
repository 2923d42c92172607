import EndlessCore
import Testing

@Suite("Pictures that move")
struct PlayingTests {
  private static func picture(_ frame: Int) -> PageContents {
    .symbols(SymbolPicture(lines: [Array("frame \(frame)".utf8)], isAnimated: true))
  }

  private static func script() -> BrowserScript {
    var script = BrowserScript(.album(9))
    script.renderAll { _ in picture(0) }
    return script
  }

  private static func player(_ script: BrowserScript) -> RenderRequest? {
    let stopped = script.stopped()
    return script.rendering().last { $0.purpose == .play && !stopped.contains($0.token) }
  }

  @Test("the settled page is played, after its neighbours are there")
  func begins() throws {
    var script = Self.script()
    let player = try #require(Self.player(script))
    #expect(player.item == Array("row 1".utf8))
    script.answer(player, .frame(Self.picture(1)))
    #expect(script.pages?.pager.current?.contents == Self.picture(1))
    script.answer(player, .frame(Self.picture(2)))
    #expect(script.pages?.pager.current?.contents == Self.picture(2))
    #expect(script.rendering().count == 1)
  }

  @Test("a neighbour that cannot be had does not keep the page from playing")
  func besideAFailure() {
    var settings = WindowSettings()
    settings.pages = PageSettings()
    // All that a source has dropped, but for the page in front.
    var script = BrowserScript(.file(ScriptedStore(.counted(9), count: 1), settings))
    script.renderAll { _ in Self.picture(0) }
    #expect(script.pages?.pager.slots.map(\.phase) == [.waiting, .ready, .waiting])
    #expect(Self.player(script)?.item == Array("row 1".utf8))
  }

  @Test("turning the page stops it; the next one is played once it has settled")
  func turns() throws {
    var script = Self.script()
    let player = try #require(Self.player(script))
    script.press(.right)
    #expect(script.stopped() == [player.token])
    script.answer(player, .ended)
    script.renderAll { _ in Self.picture(0) }
    #expect(Self.player(script) == nil, "it slides")
    script.wait(.seconds(1))
    #expect(Self.player(script)?.item == Array("row 2".utf8))
    script.answer(player, .frame(Self.picture(9)))
    #expect(script.pages?.pager.slots.contains { $0.contents == Self.picture(9) } == false)
  }

  @Test("one that ends by itself is not begun again")
  func ends() throws {
    var script = Self.script()
    script.answer(try #require(Self.player(script)), .ended)
    script.wait(.seconds(5))
    #expect(Self.player(script) == nil)
    #expect(script.pages?.pager.current?.phase == .ready)
  }

  @Test("p never begins a slideshow while it means the picture, even before that plays")
  func waiting() throws {
    var script = Self.script()
    script.press(.right)
    script.renderAll { _ in Self.picture(0) }
    #expect(Self.player(script) == nil, "it slides")
    script.press("p")
    script.wait(.seconds(60))
    #expect(script.page == 2)
    #expect(script.pages?.autoplay.isOn == false)
    #expect(Self.player(script) == nil)
    script.press("p")
    script.wait(.seconds(1))
    #expect(Self.player(script) != nil)
  }

  @Test("contents may be there before their request is over")
  func early() {
    var script = BrowserScript(.album(9))
    let request = script.rendering()[0]
    script.answer(request, .frame(Self.picture(7)))
    #expect(script.pages?.pager.current?.contents == Self.picture(7))
    #expect(script.pages?.pager.current?.phase == .loading(request.token))
    script.answer(request, .ready(Self.picture(7)))
    #expect(script.pages?.pager.current?.phase == .ready)
  }

  @Test("p stops it and lets it go on; without animation it never begins")
  func keys() {
    var script = Self.script()
    script.press("p")
    #expect(script.stopped().count == 1)
    #expect(script.pages?.autoplay.isOn == false)
    script.renderAll { _ in Self.picture(0) }
    #expect(Self.player(script) == nil)
    script.press("p")
    #expect(Self.player(script) != nil)
    #expect(script.pages?.autoplay.isOn == false)
    script = BrowserScript(.album(9) { $0.animates = false })
    script.renderAll { _ in Self.picture(0) }
    #expect(Self.player(script) == nil)
  }

  @Test("nothing that is remembered of rows has to go for a frame")
  func remembers() throws {
    var script = Self.script()
    let player = try #require(Self.player(script))
    let before = script.measure.forgotten
    script.answer(player, .frame(Self.picture(1)))
    #expect(script.measure.forgotten == before)
  }

  @Test("under the help it stops, and begins anew after it")
  func help() {
    var script = Self.script()
    script.press(.function(1))
    #expect(script.stopped().count == 1)
    script.renderAll { _ in Self.picture(0) }
    #expect(Self.player(script) == nil)
    script.press(.escape)
    #expect(Self.player(script) != nil)
  }

  @Test("it ends when everything is made anew")
  func room() throws {
    var script = Self.script()
    let player = try #require(Self.player(script))
    script.resize(rows: 20, columns: 70)
    #expect(script.stopped() == [player.token])
    #expect(script.rendering().map(\.purpose) == [.play, .current])
    script.answer(player, .ended)
    script.renderAll { _ in Self.picture(0) }
    #expect(script.pages?.pager.slots.map(\.phase) == [.ready, .ready, .ready])
    #expect(Self.player(script)?.token != player.token)
  }
}
