package import InsetModel
package import InsetText

/// Where the settings of a scene are written, for people: `Main.storyboard:12`.
package struct Provenance: Sendable {
  /// A place as editors show it: 1-based, columns in UTF-16 units.
  package struct Place: Sendable, Hashable {
    package let path: String
    package let line: Int
    package let column: Int

    package init(path: String, line: Int, column: Int) {
      self.path = path
      self.line = line
      self.column = column
    }

    /// `Main.storyboard:12`.
    package var text: String { (path.split(separator: "/").last.map(String.init) ?? path) + ":\(line)" }
  }

  private let location: @Sendable (_ object: String, _ setting: String) -> Location?
  private let place: @Sendable (Location) -> Place?
  private let rivals: @Sendable (_ object: String, _ setting: String) -> [Location]

  /// `location` finds a setting by the scene's id of the object, `rivals` the values that gave way to it; `place` finds
  /// the line of a location.
  package init(
    location: @escaping @Sendable (_ object: String, _ setting: String) -> Location?,
    rivals: @escaping @Sendable (_ object: String, _ setting: String) -> [Location] = { _, _ in [] },
    place: @escaping @Sendable (Location) -> Place?
  ) {
    self.location = location
    self.rivals = rivals
    self.place = place
  }

  /// Of a scene that no file holds.
  package static let unwritten = Provenance(location: { _, _ in nil }, place: { _ in nil })

  /// Of a placed scene: its settings are written in the app's sources.
  package init(_ placed: PlacedScene, place: @escaping @Sendable (Location) -> Place?) {
    let (settings, rivals) = (placed.settings, placed.rivals)
    self.init(
      location: { settings[PlacedScene.SettingKey(object: $0, name: $1)] },
      rivals: { rivals[PlacedScene.SettingKey(object: $0, name: $1)] ?? [] }, place: place)
  }

  /// Where values of a setting are written that another one has beaten.
  package func rivals(of setting: String, on object: String) -> [Place] { rivals(object, setting).compactMap(place) }

  package func place(of setting: String, on object: String) -> Place? { location(object, setting).flatMap(place) }

  package func place(of location: Location) -> Place? { place(location) }
}
