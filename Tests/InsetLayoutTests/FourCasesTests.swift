import InsetLayout
import Testing

/// The four cases of the article on shifted scroll views, and their neighbours (R7-FOURCASES).
@Suite("The four cases: translucent, adjusts, extends")
struct FourCasesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var isTranslucent = true
    var adjusts: Bool?
    var extends: Bool?
    var edges: EdgeSet?
    /// Where the controller's view starts, as a part of the bar's end.
    let startsBelowBar: Bool
    /// Whether the bar lies over the view.
    let isCovered: Bool
    /// Whether UIKit adds the bar to contentInset before iOS 11.
    let isAdjusted: Bool

    var testDescription: String { name }

    var root: Controller {
      .navigation(
        .content(.table()) {
          $0.automaticallyAdjustsScrollViewInsets = adjusts
          $0.extendedLayoutIncludesOpaqueBars = extends
          $0.edgesForExtendedLayout = edges
        }
      ) { $0.navigationBar = isTranslucent ? .translucent : .opaque }
    }
  }

  static let cases = [
    Case(name: "TYAY", adjusts: true, startsBelowBar: false, isCovered: true, isAdjusted: true),
    Case(name: "TYAN", adjusts: false, startsBelowBar: false, isCovered: true, isAdjusted: false),
    Case(name: "TNEN", isTranslucent: false, extends: false, startsBelowBar: true, isCovered: false, isAdjusted: false),
    Case(name: "TNEY", isTranslucent: false, extends: true, startsBelowBar: false, isCovered: true, isAdjusted: true),
    Case(
      name: "TNEY, not adjusting", isTranslucent: false, adjusts: false, extends: true, startsBelowBar: false,
      isCovered: true, isAdjusted: false),
    Case(
      name: "edges without top, translucent", edges: [.left, .bottom, .right], startsBelowBar: true, isCovered: false,
      isAdjusted: false),
    Case(
      name: "edges without top, opaque", isTranslucent: false, edges: [.left, .bottom, .right], startsBelowBar: true,
      isCovered: false, isAdjusted: false),
    Case(
      name: "edges without top, opaque, extending", isTranslucent: false, extends: true, edges: [],
      startsBelowBar: true,
      isCovered: false, isAdjusted: false),
    Case(name: "translucent and extending", extends: true, startsBelowBar: false, isCovered: true, isAdjusted: true),
  ]

  @Test(
    "before iOS 11 the overlaid view gets the bar in contentInset, and the inset view none", arguments: cases,
    ["iPhone 5s@7.1", "iPhone 6@8.0", "iPhone 6s@9.0", "iPhone 7@10.3.1"])
  func legacy(_ test: Case, _ environment: String) throws {
    let layout = try laidOut(test.root, on: environment)
    let width = layout.screen.size.width
    let height = layout.screen.size.height
    let y: Double = test.startsBelowBar ? 64 : 0
    let inset: Double = test.isAdjusted ? 64 : 0
    expect(
      layout,
      [
        "nav.navigationBar.frame": [0, 20, width, 44],
        "content.view.frame": [0, y, width, height - y],
        "table.frame": [0, 0, width, height - y],
        "table.frameInWindow": [0, y, width, height - y],
        "content.topLayoutGuide.length": [test.isCovered ? 64 : 0],
        "content.bottomLayoutGuide.length": [0],
        "table.contentInset": [inset, 0, 0, 0],
        "table.systemInset": [inset, 0, 0, 0],
        "table.scrollIndicatorInsets": [inset, 0, 0, 0],
        "table.contentOffset": [0, -inset],
        "table.hiddenUnderBars": [test.isCovered && !test.isAdjusted ? 64 : 0, 0, 0, 0],
        "table.extraGap": [0, 0, 0, 0],
        "table.safeAreaInsets": nil,
        "table.adjustedContentInset": nil,
      ])
  }

  @Test(
    "from iOS 11 a table is adjusted by its safe area, whatever automaticallyAdjustsScrollViewInsets says",
    arguments: cases,
    [
      ("iPhone 8@11.0", 64.0, 0.0), ("iPhone 8@15.0", 64, 0), ("iPhone X@12.0", 88, 34), ("iPhone 14@17.0", 91, 34),
      ("iPhone 17@26.0", 116, 34),
    ])
  func modern(_ test: Case, _ environment: (name: String, barEnd: Double, bottom: Double)) throws {
    let layout = try laidOut(test.root, on: environment.name)
    let size = layout.screen.size
    let y = test.startsBelowBar ? environment.barEnd : 0
    let top = test.isCovered ? environment.barEnd : 0
    expect(
      layout,
      [
        "content.view.frame": [0, y, size.width, size.height - y],
        "content.safeAreaInsets": [top, 0, environment.bottom, 0],
        "content.topLayoutGuide.length": [top],
        "table.contentInset": [0, 0, 0, 0],
        "table.adjustedContentInset": [top, 0, environment.bottom, 0],
        "table.contentOffset": [0, -top],
        "table.hiddenUnderBars": [0, 0, 0, 0],
        "table.extraGap": [0, 0, 0, 0],
      ])
  }

  @Test("a short scroll view without bounce that doesn't adjust stays under the bar on iOS 11 and later")
  func shortScrollView() throws {
    func root(_ adjusts: Bool) -> Controller {
      .navigation(
        .content(.scroll { $0.contentSize = Size(width: 375, height: 100) }) {
          $0.automaticallyAdjustsScrollViewInsets = adjusts
        })
    }
    expect(
      try laidOut(root(true), on: "iPhone 8@12.0"),
      ["scroll.adjustedContentInset": [64, 0, 0, 0], "scroll.hiddenUnderBars": [0, 0, 0, 0]])
    let off = try laidOut(root(false), on: "iPhone 8@12.0")
    expect(off, ["scroll.adjustedContentInset": [0, 0, 0, 0], "scroll.hiddenUnderBars": [64, 0, 0, 0]])
    #expect(off.decidingLaw("scroll") == "R11-SHORT")
  }

  @Test("the four cases are certain where they were measured")
  func certainty() throws {
    for test in Self.cases.prefix(4) {
      for environment in ["iPhone 5s@7.1", "iPhone 6@8.0", "iPhone 7@10.3", "iPhone 8@11.0", "iPhone X@12.0"] {
        let layout = try laidOut(test.root, on: environment)
        #expect(layout.certainty(of: "content.view.frame") == .certain, "\(test.name) \(environment)")
        #expect(layout.certainty(of: "table.contentInset") == .certain, "\(test.name) \(environment)")
        #expect(layout.assumptions.isEmpty, "\(test.name) \(environment)")
      }
    }
  }
}
