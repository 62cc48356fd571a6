import InsetLayout
import Testing

@testable import InsetModel

@Suite struct AnchorPinTests {
  private func views(_ body: String, on version: String = "17.0", more: String = "") -> String {
    CodeApp([
      "A.swift": """
      class A: UIViewController {
        let table = UITableView(), header = UIView()
        override func viewDidLoad() {
          view.addSubview(table)
      \(body)
        }
      }
      \(more)
      """
    ]).views("A", on: version)
  }

  @Test func activatedArrays() {
    let text = views(
      """
      table.translatesAutoresizingMaskIntoConstraints = false
      var constraints = [table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)]
      constraints += [
        table.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: table.trailingAnchor, constant: 16),
      ]
      constraints.append(table.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor, constant: -4))
      NSLayoutConstraint.activate(constraints)
      """)
    #expect(text == "view\n  table table top=safeArea+8 left=layoutMargin bottom=bottomLayoutGuide+4 right+16")
  }

  @Test func systemsAndExtensionsOfTheProject() {
    let body = """
      table.topAnchor.constraint(equalTo: view.safeTop).isActive = true
      if #available(iOS 11.0, *) {
        table.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
      } else {
        table.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor).isActive = true
      }
      table.leftAnchor.constraint(equalTo: view.safeGuide.leftAnchor).isActive = true
      table.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
      """
    let more = """
      extension UIView {
        var safeGuide: UILayoutGuide {
          if #available(iOS 11, *) { return safeAreaLayoutGuide } else { return layoutMarginsGuide }
        }
        var safeTop: NSLayoutYAxisAnchor {
          if #available(iOS 11, *) { return safeAreaLayoutGuide.topAnchor }
          return topAnchor
        }
      }
      """
    #expect(
      views(body, on: "11.0", more: more) == "view\n  table table top=safeArea left=safeArea bottom=safeArea right")
    #expect(
      views(body, on: "10.3", more: more) == "view\n  table table top left=layoutMargin bottom=bottomLayoutGuide right")
  }

  @Test func siblingsComeDownToWhatTheyHangOn() {
    let text = views(
      """
      view.addSubview(header)
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
        header.leftAnchor.constraint(equalTo: view.leftAnchor), header.rightAnchor.constraint(equalTo: view.rightAnchor),
        header.heightAnchor.constraint(equalToConstant: 44),
        table.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 1),
        table.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        table.widthAnchor.constraint(equalTo: view.widthAnchor),
        table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      """)
    #expect(
      text == """
        view
          table table top=topLayoutGuide+45 left bottom right
          header [0 0 0 44] top=topLayoutGuide left right
        """)
  }

  @Test func whatDoesNotReduceIsAssumed() {
    let text = views(
      """
      view.addSubview(header)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor),
        table.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
        table.leftAnchor.constraint(equalTo: view.leftAnchor), table.rightAnchor.constraint(equalTo: view.rightAnchor),
        header.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
      ])
      """)
    #expect(text == "view\n  table table left right?\n  header fill?")
  }

  @Test func itemsAndVisualFormatsOfObjectiveC() {
    let app = CodeApp([
      "A.m": """
      @interface A : UIViewController
      @property (nonatomic) UITableView *table;
      @property (nonatomic) UIWebView *web;
      @end
      @implementation A
      - (void)viewDidLoad {
        UIToolbar *bar = [[UIToolbar alloc] init];
        self.table = [[UITableView alloc] init];
        [self.view addSubview:self.table];
        [self.view addSubview:bar];
        _web = [UIWebView new];
        [self.view addSubview:_web];
        id top = self.topLayoutGuide;
        NSDictionary *views = NSDictionaryOfVariableBindings(_table, bar, top);
        NSDictionary *metrics = @{@"gap": @10};
        [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-gap-[_table]|" options:0 metrics:metrics views:views]];
        [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"|[bar]|" options:0 metrics:nil views:views]];
        [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[top]-(-4)-[_table][bar(44)]|" options:0 metrics:nil views:views]];
        [self.view addConstraint:[NSLayoutConstraint constraintWithItem:_web attribute:NSLayoutAttributeTop relatedBy:NSLayoutRelationEqual toItem:self.view attribute:NSLayoutAttributeTop multiplier:1.0 constant:20.0]];
        [_web.bottomAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.bottomAnchor constant:-8].active = YES;
        [_web.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor].active = YES;
        [[_web.widthAnchor constraintEqualToConstant:100] setActive:YES];
      }
      @end
      """
    ])
    #expect(
      app.views("A") == """
        view
          table table top=topLayoutGuide−4 left+10 bottom+44 right
          [[UIToolbar alloc] init] [0 0 0 44] left bottom right
          web web [0 0 100 0] top+20 left bottom=safeArea+8
        """)
  }
}
