"""One input, one output: each command is run in several processes, whose hashes differ, and says the same byte for byte."""
import pathlib
import tempfile
import unittest

from insetd import APPS, run

DECK = """import UIKit
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Deck()
    return true
  }
}
class Deck: UITabBarController {
  var current: UIViewController?
  override func viewDidLoad() {
    super.viewDidLoad()
    if let c = current { viewControllers = [c, UINavigationController(rootViewController: c)] }
  }
%s
}
%s
"""
NAMES = ["North", "South", "East", "West", "Up", "Down", "In", "Out"]

# Everything that one name may mean several times: what a property is given, the parts of a class, the views of one
# superview, the keys of a document, the strings of a format.
SOURCES = {
    "Deck.swift": DECK % (
        "\n".join(f"  func go{n}() {{ current = {n}() }}" for n in NAMES),
        "\n".join(f"class {n}: Page {{}}" for n in NAMES)),
    "Page.swift": """import UIKit
class Page: UITableViewController {
  let header = Header(), footer = Header()
  lazy var strip: UIView = { let view = UIView(); return view }()
  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [header, footer] { tableView.addSubview(view) }
    let views: [String: Any] = ["a": header, "b": footer, "c": strip]
    view.addSubview(strip)
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|[a(44)][b(44)][c]|", metrics: nil, views: views))
    tableView.contentInset.top = 64
    tableView.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
    navigationController?.navigationBar.isTranslucent = false
    extendedLayoutIncludesOpaqueBars = true
    automaticallyAdjustsScrollViewInsets = false
  }
}
""",
    "Header.swift": """import UIKit
class Header: UIView {
  let title = UILabel(), picture = UIImageView()
  var list = UITableView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    [title, picture, list].forEach { addSubview($0) }
    let one = UIScrollView(frame: frame), two = UIScrollView(frame: frame)
    addSubview(one); addSubview(two)
    one.contentInset.top = 64; two.contentInset.top = 88
  }
}
""",
}
for number, name in enumerate(NAMES):
    SOURCES[f"Page+{name}.swift"] = f"""import UIKit
extension Page {{
  func show{name}() {{ present({name}(), animated: true); navigationController?.pushViewController({NAMES[number - 1]}(), animated: true) }}
  func style{name}() {{ tableView.contentInset.bottom = {number}; navigationController?.navigationBar.barStyle = .black }}
}}
"""


class SameOutput(unittest.TestCase):
    times = 4

    def same(self, *arguments):
        first = run(*arguments)
        self.assertIn(first.returncode, (0, 1), first.stderr)
        for _ in range(self.times - 1):
            again = run(*arguments)
            self.assertEqual((again.returncode, again.stdout, again.stderr),
                             (first.returncode, first.stdout, first.stderr), arguments)
        return first.stdout

    def commands(self, app, controller):
        for form in ("text", "json", "dot"):
            self.same("tree", app, "--format", form)
        self.same("tree", app, "--coverage")
        for form in ("text", "xcode", "json", "sarif", "github"):
            self.same("check", app, "--format", form)
        for form in ("text", "markdown"):
            self.same("explain", controller, app, "--format", form)
        self.same("compute", app)
        self.same("compute", app, "--json")
        self.same("report", app)
        self.same("render", controller, app)

    def test_code(self):
        with tempfile.TemporaryDirectory() as folder:
            app = pathlib.Path(folder)
            for name, text in SOURCES.items():
                (app / name).write_text(text, encoding="utf-8")
            self.commands(app, "North")
            tree = self.same("tree", app)
        # In the order of the source, not just in one that stays.
        places = [tree.index(f"tab → {name}") for name in NAMES]
        self.assertEqual(places, sorted(places))

    def test_sample(self):
        self.commands(APPS / "SixtyFour", "FeedViewController")

    def test_scene_documents(self):
        path = APPS / "PageController" / "page-controller.inset.json"
        self.same("compute", path)
        self.same("compute", path, "--json")

    def test_pages(self):
        for command in (["rules"], ["laws"], ["devices"], ["schema", "scene"], ["schema", "configuration"]):
            self.same(*command)
