import InsetLayout
import InsetModel

/// Which laws the published numbers of the ground-truth cases rest on, by the systems that they were seen on.
struct GroundTruthCoverage {
  /// Systems that share most of their laws.
  static let eras: [(name: String, majors: ClosedRange<Int>)] = [
    ("7–8", 7...8), ("9–10", 9...10), ("11–12", 11...12), ("13–15", 13...15), ("16–18", 16...18), ("26", 26...26),
  ]

  /// The number of cases per era, by law.
  private(set) var laws: [String: [Int]] = [:]
  /// The number of cases per era, by the kind of their source.
  private(set) var kinds: [String: [Int]] = [:]

  init(_ cases: [GroundTruthCase]) throws {
    for truth in cases {
      guard let environment = SceneDecoder.environments(truth.scene["environment"]).first,
        let era = Self.eras.firstIndex(where: { $0.majors.contains(environment.os.major) })
      else { continue }
      Self.count(truth.kind, era, &kinds)
      let layout = try layOut(SceneDecoder.scene(truth.scene), in: environment)
      for law in try Self.laws(truth, layout) { Self.count(law, era, &laws) }
    }
  }

  /// The laws of the steps that the expected numbers rest on.
  private static func laws(_ truth: GroundTruthCase, _ layout: Layout) throws -> Set<String> {
    var laws: Set<String> = []
    for (name, _) in truth.expectations {
      let named = try NamedQuantity(name, in: layout.tree)
      for quantity in named.quantities {
        guard let end = layout.trace.stepIndex(named.subject, quantity) else { continue }
        for index in layout.trace.slice(endingAt: end) { laws.insert(layout.trace.steps[index].law.id) }
      }
    }
    return laws
  }

  private static func count(_ key: String, _ era: Int, _ table: inout [String: [Int]]) {
    table[key, default: Array(repeating: 0, count: eras.count)][era] += 1
  }

  /// The documentation page.
  var markdown: String {
    var lines = [
      "# Coverage",
      "",
      "Which laws the published numbers in `Tests/GroundTruth` exercise: how many cases have a number that rests on the law, by the iOS of the case. This page is made from the cases: don't edit it.",
      "",
      "0 says that no published number has confirmed the law there; its card in <doc:Laws> says how it is known. – says that the law doesn't hold there.",
      "", "## Cases by kind of source", "",
    ]
    let kinds = kinds.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let total = Self.eras.indices.map { era in kinds.reduce(0) { $0 + $1.1[era] } }
    lines += Self.table(
      "Kind", (kinds + [("all", total)]).map { name, counts in (name, counts.map(String.init), counts) })
    lines += ["", "## Cases by law", ""]
    lines += Self.table(
      "Law",
      LawBook.cards.compactMap { card in
        laws[card.id].map { ("\(card.id): \(card.title)", Self.cells($0, card.systems), $0) }
      })
    let bare = LawBook.cards.filter { laws[$0.id] == nil }
    lines += ["", "## Laws without any case", ""] + bare.map { "- \($0.id): \($0.title) (\($0.confidence.rawValue))" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cells(_ counts: [Int], _ systems: OSRange) -> [String] {
    zip(counts, eras).map { count, era in
      let holds =
        systems.from.major <= era.majors.upperBound && (systems.through.first ?? .max) >= era.majors.lowerBound
      return count == 0 && !holds ? "–" : String(count)
    }
  }

  /// Rows of a name, what is written per era, and the numbers to add up.
  private static func table(_ title: String, _ rows: [(String, [String], [Int])]) -> [String] {
    let head = [
      "| \(title) | " + eras.map { "iOS " + $0.name }.joined(separator: " | ") + " | all |",
      "| --- |" + String(repeating: " --: |", count: eras.count + 1),
    ]
    return head
      + rows.map { name, cells, counts in
        "| \(name) | " + (cells + [String(counts.reduce(0, +))]).joined(separator: " | ") + " |"
      }
  }
}
