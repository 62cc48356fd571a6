import InsetModel
import Testing

/// Shapes of code that put controllers somewhere, as apps write them.
@Suite("Containment from code")
struct CodeContainmentTests {
  private static let delegate = """
    class AppDelegate: UIResponder {
      var window: UIWindow?
      func start() { window?.rootViewController = UINavigationController(rootViewController: HomeViewController()) }
    }
    """

  @Test("a coordinator's scene enumeration: each case leads to its own controller, by the transition that is named")
  func sceneEnumeration() {
    let app = TestApp([
      "App.swift": Self.delegate,
      "Coordinator.swift": """
      class Coordinator {
        enum Scene { case profile(id: Int), settings, help }
        enum Transition { case show, modal(animated: Bool) }
        func present(scene: Scene, from sender: UIViewController, transition: Transition) {
          guard let controller = get(scene: scene) else { return }
          switch transition {
          case .show: sender.show(controller, sender: nil)
          case .modal: sender.present(controller, animated: true)
          }
        }
        func get(scene: Scene) -> UIViewController? {
          let controller: UIViewController?
          switch scene {
          case .profile(let id):
            let made = ProfileViewController()
            made.id = id
            controller = made
          case .settings:
            controller = SettingsViewController()
          case .help:
            controller = HelpViewController()
          }
          return controller
        }
      }
      """,
      "Home.swift": """
      class HomeViewController: UIViewController {
        var coordinator: Coordinator!
        func openProfile() { coordinator.present(scene: .profile(id: 1), from: self, transition: .show) }
        func openSettings() { coordinator.present(scene: .settings, from: self, transition: .modal(animated: true)) }
      }
      class ProfileViewController: UIViewController { var id = 0 }
      class SettingsViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      """,
    ])
    #expect(
      app.paths(ofClass: "ProfileViewController") == [
        "UINavigationController › HomeViewController › ProfileViewController"
      ])
    #expect(app.edges(to: "ProfileViewController") == ["push HomeViewController"])
    #expect(app.edges(to: "SettingsViewController") == ["present HomeViewController"])
    #expect(app.edges(to: "HelpViewController") == [])
  }

  @Test("an initialiser's default value is what is used where nothing is handed over")
  func defaultArgument() {
    let app = TestApp([
      "Coordinator.swift": """
      class AppCoordinator {
        let navigationController: UINavigationController
        init(window: UIWindow, navigationController: UINavigationController = UINavigationController()) {
          self.navigationController = navigationController
          window.rootViewController = navigationController
        }
        func start() { navigationController.pushViewController(FeedViewController(), animated: false) }
      }
      class FeedViewController: UITableViewController {}
      class SceneDelegate { func scene(window: UIWindow) { let coordinator = AppCoordinator(window: window); coordinator.start() } }
      """
    ])
    #expect(app.paths(ofClass: "FeedViewController") == ["UINavigationController › FeedViewController"])
  }

  @Test("a container of the app's own that pushes on a navigation controller inside it")
  func wrappedNavigation() {
    let app = TestApp([
      "Wrapper.swift": """
      class StackController: UIViewController {
        let inner: UINavigationController
        init(rootViewController: UIViewController) {
          inner = UINavigationController(rootViewController: rootViewController)
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { addChild(inner); view.addSubview(inner.view) }
        func pushViewController(_ controller: UIViewController, animated: Bool) {
          inner.pushViewController(controller, animated: animated)
        }
      }
      class Flow {
        lazy var stack = StackController(rootViewController: FirstViewController())
        func start(window: UIWindow) { window.rootViewController = stack }
        func next() { stack.pushViewController(SecondViewController(), animated: true) }
      }
      class FirstViewController: UIViewController {}
      class SecondViewController: UIViewController {}
      """
    ])
    #expect(
      app.paths(ofClass: "SecondViewController") == ["StackController › UINavigationController › SecondViewController"])
    #expect(
      app.paths(ofClass: "FirstViewController") == ["StackController › UINavigationController › FirstViewController"])
  }

  @Test("a table of classes: each of them is pushed")
  func classTable() {
    let app = TestApp([
      "Examples.m": """
      @interface Example : NSObject
      @property (assign) Class controllerClass;
      @end
      @implementation Example
      @end
      @interface ExamplesViewController : UITableViewController
      @property (strong) NSArray *examples;
      @end
      @implementation ExamplesViewController
      - (NSArray *)examples {
        Example *one = [[Example alloc] init];
        one.controllerClass = [FeedViewController class];
        return @[one];
      }
      - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
        Example *example = self.examples[indexPath.row];
        UIViewController *controller = [[example.controllerClass alloc] init];
        [self.navigationController pushViewController:controller animated:YES];
      }
      @end
      @interface FeedViewController : UITableViewController
      @end
      @implementation FeedViewController
      @end
      """
    ])
    #expect(app.edges(to: "FeedViewController") == ["push ExamplesViewController"])
  }

  @Test("a library's container whose sources are part of the project")
  func vendoredContainer() {
    let app = TestApp([
      "RDVTabBarController.m": """
      @interface RDVTabBarController : UIViewController
      @end
      @implementation RDVTabBarController
      - (void)setViewControllers:(NSArray *)viewControllers { _viewControllers = [viewControllers copy]; }
      @end
      """,
      "Root.m": """
      @interface RootTabViewController : RDVTabBarController
      @end
      @implementation RootTabViewController
      - (void)viewDidLoad {
        UINavigationController *me = [[UINavigationController alloc] initWithRootViewController:[[MeViewController alloc] init]];
        [self setViewControllers:@[me]];
      }
      @end
      @interface MeViewController : UIViewController
      @end
      @implementation MeViewController
      @end
      @interface AppDelegate : UIResponder
      @property (strong) UIWindow *window;
      @end
      @implementation AppDelegate
      - (void)start { [self.window setRootViewController:[[RootTabViewController alloc] init]]; }
      @end
      """,
    ])
    #expect(
      app.paths(ofClass: "MeViewController") == ["RootTabViewController › UINavigationController › MeViewController"])
  }

  @Test("what is presented from several places is placed once for each container around it")
  func presentedFromSeveral() {
    let app = TestApp([
      "App.swift": Self.delegate,
      "Home.swift": """
      class HomeViewController: UIViewController {
        func a() { navigationController?.pushViewController(OtherViewController(), animated: true) }
        func b() { present(SheetViewController(), animated: true) }
      }
      class OtherViewController: UIViewController {
        func b() { present(SheetViewController(), animated: true) }
      }
      class SheetViewController: UIViewController {}
      class Alerts {
        func c(window: UIWindow) { window.rootViewController?.present(SheetViewController(), animated: true) }
      }
      """,
    ])
    #expect(app.edges(to: "SheetViewController").count == 3)
    #expect(
      app.paths(ofClass: "SheetViewController") == ["UINavigationController › SheetViewController"])
  }

  @Test("a cast leaves out what is known to be of another class")
  func castAside() {
    let app = TestApp([
      "Settings.swift": """
      class SettingsViewController: UIViewController {
        func open(_ controller: UIViewController) {
          let detail = controller as! DetailViewController
          navigationController?.pushViewController(detail, animated: true)
        }
        func a() { open(LanguageViewController()) }
        func b() { open(LogViewController()) }
      }
      class DetailViewController: UIViewController {}
      class LanguageViewController: DetailViewController {}
      class LogViewController: UIViewController {}
      """
    ])
    #expect(app.edges(to: "LanguageViewController") == ["push SettingsViewController"])
    #expect(app.edges(to: "LogViewController") == [])
  }

  @Test("what several implementers of a protocol make is no place of any of them")
  func implementers() {
    let app = TestApp([
      "Lists.swift": """
      protocol Source { func detail() -> UIViewController }
      class Songs: Source { func detail() -> UIViewController { SongViewController() } }
      class Films: Source { func detail() -> UIViewController { FilmViewController() } }
      class ListViewController: UIViewController {
        let source: Source
        func open() { navigationController?.pushViewController(source.detail(), animated: true) }
      }
      class SongViewController: UIViewController {}
      class FilmViewController: UIViewController {}
      """
    ])
    #expect(app.edges(to: "SongViewController") == [])
    #expect(app.edges(to: "FilmViewController") == [])
  }

  @Test("a variable that is taken out of itself keeps what it holds")
  func rebinding() {
    let app = TestApp([
      "Home.swift": """
      class HomeViewController: UIViewController {
        func open(from sender: UIViewController?) {
          var from = sender ?? self
          if let navigation = from.navigationController { from = navigation.topViewController ?? from }
          self.navigationController?.pushViewController(FeedViewController(), animated: true)
        }
      }
      class FeedViewController: UIViewController {}
      """
    ])
    #expect(app.edges(to: "FeedViewController") == ["push HomeViewController"])
  }

  @Test("a generic maker that is handed the class, and the results of a search")
  func handedClass() {
    let app = TestApp([
      "Home.swift": """
      class HomeViewController: UIViewController {
        func a() {
          let controller = storyboard!.instantiateController(ofType: FeedViewController.self)
          navigationController?.pushViewController(controller, animated: true)
        }
        lazy var search = UISearchController(searchResultsController: ResultsViewController())
      }
      class FeedViewController: UIViewController {}
      class ResultsViewController: UITableViewController {}
      """
    ])
    #expect(app.edges(to: "FeedViewController") == ["push HomeViewController"])
    #expect(app.edges(to: "ResultsViewController") == ["child HomeViewController"])
  }
}

extension TestApp {
  /// `push HomeViewController` for each edge to controllers of a class.
  func edges(to name: String) -> [String] {
    analysis.app.controllers(ofClass: name).flatMap { analysis.app.edges(to: $0) }.map { edge in
      edge.kind.rawValue + " " + (edge.from.map { analysis.app.controllers[$0].className } ?? "window")
    }
  }
}
