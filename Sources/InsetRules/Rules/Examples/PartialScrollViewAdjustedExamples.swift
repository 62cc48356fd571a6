enum PartialScrollViewAdjustedExamples {
  private static let box = #"<textView id="box" contentMode="scaleToFill">"#
  private static let row = #"<collectionView id="row" contentMode="scaleToFill">"#
  private static let mask = #"<autoresizingMask key="autoresizingMask" widthSizable="YES"/>"#
  /// A view with a fixed height, in a root view of 375 × 667 points.
  private static func fixed(_ tag: String, y: Int, height: Int) -> String {
    let name = tag.dropFirst().prefix { $0 != " " && $0 != ">" }
    return
      "\(tag)\n<rect key=\"frame\" x=\"0.0\" y=\"\(y)\" width=\"375\" height=\"\(height)\"/>\n\(mask)\n</\(name)>\n"
  }

  private static func swift(_ lines: [String], type: String = "UITextView") -> [String: String] {
    [
      "AppDelegate.swift": ExampleCode.swiftDelegate(root: "NoteViewController()"),
      "NoteViewController.swift": """
      class NoteViewController: UIViewController {
          let note = \(type)()

          override func viewDidLoad() {
              super.viewDidLoad()
              note.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(note)
      \(lines.map { "        \($0)\n" }.joined())    }
      }

      """,
    ]
  }

  private static let heldBelow = [
    "note.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true",
    "note.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true",
    "note.topAnchor.constraint(equalTo: view.topAnchor, constant: 200).isActive = true",
    "note.heightAnchor.constraint(equalToConstant: 120).isActive = true",
  ]

  private static let objectiveC = """
    #import "FeedViewController.h"

    @interface FeedViewController ()
    @property (nonatomic, strong) UIScrollView *pictures;
    @end

    @implementation FeedViewController

    - (void)viewDidLoad {
        [super viewDidLoad];
        self.pictures = [[UIScrollView alloc] initWithFrame:CGRectMake(0, 200, 320, 100)];
        [self.view addSubview:self.pictures];
    }

    @end

    """

  static let all: [RuleExample] = [
    RuleExample(
      "a text box is the first subview",
      files: ["Main.storyboard": ExampleStoryboard.navigation(subviews: fixed(box, y: 200, height: 120))],
      deploymentTarget: "9.0", reportsAt: [box]),
    RuleExample(
      "Swift holds a text box below the bar", files: swift(heldBelow), deploymentTarget: "9.0",
      reportsAt: ["let note = UITextView()"]),
    RuleExample(
      "Objective-C gives a row of pictures a frame",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(), "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": objectiveC,
      ], deploymentTarget: "9.0", reportsAt: ["@property (nonatomic, strong) UIScrollView *pictures;"]),
    RuleExample(
      "the text box from iOS 11 on",
      files: ["Main.storyboard": ExampleStoryboard.navigation(subviews: fixed(box, y: 200, height: 120))],
      deploymentTarget: "11.0", reportsAt: []),
    RuleExample(
      "a text box as high as the screen",
      files: ["Main.storyboard": ExampleStoryboard.navigation(subviews: ExampleStoryboard.filling(box))],
      deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "the row lies under the bar",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(subviews: fixed(row, y: 0, height: 160))
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "a label is the first subview",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          subviews: fixed(#"<label id="title">"#, y: 80, height: 40) + fixed(box, y: 200, height: 120))
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "the flag is off",
      files: swift(heldBelow + ["automaticallyAdjustsScrollViewInsets = false"]), deploymentTarget: "9.0", reportsAt: []
    ),
    RuleExample(
      "the flag is off in a superclass",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: #" customClass="NoteViewController""#, subviews: fixed(box, y: 200, height: 120)),
        "NoteViewController.swift": """
        class BaseViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                automaticallyAdjustsScrollViewInsets = false
            }
        }

        class NoteViewController: BaseViewController {
        }

        """,
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "a row of unknown height",
      files: swift(
        Array(heldBelow.dropLast()) + ["note.heightAnchor.constraint(equalToConstant: height).isActive = true"]),
      deploymentTarget: "9.0", reportsAt: []),
  ]
}
