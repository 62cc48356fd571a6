import InsetLayout
import Testing

@testable import InsetModel

/// A screen whose views code places by constraints, in a navigation controller: on an iPhone X its view is 375 × 812 with
/// 88 points of safe area at the top and 34 at the bottom, on an iPhone 8 375 × 667 with 64 and 0.
struct ConstrainedScreen {
  private let layout: Layout

  /// - Parameters:
  ///   - properties: of the controller, one a line.
  ///   - loaded: what `viewDidLoad` does after it has put the named views into the controller's.
  init(
    _ properties: String, in views: [String], _ loaded: String, members: String = "", more: [String: String] = [:],
    on environment: String = "iPhone X@15.0"
  ) throws {
    let feed = """
      class Feed: UIViewController {
        \(properties)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(views.map { "view.addSubview(\($0)); \($0).translatesAutoresizingMaskIntoConstraints = false" }
            .joined(separator: "\n    "))
          \(loaded)
        }
        \(members)
      }
      """
    let app = TestApp(["App.swift": Self.delegate, "Feed.swift": feed].merging(more) { $1 })
    let placement = try #require(app.placements(ofClass: "Feed").first)
    let parsed = try #require(Environment(shortForm: environment))
    layout = try layOut(app.analysis.app.scene(of: placement, on: parsed.os).scene, in: parsed)
  }

  private static let delegate = """
    class AppDelegate: UIResponder {
      var window: UIWindow?
      func application() { window?.rootViewController = UINavigationController(rootViewController: Feed()) }
    }
    """

  /// `[x, y, width, height]` in the superview, in points.
  func frame(_ name: String) throws -> [Double] {
    let subject = try #require(layout.tree.subject(named: name))
    guard case .rect(let rect)? = layout.trace.step(subject, Quantity(.frame))?.value else { return [] }
    return [rect.x, rect.y, rect.width, rect.height]
  }

  /// The edges that are certain, of all four: `top left bottom right`.
  func certainEdges(_ name: String) throws -> String {
    let subject = try #require(layout.tree.subject(named: name))
    return Edge.allCases.filter { edge in
      let step = layout.trace.step(subject, Quantity(.frame, edge)) ?? layout.trace.step(subject, Quantity(.frame))
      return step?.certainty == .certain
    }.map(\.name).joined(separator: " ")
  }

  /// What the view's frame rests on that nobody knows, in words.
  func doubts(_ name: String) throws -> [String] {
    let subject = try #require(layout.tree.subject(named: name))
    let end = try #require(layout.trace.stepIndex(subject, Quantity(.frame)))
    return layout.trace.assumptions(under: [end]).map(\.text)
  }

  static let all = "top left bottom right"
}
