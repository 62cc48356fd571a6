enum NavBarHiddenStatusBarInsetExamples {
  private static let scroll = #"<scrollView id="scroll" contentMode="scaleToFill" alwaysBounceVertical="YES">"#
  private static let photo =
    #"<imageView id="photo"><rect key="frame" x="0.0" y="0.0" width="375" height="240"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/></imageView>"#

  private static let hiding = """
    class ProfileViewController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(true, animated: animated)
        }
    }

    """

  private static func storyboard(
    _ title: String, content: String = "", scroll: String = scroll, subviews: String = photo, code: String = hiding,
    reportsAt: [String] = []
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: #" customClass="ProfileViewController""# + content,
          subviews: ExampleStoryboard.filling(scroll, "<subviews>" + subviews + "</subviews>")),
        "ProfileViewController.swift": code,
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  /// A scroll view that begins with an image view of these points in width.
  private static let swift = """
    class FeedViewController: UIViewController {
        let scrollView = UIScrollView()
        let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 430, height: 240))

        override func viewDidLoad() {
            super.viewDidLoad()
            navigationController?.isNavigationBarHidden = true
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.alwaysBounceVertical = true
            view.addSubview(scrollView)
            scrollView.addSubview(photo)
        }
    }

    """

  private static let objectiveC = """
    #import "FeedViewController.h"

    @interface FeedViewController ()
    @property (nonatomic, strong) UIScrollView *scrollView;
    @property (nonatomic, strong) UIImageView *photo;
    @end

    @implementation FeedViewController

    - (void)viewDidLoad {
        [super viewDidLoad];
        self.navigationController.navigationBarHidden = YES;
        self.scrollView = [[UIScrollView alloc] initWithFrame:self.view.bounds];
        self.scrollView.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
        self.scrollView.alwaysBounceVertical = YES;
        [self.view addSubview:self.scrollView];
        self.photo = [[UIImageView alloc] initWithFrame:CGRectMake(0, 0, 430, 240)];
        [self.scrollView addSubview:self.photo];
    }

    @end

    """

  static let all: [RuleExample] = [
    storyboard("a storyboard's profile begins with a photo", reportsAt: [scroll]),
    RuleExample(
      "Swift hides the bar above a photo",
      files: ["AppDelegate.swift": ExampleCode.swiftDelegate(), "FeedViewController.swift": swift],
      deploymentTarget: "13.0", reportsAt: ["let scrollView = UIScrollView()"]),
    RuleExample(
      "the same in Objective-C",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": objectiveC,
      ], deploymentTarget: "13.0", reportsAt: ["@property (nonatomic, strong) UIScrollView *scrollView;"]),
    storyboard(
      "a list wants the room", scroll: ExampleStoryboard.table, subviews: ""),
    storyboard(
      "a form begins with a label",
      subviews: #"<label id="title"><rect key="frame" x="0.0" y="0.0" width="375" height="90"/></label>"#),
    storyboard(
      "the photo is a small one",
      subviews: #"<imageView id="icon"><rect key="frame" x="140" y="0.0" width="90" height="90"/></imageView>"#),
    storyboard("the bar shows", code: "class ProfileViewController: UIViewController {}\n"),
    storyboard(
      "the scroll view is never adjusted",
      scroll: #"<scrollView id="scroll" alwaysBounceVertical="YES" contentInsetAdjustmentBehavior="never">"#),
    storyboard(
      "an action hides the bar",
      code:
        "class ProfileViewController: UIViewController {\n    @objc func zoom() { navigationController?.setNavigationBarHidden(true, animated: true) }\n}\n"
    ),
  ]
}
