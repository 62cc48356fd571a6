import Testing

@testable import InsetLayout

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The list of laws against the folder that holds them.
@Suite("Law book")
struct LawBookTests {
  static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/InsetLayout")

  /// The text of every file in `Laws`, by the file's name without its extension.
  static let files: [String: String] = {
    var files: [String: String] = [:]
    let folder = sources.appending(path: "Laws")
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] where name.hasSuffix(".swift")
    {
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { continue }
      let last = name.split(separator: "/").last.map(String.init) ?? name
      files[String(last.dropLast(".swift".count))] = String(decoding: data, as: UTF8.self)
    }
    return files
  }()

  /// The types of a file that declare themselves a law.
  private static func laws(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("enum "), line.contains(": Law {") else { return nil }
      return line.dropFirst("enum ".count).split(separator: ":").first.map(String.init)
    }
  }

  @Test("every file that declares a law is named after it and in the list, and nothing else is")
  func folder() {
    #expect(Self.files.count > 60)
    var declared: Set<String> = []
    for (name, text) in Self.files {
      for law in Self.laws(in: text) {
        #expect(law == name)
        declared.insert(law)
      }
    }
    let listed = LawBook.laws.map { String(describing: $0) }
    #expect(Set(listed).count == listed.count)
    #expect(declared == Set(listed))
  }

  @Test("ids are unique, and a card is found by its id")
  func ids() {
    let ids = LawBook.cards.map(\.id)
    #expect(Set(ids).count == ids.count)
    for card in LawBook.cards { #expect(LawBook.card(card.id) === card) }
    #expect(LawBook.card("R0-NOTHING") == nil)
  }

  /// Laws that no rule of the collection names: definitions of the scene format, and heights that come from the metrics
  /// alone.
  static let ownIDs: Set<String> = [
    "SCENE-FRAME", "SCENE-CONSTRAINTS", "SCENE-WINDOW", "SCENE-COVER", "R7-TABBAR", "R7-TOOLBAR", "R11-ROOT-VIEW",
  ]

  /// The ids of the project's collection of rules that laws stand for.
  static let ruleIDs: Set<String> = [
    "R6-DEPR", "R7-TRANSLUCENT-DEFAULT", "R7-TRANSLUCENT-IMAGE", "R13-APPEARANCE", "R26-GLASS", "R7-FRAME-NAV",
    "R7-FRAME-TOOL",
    "R7-FRAME-TAB-NAV", "R7-FRAME-TAB-HIDDEN", "R7-FRAME-TAB-PLAIN", "R7-FRAME-NESTED", "R7-FRAME-CUSTOM",
    "R7-GUIDE-PLAIN",
    "R7-GUIDE-CONTAINER", "R7-GUIDE-DEEP-7", "R7-GUIDE-DEEP-8", "R7-GUIDE-TAB", "R11-GUIDE", "R7-AUTO-WHO",
    "R7-AUTO-FLAG",
    "R7-AUTO-WHICH", "R7-AUTO-AMOUNT", "R7-AUTO-DELTA", "R7-AUTO-CHILD", "R7-TABQUIRK", "R7-PAGE", "R7-HIDESBOTTOM",
    "R7-ROTATE",
    "R11-ROOT", "R11-ADDITIONAL", "R11-VIEW", "R11-NAV-CHILD", "R11-TAB-CHILD", "R11-OPAQUE-TAB", "R11-CHILD",
    "R11-PAGE-CHILD",
    "R11-SPLIT-CHILD", "R11-SCROLL-ABSORB", "R11-LINK", "R11-ADJ-SUM", "R11-CIAB-NEVER", "R11-CIAB-ALWAYS",
    "R11-CIAB-AXES",
    "R11-CIAB-AUTO", "R11-CIAB-AUTO-WHICH", "R11-OFFSET", "R11-SHORT", "R11-INDICATOR", "R11-MARGINS", "R-STATUS-OWNER",
    "R-STATUS-NAV-NOTCH", "R-STATUS-LANDSCAPE", "R-STATUS-NOTCH-HIDDEN", "R-NAV-HIDDEN", "R-NAV-PROMPT", "R-NAV-LARGE",
    "R-NAV-SEARCH",
    "R-NAV-WIDE", "R-TAB-MORE", "R-TAB-IPAD18", "R-TAB-26", "R-SPLIT", "R-PRES-FULL", "R-PRES-SHEET", "R-PRES-POPOVER",
    "R-INCALL-7", "R11-ADDITIONAL-BARS", "R11-ADDITIONAL-NEG", "R11-TAB-HIDDEN", "R11-XIB", "R26-LANDSCAPE",
    "R-STATUS-FRAME",
  ]

  @Test("every id is one of the collection of rules, or of the few that the project added")
  func knownIDs() {
    #expect(Set(LawBook.cards.map(\.id)) == Self.ruleIDs.union(Self.ownIDs))
  }

  @Test("a card says what happens in whole sentences, and who says so")
  func cards() {
    for card in LawBook.cards {
      #expect(card.statement.hasSuffix("."), "\(card.id)")
      #expect(!card.title.hasSuffix("."), "\(card.id)")
      #expect(!card.evidence.isEmpty || !card.quirks.isEmpty, "\(card.id)")
      for quirk in card.quirks { #expect(quirk.hasSuffix("."), "\(card.id): \(quirk)") }
      #expect(card.systems.from >= OSVersion(7), "\(card.id)")
      for text in [card.statement, card.title] + card.quirks { #expect(!text.contains("  "), "\(card.id)") }
    }
  }

  @Test("what rests on nothing public says so")
  func unverified() {
    for card in LawBook.cards where card.confidence == .unverified {
      #expect(
        card.quirks.contains { $0.lowercased().contains("public") || $0.contains("folklore") },
        "\(card.id) is unverified without a word")
    }
  }

  @Test("a law of which nothing public is known is assumed in every case")
  func nothingBetter() {
    for card in LawBook.cards where card.confidence == .unverified { #expect(card.betterKnown == nil, "\(card.id)") }
  }

  @Test("each setting that a hover may show has its law")
  func settings() {
    let names = [
      "automaticallyAdjustsScrollViewInsets", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
      "isTranslucent",
      "contentInsetAdjustmentBehavior", "contentInset", "additionalSafeAreaInsets", "hidesBottomBarWhenPushed",
      "prefersLargeTitles",
      "prefersStatusBarHidden", "modalPresentationStyle", "searchController", "prompt", "isTabBarHidden",
      "preferredContentSize", "permittedArrowDirections", "preferredSearchBarPlacement",
    ]
    for name in names { #expect(LawBook.settings.contains(name), "\(name)") }
    #expect(!LawBook.settings.contains("backgroundColor"))
  }

  @Test("the tables in Swift are what metrics.json gives")
  func generated() throws {
    let folder = Self.sources.appending(path: "Metrics")
    guard let status = try run(["python3", folder.appending(path: "generate-metrics").path, "--check"]) else { return }
    #expect(status == 0)
  }

  @Test("a rule without a law of its own names laws that exist, and is no law's id")
  func otherRules() {
    let laws = Set(LawBook.cards.map(\.id))
    let ids = LawBook.otherRules.map(\.id)
    #expect(Set(ids).count == ids.count && laws.isDisjoint(with: ids))
    for rule in LawBook.otherRules { #expect(laws.isSuperset(of: rule.laws), "\(rule.id)") }
  }
}
