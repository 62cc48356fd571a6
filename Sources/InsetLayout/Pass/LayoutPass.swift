/// One computation: the scene, the environment, and what has been found out so far. Laws read and extend it.
struct LayoutPass {
  /// What a controller is told by the containers above it.
  struct Context {
    /// The tab bar of the nearest tab bar controller above; `nil` where a pushed controller hides it.
    var tabBar: TabBarContext?
    /// The bar of a navigation controller whose direct child is this navigation controller (R7-FRAME-NESTED).
    var outerNavigationBar: NavigationBarGeometry?
    var isInSheet = false
    /// What covers the window where this controller is.
    var cover: Cover
  }

  let tree: Tree
  let app: AppOptions
  let screen: ResolvedScreen
  let environment: Environment
  let kinship: Kinship
  /// Laws that this layout does without: what an oracle compares with.
  private let leftOut: Set<LawCard>
  var trace: Trace
  private(set) var assumptions: [Assumption] = []
  private var knownAssumptions: Set<Assumption> = []
  /// The guesses about the environment's screen, by what rests on them.
  private var screenGuesses: [ScreenGuess.Bearing: [Trace.Reason]] = [:]
  /// The origin of each view's content in the window, in points: where a subview at (0, 0) lies. By view.
  var contentOrigins: [Point]
  /// The edges that each view and the scroll views around it, up to its controller's root, turn into content inset of
  /// their own, and so keep from what lies in them (R11-SCROLL-ABSORB). By view.
  var absorbedEdges: [EdgeSet]
  /// What containers and the device cover of each controller's view that has `additionalSafeAreaInsets`, without these.
  var givenSafeAreas: [Int: Insets] = [:]
  /// The tab bar's part of the bottom inset of a tab bar controller's navigation controller.
  var tabShares: [Int: TabShare] = [:]
  /// Bars that show, by their container.
  var shownBars: [Int: [Quantity]] = [:]
  /// What holds the views of controllers that have constraints, by controller.
  var constraints: [Int: ControllerConstraints] = [:]
  /// What each controller whose turn has come is told, by controller.
  var contexts: [Context?]
  /// What is still to be laid out; the next is the last.
  var waiting: [Task] = []
  /// What the search for a content scroll view comes to, by a navigation controller's direct child.
  private var searches: [Int: Tree.ScrollViewSearch] = [:]

  struct Point {
    var x = 0.0
    var y = 0.0
  }

  init(_ scene: Scene, _ environment: Environment, without leftOut: Set<LawCard> = []) throws(EnvironmentProblem) {
    self.leftOut = leftOut
    screen = try ResolvedScreen(environment, app: scene.app)
    tree = Tree(scene, collapsesSplits: !screen.isRegularWidth)
    app = scene.app
    self.environment = environment
    kinship = Kinship(tree)
    trace = Trace(tree, DoubtedQuantities(scene.doubts, tree, isLegacy: screen.usesLegacyInsets))
    contentOrigins = Array(repeating: Point(), count: tree.views.count)
    absorbedEdges = Array(repeating: [], count: tree.views.count)
    contexts = Array(repeating: nil, count: tree.controllers.count)
    for guess in screen.guesses { screenGuesses[guess.bearing, default: []].append(assume("environment", guess.text)) }
  }

  /// Whether a law takes part in this layout.
  func holds(_ law: LawCard) -> Bool { leftOut.isEmpty || !leftOut.contains(law) }

  func node(_ controller: Int) -> Tree.ControllerNode { tree.controllers[controller] }

  /// States a guess about an object. What it returns belongs to the reasons of each number that rests on the guess.
  mutating func assume(_ about: String, _ text: String) -> Trace.Reason {
    let assumption = Assumption(about: about, text: text)
    if knownAssumptions.insert(assumption).inserted { assumptions.append(assumption) }
    return .input(.assumption(assumption))
  }

  /// What is guessed of the screen: reasons of the numbers that it bears on.
  func guesses(_ bearing: ScreenGuess.Bearing) -> [Trace.Reason] { screenGuesses[bearing] ?? [] }

  /// A setting as an input of a step.
  func setting(_ subject: Subject, _ name: String, _ value: String, isSet: Bool) -> Trace.Reason {
    .input(.setting(subject, name: name, value: value, isDefault: !isSet))
  }

  /// A setting that is on or off, with UIKit's default where nobody set it.
  func setting(_ subject: Subject, _ name: String, _ value: Bool?, default standard: Bool) -> Trace.Reason {
    setting(subject, name, (value ?? standard) ? "true" : "false", isSet: value != nil)
  }

  /// The search for the content scroll view of a navigation controller's direct child, as this system does it
  /// (R7-AUTO-WHICH).
  mutating func contentSearch(of child: Int) -> Tree.ScrollViewSearch {
    if let known = searches[child] { return known }
    let search =
      screen.usesLegacyInsets
      ? tree.search(child, skippingGuides: screen.os.major < 9, tabs: .firstShown)
      : tree.search(child, skippingGuides: false, tabs: .selected)
    searches[child] = search
    return search
  }

  func safeArea(_ controller: Int, _ edge: Edge) -> Double {
    trace.points(.controller(controller), Quantity(.safeArea, edge)) ?? 0
  }

  /// What covers a controller's view from outside, without its own `additionalSafeAreaInsets`.
  func givenSafeArea(_ controller: Int, _ edge: Edge) -> Double {
    givenSafeAreas[controller]?[edge] ?? safeArea(controller, edge)
  }

  func viewSafeArea(_ view: Int, _ edge: Edge) -> Double {
    trace.points(.view(view), Quantity(.viewSafeArea, edge)) ?? 0
  }

  func frame(ofController controller: Int) -> Rect {
    trace.rect(.controller(controller), Quantity(.viewFrame)) ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  func frame(ofView view: Int) -> Rect {
    trace.rect(.view(view), Quantity(.frame)) ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  func frameInWindow(ofView view: Int) -> Rect {
    trace.rect(.view(view), Quantity(.frameInWindow)) ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// What a number rests on that the place of a controller's view decides: a place that is certain needs no mention.
  func doubts(aboutPlaceOf controller: Int) -> [Trace.Reason] {
    let view = Subject.view(node(controller).rootView)
    let isPlaced = trace.stepIndex(view, Quantity(.frameInWindow)) != nil
    let subject = isPlaced ? view : Subject.controller(controller)
    let quantity = Quantity(isPlaced ? .frameInWindow : .viewFrame)
    guard let step = trace.step(subject, quantity), step.certainty < .certain else { return [] }
    return [.value(subject, quantity)]
  }

  /// A view's edge in its superview as an input of a step: of its own where the frame's edges aren't equally sure.
  func frameEdge(_ view: Int, _ edge: Edge) -> Trace.Reason {
    let own = Quantity(.frame, edge)
    return .value(.view(view), trace.stepIndex(.view(view), own) == nil ? Quantity(.frame) : own)
  }

  /// Whether the edges of a view's frame in the window aren't equally sure, so that each has a step of its own.
  func hasOwnEdges(_ view: Int) -> Bool {
    trace.stepIndex(.view(view), Quantity(.frameInWindow, .top)) != nil
  }

  /// The same of the edge in the window.
  func windowEdge(_ view: Int, _ edge: Edge) -> Trace.Reason {
    let own = Quantity(.frameInWindow, edge)
    return .value(.view(view), trace.stepIndex(.view(view), own) == nil ? Quantity(.frameInWindow) : own)
  }

  /// Where a controller's root view lies in the window.
  func frameInWindow(ofController controller: Int) -> Rect { frameInWindow(ofView: node(controller).rootView) }
}

/// A guess that a number rests on.
package struct Assumption: Sendable, Hashable {
  /// The id of the object, or `environment`.
  package let about: String
  package let text: String

  package init(about: String, text: String) {
    self.about = about
    self.text = text
  }
}
