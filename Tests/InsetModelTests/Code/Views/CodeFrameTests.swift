import InsetLayout
import Testing

@testable import InsetModel

@Suite struct CodeFrameTests {
  @Test func swiftFrames() {
    let app = CodeApp([
      "A.swift": """
      class A: UIViewController {
        let a = UITableView(), b = UITableView(), c = UIView(), d = UIView(), e = UIView(), f = UITextView(), g = UIView()
        override func viewDidLoad() {
          [a, b, c, d, e, f].forEach(view.addSubview)
          a.frame = view.bounds
          a.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          b.frame = CGRect(x: 0, y: 64, width: view.frame.size.width, height: UIScreen.main.bounds.height - 64 - 49)
          c.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
          d.frame = CGRect(x: 0, y: view.bounds.height - 44, width: view.bounds.width, height: 44)
          d.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
          e.frame = CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: 44)
          c.addSubview(g)
          g.frame = CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: 44)
        }
        override func viewDidLayoutSubviews() {
          f.frame = view.bounds.insetBy(dx: 8, dy: 0)
          e.frame = view.safeAreaLayoutGuide.layoutFrame
        }
      }
      """
    ])
    #expect(
      app.views("A") == """
        view
          a table fill
          b table top+64 bottom+49?
          c [10 20 30 40]
            g [0 0 0 44] left right?
          d [0 0 0 44] left bottom right
          e top=safeArea left=safeArea bottom=safeArea right=safeArea
          f text left+8 right+8
        """)
  }

  @Test func objectiveCFrames() {
    let app = CodeApp([
      "A.m": """
      #define kWidth [UIScreen mainScreen].bounds.size.width
      #define kTop 64
      @interface A : UIViewController
      @end
      @implementation A {
        UIScrollView *_scroll;
        UITableView *_list;
      }
      - (void)loadView {
        [super loadView];
        _scroll = [[UIScrollView alloc] initWithFrame:CGRectMake(0, kTop, kWidth, 100)];
        [self.view addSubview:_scroll];
        _list = [[UITableView alloc] initWithFrame:self.view.bounds style:UITableViewStylePlain];
        [self.view addSubview:_list];
      }
      - (void)viewWillLayoutSubviews { [_list setFrame:self.view.bounds]; }
      @end
      """
    ])
    #expect(
      app.views("A") == """
        view
          scroll scroll [0 64 0 100] left right?
          list table fill
        """)
  }
}
