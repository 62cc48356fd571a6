import InsetText
import Testing

@testable import InsetServer

@Suite("Files that are ill-formed for a while")
struct LastGoodFactsTests {
  let folder = TemporaryFolder(Sample.app)
  let session: ProjectSession
  let storyboard: String
  let good = Sample.storyboard()
  /// A new tag that isn't closed yet, in front of the table.
  var broken: String { good.replacing("<tableView", with: "<label <tableView") }

  init() {
    session = ProjectSession(folders: [folder.path])
    storyboard = folder("App/Main.storyboard")
  }

  @Test("the model keeps the last good facts of a document, and its problem is published")
  func document() {
    session.open(storyboard, good)
    _ = session.published()
    session.change(storyboard, broken)
    let published = session.published()
    #expect(published.count == 1 && published.first?.messages.count == 1 && published.first?.version == 2)
    #expect(published.first?.messages.first?.hasPrefix("XML: ") == true)
    #expect(session.controllers(storyboard) == ["UINavigationController", "FeedViewController"])
    session.change(storyboard, good)
    #expect(session.published() == [.init("Main.storyboard", version: 3, [])])
  }

  @Test("while it is ill-formed, neither model nor layouts are made")
  func cost() {
    session.open(storyboard, good)
    let counters = session.cost(storyboard) { session.change(storyboard, broken) }
    #expect(counters.filesParsed == 1 && counters.appsBuilt == 0 && counters.appsMoved == 0)
  }

  @Test("places of the model are found in the text as it is, and back")
  func places() {
    session.open(storyboard, good)
    session.session.run()
    session.change(storyboard, broken)
    session.session.run()
    guard let project = session.project(storyboard), let facts = project.app.scenes.last?.facts else {
      Issue.record("no controller")
      return
    }
    #expect(project.isOutdated(storyboard) && project.text(storyboard)?.string == good)
    #expect(project.currentText(storyboard)?.string == broken)
    let tag = Location(path: storyboard, range: facts.tagRange)
    #expect(project.currentRange(tag) == facts.tagRange)
    let table = facts.view?.subviews.first?.tagRange ?? 0..<0
    let current = project.currentRange(Location(path: storyboard, range: table.upperBound..<table.upperBound + 5))
    #expect(current == (table.upperBound + 7)..<(table.upperBound + 12))
    #expect(project.modelOffset(table.upperBound + 7, in: storyboard) == table.upperBound)
    #expect(project.modelOffset(3, in: storyboard) == 3)
  }

  @Test("findings move with the text, and those whose place is gone are left out")
  func findings() {
    let session = ProjectSession(folders: [folder.path]) { project in
      guard let view = project.app.scenes.last?.facts.view else { return [:] }
      let places = [view.tagRange, view.subviews[0].tagRange, view.range.upperBound - 2..<view.range.upperBound]
      return [
        project.app.scenes[1].path: places.enumerated().map { index, range in
          PublishedDiagnostic(range: range, severity: .warning, code: "x", message: "finding \(index)")
        }
      ]
    }
    session.session.run()
    _ = session.published()
    session.open(storyboard, good)
    #expect(session.published() == [.init("Main.storyboard", version: 1, ["finding 0", "finding 1", "finding 2"])])
    session.change(storyboard, good.replacing("id=\"table-1\"", with: "id=\"table-1"))
    let messages = session.published().first?.messages ?? []
    #expect(messages.filter { $0.hasPrefix("finding") } == ["finding 0", "finding 1", "finding 2"])
    session.change(storyboard, good.replacing("<tableView id", with: "<<tableView id"))
    #expect(
      session.published().first?.messages.filter { $0.hasPrefix("finding") } == ["finding 0", "finding 1", "finding 2"])
    session.change(storyboard, good.replacing("</subviews>\n        </view>", with: "</subviews>\n        </vie"))
    #expect(session.published().first?.messages.filter { $0.hasPrefix("finding") } == ["finding 0", "finding 1"])
  }

  @Test("a file on disk that becomes ill-formed keeps its facts too, but nothing is known of their places")
  func onDisk() {
    session.session.run()
    folder.write("App/Main.storyboard", String(good.prefix(700)))
    session.filesChanged([(storyboard, .changed)])
    #expect(session.published().map(\.messages.count) == [1])
    #expect(session.controllers(storyboard) == ["UINavigationController", "FeedViewController"])
    let project = session.project(storyboard)
    #expect(project?.text(storyboard) == nil && project?.currentText(storyboard) != nil)
    #expect(project?.currentRange(Location(path: storyboard, range: 1..<2)) == nil)
    #expect(project?.modelOffset(1, in: storyboard) == nil)
  }

  @Test("a file that was never well-formed gives what can be read of it")
  func never() {
    folder.write("App/New.storyboard", Sample.storyboard(controllerClass: "Half", end: ""))
    session.filesChanged([(folder("App/New.storyboard"), .created)])
    #expect(session.controllers(storyboard).contains("Half"))
  }

  @Test("a file that is deleted takes its facts along")
  func deleted() {
    session.session.run()
    folder.remove("App/Main.storyboard")
    session.filesChanged([(storyboard, .deleted)])
    #expect(session.controllers(storyboard).isEmpty)
  }

  @Test("Swift code with a syntax error keeps its facts")
  func swift() {
    let feed = folder("App/Feed.swift")
    session.open(feed, Sample.controller("FeedViewController", body: "let a = contentInset"))
    session.session.run()
    session.change(feed, Sample.controller("FeedViewController", body: "let a = contentInset; func ("))
    session.session.run()
    let project = session.project(feed)
    #expect(project?.isOutdated(feed) == true)
    #expect(project?.app.classes["FeedViewController"]?.first?.type.properties.map(\.name.value) == ["a"])
  }
}
