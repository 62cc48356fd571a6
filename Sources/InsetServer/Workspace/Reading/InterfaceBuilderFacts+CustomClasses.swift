internal import InsetDocuments

extension InterfaceBuilderFacts {
  /// The names of all classes that the document asks code for.
  var customClasses: Set<String> {
    Set(objects.compactMap { $0.customClass?.value.split(separator: ".").last.map(String.init) })
  }
}
