extension GrowthShapes {
  private static func app(root: String, _ rest: String) -> [String: String] {
    [
      "App.swift": """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = \(root)
          return true
        }
      }
      \(rest)
      """
    ]
  }

  private static func feed(_ body: String, base: String = "UITableViewController", _ more: String = "") -> [String:
    String]
  {
    app(
      root: "UINavigationController(rootViewController: Feed())",
      "class Feed: \(base) {\n  var a = 0\n  override func viewDidLoad() { super.viewDidLoad()\n\(body)\n  }\n\(more)\n}"
    )
  }

  private static func lines(_ size: Int, _ line: (Int) -> String) -> String {
    (0..<size).map(line).joined(separator: "\n")
  }

  static func elseIf(_ size: Int) -> [String: String] {
    feed((0..<size).map { "if a == \($0) { tableView.contentInset.top = \($0) }" }.joined(separator: " else "))
  }

  static func elseIfCase(_ size: Int) -> [String: String] {
    feed((0..<size).map { "if case .x\($0) = a { tableView.contentInset.top = \($0) }" }.joined(separator: " else "))
  }

  static func cases(_ size: Int) -> [String: String] {
    feed(
      "var x = UIView()\nswitch a {\n" + lines(size) { "case \($0): x = UIView()" }
        + "\ndefault: break }\nview.addSubview(x)")
  }

  static func longBody(_ size: Int) -> [String: String] {
    feed(
      lines(size) {
        "let v\($0) = UIView(); view.addSubview(v\($0)); v\($0).frame = CGRect(x: 0, y: \($0), width: 9, height: 9)"
      },
      base: "UIViewController")
  }

  static func closures(_ size: Int) -> [String: String] {
    feed(lines(size) { "let v\($0) = UIView()\nrun { self.view.addSubview(v\($0)) }" })
  }

  /// Each calls the next twice.
  static func helpers(_ size: Int) -> [String: String] {
    feed(
      "h0()", base: "UIViewController",
      lines(size) { "func h\($0)() { h\($0 + 1)(); h\($0 + 1)() }" } + "\nfunc h\(size)() { view.addSubview(UIView()) }"
    )
  }

  /// Each gives what the next gives, by two ways.
  static func values(_ size: Int) -> [String: String] {
    feed(
      "present(h0(), animated: true)", base: "UIViewController",
      lines(size) { "func h\($0)() -> UIViewController { return a == 1 ? h\($0 + 1)() : h\($0 + 1)() }" }
        + "\nfunc h\(size)() -> UIViewController { return Feed() }")
  }

  static func nestedLoops(_ size: Int) -> [String: String] {
    feed(
      (0..<size).reduce("view.addSubview(UIView())") { inner, index in
        "for i\(index) in [1, 2, 3, 4, 5, 6, 7, 8] { \(inner) }"
      })
  }

  static func nestedForEach(_ size: Int) -> [String: String] {
    feed(
      (0..<size).reduce("view.addSubview(UIView())") { inner, index in
        "[1, 2, 3, 4, 5, 6, 7, 8].forEach { i\(index) in \(inner) }"
      })
  }

  static func inheritance(_ size: Int) -> [String: String] {
    app(
      root: "C0()",
      lines(size) {
        "class C\($0): C\($0 + 1) { override func viewDidLoad() { super.viewDidLoad(); view.addSubview(UIView()) } }"
      } + "\nclass C\(size): UITableViewController {}")
  }

  static func settings(_ size: Int) -> [String: String] {
    feed(lines(size) { "tableView.contentInset.top = \($0)" })
  }

  /// What one property is given, in one tab and in one stack.
  static func assignments(_ size: Int) -> [String: String] {
    app(
      root: "Deck()",
      """
      class Deck: UITabBarController {
        var current: UIViewController?
        override func viewDidLoad() {
          super.viewDidLoad()
          if let c = current { viewControllers = [c, UINavigationController(rootViewController: c)] }
        }
        \(lines(size) { "func f\($0)() { current = P\($0)() }" })
      }
      \(lines(size) { "class P\($0): UITableViewController {}" })
      """)
  }

  /// Controllers that contain, push and present three others each.
  static func ring(_ size: Int) -> [String: String] {
    app(root: "UINavigationController(rootViewController: C0())", ring(size, "C"))
  }

  /// Some rings of twelve, reached from one controller.
  static func rings(_ count: Int) -> [String: String] {
    app(
      root: "UINavigationController(rootViewController: Start())",
      "class Start: UIViewController { override func viewDidLoad() { super.viewDidLoad()\n"
        + lines(count) { "navigationController?.pushViewController(R\($0)C0(), animated: true)" } + "\n} }\n"
        + lines(count) { ring(12, "R\($0)C") })
  }

  private static func ring(_ size: Int, _ name: String) -> String {
    lines(size) { index in
      "class \(name)\(index): UITableViewController { override func viewDidLoad() { super.viewDidLoad()\n"
        + lines(3) { step in
          let next = "\(name)\((index + step + 1) % size)"
          return """
            present(\(next)(), animated: true); navigationController?.pushViewController(\(next)(), animated: true)
            let c\(step) = \(next)(); addChild(c\(step)); view.addSubview(c\(step).view)
            """
        } + "\n} }"
    }
  }

  /// Each pushes the next.
  static func pushes(_ size: Int) -> [String: String] {
    app(
      root: "UINavigationController(rootViewController: C0())",
      lines(size) {
        """
        class C\($0): UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationController?.pushViewController(C\($0 + 1)(), animated: true)
          }
        }
        """
      })
  }

  static func nestedIfs(_ size: Int) -> [String: String] {
    feed((0..<size).reduce("") { inner, index in "if a == \(index) { view.addSubview(UIView())\n\(inner) }" })
  }
}
