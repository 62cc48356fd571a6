internal import InsetRules
internal import InsetText
internal import Synchronization

/// The rules' documentation as files of the user's, which diagnostics link to: a rule's page is written when its first
/// finding is published. There is no site that every version's pages could be found on, and files can be read offline.
final class RulePages: Sendable {
  private let folder: String?
  private let known = Mutex<[String: String?]>([:])

  /// - Parameter cacheFolder: nil if nothing is to be kept; then there are no links.
  init(cacheFolder: String?) { folder = cacheFolder?.appendingPath("rules") }

  /// The URI of a rule's page; nil where the page can't be written.
  func address(ofRule id: String) -> String? {
    if let known = known.withLock({ $0[id] }) { return known }
    let address = write(id)
    known.withLock { $0[id] = .some(address) }
    return address
  }

  private func write(_ id: String) -> String? {
    guard let folder, let page = RulePage.markdown(ofRule: id), let place = try? PrivateFolder(folder) else {
      return nil
    }
    let name = id + ".md"
    let bytes = Array(page.utf8)
    // Another version may have written it.
    if place.read(name, limit: 1 << 20)?.bytes != bytes {
      guard (try? place.replace(name, with: bytes)) != nil else { return nil }
    }
    return DocumentURI(path: folder.appendingPath(name)).string
  }
}
