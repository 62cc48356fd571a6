internal import InsetDocuments
internal import InsetText

/// All assignments that hold for one configuration of a target, in Xcode's order: the target's own go before those of
/// its settings file, those before the project's own, and those before the project's settings file.
struct BuildSettingLevels {
  struct Assignment {
    var text: String
    var location: Location
  }

  /// By name; the first one is the value, the others are what `$(inherited)` stands for.
  private(set) var assignments: [String: [Assignment]] = [:]
  private let configuration: String
  private var includes = 0

  /// Include statements that are followed, all in all.
  private static let maximumIncludes = 200

  init(configuration: String) { self.configuration = configuration }

  /// Adds the settings of a project file's configuration below those that are there.
  mutating func add(_ facts: BuildConfigurationFacts, path: String) {
    var level: [(key: BuildSettingKey, assignment: Assignment)] = []
    for (written, value) in facts.settings.sorted(by: { $0.key < $1.key }) {
      guard let key = BuildSettingKey(written) else { continue }
      level.append((key, Assignment(text: value.value, location: Location(path: path, range: value.range))))
    }
    add(level)
  }

  /// Adds the settings of a settings file, with all that it includes, below those that are there.
  mutating func add(settingsFile path: String, files: [String: FileFacts]) {
    var level: [(key: BuildSettingKey, assignment: Assignment)] = []
    collect(path, files, around: [], into: &level)
    add(level)
  }

  /// `around` are the files whose includes lead to this one: a file that includes itself ends there.
  private mutating func collect(
    _ path: String, _ files: [String: FileFacts], around: [String],
    into level: inout [(key: BuildSettingKey, assignment: Assignment)]
  ) {
    guard case .buildSettings(let facts)? = files[path], !around.contains(path) else { return }
    for statement in facts.statements {
      switch statement {
      case .assignment(let key, let value):
        level.append((key, Assignment(text: value.value, location: Location(path: path, range: value.range))))
      case .include(let name, _):
        guard includes < Self.maximumIncludes else { continue }
        includes += 1
        let included = FilePath.join(FilePath.folder(of: path), name.value)
        collect(included, files, around: around + [path], into: &level)
      }
    }
  }

  /// Of one level, what comes later wins, and a value under conditions goes before one without.
  private mutating func add(_ level: [(key: BuildSettingKey, assignment: Assignment)]) {
    let matching = level.reversed().filter { $0.key.conditions.allSatisfy(holds) }
    for isConditional in [true, false] {
      for (key, assignment) in matching where key.conditions.isEmpty != isConditional {
        assignments[key.name, default: []].append(assignment)
      }
    }
  }

  /// Whether a condition holds when the target is built for a device.
  private func holds(_ condition: BuildSettingKey.Condition) -> Bool {
    switch condition.parameter {
    case "sdk": Wildcard.matches(condition.pattern, "iphoneos")
    case "arch": Wildcard.matches(condition.pattern, "arm64")
    case "config": Wildcard.matches(condition.pattern, configuration)
    case "variant": Wildcard.matches(condition.pattern, "normal")
    default: false
    }
  }
}

/// Patterns in which `*` stands for any text.
enum Wildcard {
  static func matches(_ pattern: String, _ text: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return pattern == text }
    guard text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
