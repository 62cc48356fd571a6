import InsetLayout
import Testing

@testable import InsetModel

@Suite struct RootViewTests {
  @Test func tableControllersAndTheirHeaders() {
    let app = CodeApp([
      "A.m": """
      @interface A : UITableViewController
      @end
      @implementation A
      - (void)viewDidLoad {
        UIView *header = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 72)];
        self.tableView.tableHeaderView = header;
        self.tableView.backgroundView = [UIImageView new];
        self.refreshControl = [[UIRefreshControl alloc] init];
        [self.tableView addSubview:[UILabel new]];
      }
      @end
      """
    ])
    let root = app.resolver.viewTree(ofClass: app.classIndex("A")).rootView(on: SystemUse(OSVersion(10)))
    #expect(root.tableHeaderHeight == 72)
    #expect(root.declaration.className == "UITableView")
    #expect(app.views("A") == "view table\n  [UILabel new] fill?")
  }

  @Test func superclassesRunFirstAndInterfaceBuildersRootGives() {
    let app = CodeApp([
      "Base.swift": """
      class Base: UIViewController {
        let back = UIImageView()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(back); build() }
        func build() {}
      }
      """,
      "A.swift": """
      final class A: Base {
        private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        override func loadView() { view = UIScrollView() }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(UILabel())
          view.exchangeSubview(at: 0, withSubviewAt: 1)
        }
        override func build() { view.addSubview(list) }
        override func viewWillDisappear(_ animated: Bool) { list.removeFromSuperview() }
      }
      """,
    ])
    #expect(
      app.views("A", over: [.root: [.object("old")]]) == """
        view scroll
          list collection fill?
          back fill?
          UILabel() fill?
        """)
    let tree = app.resolver.viewTree(ofClass: app.classIndex("A"))
    let list = tree.declarations[.property("list")]
    #expect(list?.label == "list")
    #expect(list?.className == "UICollectionView")
    #expect(list?.location?.path == "A.swift")
  }

  @Test func observersAndClosuresAndConditions() {
    let app = CodeApp([
      "A.swift": """
      class A: UIViewController {
        var content: UIView! { didSet { view.addSubview(content) } }
        lazy var web: WKWebView = { let made = WKWebView(); view.addSubview(made); return made }()
        override func viewDidLoad() {
          DispatchQueue.main.async { self.view.addSubview(UISwitch()) }
          content = UIStackView()
          if isBig { view.addSubview(UIButton()) } else { view.addSubview(UITextField()) }
          web.load(request)
          let effect = UIVisualEffectView()
          view.addSubview(effect)
          effect.contentView.addSubview(UISlider())
        }
      }
      """
    ])
    #expect(
      app.views("A") == """
        view
          content fill?
          if UIButton() fill?
          if UITextField() fill?
          web web fill?
          UIVisualEffectView() fill?
            UIVisualEffectView().contentView fill?
              UISlider() fill?
          if UISwitch() fill?
        """)
  }
}
