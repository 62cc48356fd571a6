import Testing

/// More shapes: values that code hands on before a container gets them.
@Suite("Containment from code: values on their way")
struct CodeContainmentShapeTests {
  @Test("a case of an enumeration that carries the controller")
  func carriedByCase() {
    let app = TestApp([
      "Tips.swift": """
      class TipsViewController: UIViewController {
        enum State { case tips, empty(controller: UIViewController) }
        func show(_ state: State) {
          switch state {
          case .tips: break
          case .empty(let controller): install(controller)
          }
        }
        private func install(_ child: UIViewController) { addChild(child); view.addSubview(child.view) }
      }
      class HomeViewController: UIViewController {
        let tips = TipsViewController()
        func refresh() { tips.show(.empty(controller: TrackersViewController())) }
      }
      class TrackersViewController: UIViewController {}
      """
    ])
    #expect(app.edges(to: "TrackersViewController") == ["child TipsViewController"])
  }

  @Test("a list that grows by and by, in the cases of a switch too")
  func growingList() {
    let app = TestApp([
      "Repository.swift": """
      class RepositoryViewController: ButtonBarPagerTabStripViewController {
        var controllers: [UIViewController] = []
        func build() {
          var controllers = [UIViewController]()
          switch state {
          case .error: controllers.append(ErrorViewController())
          case .value: controllers += [FilesViewController.make(), IssuesViewController()]
          }
          self.controllers = controllers
        }
        override func viewControllers(for pager: PagerTabStripViewController) -> [UIViewController] { controllers }
      }
      class ErrorViewController: UIViewController {}
      class IssuesViewController: UIViewController {}
      class FilesViewController: UIViewController {
        static func make() -> FilesViewController { FilesViewController() }
      }
      """
    ])
    for name in ["ErrorViewController", "IssuesViewController", "FilesViewController"] {
      #expect(app.edges(to: name) == ["child RepositoryViewController"], "\(name)")
    }
  }

  @Test("a closure in a variable, called by its name")
  func namedClosure() {
    let app = TestApp([
      "Login.swift": """
      class HomeViewController: UIViewController {
        func showLogin() {
          let controller = LoginViewController()
          let present: () -> Void = { self.present(controller, animated: true) }
          present()
        }
      }
      class LoginViewController: UIViewController {}
      """
    ])
    #expect(app.edges(to: "LoginViewController") == ["present HomeViewController"])
  }

  @Test("a property of the app's own container whose setter passes the controllers on")
  func forwardingSetter() {
    let app = TestApp([
      "Stack.swift": """
      class StackController: UIViewController {
        let inner = UINavigationController()
        var viewControllers: [UIViewController] {
          get { inner.viewControllers }
          set { inner.viewControllers = newValue }
        }
      }
      class Flow {
        let stack = StackController()
        func start() { stack.viewControllers = [FirstViewController()] }
      }
      class FirstViewController: UIViewController {}
      """
    ])
    #expect(app.edges(to: "FirstViewController") == ["root UINavigationController"])
  }

  @Test("a child whose view alone is added")
  func viewAlone() {
    let app = TestApp([
      "Viewer.m": """
      @interface ViewerViewController : UIViewController
      @property (strong) PagesViewController *pages;
      @end
      @implementation ViewerViewController
      - (void)viewDidLoad {
        self.pages = [[PagesViewController alloc] init];
        [self.view addSubview:self.pages.view];
      }
      @end
      @interface PagesViewController : UIViewController
      @end
      @implementation PagesViewController
      @end
      """
    ])
    #expect(app.edges(to: "PagesViewController") == ["child ViewerViewController"])
  }

  @Test("a row of a form that makes its controller in a closure, and a delegate that makes one of a class")
  func makers() {
    let app = TestApp([
      "Settings.swift": """
      class SettingsViewController: FormViewController {
        func aboutRow() -> ButtonRow {
          ButtonRow { row in
            row.presentationMode = .show(controllerProvider: ControllerProvider.callback { AboutViewController() }, onDismiss: nil)
          }
        }
      }
      class AboutViewController: UIViewController {}
      """,
      "Setting.m": """
      @protocol SettingDelegate
      - (void)setting:(Setting *)setting showControllerClass:(Class)controllerClass;
      @end
      @interface Setting : NSObject
      @property (weak) id<SettingDelegate> delegate;
      @end
      @implementation Setting
      - (void)edit { [self.delegate setting:self showControllerClass:[NumberViewController class]]; }
      @end
      @interface ListViewController : UITableViewController <SettingDelegate>
      @end
      @implementation ListViewController
      - (void)setting:(Setting *)setting showControllerClass:(Class)controllerClass {
        UIViewController *controller = [[controllerClass alloc] init];
        [self.navigationController pushViewController:controller animated:YES];
      }
      @end
      @interface NumberViewController : UIViewController
      @end
      @implementation NumberViewController
      @end
      """,
    ])
    #expect(app.edges(to: "AboutViewController") == ["push SettingsViewController"])
    #expect(app.edges(to: "NumberViewController") == ["push ListViewController"])
  }
}
