import InsetApp
import InsetLayout
import InsetModel
import InsetSyntax

@testable import InsetInterpreter

/// A small app in source text, one controller of which is run.
struct TracedApp {
  let report: TraceReport?
  let lived: PlacedRun?

  /// - Parameters:
  ///   - sources: source text by file name; the name's extension tells the language.
  ///   - environment: `iPhone 8@12.0`.
  init(_ sources: [String: String], _ controller: String, on environment: String) {
    var files: [String: FileFacts] = [:]
    for (name, text) in sources {
      let bytes = Array(text.utf8)
      let facts = name.hasSuffix(".swift") ? SwiftReader.read(bytes) : ObjectiveCReader.read(bytes)
      files["/app/" + name] = .code(CodeFile(facts, bytes))
    }
    let app = App(files: files)
    let analysis = Analysis(app)
    guard let entry = app.controllers(ofClass: controller).first, let placement = analysis.placements[entry]?.first,
      let environment = Environment(shortForm: environment),
      let lived = RunSession(app).run(entry, placement, in: environment)
    else {
      report = nil
      self.lived = nil
      return
    }
    self.lived = lived
    func text(_ path: String) -> String { sources[String(path.dropFirst("/app/".count))] ?? "" }
    report = TraceReport(
      lived,
      TraceText(
        lived.run,
        place: { path, range in
          let line = text(path).utf8.prefix(range.lowerBound).count { $0 == UInt8(ascii: "\n") } + 1
          return "\(path.split(separator: "/").last ?? ""):\(line)"
        },
        text: { path, range in
          let bytes = Array(text(path).utf8)
          return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
        }), placement: "", showsAll: false)
  }

  /// The numbers of a quantity at rest: `Feed.table.adjustedContentInset`.
  func numbers(_ name: String) -> [Double]? { report?.results.first { $0.name == name }?.numbers }

  func isCertain(_ name: String) -> Bool? { report?.results.first { $0.name == name }?.isCertain }

  /// `phase: quantity = value`, of the writes to a quantity.
  func writes(_ quantity: String) -> [String] {
    (report?.lines ?? []).filter { $0.isWrite && $0.quantity == quantity }.map { "\($0.phase): \($0.value)" }
  }

  func reads(_ quantity: String) -> [String] {
    (report?.lines ?? []).filter { !$0.isWrite && $0.quantity == quantity }.map { "\($0.phase): \($0.value)" }
  }

  /// An app delegate whose window shows a controller in a navigation controller.
  static func delegate(showing controller: String) -> String {
    """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: \(controller)())
        return true
      }
    }
    """
  }
}
