import Testing
import endless

@Suite("The place where a list opens")
struct StartPlaceTests {
  @Test(
    "C5 +3, +-3, +1, +-1, +0 of 1000",
    arguments: [("+3", 3), ("+-3", 998), ("+1", 1), ("+-1", 1000), ("+0", 1)])
  func places(_ word: String, _ item: Int) throws {
    let place = try #require(try World(word).settings().start)
    #expect(place.index(in: 1000) == item - 1)
  }

  @Test(
    "a place that the list does not have is none",
    arguments: [("+4", 3), ("+-4", 3), ("+1", 0), ("+G", 0), ("+-9223372036854775808", 5)])
  func outside(_ word: String, _ count: Int) throws {
    let place = try #require(StartPlace(word))
    #expect(place.index(in: count) == nil)
  }

  @Test("+G and +F are the last item")
  func ends() {
    #expect(StartPlace.end.index(in: 7) == 6)
    #expect(StartPlace.follow.index(in: 7) == 6)
  }

  @Test("other words are no places", arguments: ["+", "+x", "3", "++3", "+1x", "+/x", "+g", "+ 3"])
  func words(_ word: String) {
    #expect(StartPlace(word) == nil)
  }
}
