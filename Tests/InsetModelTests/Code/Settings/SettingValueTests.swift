import Testing

@testable import InsetModel

@Suite("Values of settings in code")
struct SettingValueTests {
  /// The values that one assignment gives.
  private func values(_ property: String, _ value: String, members: String = "", file: String = "") -> [String] {
    let app = CodeApp([
      "Feed.swift": """
      \(file)
      class Feed: UIViewController {
        let tableView = UITableView()
        \(members)
        override func viewDidLoad() { \(property) = \(value) }
      }
      """
    ])
    return app.settings("Feed").map {
      String($0.dropFirst($0.firstRange(of: " = ")?.upperBound.utf16Offset(in: $0) ?? 0))
    }
  }

  private func objectiveCValues(_ property: String, _ value: String, file: String = "") -> [String] {
    let app = CodeApp([
      "Feed.m": """
      \(file)
      @interface Feed : UIViewController
      @property (nonatomic) UITableView *tableView;
      @end
      @implementation Feed
      - (void)viewDidLoad { \(property) = \(value); }
      @end
      """
    ])
    return app.settings("Feed").map {
      String($0.dropFirst($0.firstRange(of: " = ")?.upperBound.utf16Offset(in: $0) ?? 0))
    }
  }

  @Test(
    "edges",
    arguments: [
      ("[]", #""none""#), (".all", #""all""#), ("UIRectEdge()", #""none""#),
      ("UIRectEdge.init(rawValue: 0)", #""none""#),
      ("[.top, .bottom]", #"["top","bottom"]"#), (".bottom", #"["bottom"]"#), ("UIRectEdge.bottom", #"["bottom"]"#),
      ("UIRectEdge.all.subtracting(.top)", #"["left","bottom","right"]"#), (".init(rawValue: 5)", #"["top","bottom"]"#),
      ("[UIRectEdge.left, .right, .top, .bottom]", #""all""#), ("someEdges", "?"),
    ])
  func edges(value: String, expected: String) {
    #expect(values("edgesForExtendedLayout", value) == [expected])
  }

  @Test(
    "edges in Objective-C; another enumeration's constants by their numbers",
    arguments: [
      ("UIRectEdgeNone", #""none""#), ("UIRectEdgeTop | UIRectEdgeBottom", #"["top","bottom"]"#),
      ("UIRectEdgeAll ^ UIRectEdgeTop", #"["left","bottom","right"]"#),
      ("UIRectEdgeAll & ~UIRectEdgeBottom", #"["top","left","right"]"#),
      ("UIRectEdgeAll - UIRectEdgeBottom", #"["top","left","right"]"#), ("UIRectCornerAllCorners", #""all""#),
      ("UIRectCornerTopRight", #"["left"]"#), ("0", #""none""#), ("NO", #""none""#), ("(UIRectEdge)0", #""none""#),
    ])
  func objectiveCEdges(value: String, expected: String) {
    #expect(objectiveCValues("self.edgesForExtendedLayout", value) == [expected])
  }

  @Test(
    "insets: all spellings, arithmetic, constants wherever they stand; unknown edges stay open",
    arguments: [
      (".zero", "[0,0,0,0]"), ("UIEdgeInsets.zero", "[0,0,0,0]"), ("UIEdgeInsets()", "[0,0,0,0]"),
      ("UIEdgeInsets(top: 64, left: 0, bottom: -49.5, right: 0)", "[64,0,-49.5,0]"),
      (".init(top: 1 + 2 * 3, left: 8 / 2, bottom: -(3 - 1), right: 1 / 0)", "[7,4,-2,null]"),
      ("UIEdgeInsetsMake(1, 2, 3, 4)", "[1,2,3,4]"), ("inset", "[10,0,20,0]"), ("Metrics.list", "[12,0,12,0]"),
      (
        "UIEdgeInsets(top: Metrics.Bar.height + Self.gap, left: CGFloat(margin), bottom: computed, right: 0)",
        "[52,3,7,0]"
      ),
      ("UIEdgeInsets(top: topLayoutGuide.length, left: 0, bottom: 9, right: 0)", "[null,0,9,0]"),
      ("UIEdgeInsets(top: topLayoutGuide.length, left: x, bottom: y, right: z)", "?"), ("someInsets()", "?"),
      ("makeInsets(5)", "[5,0,6,0]"),
    ])
  func insets(value: String, expected: String) {
    let found = values(
      "tableView.contentInset", value,
      members: """
        static let gap: CGFloat = 8
        let inset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        var computed: CGFloat { return 7 }
        func makeInsets(_ top: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: top, left: 0, bottom: top + 1, right: 0) }
        """,
      file: """
        let margin = 3
        enum Metrics {
          static let list = UIEdgeInsets(top: side, left: 0, bottom: side, right: 0)
          static let side: CGFloat = 12
          struct Bar { static let height: CGFloat = 44 }
        }
        """)
    #expect(found == [expected])
  }

  @Test(
    "insets in Objective-C",
    arguments: [
      ("UIEdgeInsetsZero", "[0,0,0,0]"), ("UIEdgeInsetsMake(kTop, 0, TAB_HEIGHT, 0.0)", "[64,0,49,0]"),
      ("(UIEdgeInsets){kTop, 0, 49}", "[64,0,49,0]"), ("(UIEdgeInsets){.top = 64}", "?"),
      ("UIEdgeInsetsMake(self.top, 0, 1.5f, 0)", "[null,0,1.5,0]"),
    ])
  func objectiveCInsets(value: String, expected: String) {
    let file = """
      static const CGFloat kTop = 64;
      #define TAB_HEIGHT (BAR + 5)
      #define BAR 44
      """
    #expect(objectiveCValues("self.tableView.contentInset", value, file: file) == [expected])
  }

  @Test("enumerations by either language's names and by number")
  func choices() {
    #expect(values("tableView.contentInsetAdjustmentBehavior", ".never") == [#""never""#])
    #expect(
      values("tableView.contentInsetAdjustmentBehavior", "UIScrollView.ContentInsetAdjustmentBehavior.always")
        == [#""always""#])
    #expect(values("tableView.contentInsetAdjustmentBehavior", "behavior") == ["?"])
    #expect(
      values(
        "navigationItem.largeTitleDisplayMode", "mode",
        members: "let mode = UINavigationItem.LargeTitleDisplayMode.never") == [#""never""#])
    #expect(
      objectiveCValues(
        "self.tableView.contentInsetAdjustmentBehavior", "UIScrollViewContentInsetAdjustmentScrollableAxes")
        == [#""scrollableAxes""#])
    #expect(objectiveCValues("self.navigationItem.largeTitleDisplayMode", "NO") == [#""automatic""#])
    #expect(objectiveCValues("self.modalPresentationStyle", "UIModalPresentationFullScreen") == [#""fullScreen""#])
    #expect(
      objectiveCValues("self.navigationController.navigationBar.barStyle", "UIBarStyleBlackTranslucent") == [
        #""black""#
      ])
  }

  @Test("a condition of systems splits a value, another one leaves both")
  func alternatives() {
    #expect(
      objectiveCValues("self.automaticallyAdjustsScrollViewInsets", "IS_IOS_11 ? NO : YES")
        == ["false on 11.0..<", "true on ..<11.0"])
    #expect(
      objectiveCValues("self.automaticallyAdjustsScrollViewInsets", "iOS7GE ? NO : YES")
        == ["false on 7.0..<", "true on ..<7.0"])
    #expect(
      values("tableView.contentInset.top", "isPad ? 20 : other", members: "let other: CGFloat = 12")
        == ["[20,null,null,null] if", "[12,null,null,null] if"])
    #expect(
      values(
        "tableView.contentInset", "UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)",
        members: "var top: CGFloat { if #available(iOS 11, *) { return 0 } else { return 64 } }")
        == ["[0,0,0,0] on 11.0..<", "[64,0,0,0] on ..<11.0"])
  }

  @Test("booleans, texts, objects and sizes")
  func others() {
    #expect(values("extendedLayoutIncludesOpaqueBars", "!(false || isOff)", members: "let isOff = true") == ["false"])
    #expect(values("navigationItem.prompt", #"NSLocalizedString("Sync", comment: "")"#) == [#""Sync""#])
    #expect(values("navigationItem.prompt", "nil") == ["null"])
    #expect(values("title", "user.name") == ["?"])
    #expect(values("navigationItem.searchController", "UISearchController(searchResultsController: nil)") == ["true"])
    #expect(values("navigationItem.searchController", "nil") == ["false"])
    #expect(values("tableView.contentSize", "CGSize(width: 320, height: 2 * 500)") == ["[320,1000]"])
    #expect(values("navigationController?.navigationBar.barTintColor", ".red") == ["true"])
  }

  @Test("more values than can be told apart are none")
  func many() {
    func choice(_ count: Int) -> String { count == 0 ? "0" : "a\(count) ? \(count) : (\(choice(count - 1)))" }
    #expect(values("tableView.contentInset.top", choice(2)).count == 3)
    #expect(values("tableView.contentInset.top", choice(9)) == ["? if"])
    #expect(values("tableView.contentInset.top", "(\(choice(2))) + (\(choice(2)))") == ["? if"])
    let sum = Array(repeating: "1", count: 60).joined(separator: " + ")
    #expect(values("tableView.contentInset.top", sum) == ["?"])
  }

  @Test("what goes in circles or grows without end has no value")
  func circles() {
    #expect(values("tableView.contentInset.top", "a", members: "var a: CGFloat { b }; var b: CGFloat { a }") == ["?"])
    let chain = (0..<30).map { "let a\($0) = a\($0 + 1) + a\($0 + 1)" }.joined(separator: "\n")
    #expect(values("tableView.contentInset.top", "a0", members: chain) == ["?"])
  }
}
