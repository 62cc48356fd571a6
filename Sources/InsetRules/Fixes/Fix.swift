package import InsetLayout
package import InsetText

/// A change of sources that ends a finding.
package struct Fix: Sendable, Hashable {
  package struct Edit: Sendable, Hashable {
    package let path: String
    package let edit: TextEdit

    package init(_ path: String, _ edit: TextEdit) {
      self.path = path
      self.edit = edit
    }
  }

  /// A number that the layout has after the fix; the examples' tests hold fixes to it.
  package struct Promise: Sendable, Hashable {
    /// The file and the id there of the controller whose placements are meant.
    package let path: String
    package let controller: String
    /// The scene's id of the object.
    package let object: String
    package let quantity: Quantity
    /// In its short form.
    package let environment: String
    /// Points.
    package let value: Double

    package init(
      path: String, controller: String, object: String, quantity: Quantity, environment: String, value: Double
    ) {
      self.path = path
      self.controller = controller
      self.object = object
      self.quantity = quantity
      self.environment = environment
      self.value = value
    }
  }

  package let title: String
  package let isPreferred: Bool
  package let edits: [Edit]
  package let promises: [Promise]

  package init(_ title: String, isPreferred: Bool, _ edits: [Edit], promises: [Promise] = []) {
    self.title = ShownText.line(title)
    self.isPreferred = isPreferred
    self.edits = edits
    self.promises = promises
  }
}
