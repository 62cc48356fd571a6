import InsetLayout
import Testing

@Suite("Translucency")
struct TranslucencyTests {
  private func root(_ bar: Bar?) -> Controller { .navigation(.list()) { $0.navigationBar = bar } }

  private func isTranslucent(_ layout: Layout) -> Value? {
    layout.trace.step(.controller(0), Quantity(.navigationBarTranslucent))?.value
  }

  @Test("a bar that nobody sets is translucent", arguments: ["iPhone 5s@7.0", "iPhone 8@12.0", "iPhone 17@26.0"])
  func standard(_ environment: String) throws {
    let layout = try laidOut(root(nil), on: environment)
    #expect(isTranslucent(layout) == .flag(true))
    #expect(layout["list.view.frame"]?[1] == 0)
    #expect(layout.laws(of: "list.view.frame").contains("R7-TRANSLUCENT-DEFAULT"))
  }

  @Test("a background image decides when nobody sets isTranslucent")
  func image() throws {
    let opaque = try laidOut(root(.with { $0.backgroundImage = .opaque }), on: "iPhone 8@12.0")
    #expect(opaque["list.view.frame"]?[1] == 64)
    #expect(opaque.laws(of: "list.view.frame").contains("R7-TRANSLUCENT-IMAGE"))
    let translucent = try laidOut(root(.with { $0.backgroundImage = .translucent }), on: "iPhone 8@12.0")
    #expect(translucent["list.view.frame"]?[1] == 0)
  }

  @Test("isTranslucent wins over a background image")
  func explicit() throws {
    let bar = Bar.with {
      $0.backgroundImage = .opaque
      $0.isTranslucent = true
    }
    #expect(try laidOut(root(bar), on: "iPhone 8@12.0")["list.view.frame"]?[1] == 0)
  }

  @Test("a bar tint colour, a bar style and an opaque appearance leave the bar translucent")
  func looks() throws {
    let tinted = try laidOut(root(.with { $0.hasBarTintColor = true }), on: "iPhone 8@12.0")
    #expect(tinted["list.view.frame"]?[1] == 0)
    let black = try laidOut(root(.with { $0.barStyle = .black }), on: "iPhone 8@12.0")
    #expect(black["list.view.frame"]?[1] == 0)
    let appearance = try laidOut(root(.with { $0.standardAppearance = .opaque }), on: "iPhone 8@13.0")
    #expect(appearance["list.view.frame"]?[1] == 0)
    #expect(appearance.laws(of: "list.view.frame").contains("R13-APPEARANCE"))
    #expect(appearance.certainty(of: "list.view.frame") == .inferred)
    let edge = try laidOut(root(.with { $0.scrollEdgeAppearance = .opaque }), on: "iPhone 8@15.0")
    #expect(
      edge.trace.step(.controller(0), Quantity(.navigationBarTranslucent))?.sentence()
        == "The navigation bar looks opaque (scrollEdgeAppearance), but isTranslucent is still on, and that decides.")
  }

  @Test("before iOS 13 there is no appearance")
  func noAppearance() throws {
    let layout = try laidOut(root(.with { $0.standardAppearance = .opaque }), on: "iPhone 8@12.0")
    #expect(layout.trace.step(.controller(0), Quantity(.navigationBarTranslucent))?.law.id == "R7-TRANSLUCENT-DEFAULT")
  }

  @Test("that an opaque bar still insets on iOS 26 is inferred")
  func glass() throws {
    let layout = try laidOut(root(.opaque), on: "iPhone 17@26.0")
    #expect(layout["list.view.frame"] == [0, 116, 402, 758])
    #expect(layout.certainty(of: "list.view.frame") == .inferred)
    #expect(try laidOut(root(.opaque), on: "iPhone 16 Pro@18.0").certainty(of: "nav.view.frame") == .certain)
  }

  @Test("each bar has its own translucency")
  func bars() throws {
    let root = Controller.tabs(
      .navigation(.list()) {
        $0.navigationBar = .opaque
        $0.toolbar = .with {
          $0.isHidden = false
          $0.isTranslucent = true
        }
      }
    ) { $0.tabBar = .opaque }
    let layout = try laidOut(root, on: "iPhone 6@9.0")
    // y 64, above the tab bar of 49; the toolbar lies over the view.
    expect(layout, ["list.view.frame": [0, 64, 375, 554], "list.bottomLayoutGuide.length": [44]])
  }
}
