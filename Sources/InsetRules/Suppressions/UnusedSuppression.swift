internal import InsetDocuments
internal import InsetLayout
internal import InsetText

/// A comment that keeps nothing quiet.
enum UnusedSuppression {
  static let card = RuleCard(
    id: "unused-suppression", title: "A comment disables a rule that reports nothing there", severity: .hint,
    systems: OSRange(OSVersion(7)),
    why:
      "A comment such as // insetd:disable:next outlives the mistake that it was written for, or names a rule that doesn't exist. It then hides the next mistake of its kind.",
    examples: [
      RuleExample(
        "the rule has nothing to say here",
        files: ["Feed.swift": source("// insetd:disable:next auto-adjust-off-content-under-bar")],
        deploymentTarget: "9.0", reportsAt: ["// insetd:disable:next auto-adjust-off-content-under-bar"]),
      RuleExample(
        "no rule has the name", files: ["Feed.m": objectiveC("// insetd:disable:this scroll-view-not-first")],
        deploymentTarget: "9.0", reportsAt: ["// insetd:disable:this scroll-view-not-first"]),
      RuleExample(
        "the comment does its work",
        files: [
          "Main.storyboard": ExampleStoryboard.navigation(
            subviews: ExampleStoryboard.filling(#"<imageView id="backdrop">"#)
              + "<!-- insetd:disable:next scroll-view-not-first-subview -->\n"
              + ExampleStoryboard.filling(ExampleStoryboard.table))
        ], deploymentTarget: "9.0", reportsAt: []),
    ])

  private static func source(_ comment: String) -> String {
    """
    class FeedViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            \(comment)
            title = "Feed"
        }
    }

    """
  }

  private static func objectiveC(_ comment: String) -> String {
    """
    @implementation FeedViewController
    - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"Feed"; \(comment)
    }
    @end

    """
  }

  static func findings(_ unused: [(path: String, suppression: Suppression)], _ check: RuleCheck) -> [Finding] {
    unused.map { path, suppression in
      let isAlone = suppression.standsAlone
      let range = isAlone ? suppression.range : suppression.rule?.range ?? suppression.range
      return Finding(
        rule: card.id, severity: card.severity, location: Location(path: path, range: range),
        message: message(suppression.rule?.value), tags: [.unnecessary],
        fixes: fix(path, range, isAlone, check).map { [$0] } ?? [])
    }
  }

  private static func message(_ rule: String?) -> String {
    guard let rule else { return "No rule reports anything where this comment disables them all." }
    let known = RuleBook.cards.map(\.id)
    if known.contains(rule) { return "\(rule) reports nothing where this comment disables it." }
    let remedy = nearest(to: rule, in: known).first.map { "; did you mean \($0)?" } ?? "."
    return "No rule is called \(rule)" + remedy
  }

  private static func fix(_ path: String, _ range: Range<Int>, _ isAlone: Bool, _ check: RuleCheck) -> Fix? {
    guard let writer = FixWriter(path, check) else { return nil }
    let lines = writer.wholeLines(range)
    // A comment behind code goes with the blanks before it.
    let start = writer.leadingSpace(before: range.lowerBound)
    let isBehindCode = writer.text.line(at: start) == writer.text.line(at: range.lowerBound) && start > 0
    return Fix(
      isAlone ? "Remove the comment" : "Remove the rule from the comment", isPreferred: true,
      [writer.edit(isBehindCode ? start..<range.upperBound : lines, "")])
  }
}
