/// Something that would belong to a project and wasn't read.
package struct LeftOut: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// This file and all that come after it: there are more than so many.
    case files(limit: Int)
    /// What is in this folder and all that come after it: there are more names than so many.
    case names(limit: Int)
    /// With the system's words.
    case unreadableFolder(String)
    /// The name isn't UTF-8.
    case misspelt
    /// A link out of the project that the configuration doesn't allow.
    case link
    /// What the reading of a file said.
    case file(String)
  }

  /// Absolute.
  package let path: String
  /// Of the project that it is in; nil where no project is known.
  package let root: String?
  package let reason: Reason

  package init(path: String, root: String? = nil, reason: Reason) {
    self.path = path
    self.root = root
    self.reason = reason
  }

  /// Not only this path, but what else there is wasn't looked at.
  var isBound: Bool {
    switch reason {
    case .files, .names: true
    case .unreadableFolder, .misspelt, .link, .file: false
    }
  }

  /// Without the path.
  package var sentence: String {
    let cure = "\"exclude\" in .insetd.json takes out what need not be read"
    return switch reason {
    case .files(let limit):
      "this and what comes after it is left out: there are more than \(limit.grouped) files; \(cure)"
    case .names(let limit):
      "this and what comes after it is left out: there are more than \(limit.grouped) names; \(cure)"
    case .unreadableFolder(let reason): "the folder can't be read (\(reason)), so what is in it is left out"
    case .misspelt: "the name isn't UTF-8, so it is left out"
    case .link:
      "the link leads out of the project, so it isn't followed; "
        + "\"followLinks\" in .insetd.json allows it, \"exclude\" takes it out"
    case .file(let reason): reason
    }
  }
}

extension Int {
  /// `200,000`.
  fileprivate var grouped: String {
    let digits = String(self)
    return digits.enumerated().reduce(into: "") { result, digit in
      if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { result += "," }
      result.append(digit.element)
    }
  }
}
