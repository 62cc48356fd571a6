/// An environment with its figures: what the laws ask.
package struct ResolvedScreen: Sendable, Hashable {
  package let os: OSVersion
  package let linkedSDK: OSVersion
  package let orientation: Environment.Orientation
  package let idiom: Idiom
  package let shape: DeviceClass.Shape
  /// The device of the metrics that the size comes from; `nil` for a screen that the scene describes.
  let deviceID: String?
  /// The row of that device that insets and status bar come from; `nil` where the scene gives both.
  let rowID: String?
  /// Of the screen, in the environment's orientation.
  package let size: Size
  package let windowSize: Size
  /// What the bare device takes of the window, without the status bar.
  package let deviceInsets: Insets
  /// The height of a status bar that shows; 0 where the device hides it by default.
  package let statusBarHeight: Double
  package let isRegularWidth: Bool
  /// Whether the width class is our guess: the metrics don't list a window of that width.
  let isWidthClassAssumed: Bool
  package let confidence: Confidence
  let guesses: [ScreenGuess]
  /// The size of the bars of iOS 26.
  package let hasGlassBars: Bool
  /// On iOS 26 the bars of iOS 18, and how that is known; `nil` elsewhere.
  let oldBarsConfidence: Confidence?

  /// Guesses that the figures rest on, in words.
  package var assumptions: [String] { guesses.map(\.text) }

  package var isCompactHeight: Bool { idiom == .phone && orientation == .landscape }

  /// iOS 7 to 10, or an app built with an SDK before 11 (R11-LINK): insets go to `contentInset`, there are no safe
  /// areas.
  package var usesLegacyInsets: Bool { os.major < 11 || linkedSDK.major < 11 }

  package init(_ environment: Environment, app: AppOptions) throws(EnvironmentProblem) {
    let os = environment.os
    guard CoveredSystems.majors.contains(os.major) else { throw .unknownSystem(os) }
    let linked = app.linkedSDK ?? os
    self.os = os
    linkedSDK = linked
    orientation = environment.orientation
    var figures = try ScreenFigures(environment)
    figures.fitWindow(environment, os)
    figures.noteOldSDK(linked, os)
    deviceID = figures.deviceID
    rowID = figures.rowID
    idiom = figures.idiom
    shape = figures.shape
    size = figures.size
    windowSize = figures.windowSize
    isRegularWidth = figures.isRegularWidth
    isWidthClassAssumed = figures.isWidthClassAssumed
    confidence = figures.confidence
    statusBarHeight = figures.statusBarHeight
    guesses = figures.guesses
    var insets = figures.insets
    // On devices without a notch the top inset is the status bar's and goes with it; iOS 26 keeps it (metrics:
    // statusbar-hidden-26).
    if (shape == .homeButton || idiom == .pad) && os.major < 26 { insets.top = max(0, insets.top - statusBarHeight) }
    deviceInsets = os.major < 11 || linked.major < 11 ? .zero : insets
    hasGlassBars = os.major >= 26 && linked.major >= 26 && app.designRequiresCompatibility != true
    oldBarsConfidence = os.major < 26 || hasGlassBars ? nil : linked.major < 26 ? .inferred : .reported
  }
}
