internal import InsetFacts

extension App {
  /// Layout settings that the class of a controller, or a class of the app that it inherits from, speaks of in code. What the code sets them
  /// to isn't read, so what depends on them isn't sure.
  package func settingsInCode(of controller: Int) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<String> = []
    var next: String? = controllers[controller].className
    while let name = next, seen.insert(name).inserted {
      names.formUnion(mentionedSettings[name] ?? [])
      next = classes[name]?.first?.type.inherited.first.map { inherited in
        inherited.value.split(separator: ".").last.map(String.init) ?? inherited.value
      }
    }
    return names
  }

  /// Whether a controller's navigation bar has a background image that decides about its translucency (R7-TRANSLUCENT-IMAGE): the file
  /// names the image, not whether it is opaque.
  package func hasUnknownTranslucency(_ controller: Int) -> Bool {
    let settings = controllers[controller].facts.navigationBar?.settings ?? []
    return settings.effective("isTranslucent") == nil && settings.effective("backgroundImage") != nil
  }

  /// Whether the code of a controller can be looked at: its class is UIKit's, or a Swift class of the app.
  package func isCodeReadable(_ controller: Int) -> Bool {
    guard let name = controllers[controller].facts.customClass?.value else { return true }
    return classes[name] != nil
  }
}
