import InsetDocuments
import InsetJSON
import Testing

@Suite("The scene schema")
struct SceneSchemaTests {
  @Test("no object has a key twice", arguments: SceneObjectKind.allCases)
  func uniqueKeys(kind: SceneObjectKind) {
    let names = SceneSchema.keys(of: kind).map(\.name)
    #expect(!names.isEmpty)
    #expect(Set(names).count == names.count)
  }

  @Test("every key and every word has one line of documentation, a sentence", arguments: SceneObjectKind.allCases)
  func documentation(kind: SceneObjectKind) {
    for key in SceneSchema.keys(of: kind) {
      for line in [key.documentation] + key.type.words.map(\.documentation) {
        #expect(line.hasSuffix("."), "\(kind).\(key.name): \(line)")
        #expect(!line.contains("\n") && line.count <= 120, "\(kind).\(key.name): \(line)")
      }
    }
  }

  @Test("every kind of controller and view is a word of its key")
  func kinds() {
    #expect(
      SceneSchema.key("kind", of: .controller)?.type.words.map(\.value) == ControllerKind.allCases.map(\.rawValue))
    #expect(SceneSchema.key("kind", of: .view)?.type.words.map(\.value) == ViewKind.allCases.map(\.rawValue))
  }

  @Test("defaults are values that a document may hold")
  func defaults() {
    let owners: [(SceneObjectKind, (JSON) -> JSON)] = [
      (.app, { ["app": $0, "version": 1, "root": [:]] }),
      (.controller, { ["version": 1, "root": $0] }),
      (.navigationItem, { ["version": 1, "root": ["navigationItem": $0]] }),
      (.navigationBar, { ["version": 1, "root": ["kind": "navigation", "navigationBar": $0]] }),
      (.toolbar, { ["version": 1, "root": ["kind": "navigation", "toolbar": $0]] }),
      (.tabBar, { ["version": 1, "root": ["kind": "tab", "tabBar": $0]] }),
      (.view, { ["version": 1, "root": ["view": ["subviews": [$0]]]] }),
    ]
    for (owner, scene) in owners {
      for key in SceneSchema.keys(of: owner) {
        guard let value = key.defaultValue else { continue }
        var object = JSONObject([(key.name, value)])
        switch key.readers {
        case .controllers(let kinds, _): object["kind"] = kinds.first.map { JSON.string($0.rawValue) }
        case .views(let kinds, _): object["kind"] = kinds.first.map { JSON.string($0.rawValue) }
        case nil: break
        }
        #expect(SceneDocument.checking(scene(.object(object))).problems == [], "\(owner).\(key.name)")
      }
    }
  }
}
