import InsetModel
import InsetText

/// A small app whose texts have named marks, `«name:text»`, which are not part of them.
struct MarkedApp {
  let app: TestApp
  /// By name.
  private(set) var marks: [String: Location] = [:]

  init(_ files: [String: String]) {
    var plain: [String: String] = [:]
    for (file, marked) in files {
      var (bytes, open): ([UInt8], [(name: String, start: Int)]) = ([], [])
      var rest = marked[...]
      while let character = rest.popFirst() {
        switch character {
        case "«":
          let name = rest.prefix { $0 != ":" }
          rest = rest.dropFirst(name.count + 1)
          open.append((String(name), bytes.count))
        case "»":
          guard let (name, start) = open.popLast() else { continue }
          marks[name] = Location(path: "/app/" + file, range: start..<bytes.count)
        default: bytes.append(contentsOf: String(character).utf8)
        }
      }
      plain[file] = String(decoding: bytes, as: UTF8.self)
    }
    app = TestApp(plain)
  }

  var navigation: Navigation { Navigation(app.analysis) }

  /// The marks that a definition leads to; an error in place of a place that has no mark.
  func definition(_ mark: String, atEnd: Bool = false) -> [String]? {
    guard let place = marks[mark] else { return nil }
    let offset = atEnd ? place.range.upperBound : place.range.lowerBound
    guard let (origin, targets) = navigation.definition(inFile: place.path, at: offset) else { return nil }
    return (origin == place.range ? [] : ["origin \(origin)"])
      + targets.map { name(Location(path: $0.location.path, range: $0.selection)) }
  }

  func references(_ mark: String, declaration: Bool = false) -> [String] {
    guard let place = marks[mark] else { return [] }
    return navigation.references(
      inFile: place.path, at: place.range.lowerBound + 1, includingDeclaration: declaration
    ).map(name).sorted()
  }

  func highlights(_ mark: String) -> [String] {
    guard let place = marks[mark] else { return [] }
    return navigation.highlights(inFile: place.path, at: place.range.lowerBound + 1)
      .map { name(Location(path: place.path, range: $0)) }.sorted()
  }

  private func name(_ location: Location) -> String {
    marks.filter { $0.value == location }.map(\.key).min() ?? "\(location)"
  }
}

extension MarkedApp {
  /// A tab of two files: a list whose class inherits an outlet, and a detail behind a storyboard reference.
  static let shop = MarkedApp([
    "Main.storyboard": """
    <?xml version="1.0" encoding="UTF-8"?>
    «document:<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="«initial:nav»">»
    <scenes><scene><objects>
    «navtag:<navigationController id="nav">»<connections>
    <segue destination="«root:list»" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene>
    <scene><objects>
    «listtag:<viewController id="«listid:list»" storyboardIdentifier="«identifier:List»" customClass="«listclass:ListViewController»" nibName="«nib:ListView»">»
    <view key="view" contentMode="scaleToFill" id="view">
    <subviews>«tabletag:<tableView id="«tableid:mEO-XI-Fgg»">»</tableView></subviews>
    <constraints><constraint firstItem="«first:mEO-XI-Fgg»" firstAttribute="top" secondItem="«second:view»" secondAttribute="top" id="c"/></constraints>
    </view>
    <connections><outlet property="«outlet:tableView»" destination="«destination:mEO-XI-Fgg»" id="o"/>
    <outlet property="«unknown:nobody»" destination="«destination2:mEO-XI-Fgg»" id="o2"/>
    <segue destination="«show:reference»" kind="show" id="s"/></connections></viewController></objects></scene>
    <scene><objects><viewControllerPlaceholder storyboardName="«file:Detail»" referencedIdentifier="«referenced:Item»" id="«placeholder:reference»"/>
    </objects></scene></scenes></document>
    """,
    "Detail.storyboard": """
    <?xml version="1.0" encoding="UTF-8"?>
    «detaildocument:<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">»
    <scenes><scene><objects>
    «detailtag:<viewController storyboardIdentifier="Item" customClass="«detailclass:ListViewController»" id="«detailid:d»">»</viewController>
    </objects></scene></scenes></document>
    """,
    "ListView.xib": """
    <?xml version="1.0" encoding="UTF-8"?>
    «xib:<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">»
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="«owner:ListViewController»"/></objects>
    </document>
    """,
    "Base.swift": "class BaseViewController: UIViewController {\n  @IBOutlet var «property:tableView»: UITableView!\n}",
    "List.swift": "final class «class:ListViewController»: BaseViewController {\n  let «other:rows» = 1\n}",
  ])
}
