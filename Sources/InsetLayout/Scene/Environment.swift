/// The system, the device and the way it is held: what a layout is computed for.
package struct Environment: Sendable, Hashable {
  package enum Orientation: String, Sendable, Hashable, CaseIterable { case portrait, landscape }

  /// A screen that the metrics don't know, or that shall replace theirs; for the stated orientation.
  package struct Screen: Sendable, Hashable {
    package var size: Size?
    package var safeAreaInsets: Insets?
    package var statusBarHeight: Double?
    package var idiom: Idiom?

    package init(
      size: Size? = nil, safeAreaInsets: Insets? = nil, statusBarHeight: Double? = nil, idiom: Idiom? = nil
    ) {
      self.size = size
      self.safeAreaInsets = safeAreaInsets
      self.statusBarHeight = statusBarHeight
      self.idiom = idiom
    }
  }

  package var os: OSVersion
  /// A model's name as Apple writes it, `iPhone 8`, `iPad Pro 11-inch (3rd gen)`.
  package var device: String
  package var orientation: Orientation
  package var inCallStatusBar: Bool
  package var screen: Screen?
  /// iPad multitasking: the window's size in points; it lies at the top left corner of the screen.
  package var windowSize: Size?

  package init(
    os: OSVersion, device: String, orientation: Orientation = .portrait, inCallStatusBar: Bool = false,
    screen: Screen? = nil, windowSize: Size? = nil
  ) {
    self.os = os
    self.device = device
    self.orientation = orientation
    self.inCallStatusBar = inCallStatusBar
    self.screen = screen
    self.windowSize = windowSize
  }

  /// The short form `iPhone 8@10.3` or `iPhone 8@10.3 landscape`; `nil` when the text has another form.
  package init?(shortForm: String) {
    guard let at = shortForm.lastIndex(of: "@") else { return nil }
    let device = Environment.trimmed(shortForm[..<at])
    let rest = shortForm[shortForm.index(after: at)...].split(separator: " ")
    guard !device.isEmpty, let version = rest.first.flatMap({ OSVersion($0) }), rest.count <= 2 else { return nil }
    var orientation = Orientation.portrait
    if rest.count == 2 {
      guard let named = Orientation(rawValue: String(rest[1])) else { return nil }
      orientation = named
    }
    self.init(os: version, device: device, orientation: orientation)
  }

  /// The short form of this environment; what a window or a screen of its own adds is left out.
  package var shortForm: String {
    "\(device)@\(os)" + (orientation == .landscape ? " landscape" : "")
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// `UIUserInterfaceIdiom`, as far as layout depends on it.
package enum Idiom: String, Sendable, Hashable { case phone, pad }
