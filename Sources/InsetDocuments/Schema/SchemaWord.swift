/// A string that may stand somewhere, such as a case of a UIKit type.
package struct SchemaWord: Sendable, Equatable {
  package var value: String
  /// One line.
  package var documentation: String

  package init(_ value: String, _ documentation: String) {
    self.value = value
    self.documentation = documentation
  }
}

/// Words that the readers of documents don't know: those of the rules, of the metrics and of one app. Empty lists allow
/// any word.
package struct SchemaVocabulary: Sendable {
  /// Ids of rules.
  package var rules: [SchemaWord] = []
  /// Apple's names of devices.
  package var devices: [SchemaWord] = []
  /// Short forms of environments, `iPhone 8@11.0`.
  package var environments: [SchemaWord] = []
  /// Classes of the app's view controllers.
  package var controllers: [SchemaWord] = []
  /// Classes of the app that may contain view controllers, beside UIKit's own.
  package var containers: [SchemaWord] = []

  package init() {}
}
