/// One figure of the metrics: a bar's height and where it lies.
package struct BarMetric: Sendable {
  package let id: String
  package let systems: OSRange
  package let condition: String
  /// In points; `nil` where no public figure is known.
  package let height: Double?
  /// The top edge in the window, in points, where it isn't simply the end of the status bar.
  package let originY: Double?
  /// With the part that the large title adds, in points.
  package let total: Double?
  /// With the strip of the home indicator, in points.
  package let totalWithIndicator: Double?
  package let confidence: Confidence
  package let sources: [String]
  /// What other sources say, kept so that an explanation can say so.
  package let disagreements: [String]
}

/// A figure about sheets.
package struct SheetMetric: Sendable {
  package let id: String
  package let systems: OSRange
  package let condition: String
  /// Where the sheet starts below the window's top, in points; `nil` where no public figure is known.
  package let topGap: Double?
  /// Whether the window's safe area at the top comes on top of the gap.
  package let addsSafeAreaTop: Bool
  package let size: Size?
  /// What covers the content, in points; `nil` where no public figure is known.
  package let inside: Insets?
  package let confidence: Confidence
  package let sources: [String]
}

/// A window of iPad multitasking whose insets the metrics know.
package struct MultitaskingMetric: Sendable {
  package let screen: String
  package let isLandscape: Bool
  package let size: Size
  package let isRegularWidth: Bool
  package let safeArea: Insets
  package let systems: OSRange
  package let confidence: Confidence
}

package enum BarTable {
  static func metric(_ figure: BarFigure) -> BarMetric { byFigure[figure] ?? missing }

  static func metric(_ figure: SheetFigure) -> SheetMetric? { MetricsData.sheets.first { $0.id == figure.rawValue } }

  package static var metrics: [BarMetric] { MetricsData.bars }

  /// The address of a source key.
  package static func address(ofSource key: String) -> String? { MetricsData.sources[key] }

  /// What other sources say about the figure with an id of the metrics.
  package static func disagreements(of id: String) -> [String] {
    MetricsData.bars.first { $0.id == id }?.disagreements ?? []
  }

  private static let byFigure: [BarFigure: BarMetric] = {
    var table: [BarFigure: BarMetric] = [:]
    for metric in MetricsData.bars {
      if let figure = BarFigure(rawValue: metric.id) { table[figure] = metric }
    }
    return table
  }()

  /// Stands for a row that `metrics.json` lacks; a test says that it lacks none.
  private static let missing = BarMetric(
    id: "", systems: OSRange(OSVersion(0)), condition: "", height: nil, originY: nil, total: nil,
    totalWithIndicator: nil, confidence: .unverified, sources: [], disagreements: [])
}
