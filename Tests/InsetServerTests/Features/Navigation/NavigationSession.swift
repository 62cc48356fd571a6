import InsetJSON
import InsetText

@testable import InsetServer

/// A session on the sample app, with a storyboard and a Swift file that are open but not saved. Both have the line ends
/// of Windows, and characters before their names that take another count of units in each encoding.
struct NavigationSession {
  let features: FeatureSession
  var session: InProcessSession { features.session }

  static let folder = FeatureSession.apps + "/SixtyFour/SixtyFour/"
  static let storyboard = folder + "Extra.storyboard"
  static let code = folder + "Extra.swift"
  /// Capabilities of a client that takes the newer forms of answers.
  static let modern: JSONObject = [
    "textDocument": [
      "definition": ["linkSupport": true], "documentLink": ["tooltipSupport": true],
      "documentSymbol": [
        "hierarchicalDocumentSymbolSupport": true, "symbolKind": ["valueSet": .array((1...26).map { .integer($0) })],
      ],
    ],
    "workspace": ["symbol": ["symbolKind": ["valueSet": .array((1...26).map { .integer($0) })]]],
  ]

  static let storyboardText = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s"><objects>
    <viewController title="🧭é" id="ext-ra-id0" customClass="ExtraViewController">
    <view key="view" contentMode="scaleToFill" userLabel="🧭é" id="vie-wo-id0"/>
    <connections><!--🧭é--><outlet property="box" destination="vie-wo-id0" id="out-le-id0"/>
    <segue destination="ref-er-id0" kind="show" identifier="open" id="seg-ue-id0"/></connections></viewController>
    </objects></scene><scene sceneID="t"><objects>
    <viewControllerPlaceholder storyboardName="Main" id="ref-er-id0"/></objects></scene></scenes>
    </document>
    """.replacing("\n", with: "\r\n")
  static let codeText =
    "/* 🧭é */ class ExtraViewController: UIViewController {\r\n/* 🧭é */ @IBOutlet var box: UIView!\r\n}"

  init(_ encoding: PositionEncoding = .utf16, more: JSONObject = [:]) {
    features = FeatureSession(encoding: encoding, more: more)
    features.open(Self.storyboard, Self.storyboardText)
    features.open(Self.code, Self.codeText)
  }

  func ask(_ method: String, _ path: String, at wanted: String, in text: String, declaration: Bool? = nil) -> JSON? {
    var params: JSONObject = [
      "textDocument": ["uri": Self.uri(path)], "position": features.position(wanted, in: text),
    ]
    if let declaration { params["context"] = ["includeDeclaration": .bool(declaration)] }
    return session.ask("textDocument/" + method, .object(params))
  }

  func ask(_ method: String, _ path: String) -> JSON? {
    session.ask("textDocument/" + method, ["textDocument": ["uri": Self.uri(path)]])
  }

  static func uri(_ path: String) -> JSON { .string(DocumentURI(path: path).string) }

  /// The range of some text, at its first place after another.
  func range(_ wanted: String, after before: String = "", in text: String) -> JSON {
    guard let start = before.isEmpty ? text.startIndex : text.firstRange(of: before)?.upperBound,
      let found = text[start...].firstRange(of: wanted)
    else { return .null }
    let bytes = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    let range = bytes..<bytes + wanted.utf8.count
    return SourceText(text).positions(of: range, in: features.encoding).json
  }

  func location(_ path: String, _ wanted: String, after before: String = "", in text: String) -> JSON {
    ["uri": Self.uri(path), "range": range(wanted, after: before, in: text)]
  }
}
