import InsetLayout
import Testing

@testable import InsetModel

/// What one number of the screen `Feed` is, and how sure of it the layout is.
private struct Asked {
  let value: Double?
  let certainty: Certainty
}

@Suite("Numbers that code out of sight may change are assumed")
struct DoubtTests {
  /// Window → navigation controller → Feed with a table that fills the view, all in code.
  private static let delegate = """
    class AppDelegate: UIResponder {
      var window: UIWindow?
      func application() {
        window?.rootViewController = UINavigationController(rootViewController: Feed())
      }
    }
    """

  private static func feed(_ property: String, loaded: String = "", members: String = "") -> String {
    """
    class Feed: UIViewController {
      \(property)
      override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        \(loaded)
      }
      \(members)
    }
    """
  }

  private static let plain = "let list = UITableView(frame: .zero, style: .plain)"

  private func ask(
    _ name: Quantity.Name, _ edge: InsetLayout.Edge? = nil, of object: String = "list", _ files: [String: String],
    controller: String = "Feed", on system: Int = 12
  ) throws -> Asked {
    let app = TestApp(files)
    let placed = app.analysis.app.scene(
      of: try #require(app.placements(ofClass: controller).first), on: OSVersion(system))
    let layout = try layOut(
      placed.scene, in: Environment(os: OSVersion(system), device: "iPhone 8"))
    let subject = try #require(layout.tree.subject(named: object))
    let step = try #require(layout.trace.step(subject, Quantity(name, edge)))
    return Asked(value: step.value.points, certainty: step.certainty)
  }

  private func certainty(
    _ name: Quantity.Name, _ edge: InsetLayout.Edge? = nil, _ feed: String, _ more: [String: String] = [:]
  ) throws -> Certainty {
    try ask(name, edge, ["App.swift": Self.delegate, "Feed.swift": feed].merging(more) { $1 }).certainty
  }

  @Test("what is followed stays certain")
  func followed() throws {
    let feeds = [
      Self.feed(Self.plain),
      Self.feed(Self.plain, loaded: "list.contentInset.top = 8"),
      Self.feed(
        Self.plain, loaded: "clear(list)",
        members:
          "func clear(_ view: UIScrollView) { view.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0) }"),
      // Another object that sets nothing.
      Self.feed(
        Self.plain + "\n  lazy var source = Source(list)", loaded: "source.start()",
        members: "func keyboardWillShow() { list.contentInset.bottom = 200 }"),
    ]
    let source =
      "class Source { let list: UITableView; init(_ list: UITableView) { self.list = list }\n func start() { list.reloadData() } }"
    for feed in feeds {
      #expect(try certainty(.contentInset, .top, feed, ["Source.swift": source]) == .certain, "\(feed)")
      #expect(try certainty(.adjustedContentInset, .top, feed, ["Source.swift": source]) == .certain, "\(feed)")
    }
  }

  @Test(
    "another object has the view",
    arguments: [
      (
        "room.reserve()", "lazy var room = Room(for: list)",
        "class Room { let list: UITableView; init(for list: UITableView) { self.list = list }\n func reserve() { list.contentInset.top = 64 } }"
      ),
      (
        "room.target = list; room.reserve()", "let room = Room()",
        "class Room { weak var target: UIScrollView?\n func reserve() { target?.contentInset.top = 64 } }"
      ),
      (
        "Room().clear(list)", "",
        "struct Room { func clear(_ view: UIScrollView) { set(view) }\n func set(_ view: UIScrollView) { view.contentInsetAdjustmentBehavior = .never; view.contentInset.top = 64 } }"
      ),
      (
        "Room.shared.attach(self)", "",
        "class Room { static let shared = Room()\n func attach(_ feed: Feed) { feed.list.contentInset.top = 64 } }"
      ),
      (
        "list.makeRoom { $0.contentInset.top = 64 }", "",
        "extension UIScrollView { func makeRoom(_ change: (UIScrollView) -> Void) { change(self) } }"
      ),
    ])
  func others(_ loaded: String, _ property: String, _ room: String) throws {
    let feed = Self.feed(Self.plain + "\n  " + property, loaded: loaded)
    #expect(try certainty(.contentInset, .top, feed, ["Room.swift": room]) == .assumed)
    #expect(try certainty(.extraGap, .top, feed, ["Room.swift": room]) == .assumed)
  }

  @Test(
    "a function makes the view",
    arguments: [
      "lazy var list = newList()\n  func newList() -> UITableView { let list = UITableView(); list.contentInset.top = 64; return list }",
      "let list = UITableView.roomy()",
      "let list = Lists.make()",
      "lazy var list: UITableView = { Lists.make() }()",
    ])
  func factories(_ property: String) throws {
    let more = """
      extension UITableView { static func roomy() -> UITableView { let list = UITableView(); list.contentInset.top = 64; return list } }
      enum Lists { static func make() -> UITableView { let list = UITableView.roomy(); return list } }
      """
    #expect(try certainty(.contentInset, .top, Self.feed(property), ["Lists.swift": more]) == .assumed)
  }

  @Test(
    "a class of scroll views decides about its insets",
    arguments: [
      "class List: UITableView { override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style); contentInsetAdjustmentBehavior = .never } }",
      "class List: UITableView { override var safeAreaInsets: UIEdgeInsets { .zero } }",
      "class Base: UITableView { override func didMoveToWindow() { super.didMoveToWindow(); contentInsetAdjustmentBehavior = .never } }\nclass List: Base {}",
      "class List: KeyboardAvoidingTableView {}",
    ])
  func classes(_ source: String) throws {
    let feed = Self.feed("let list = List(frame: .zero, style: .plain)")
    #expect(try certainty(.adjustedContentInset, .top, feed, ["List.swift": source]) == .assumed)
  }

  @Test("another controller sets it")
  func otherController() throws {
    let opener = """
      class Opener: UIViewController {
        func open() {
          let feed = Feed()
          feed.list.contentInset.bottom = 49
          navigationController?.pushViewController(feed, animated: true)
        }
      }
      """
    #expect(try certainty(.contentInset, .bottom, Self.feed(Self.plain), ["Opener.swift": opener]) == .assumed)
    let unrelated =
      opener.replacingOccurrence(of: "Feed()", with: "Other()")
      + "\nclass Other: UIViewController { let list = UITableView() }"
    #expect(try certainty(.contentInset, .bottom, Self.feed(Self.plain), ["Opener.swift": unrelated]) == .certain)
  }

  @Test(
    "its place changes in ways that aren't followed",
    arguments: [
      "var part = view.bounds; part.origin.y = offset; list.frame = part",
      "list.frame.origin.y += 20",
      "list.center = point",
      "list.frame = Layout.main.frame(of: list)",
      "list.transform = CGAffineTransform(scaleX: 1, y: -1)",
    ])
  func places(_ loaded: String) throws {
    #expect(try certainty(.frame, nil, Self.feed(Self.plain, loaded: loaded)) == .assumed)
  }

  @Test("constraints that are changed or taken away later leave the place in doubt")
  func constraints() throws {
    func feed(_ more: String) -> String {
      """
      class Feed: UIViewController {
        let list = UITableView()
        lazy var top = list.topAnchor.constraint(equalTo: view.topAnchor)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(list)
          NSLayoutConstraint.activate([
            top, list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          ])
          \(more)
        }
      }
      """
    }
    #expect(try certainty(.frame, nil, feed("")) == .certain)
    #expect(try certainty(.frame, nil, feed("top.constant = 30")) == .certain)
    #expect(try certainty(.frame, nil, feed("top.constant = Settings.height")) == .assumed)
    #expect(try certainty(.frame, nil, feed("top.isActive = false")) == .assumed)
    #expect(try certainty(.frame, nil, feed("NSLayoutConstraint.deactivate([top])")) == .assumed)
  }

  @Test("a setting under a condition weakens what rests on it, and nothing else")
  func conditional() throws {
    let feed = Self.feed(Self.plain, loaded: "if isWide { list.contentInset.top = 8 }")
    #expect(try certainty(.contentInset, .top, feed) == .assumed)
    #expect(try certainty(.frame, nil, feed) == .certain)
  }

  @Test("where nothing says how a controller is shown, what depends on it is assumed")
  func placement() throws {
    let files = ["Feed.swift": Self.feed(Self.plain, loaded: "list.contentInset.top = 8")]
    #expect(try ask(.adjustedContentInset, .top, files).certainty == .assumed)
    let own = try ask(.contentInset, .top, files)
    #expect(own.value == 8 && own.certainty == .certain)
  }
}
