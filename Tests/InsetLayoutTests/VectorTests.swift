import InsetLayout
import Testing

/// The numbered vectors of the collection of rules (section 10).
@Suite("Test vectors of the rules")
struct VectorTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let number: Int
    let scene: String
    let environment: String
    let root: Controller
    let expected: [String: [Double]?]

    init(
      _ number: Int, _ scene: String, _ environment: String, _ root: Controller, _ expected: [String: [Double]?]
    ) {
      self.number = number
      self.scene = scene
      self.environment = environment
      self.root = root
      self.expected = expected
    }

    var testDescription: String { "\(number) \(scene)" }
  }

  @Test("a vector gives the numbers of the rules", arguments: vectors)
  func vector(_ vector: Vector) throws {
    expect(try laidOut(vector.root, on: vector.environment), vector.expected)
  }

  static let vectors = legacy + containers + modern

  private static let legacy = [
    Vector(
      1, "navigation → table, TYAY", "iPhone 6s@9.0", .navigation(.list()),
      [
        "list.view.frame": [0, 0, 375, 667], "list.topLayoutGuide.length": [64], "list.bottomLayoutGuide.length": [0],
        "table.contentInset": [64, 0, 0, 0],
      ]),
    Vector(
      2, "TNEN", "iPhone 6s@9.0", .navigation(.list()) { $0.navigationBar = .opaque },
      [
        "list.view.frame": [0, 64, 375, 603], "list.topLayoutGuide.length": [0], "table.contentInset": [0, 0, 0, 0],
      ]),
    Vector(
      3, "TNEY", "iPhone 6s@9.0",
      .navigation(.list { $0.extendedLayoutIncludesOpaqueBars = true }) { $0.navigationBar = .opaque },
      [
        "list.view.frame": [0, 0, 375, 667], "list.topLayoutGuide.length": [64], "table.contentInset": [64, 0, 0, 0],
      ]),
    Vector(
      4, "tab → navigation → table, all translucent", "iPhone 6s@9.0", .tabs(.navigation(.list())),
      [
        "list.view.frame": [0, 0, 375, 667], "list.topLayoutGuide.length": [64], "list.bottomLayoutGuide.length": [49],
        "table.contentInset": [64, 0, 49, 0],
      ]),
    Vector(
      5, "tab → navigation → table, opaque tab bar", "iPhone 6s@9.0",
      .tabs(.navigation(.list())) { $0.tabBar = .opaque },
      [
        "list.view.frame": [0, 0, 375, 618], "list.topLayoutGuide.length": [64], "list.bottomLayoutGuide.length": [0],
        "table.contentInset": [64, 0, 0, 0],
      ]),
    Vector(
      6, "navigation bar hidden", "iPhone 6s@9.0", .navigation(.list()) { $0.navigationBar = .hidden },
      [
        "list.view.frame": [0, 0, 375, 667], "list.topLayoutGuide.length": [20], "table.contentInset": [20, 0, 0, 0],
        "nav.navigationBar.frame": nil,
      ]),
    Vector(
      7, "a label first, the table second", "iPhone 6s@9.0",
      .navigation(.content(.plain("label", Rect(0, 0, 10, 10)), .table())),
      [
        "content.view.frame": [0, 0, 375, 667], "content.topLayoutGuide.length": [64],
        "table.contentInset": [0, 0, 0, 0], "table.hiddenUnderBars": [64, 0, 0, 0],
      ]),
    Vector(
      8, "the table pinned to the top guide", "iPhone 6s@9.0",
      .navigation(.content(.table { $0.pins = [.top: Pin(to: .topLayoutGuide)] })),
      [
        "content.topLayoutGuide.length": [64], "table.frame": [0, 64, 375, 603], "table.contentInset": [64, 0, 0, 0],
        "table.extraGap": [64, 0, 0, 0], "table.hiddenUnderBars": [0, 0, 0, 0],
      ]),
    Vector(
      9, "the table pinned to the safe area", "iPhone 8@11.0",
      .navigation(.content(.table { $0.pins = [.top: Pin(to: .safeArea)] })),
      [
        "content.safeAreaInsets": [64, 0, 0, 0], "table.frame": [0, 64, 375, 603],
        "table.adjustedContentInset": [0, 0, 0, 0], "table.extraGap": [0, 0, 0, 0],
      ]),
  ]

  private static let containers = [
    Vector(
      10, "navigation → page controller → table", "iPhone 7@10.0", .navigation(.pages(.list())),
      [
        "page.topLayoutGuide.length": [64], "root.children[0].scrollView.contentInset": [64, 0, 0, 0],
        "table.contentInset": [0, 0, 0, 0],
      ]),
    Vector(
      11, "the same on iOS 12", "iPhone 8@12.0", .navigation(.pages(.list())),
      [
        "page.safeAreaInsets": [64, 0, 0, 0], "table.adjustedContentInset": [64, 0, 0, 0],
        "root.children[0].scrollView.adjustedContentInset": [0, 0, 0, 0],
      ]),
    Vector(
      12, "navigation → tab → two tables, the second selected later", "iPhone 6@8.0",
      .navigation(
        .tabs(.list(id: "first"), .list(id: "second")) {
          $0.selectedIndex = 1
          $0.selectedBefore = [0]
        }),
      ["firstTable.contentInset": [64, 0, 0, 0], "secondTable.contentInset": [0, 0, 0, 0]]),
    Vector(
      13, "a table directly in a tab bar controller", "iPhone 6@8.0", .tabs(.list()),
      [
        "list.view.frame": [0, 0, 375, 667], "list.topLayoutGuide.length": [20], "list.bottomLayoutGuide.length": [49],
        "table.contentInset": [0, 0, 0, 0], "table.hiddenUnderBars": [20, 0, 49, 0],
      ]),
    Vector(
      14, "the same on iOS 11", "iPhone 8@11.0", .tabs(.list()),
      ["list.safeAreaInsets": [20, 0, 49, 0], "table.adjustedContentInset": [20, 0, 49, 0]]),
  ]

  private static let modern = [
    Vector(
      15, "tab → navigation → table on iPhone X", "iPhone X@12.0", .tabs(.navigation(.list())),
      ["list.safeAreaInsets": [88, 0, 83, 0], "table.adjustedContentInset": [88, 0, 83, 0]]),
    Vector(
      16, "opaque tab bar, extending content", "iPhone X@12.0",
      .tabs(.navigation(.list { $0.extendedLayoutIncludesOpaqueBars = true })) { $0.tabBar = .opaque },
      [
        "list.view.frame": [0, 0, 375, 812], "list.safeAreaInsets": [88, 0, 34, 0],
        "table.adjustedContentInset": [88, 0, 34, 0], "table.hiddenUnderBars": [0, 0, 49, 0],
      ]),
    Vector(
      17, "the same, the navigation controller extends too", "iPhone X@12.0",
      .tabs(
        .navigation(.list { $0.extendedLayoutIncludesOpaqueBars = true }) {
          $0.extendedLayoutIncludesOpaqueBars = true
        }
      ) { $0.tabBar = .opaque },
      ["list.safeAreaInsets": [88, 0, 83, 0], "table.adjustedContentInset": [88, 0, 83, 0]]),
    Vector(
      18, "navigation → short scroll view", "iPhone 8@12.0",
      .navigation(.content(.scroll { $0.contentSize = Size(width: 100, height: 100) })),
      ["content.safeAreaInsets": [64, 0, 0, 0], "scroll.adjustedContentInset": [64, 0, 0, 0]]),
    Vector(
      19, "the same, not adjusting", "iPhone 8@12.0",
      .navigation(
        .content(.scroll { $0.contentSize = Size(width: 100, height: 100) }) {
          $0.automaticallyAdjustsScrollViewInsets = false
        }),
      ["scroll.adjustedContentInset": [0, 0, 0, 0]]),
    Vector(
      20, "navigation → table, not adjusting", "iPhone 8@12.0",
      .navigation(.list { $0.automaticallyAdjustsScrollViewInsets = false }),
      ["table.adjustedContentInset": [64, 0, 0, 0]]),
    Vector(
      21, "navigation → table with an inset of 64 by hand", "iPhone 8@12.0",
      .navigation(.content(.table { $0.contentInset = Insets(top: 64) })),
      [
        "table.contentInset": [64, 0, 0, 0], "table.adjustedContentInset": [128, 0, 0, 0],
        "table.contentOffset": [0, -128], "table.extraGap": [64, 0, 0, 0],
      ]),
    Vector(
      22, "a subview 20 points below a top of 64", "iPhone 8@12.0",
      .navigation(.content(.plain("sub", Rect(0, 20, 375, 400)))), ["sub.safeAreaInsets": [44, 0, 0, 0]]),
    Vector(
      23, "an expanded large title", "iPhone 8@12.0",
      .navigation(.list()) { $0.navigationBar = .with { $0.prefersLargeTitles = true } },
      ["list.safeAreaInsets": [116, 0, 0, 0], "table.adjustedContentInset": [116, 0, 0, 0]]),
  ]

  @Test("the vectors are numbered from 1 to 23")
  func numbers() { #expect(Self.vectors.map(\.number) == Array(1...23)) }
}
