import InsetLayout
import Testing

@testable import InsetModel

@Suite struct LayoutLibraryTests {
  private func swift(_ body: String) -> String {
    CodeApp([
      "A.swift": """
      class A: UIViewController {
        let table = UITableView(), bar = UIView()
        override func viewDidLoad() {
          view.addSubview(bar)
          view.addSubview(table)
      \(body)
        }
      }
      """
    ]).views("A")
  }

  private func objectiveC(_ body: String) -> String {
    CodeApp([
      "A.m": """
      @interface A : UIViewController
      @property (nonatomic) UITableView *table;
      @property (nonatomic) UIView *bar;
      @end
      @implementation A
      - (void)viewDidLoad {
        [self.view addSubview:_bar];
        [self.view addSubview:_table];
      \(body)
      }
      @end
      """
    ]).views("A")
  }

  @Test func snapKit() {
    let text = swift(
      """
      bar.snp.makeConstraints { make in
        make.top.equalTo(view.safeAreaLayoutGuide.snp.top).offset(8)
        make.left.right.equalToSuperview().inset(16)
        make.height.equalTo(40)
      }
      table.snp.makeConstraints { $0.edges.equalToSuperview() }
      table.snp.remakeConstraints {
        $0.top.equalTo(bar.snp.bottom)
        $0.leading.trailing.equalTo(view)
        $0.bottom.equalTo(view.safeAreaLayoutGuide)
      }
      """)
    #expect(
      text == """
        view
          bar [0 0 0 40] top=safeArea+8 left+16 right+16
          table table top=safeArea+48 left bottom=safeArea right
        """)
  }

  @Test func snapKitInsets() {
    let text = swift(
      "table.snp.makeConstraints { make in make.edges.equalTo(view).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }"
    )
    #expect(text == "view\n  bar fill?\n  table table top+1 left+2 bottom+3 right+4")
  }

  @Test func masonry() {
    let text = objectiveC(
      """
      [self.bar mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.mas_topLayoutGuideBottom);
        make.left.right.equalTo(self.view);
        make.height.mas_equalTo(50);
      }];
      [self.table mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.bar.mas_bottom).offset(6);
        make.left.and.right.mas_equalTo(0);
        make.bottom.equalTo(self.view.mas_safeAreaLayoutGuideBottom).with.offset(-2);
      }];
      """)
    #expect(
      text == """
        view
          bar [0 0 0 50] top=topLayoutGuide left right
          table table top=topLayoutGuide+56 left bottom=safeArea+2 right
        """)
  }

  @Test func masonryInsets() {
    let text = objectiveC(
      """
      [_table mas_makeConstraints:^(MASConstraintMaker *make) {
        make.edges.equalTo(self.view).insets(UIEdgeInsetsMake(44, 0, 10, 0));
      }];
      """)
    #expect(text == "view\n  bar fill?\n  table table top+44 left bottom+10 right")
  }

  @Test func pureLayout() {
    let text = swift(
      """
      bar.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)
      bar.autoSetDimension(.height, toSize: 30)
      table.autoPinEdge(.top, to: .bottom, of: bar, withOffset: 5)
      table.autoPinEdge(toSuperviewEdge: .left)
      table.autoPinEdge(toSuperviewEdge: .right, withInset: 7)
      table.autoPinEdge(toSuperviewSafeArea: .bottom)
      """)
    #expect(
      text == """
        view
          bar [0 0 0 30] top left right
          table table top+35 left bottom=safeArea right+7
        """)
    #expect(
      objectiveC(
        "[_table autoPinEdgesToSuperviewEdgesWithInsets:UIEdgeInsetsMake(1, 2, 3, 4) excludingEdge:ALEdgeTop];\n"
          + "[_table autoPinToTopLayoutGuideOfViewController:self withInset:9];")
        == "view\n  bar fill?\n  table table top=topLayoutGuide+9 left+2 bottom+3 right+4")
  }

  @Test func cartography() {
    let text = swift(
      """
      constrain(bar, table, view) { bar, table, view in
        bar.top == view.safeAreaLayoutGuide.top + 4
        bar.left == view.left; bar.right == view.right
        bar.height == 20
        table.top == bar.bottom
        table.leading == table.superview!.leading
        table.trailing == view.trailing - 3
        table.bottom == view.bottom
      }
      """)
    #expect(
      text == """
        view
          bar [0 0 0 20] top=safeArea+4 left right
          table table top=safeArea+24 left bottom right+3
        """)
  }

  @Test func helpersOfTheProject() {
    let app = CodeApp([
      "A.swift": """
      extension UIView {
        func pinEdges(to other: UIView, inset: CGFloat = 0) {
          translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
          ])
        }
        func pinToSuperview() {
          guard let superview = superview else { return }
          pinEdges(to: superview, inset: Layout.gap)
        }
      }
      enum Layout { static let gap: CGFloat = 12 }
      class A: UIViewController {
        let table = UITableView(), box = UIView()
        override func viewDidLoad() {
          view.addSubview(box)
          box.addSubview(table)
          box.pinEdges(to: view)
          table.pinToSuperview()
        }
      }
      """
    ])
    #expect(
      app.views("A") == """
        view
          box top left bottom right
            table table top+12 left+12 bottom+12 right+12
        """)
  }
}
