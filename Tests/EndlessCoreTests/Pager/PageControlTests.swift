import EndlessCore
import Testing

@Suite("The dots")
struct PageControlTests {
  @Test("P14: as many dots as fit, the current one among them")
  func allFit() {
    let dots = PageControl(count: 7, current: 2, width: 20)
    #expect(dots.pages == 0..<7)
    #expect(dots.width == 13)
    #expect((0..<7).map(dots.column(ofPage:)) == [0, 2, 4, 6, 8, 10, 12])
  }

  @Test(
    "P14: where not all fit, a window of them",
    arguments: zip([0, 5, 6, 15, 25, 29], [0, 0, 1, 10, 20, 20]))
  func window(current: Int, first: Int) {
    let dots = PageControl(count: 30, current: current, width: 20)
    #expect(dots.pages == first..<first + 10)
    #expect(dots.column(ofPage: current) == 2 * (current - first))
  }

  @Test("they never take more columns than there are, and always have the current one")
  func everyWorld() {
    for count in 2...24 {
      for width in 1...50 {
        for current in 0..<count {
          let dots = PageControl(count: count, current: current, width: width)
          #expect(dots.width <= width && dots.pages.contains(current))
          #expect(dots.pages.lowerBound >= 0 && dots.pages.upperBound <= count)
          #expect(dots.pages.count == min(count, (width + 1) / 2))
          #expect(
            dots.pages.allSatisfy { dots.page(atColumn: dots.column(ofPage: $0) ?? -1) == $0 })
        }
      }
    }
  }

  @Test("A4: one page or none has none", arguments: [(0, 80), (1, 80), (5, 0), (5, -1)])
  func hidden(count: Int, width: Int) {
    let dots = PageControl(count: count, current: nil, width: width)
    #expect(dots.pages.isEmpty && dots.width == 0)
    #expect(dots.page(atColumn: 0) == nil && dots.column(ofPage: 0) == nil)
  }

  @Test("a click between two dots means the one before, one beside them means none")
  func clicks() {
    let dots = PageControl(count: 30, current: 15, width: 20)
    #expect([-1, 0, 1, 2, 17, 18, 19].map(dots.page(atColumn:)) == [nil, 10, 10, 11, 18, 19, nil])
  }

  @Test("a page that does not exist counts as the nearest")
  func current() {
    #expect(PageControl(count: 5, current: 9, width: 20).current == 4)
    #expect(PageControl(count: 5, current: nil, width: 20).current == 0)
    #expect(PageControl(count: .max, current: .max, width: .max).pages.upperBound == .max)
  }
}
