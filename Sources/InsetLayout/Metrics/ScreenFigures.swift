/// The figures of an environment's screen while they are put together.
struct ScreenFigures {
  var deviceID: String?
  var rowID: String?
  var idiom: Idiom
  var shape: DeviceClass.Shape
  var size: Size
  var windowSize: Size
  /// With the status bar.
  var insets: Insets
  var statusBarHeight: Double
  var isRegularWidth: Bool
  var isWidthClassAssumed = false
  var confidence: Confidence
  var guesses: [ScreenGuess] = []

  init(_ environment: Environment) throws(EnvironmentProblem) {
    if let (device, model) = DeviceTable.entry(named: environment.device) {
      self = try ScreenFigures(device, model, environment)
    } else {
      self = try ScreenFigures(unknown: environment)
    }
    // What the scene says of the screen replaces what the metrics say.
    guard let screen = environment.screen else { return }
    if let given = screen.safeAreaInsets {
      insets = given
      if screen.statusBarHeight == nil && deviceID == nil { statusBarHeight = given.top }
    }
    if let given = screen.statusBarHeight { statusBarHeight = given }
    if screen.safeAreaInsets != nil && screen.statusBarHeight != nil {
      confidence = .measured
      guesses = []
      rowID = nil
    }
  }

  /// Of a device that the metrics know.
  private init(
    _ device: DeviceClass, _ model: DeviceClass.Model, _ environment: Environment
  ) throws(EnvironmentProblem) {
    let os = environment.os
    guard let row = device.row(on: os) else {
      throw .systemNotOnDevice(os, device: environment.device, covered: device.rows.map(\.systems))
    }
    let isLandscape = environment.orientation == .landscape
    let own = isLandscape ? row.landscape : row.portrait
    deviceID = device.id
    rowID = row.id
    idiom = environment.screen?.idiom ?? device.idiom
    shape = device.shape
    size = environment.screen?.size ?? (isLandscape ? device.size.rotated : device.size)
    windowSize = environment.windowSize ?? size
    isRegularWidth = idiom == .pad || isLandscape && device.isRegularWidthInLandscape
    if !model.systems.contains(os) {
      guesses.append(
        ScreenGuess(.model, "\(model.name) is not known to run iOS \(os); the figures are those of its screen class"))
    }
    let older =
      own.insets == nil
      ? device.rows.last { $0.portrait.insets != nil && $0.landscape.insets != nil && $0.systems != row.systems } : nil
    let figures = older.map { isLandscape ? $0.landscape : $0.portrait } ?? own
    insets = figures.insets ?? .zero
    // Where no height is published the status bar fills what the device keeps at the top.
    statusBarHeight = figures.statusBarHeight ?? insets.top
    confidence = figures.confidence
    if let older {
      rowID = older.id
      confidence = .unverified
      guesses.append(
        ScreenGuess(
          .figures,
          """
          no public figure for the screen insets of \(environment.device) on iOS \
          \(os)\(isLandscape ? " in landscape" : ""): those of \(older.systems.text) are taken
          """))
    } else if confidence == .unverified {
      guesses.append(
        ScreenGuess(
          .figures,
          """
          a status bar of \(pointText(statusBarHeight)) points on \(environment.device) with iOS \
          \(os)\(isLandscape ? " in landscape" : ""): no public measurement
          """))
    }
  }

  /// Of a screen that only the scene describes.
  private init(unknown environment: Environment) throws(EnvironmentProblem) {
    guard let screen = environment.screen else { throw .unknownDevice(environment.device) }
    guard let given = screen.size else { throw .screenWithoutSize }
    let name = environment.device.isEmpty ? "an unnamed device" : environment.device
    let shortSide = min(given.width, given.height)
    size = given
    windowSize = environment.windowSize ?? given
    idiom = screen.idiom ?? (shortSide >= 700 ? .pad : .phone)
    insets = .zero
    statusBarHeight = 0
    confidence = .measured
    shape = (screen.safeAreaInsets?.bottom ?? 0) > 0 ? (idiom == .pad ? .homeIndicator : .notch) : .homeButton
    // Phones whose short side has 414 points or more are of regular width in landscape.
    isRegularWidth = idiom == .pad || environment.orientation == .landscape && shortSide >= 414
    if screen.idiom == nil {
      guesses.append(
        ScreenGuess(
          .all,
          "\(name), \(pointText(given.width)) × \(pointText(given.height)) points, is taken to be a \(idiom.rawValue)"))
    }
    if screen.safeAreaInsets == nil {
      guesses.append(ScreenGuess(.figures, "the screen of \(name) is taken to have no safe-area insets"))
    }
  }

  /// A window keeps of each inset of the screen what it overlaps; it lies at the top left corner.
  mutating func fitWindow(_ environment: Environment, _ os: OSVersion) {
    let window = windowSize
    guard window != size else { return }
    let listed = MetricsData.multitasking.first {
      $0.screen == deviceID && $0.isLandscape == (environment.orientation == .landscape) && $0.size == window
        && $0.systems.contains(os)
    }
    if let listed {
      insets = listed.safeArea
      statusBarHeight = min(statusBarHeight, listed.safeArea.top)
      isRegularWidth = listed.isRegularWidth
      weaken(listed.confidence)
      return
    }
    insets.right = max(0, insets.right - max(0, size.width - window.width))
    insets.bottom = max(0, insets.bottom - max(0, size.height - window.height))
    guard idiom == .pad else { return }
    if os.major >= 26 {
      weaken(.unverified)
      guesses.append(
        ScreenGuess(
          .figures,
          """
          the window keeps the screen's \(pointText(insets.top)) points at the top; a floating window of iPadOS 26 \
          was measured with about 10
          """))
    } else {
      weaken(.inferred)
    }
    // Windows that the metrics list are of compact width up to 647 points and of regular width from 600 on.
    isRegularWidth = window.width >= 600
    if window.width < 700 {
      isWidthClassAssumed = true
      guesses.append(
        ScreenGuess(
          .widthClass,
          """
          a window \(pointText(window.width)) points wide is taken to be of \
          \(isRegularWidth ? "regular" : "compact") width
          """))
    }
  }

  /// Apps built with an SDK before 11 are laid out as on iOS 10, and those before 7 by rules that aren't modelled
  /// (R11-LINK, R6-LINK).
  mutating func noteOldSDK(_ linked: OSVersion, _ os: OSVersion) {
    if linked.major < 7 {
      weaken(.unverified)
      guesses.append(
        ScreenGuess(
          .all,
          """
          an app built with the iOS \(linked) SDK keeps the layout of iOS 6, which is not modelled: that of iOS 7 to \
          10 is taken
          """))
    } else if os.major >= 11 && linked.major < 11 {
      guesses.append(
        ScreenGuess(
          .era,
          """
          an app built with the iOS \(linked) SDK is taken to be laid out as on iOS 10, without safe areas: no \
          public document
          """))
    }
  }

  private mutating func weaken(_ other: Confidence) {
    if other.certainty < confidence.certainty { confidence = other }
  }
}

/// A guess about the screen of an environment, and which numbers rest on it.
struct ScreenGuess: Sendable, Hashable {
  /// What the guess is about.
  enum Bearing: Sendable, Hashable {
    /// The device's insets and the height of the status bar.
    case figures
    /// The size class, which decides about columns, sheets and where the tab bar stands.
    case widthClass
    /// That the app is laid out as on iOS 10 (R11-LINK).
    case era
    /// Every number.
    case all
    /// No number: that a model runs the system at all. The figures are those of its screen, whatever runs there.
    case model
  }

  let bearing: Bearing
  let text: String

  init(_ bearing: Bearing, _ text: String) {
    self.bearing = bearing
    self.text = text
  }
}
