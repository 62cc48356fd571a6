import InsetText
import TestSupport
import Testing

@testable import InsetServer

/// Whatever happens to a project, and in whatever order it is told, its model is in the end that of a fresh start.
@Suite("Random changes of a project")
struct RandomChangesTests {
  static let storyboards = ["App/Main.storyboard", "App/Sub/B.storyboard", "Demo/C.storyboard", "Demo/D.storyboard"]
  static let sources = ["App/F.swift", "App/Sub/G.swift", "Demo/H.swift", "Demo/I.swift"]
  static let markers = ["App.xcodeproj/project.pbxproj", "Demo/Demo.xcodeproj/project.pbxproj", "Demo/.insetd.json"]
  static let classes = ["Feed", "Detail", "Settings", "Base"]

  let folder = TemporaryFolder([
    "App.xcodeproj/project.pbxproj": Sample.project(), "App/Main.storyboard": Sample.storyboard(),
  ])

  @Test("they come to the same as a fresh start", arguments: 0..<24)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let session = ProjectSession(folders: [folder.path])
    var open: Set<String> = []
    for _ in 0..<30 {
      change(session, &open, &random)
      if Int.random(in: 0..<3, using: &random) == 0 { session.session.run() }
    }
    for name in open.sorted() { session.close(folder(name)) }
    session.session.run()
    let projects = session.host.openProjects.filter { !$0.paths.isEmpty }
    let fresh = try Workspace.loadAll(path: folder.path, options: .keepingNothing)
    #expect(projects.map(\.root) == fresh.map(\.root))
    for (project, fresh) in zip(projects, fresh) {
      #expect(project.isComplete && project.paths.sorted() == fresh.paths.sorted())
      #expect(project.app.scenes.map(\.className) == fresh.app.scenes.map(\.className))
      for (name, declarations) in fresh.app.classes {
        #expect(project.app.classes[name]?.map(\.path) == declarations.map(\.path), "\(name)")
        #expect(project.app.classes[name]?.map(\.type) == declarations.map(\.type), "\(name)")
      }
      for path in fresh.paths { #expect(project.text(path) == fresh.text(path)) }
    }
  }

  private func change(_ session: ProjectSession, _ open: inout Set<String>, _ random: inout SeededGenerator) {
    let names = Self.storyboards + Self.sources
    let name = names[Int.random(in: 0..<names.count, using: &random)]
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      folder.write(name, text(name, &random))
      session.filesChanged([(folder(name), .changed)])
    case 2:
      folder.remove(name)
      session.filesChanged([(folder(name), .deleted)])
    case 3:
      let other = names[Int.random(in: 0..<names.count, using: &random)]
      guard other.hasSuffix(".swift") == name.hasSuffix(".swift") else { return }
      folder.move(name, to: other)
      session.filesChanged([(folder(name), .deleted), (folder(other), .created)])
    case 4:
      let marker = Self.markers[Int.random(in: 1..<Self.markers.count, using: &random)]
      if FileStatus(folder(marker)) == nil {
        folder.write(marker, marker.hasSuffix("json") ? #"{ "exclude": ["D*"] }"# : Sample.project())
        session.filesChanged([(folder(marker), .created)])
      } else {
        folder.remove(
          String(marker.prefix { $0 != "." }) + (marker.hasSuffix("json") ? ".insetd.json" : "Demo.xcodeproj"))
        session.filesChanged([(folder(marker), .deleted)])
      }
    case 5 where open.insert(name).inserted: session.open(folder(name), text(name, &random))
    case 6 where open.remove(name) != nil: session.close(folder(name))
    default:
      if open.contains(name) { session.change(folder(name), text(name, &random)) }
    }
  }

  private func text(_ name: String, _ random: inout SeededGenerator) -> String {
    func anyClass() -> String { Self.classes[Int.random(in: 0..<Self.classes.count, using: &random)] }
    return name.hasSuffix(".swift")
      ? Sample.controller(anyClass(), superclass: anyClass()) : Sample.storyboard(controllerClass: anyClass())
  }
}
