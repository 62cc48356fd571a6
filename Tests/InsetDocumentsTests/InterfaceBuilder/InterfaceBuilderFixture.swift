import InsetDocuments

/// An Interface Builder document for tests. Pairs of `«` and `»` mark ranges of it and are not part of it.
struct InterfaceBuilderFixture {
  let bytes: [UInt8]
  /// In the order of their opening marks.
  let marks: [Range<Int>]
  let facts: InterfaceBuilderFacts

  init(_ marked: String) {
    var bytes: [UInt8] = []
    var marks: [Range<Int>] = []
    var open: [Int] = []
    for character in marked {
      switch character {
      case "«":
        open.append(marks.count)
        marks.append(bytes.count..<bytes.count)
      case "»":
        guard let index = open.popLast() else { continue }
        marks[index] = marks[index].lowerBound..<bytes.count
      default: bytes.append(contentsOf: String(character).utf8)
      }
    }
    self.bytes = bytes
    self.marks = marks
    facts = InterfaceBuilderReader.read(bytes)
  }

  /// A storyboard with these scenes, each the content of one `<objects>`.
  static func storyboard(_ scenes: String..., attributes: String = "useAutolayout=\"YES\"") -> Self {
    let scenes = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }
    return Self(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" \(attributes)>
      <scenes>\(scenes.joined(separator: "\n"))</scenes>
      </document>
      """)
  }

  static func xib(_ objects: String) -> Self {
    Self(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>\(objects)</objects>
      </document>
      """)
  }

  /// A storyboard with one plain controller whose root view holds this.
  static func rootView(_ content: String, guides: String = "") -> Self {
    storyboard(
      """
      <viewController id="c"><layoutGuides>\(guides)</layoutGuides>
      <view key="view" contentMode="scaleToFill" id="root">\
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(content)</view></viewController>
      """)
  }

  func text(_ range: Range<Int>?) -> String? {
    range.map { String(decoding: bytes[$0.clamped(to: bytes.indices)], as: UTF8.self) }
  }

  var controller: ControllerFacts? { facts.controllers.first }
  var root: ViewFacts? { controller?.view }

  func view(_ id: String) -> ViewFacts? {
    var waiting = facts.controllers.flatMap { [$0.view].compactMap { $0 } + $0.looseViews } + facts.topLevelViews
    while let view = waiting.popLast() {
      if view.id == id { return view }
      waiting += view.subviews + view.attachments
    }
    return nil
  }
}
