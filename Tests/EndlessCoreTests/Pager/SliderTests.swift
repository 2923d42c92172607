import EndlessCore
import Testing

@Suite("The slider")
struct SliderTests {
  @Test(
    "P9: eleven columns, three pages",
    arguments: zip(0...10, [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2]))
  func pages(column: Int, page: Int) {
    #expect(Slider(count: 3, width: 11).page(atColumn: column) == page)
  }

  @Test(
    "P9: the knob of the middle page stands in the middle", arguments: [(0, 0), (1, 5), (2, 10)])
  func knob(page: Int, column: Int) {
    #expect(Slider(count: 3, width: 11).column(ofPage: page) == column)
  }

  @Test("P9: half-way between two pages is the later one, between two columns the right one")
  func halves() {
    #expect((0..<3).map(Slider(count: 2, width: 3).page(atColumn:)) == [0, 1, 1])
    #expect((0..<3).map(Slider(count: 3, width: 2).column(ofPage:)) == [0, 1, 1])
  }

  @Test(
    "P11: one column, one page or none",
    arguments: [(5, 1), (1, 40), (0, 40), (1, 1), (0, 0), (5, 0), (-3, -4)])
  func degenerate(count: Int, width: Int) {
    let slider = Slider(count: count, width: width)
    for place in -2...50 {
      #expect(slider.page(atColumn: place) == 0)
      #expect(slider.column(ofPage: place) == 0)
    }
    #expect(slider.isFixed)
  }

  @Test("property 12: both ways are monotone and their ends exact", arguments: 2...40)
  func monotone(count: Int) {
    for width in 2...60 {
      let slider = Slider(count: count, width: width)
      let pages = (0..<width).map(slider.page(atColumn:))
      let columns = (0..<count).map(slider.column(ofPage:))
      #expect(pages == pages.sorted() && columns == columns.sorted())
      #expect(pages.first == 0 && pages.last == count - 1)
      #expect(columns.first == 0 && columns.last == width - 1)
      let leadsBack = (0..<count).allSatisfy { pages[columns[$0]] == $0 }
      #expect(leadsBack == (width >= count), "\(count) pages, \(width) columns")
    }
  }

  @Test("property 12: any numbers", .timeLimit(.minutes(1)))
  func anyNumbers() {
    var random = SplitMix(seed: 12)
    for _ in 0..<10_000 {
      let count = 1 + random.below(random.oneIn(2) ? 50 : .max - 1)
      let width = 1 + random.below(random.oneIn(2) ? 300 : .max - 1)
      let slider = Slider(count: count, width: width)
      let column = random.below(width)
      let next = column == width - 1 ? column : column + 1
      let (page, after) = (slider.page(atColumn: column), slider.page(atColumn: next))
      let ends = [slider.page(atColumn: 0), slider.page(atColumn: width - 1)]
      guard page <= after, page >= 0, after < count, ends == [0, width == 1 ? 0 : count - 1],
        slider.column(ofPage: .max) == (count == 1 ? 0 : width - 1)
      else {
        Issue.record("\(slider), column \(column): \(page), then \(after), ends \(ends)")
        return
      }
    }
  }

  @Test("columns beside the track count as its ends")
  func beside() {
    let slider = Slider(count: 3, width: 11)
    #expect([-5, 99].map(slider.page(atColumn:)) == [0, 2])
    #expect([-5, 99].map(slider.column(ofPage:)) == [0, 10])
  }
}
