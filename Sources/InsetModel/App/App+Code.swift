internal import InsetFacts

extension App {
  /// Layout settings that the class of a controller, or a class that it inherits from, speaks of in code. What the code
  /// sets them to isn't read, so what depends on them isn't sure.
  package func settingsInCode(of controller: Int) -> Set<String> {
    guard let index = codeClass(of: controller) else { return [] }
    var names: Set<String> = []
    for part in program.ancestry(of: index).flatMap({ program.classes[$0].parts }) {
      guard let file = program.files[part.path], file.facts.types.indices.contains(part.type) else { continue }
      names.formUnion(file.mentionedSettings[file.facts.types[part.type].interfaceBuilderName] ?? [])
    }
    return names
  }

  /// The class of the project, else the framework's that the project extends.
  private func codeClass(of controller: Int) -> Int? {
    let entry = controllers[controller]
    return entry.classIndex ?? program.classIndex(entry.className, from: entry.path)
  }

  /// Whether a controller's navigation bar has a background image that decides about its translucency (R7-TRANSLUCENT-IMAGE): the file
  /// names the image, not whether it is opaque.
  package func hasUnknownTranslucency(_ controller: Int) -> Bool {
    let settings = controllers[controller].facts.navigationBar?.settings ?? []
    return settings.effective("isTranslucent") == nil && settings.effective("backgroundImage") != nil
  }

  /// Whether the code of a controller can be looked at: its class is UIKit's, or one of the app.
  package func isCodeReadable(_ controller: Int) -> Bool {
    controllers[controller].facts.customClass == nil || controllers[controller].classIndex != nil
  }
}
