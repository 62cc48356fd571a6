import InsetLayout
import Testing

@testable import InsetModel

@Suite struct SubviewOrderTests {
  @Test func swiftAddsInTheOrderOfTheCalls() {
    let app = CodeApp([
      "A.swift": """
      class A: UIViewController {
        let table = UITableView()
        let header = UIView(), footer = UILabel(), shade = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          setUp()
          view.insertSubview(shade, at: 0)
          view.bringSubviewToFront(header)
        }
        private func setUp() {
          [header, table].forEach { view.addSubview($0) }
          view.insertSubview(footer, belowSubview: table)
        }
      }
      """
    ])
    #expect(
      app.views("A") == """
        view
          shade fill?
          footer fill?
          table table fill?
          header fill?
        """)
  }

  @Test func objectiveCAddsThroughLazyGetters() {
    let app = CodeApp([
      "A.h": "@interface A : UIViewController\n@end",
      "A.m": """
      @interface A ()
      @property (nonatomic, strong) UITableView *tableView;
      @property (nonatomic, strong) UIView *banner;
      @end
      @implementation A
      - (void)viewDidLoad {
        [super viewDidLoad];
        [self.view addSubview:self.banner];
        self.tableView.delegate = self;
        [self.view sendSubviewToBack:self.tableView];
        UIScrollView *scroll = [[UIScrollView alloc] init];
        [self.view insertSubview:scroll aboveSubview:_banner];
      }
      - (UITableView *)tableView {
        if (!_tableView) {
          _tableView = [[UITableView alloc] initWithFrame:self.view.bounds style:UITableViewStylePlain];
          _tableView.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
          [self.view addSubview:_tableView];
        }
        return _tableView;
      }
      - (UIView *)banner {
        if (_banner == nil) { _banner = [UIView new]; }
        return _banner;
      }
      @end
      """,
    ])
    #expect(
      app.views("A") == """
        view
          tableView table fill
          banner fill?
          [[UIScrollView alloc] init] scroll fill?
        """)
  }

  @Test func interfaceBuildersViewsKeepTheirPlaces() {
    let app = CodeApp([
      "A.swift": """
      class A: UIViewController {
        @IBOutlet var list: UICollectionView!
        @IBOutlet var old: UIView!
        override func viewDidLoad() {
          let map = MKMapView()
          view.insertSubview(map, belowSubview: list)
          old.removeFromSuperview()
          if isOpen { list.removeFromSuperview(); view.addSubview(UILabel()) }
        }
      }
      """
    ])
    let existing: [ViewIdentity: [ViewIdentity]] = [.root: [.object("a"), .property("list"), .property("old")]]
    #expect(
      app.views("A", over: existing) == """
        view
          #a
          MKMapView() fill?
          list collection
          if UILabel() fill?
        """)
  }

  @Test func systemsHaveTheirOwnOrder() {
    let app = CodeApp([
      "A.swift": """
      class A: UIViewController {
        let table = UITableView(), text = UITextView()
        override func viewDidLoad() {
          view.addSubview(table)
          if #available(iOS 11, *) { view.addSubview(text) } else { view.insertSubview(text, at: 0) }
        }
      }
      """
    ])
    #expect(app.views("A", on: "10.3") == "view\n  text text fill?\n  table table fill?")
    #expect(app.views("A", on: "11.0") == "view\n  table table fill?\n  text text fill?")
  }

  @Test func theRootViewMayBeAPropertyOrAViewOfTheProject() {
    let app = CodeApp([
      "A.swift": """
      class A: UIViewController {
        let list = UITableView()
        override func loadView() { view = list }
        override func viewDidLoad() { list.addSubview(UILabel()) }
      }
      class B: UIViewController {
        var feed: FeedView { view as! FeedView }
        override func loadView() { view = FeedView(frame: .zero) }
        override func viewDidLoad() { feed.addSubview(UIButton()); feed.table.addSubview(UISwitch()) }
      }
      class FeedView: UIView {
        let table = UITableView()
        override init(frame: CGRect) { super.init(frame: frame); commonInit() }
        required init?(coder: NSCoder) { super.init(coder: coder); commonInit() }
        private func commonInit() {
          addSubview(UIImageView())
          addSubview(table)
        }
        override func layoutSubviews() { table.frame = bounds }
      }
      """
    ])
    #expect(app.views("A") == "view table\n  UILabel() fill?")
    #expect(
      app.views("B") == """
        view
          view/UIImageView() fill?
          view.table table fill
            UISwitch() fill?
          UIButton() fill?
        """)
  }

  @Test func childrenAndStacksAndHelpers() {
    let app = CodeApp([
      "A.swift": """
      class Child: UIViewController {}
      extension UIView {
        func addSubviews(_ views: UIView...) { views.forEach(addSubview) }
        func fill(_ other: UIView) {
          addSubview(other)
          other.topAnchor.constraint(equalTo: topAnchor).isActive = true
          other.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          other.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          other.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        }
      }
      extension UIViewController {
        func embed(_ child: UIViewController, in container: UIView) {
          addChild(child)
          container.addSubview(child.view)
          child.view.frame = container.bounds
        }
      }
      class A: UIViewController {
        let box = UIView(), label = UILabel()
        lazy var stack = UIStackView(arrangedSubviews: [label, UITextView()])
        override func viewDidLoad() {
          view.addSubviews(box, stack)
          let child = Child()
          embed(child, in: box)
          box.fill(UIScrollView())
        }
      }
      """
    ])
    #expect(
      app.views("A") == """
        view
          box fill?
            Child.view fill?
            UIScrollView() scroll top left bottom right
          stack fill?
            label arranged
            UITextView() text arranged
        """)
  }
}
