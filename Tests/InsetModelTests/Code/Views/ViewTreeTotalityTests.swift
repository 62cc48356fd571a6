import InsetLayout
import Testing

@testable import InsetModel

@Suite struct ViewTreeTotalityTests {
  @Test func loopsOfViewsAndConstraintsEnd() {
    let app = CodeApp([
      "A.swift": """
      class A: UIViewController {
        let a = Loop(), b = UIView()
        var c: UIView { d }
        var d: UIView { c }
        override func viewDidLoad() {
          view.addSubview(a); a.addSubview(b); b.addSubview(a); a.addSubview(a); c.addSubview(d)
          a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
          b.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
          a.bottomAnchor.constraint(equalTo: a.superview!.superview!.bottomAnchor).isActive = true
          viewDidLoad()
        }
      }
      class Loop: UIView {
        let inner = Loop()
        init() { addSubview(inner) }
      }
      """
    ])
    #expect(app.views("A").hasPrefix("view\n  a fill?\n    a.inner fill?\n"))
  }

  @Test(.timeLimit(.minutes(1))) func manyViewsTakeLinearTime() {
    let count = 600
    var body = ""
    for index in 0..<count {
      body += "let v\(index) = UIView(); view.addSubview(v\(index))\n"
      for other in [index - 1, index - 2, index - 3] where other >= 0 {
        body += "v\(index).topAnchor.constraint(equalTo: v\(other).bottomAnchor).isActive = true\n"
      }
    }
    let app = CodeApp(["A.swift": "class A: UIViewController { override func viewDidLoad() {\n\(body)} }"])
    let root = app.resolver.viewTree(ofClass: app.classIndex("A")).rootView(on: SystemUse(OSVersion(17)))
    #expect(root.subviews.count == count)
  }
}
