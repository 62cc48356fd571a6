internal import InsetLayout
internal import InsetModel

/// The edit that sets a flag of a controller: an attribute where a storyboard has it, else a line in `viewDidLoad`.
enum ControllerSettingEdit {
  static func edit(_ name: String, _ value: Bool, ofController controller: Int, _ check: RuleCheck) -> Fix.Edit? {
    let entry = check.app.controllers[controller]
    if entry.source == .scene {
      return FixWriter(entry.path, check)?.setting(name, to: value ? "YES" : "NO", inTag: entry.facts.tagRange)
    }
    return ClassFixes(ofController: controller, check)?.atEndOfViewDidLoad(
      SuggestedCode(swift: "\(name) = \(value)", objectiveC: "self.\(name) = \(value ? "YES" : "NO");"))
  }
}
