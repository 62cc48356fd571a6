internal import InsetDocuments

extension App {
  /// Whether a controller's navigation bar has a background image that decides about its translucency (R7-TRANSLUCENT-IMAGE): the file
  /// names the image, not whether it is opaque.
  package func hasUnknownTranslucency(_ controller: Int) -> Bool {
    let settings = controllers[controller].facts.navigationBar?.settings ?? []
    return settings.effective("isTranslucent") == nil && settings.effective("backgroundImage") != nil
  }

  /// Whether the code of a controller can be looked at: its class is UIKit's, or a class of the app.
  package func isCodeReadable(_ controller: Int) -> Bool {
    controllers[controller].facts.customClass == nil || controllers[controller].classIndex != nil
  }
}
