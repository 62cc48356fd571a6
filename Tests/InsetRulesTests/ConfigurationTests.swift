import InsetDocuments
import InsetModel
import InsetRules
import InsetText
import Testing

@Suite("What a configuration means")
struct ConfigurationTests {
  private static let feed = "class FeedViewController: UIViewController {}\nclass Drawer: UIViewController {}\n"

  private func app(_ configuration: String) -> App {
    ExampleApp(
      [
        "Main.storyboard": ExampleStoryboards.navigation, "FeedViewController.swift": Self.feed,
        ".insetd.json": configuration,
      ], deploymentTarget: "9.0"
    ).analysis.app
  }

  /// Each warning with the text that it stands at.
  private func warnings(_ configuration: String, matched: Set<String> = []) -> [String] {
    let surroundings = ConfigurationCheck.Surroundings(
      declares: { $0 == "OnlyInCode" }, excludes: { matched.contains($0) },
      follows: { matched.contains($0) })
    let text = SourceText(configuration)
    return ConfigurationCheck.problems(of: app(configuration), surroundings).map {
      "\(text.string(in: $0.range)): \($0.message)"
    }
  }

  @Test("what means something gives no warning")
  func fine() {
    #expect(
      warnings(
        #"""
        { "environments": ["iPhone 8@11.0", { "os": "11.0", "device": "TV", "screen": { "size": [1, 1] } }],
          "rules": { "scroll-view-not-first-subview": "off" }, "exclude": ["Pods"],
          "placements": [
            { "controller": "FeedViewController", "in": ["UITabBarController", "Drawer"] },
            { "controller": "FeedViewController", "in": ["Drawer"] },
            { "controller": "OnlyInCode", "in": ["OnlyInCode", "UIImagePickerController"] }] }
        """#, matched: ["Pods"]) == [])
  }

  @Test("environments: an unknown device with the names near it, a system that isn't covered")
  func environments() {
    #expect(
      warnings(#"{ "environments": ["iPone 8@11.0", "iPhone 8@6.0", "iPhone X@10.3"] }"#) == [
        "\"iPone 8@11.0\": unknown device \"iPone 8\": name a model, or give \"screen\"; did you mean \"iPhone 8\" or \"iPhone 4\" or \"iPhone 5\"?",
        "\"iPhone 8@6.0\": iOS 6.0 is not covered: known are 7.0 to 18.x and 26",
        "\"iPhone X@10.3\": iPhone X has no figures for iOS 10.3: covered are iOS 11.0 – 18, iOS 26.0 and later",
      ])
  }

  @Test("rules and excluded paths that there are none of")
  func rulesAndPaths() {
    #expect(
      warnings(#"{ "rules": { "scroll-view-not-first-subviews": "off", "x": "off" }, "exclude": ["Pod", "a*"] }"#) == [
        "\"scroll-view-not-first-subviews\": there is no rule \"scroll-view-not-first-subviews\"; did you mean \"scroll-view-not-first-subview\"?",
        "\"x\": there is no rule \"x\"", "\"Pod\": no folder, and no file that insetd reads, matches \"Pod\"",
        "\"a*\": no folder, and no file that insetd reads, matches \"a*\"",
      ])
  }

  @Test("placements: classes that aren't there, and the same twice")
  func placements() {
    #expect(
      warnings(
        #"{ "placements": [{ "controller": "FedViewController", "in": ["UITableViewController", "Drawr"] }] }"#) == [
          "\"FedViewController\": no class or scene of the project is called \"FedViewController\"; did you mean \"FeedViewController\"?",
          "\"UITableViewController\": \"UITableViewController\" is neither a container of UIKit nor a class of the project; did you mean \"UIPageViewController\" or \"UISplitViewController\" or \"UITabBarController\"?",
          "\"Drawr\": \"Drawr\" is neither a container of UIKit nor a class of the project; did you mean \"Drawer\"?",
        ])
    let placement = #"{ "controller": "FeedViewController", "in": ["Drawer"] }"#
    #expect(
      warnings("{ \"placements\": [\(placement), \(placement)] }") == [
        "\(placement): \"FeedViewController\" is placed like this twice"
      ])
  }

  // MARK: Hovers

  private func hover(_ configuration: String) -> (String, String)? {
    let bytes = Array(configuration.utf8)
    let offset = bytes.firstIndex(of: UInt8(ascii: "|")) ?? 0
    let text = SourceText(bytes.filter { $0 != UInt8(ascii: "|") })
    guard let found = ConfigurationHover.subject(text.bytes, at: offset, in: app("{}")) else { return nil }
    return (text.string(in: found.range), PlainTextRenderer.render(found.blocks))
  }

  @Test("a key says what it does, and its default")
  func key() throws {
    let (text, words) = try #require(hover(#"{ "excl|ude": [] }"#))
    #expect(text == "\"exclude\"")
    #expect(
      words == """
        exclude: an array

        Files and folders to leave out, by their paths from this file's folder; * and ?
        stand for other characters.

        By default [].
        """)
  }

  @Test("an environment: the screen, the status bar, the safe area")
  func environment() throws {
    let (text, notch) = try #require(hover(#"{ "environments": ["|iPhone X@12.0"] }"#))
    #expect(text == "\"iPhone X@12.0\"")
    #expect(
      notch == """
        iPhone X@12.0
        - screen 375 × 812 points
        - status bar 44 points
        - safe area of a screen without bars: [44, 0, 34, 0] from top, left, bottom and
          right
        """)
    let old = try #require(hover(#"{ "environments": [{ "os": "9.0", "device": "|iPhone 5s" }] }"#)).1
    #expect(old.contains("no safe areas before iOS 11") && old.contains("status bar 20 points"))
    let unknown = try #require(hover(#"{ "environments": ["|Foo@9.0"] }"#)).1
    #expect(unknown.contains("Not laid out: unknown device \"Foo\""))
  }

  @Test("a rule: its title, why, and the severity here and by default")
  func rule() throws {
    let (text, words) = try #require(hover(#"{ "rules": { "scroll|-view-not-first-subview": "off" } }"#))
    #expect(text == "\"scroll-view-not-first-subview\"")
    #expect(words.hasPrefix("The scroll view is not the first subview\n\nBefore iOS 11 a navigation"))
    #expect(words.hasSuffix("Here off; by default warning. iOS 7.0 – 10."))
    #expect(hover(#"{ "rules": { "x": "o|ff" } }"#) == nil)
  }

  @Test("a placement: what it places, and where")
  func placement() throws {
    let (text, one) = try #require(
      hover(#"{ "placements": [{ "controller": "Feed|ViewController", "in": ["UITabBarController"] }] }"#))
    #expect(text == #"{ "controller": "FeedViewController", "in": ["UITabBarController"] }"#)
    #expect(
      one == """
        Places UITabBarController › FeedViewController

        The class has one scene, in Main.storyboard.
        """)
    let none = try #require(hover(#"{ "placements": [{ "controller": "|Nobody", "in": [] }] }"#)).1
    #expect(none.hasSuffix("No scene of the project has this class, so nothing is placed."))
  }

  @Test("any place of a broken file gives nothing or something, never a failure")
  func broken() {
    let app = app("{}")
    let text = Array(#"{ "rules": { "a": "off", "environments": ["iPhone 8@11.0", "#.utf8)
    for end in 0...text.count {
      for offset in 0...end { _ = ConfigurationHover.subject(Array(text[..<end]), at: offset, in: app) }
    }
  }

  @Test("each device is offered on systems that it ran and that have figures")
  func vocabulary() {
    let names = SchemaVocabulary.known.environments.map(\.value)
    #expect(
      names.filter { $0.hasPrefix("iPhone X@") }
        == ["11.0.1", "12.0", "13.0", "14.0", "15.0", "16.0"].map { "iPhone X@\($0)" })
    #expect(names.contains("iPhone 17@26.0"))
    #expect(Set(names).count == names.count)
    #expect(
      SchemaVocabulary.known(in: app("{}")).controllers == [
        SchemaWord("Drawer", "In FeedViewController.swift."), SchemaWord("FeedViewController", "In Main.storyboard."),
      ])
  }
}
