enum PagerOrZoomScrollViewAdjustedExamples {
  private static let pager = #"<scrollView id="pages" contentMode="scaleToFill" pagingEnabled="YES">"#
  private static let never =
    #"<scrollView id="pages" pagingEnabled="YES" contentInsetAdjustmentBehavior="never">"#
  private static let collection = #"<collectionView id="photos" pagingEnabled="YES">"#

  /// A pager that fills the view, with these lines before it is added and after.
  private static func swift(
    _ before: [String] = [], after: [String] = [], frame: String = "view.bounds", members: String = ""
  ) -> [String: String] {
    let lines = { (lines: [String]) in lines.map { "        \($0)\n" }.joined() }
    return [
      "AppDelegate.swift": ExampleCode.swiftDelegate(root: "IntroViewController()"),
      "IntroViewController.swift": """
      class IntroViewController: UIViewController {
          let pages = UIScrollView()
      \(members)
          override func viewDidLoad() {
              super.viewDidLoad()
      \(lines(before))        pages.isPagingEnabled = true
              pages.frame = \(frame)
              pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
              view.addSubview(pages)
      \(lines(after))    }
      }

      """,
    ]
  }

  private static let objectiveC = """
    #import "FeedViewController.h"

    @interface FeedViewController ()
    @property (nonatomic, strong) UIScrollView *pages;
    @end

    @implementation FeedViewController

    - (void)viewDidLoad {
        [super viewDidLoad];
        self.pages = [[UIScrollView alloc] initWithFrame:self.view.bounds];
        self.pages.pagingEnabled = YES;
        [self.view addSubview:self.pages];
    }

    @end

    """

  /// A collection view that fills the view of a class with these lines.
  private static func cells(_ direction: String, _ size: String, reportsAt: [String]) -> RuleExample {
    RuleExample(
      "a collection view pages by \(size), \(direction)",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: #" customClass="PhotosViewController""#,
          subviews: ExampleStoryboard.filling(
            collection,
            "<collectionViewFlowLayout key=\"collectionViewLayout\" scrollDirection=\"\(direction)\" id=\"flow\"/>\n")),
        "PhotosViewController.swift": """
        class PhotosViewController: UIViewController, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                return \(size)
            }
        }

        """,
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  private static func pageController(_ style: String, _ target: String, reportsAt: [String]) -> RuleExample {
    RuleExample(
      "a page controller of style \(style) in a navigation controller, from iOS \(target) on",
      files: [
        "Main.storyboard": ExampleStoryboard.document(
          """
          <scene sceneID="s1"><objects>
          <navigationController id="nav">
          <navigationBar key="navigationBar" id="bar"/>
          <connections><segue destination="tour" kind="relationship" relationship="rootViewController" id="r1"/></connections>
          </navigationController>
          </objects></scene>
          <scene sceneID="s2"><objects>
          \(tour(style))
          </pageViewController>
          </objects></scene>
          """)
      ], deploymentTarget: target, reportsAt: reportsAt)
  }

  private static func tour(_ style: String) -> String {
    #"<pageViewController id="tour" navigationOrientation="horizontal" transitionStyle="\#(style)">"#
  }

  private static let zoom = #"<scrollView id="zoom" maximumZoomScale="4">"#

  /// A picture in a scroll view, in a class with these methods.
  private static func picture(_ title: String, _ methods: String, target: String = "13.0", reports: Bool) -> RuleExample
  {
    RuleExample(
      title,
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: #" customClass="PhotoViewController""#,
          subviews: ExampleStoryboard.filling(
            zoom, "<subviews>\n" + ExampleStoryboard.filling(#"<imageView id="picture">"#) + "</subviews>\n")),
        "PhotoViewController.swift": """
        class PhotoViewController: UIViewController, UIScrollViewDelegate {
            @IBOutlet var picture: UIImageView!
        \(methods)
        }

        """,
      ], deploymentTarget: target, reportsAt: reports ? [zoom] : [])
  }

  private static let zooming =
    "\n    func viewForZooming(in scrollView: UIScrollView) -> UIView? { return picture }\n"
  private static let centering =
    "\n    func scrollViewDidZoom(_ scrollView: UIScrollView) {\n        picture.center = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)\n    }\n"

  static let all: [RuleExample] = [
    picture("code centres a picture that is zoomed", zooming + centering, reports: true),
    picture("code centres a picture that is zoomed, from iOS 9 on", zooming + centering, target: "9.0", reports: true),
    picture("a picture that is zoomed lies where UIKit puts it", zooming, reports: false),
    picture("a picture that isn't zoomed", centering, reports: false),
    RuleExample(
      "a pager under a translucent bar",
      files: ["Main.storyboard": ExampleStoryboard.navigation(subviews: ExampleStoryboard.filling(pager))],
      deploymentTarget: "13.0", reportsAt: [pager]),
    RuleExample(
      "a pager under a translucent bar, from iOS 9 on",
      files: ["Main.storyboard": ExampleStoryboard.navigation(subviews: ExampleStoryboard.filling(pager))],
      deploymentTarget: "9.0", reportsAt: [pager]),
    cells("horizontal", "collectionView.bounds.size", reportsAt: [collection]),
    cells("horizontal", "CGSize(width: 200, height: 200)", reportsAt: []),
    cells("vertical", "collectionView.bounds.size", reportsAt: []),
    RuleExample(
      "Swift makes a pager", files: swift(), deploymentTarget: "13.0", reportsAt: ["let pages = UIScrollView()"]),
    RuleExample(
      "Swift makes a pager, from iOS 9 on",
      files: swift(after: ["pages.contentSize = CGSize(width: view.bounds.width * 3, height: view.bounds.height)"]),
      deploymentTarget: "9.0", reportsAt: ["let pages = UIScrollView()"]),
    RuleExample(
      "Objective-C makes a pager",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(), "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": objectiveC,
      ], deploymentTarget: "9.0", reportsAt: ["@property (nonatomic, strong) UIScrollView *pages;"]),
    pageController("scroll", "9.0", reportsAt: [tour("scroll")]),
    pageController("scroll", "13.0", reportsAt: []),
    pageController("pageCurl", "9.0", reportsAt: []),
    RuleExample(
      "the pager isn't adjusted",
      files: ["Main.storyboard": ExampleStoryboard.navigation(subviews: ExampleStoryboard.filling(never))],
      deploymentTarget: "13.0", reportsAt: []),
    RuleExample(
      "an opaque bar adds nothing",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          bar: #" translucent="NO""#, subviews: ExampleStoryboard.filling(pager))
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "the pager lies inside the safe area", files: swift(frame: "CGRect(x: 0, y: 300, width: 300, height: 200)"),
      deploymentTarget: "13.0", reportsAt: []),
    RuleExample(
      "the flag is off on iOS 9, and from iOS 11 on the adjustment",
      files: swift([
        "automaticallyAdjustsScrollViewInsets = false",
        "if #available(iOS 11.0, *) { pages.contentInsetAdjustmentBehavior = .never }",
      ]), deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "the pages are made lower than the pager",
      files: swift(after: ["pages.contentSize = CGSize(width: view.bounds.width * 3, height: view.bounds.height - 64)"]
      ),
      deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "the pages follow each other downwards",
      files: swift(after: ["pages.contentSize = CGSize(width: view.bounds.width, height: view.bounds.height * 3)"]),
      deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "only code scrolls", files: swift(["pages.isScrollEnabled = false"]), deploymentTarget: "13.0", reportsAt: []),
  ]
}
