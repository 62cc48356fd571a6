import Testing

@testable import InsetLayout

@Suite("Metrics")
struct MetricsTests {
  @Test("every row that a law asks for is in the table", arguments: BarFigure.allCases)
  func figures(_ figure: BarFigure) {
    #expect(figure.metric.id == figure.rawValue)
  }

  @Test("every row about sheets that a law asks for is in the table", arguments: SheetFigure.allCases)
  func sheets(_ figure: SheetFigure) {
    #expect(BarTable.metric(figure)?.id == figure.rawValue)
  }

  @Test("ids are unique")
  func unique() {
    let bars = BarTable.metrics.map(\.id)
    #expect(Set(bars).count == bars.count)
    let devices = DeviceTable.classes.map(\.id)
    #expect(Set(devices).count == devices.count)
    let rows = DeviceTable.classes.flatMap { $0.rows.map(\.id) }
    #expect(Set(rows).count == rows.count)
    #expect(Set(DeviceTable.modelNames).count == DeviceTable.modelNames.count)
    // Names are looked up without regard to case.
    #expect(Set(DeviceTable.modelNames.map { $0.lowercased() }).count == DeviceTable.modelNames.count)
  }

  @Test("every source of a row is in the list of sources")
  func sources() {
    for bar in BarTable.metrics {
      for source in bar.sources { #expect(BarTable.address(ofSource: source) != nil, "\(bar.id) \(source)") }
    }
    for device in DeviceTable.classes {
      for source in device.rows.flatMap(\.sources) {
        #expect(BarTable.address(ofSource: source) != nil, "\(device.id) \(source)")
      }
    }
  }

  @Test("the rows of a device don't overlap, and are in the order of systems")
  func order() {
    for device in DeviceTable.classes {
      for (row, next) in zip(device.rows, device.rows.dropFirst()) {
        #expect(row.systems.from < next.systems.from, "\(device.id)")
        #expect(!row.systems.contains(next.systems.from), "\(device.id) \(row.systems.text)")
      }
    }
  }

  @Test("what sources say against a device's row is known in the orientation that it is about")
  func disagreements() {
    let row = "phone-402x874@26.0"
    let landscape = DeviceTable.disagreements(ofRow: row, in: .landscape)
    #expect(landscape.first == "other sources give the screen insets [20, 62, 20, 62] in landscape")
    #expect(landscape.count == 2 && landscape[1].hasPrefix("landscape top on iOS 26 is disputed"))
    #expect(DeviceTable.disagreements(ofRow: row, in: .portrait).isEmpty)
    #expect(
      DeviceTable.disagreements(ofRow: "phone-393x852@16.0", in: .portrait)
        == ["juejin_all gives 54 as the safe area of 14 Pro"])
    #expect(DeviceTable.disagreements(ofRow: "phone-393x852", in: .portrait).isEmpty)
  }

  @Test("what the device takes of the window rests on the row for the system, and the window's size on the device")
  func rows() throws {
    func metrics(_ name: Quantity, _ environment: String) throws -> [Trace.Input] {
      try #require(try laidOut(.content(.table()), on: environment).trace.step(.window, name)).inputs.filter {
        if case .metric = $0 { true } else { false }
      }
    }
    let top = Quantity(.deviceInset, .top)
    #expect(try metrics(top, "iPhone 17@26.0 landscape") == [.metric("phone-402x874@26.0")])
    #expect(try metrics(Quantity(.window), "iPhone 17@26.0 landscape") == [.metric("phone-402x874")])
    #expect(try metrics(top, "iPhone 11@13.0") == [.metric("phone-414x896-2x@12.0")])
    #expect(try metrics(top, "iPhone 11@14.0") == [.metric("phone-414x896-2x@14.0")])
    #expect(try metrics(Quantity(.statusBarHeight), "iPhone 11@14.0").contains(.metric("phone-414x896-2x@14.0")))
    // No public figure for landscape on iOS 26: those of iOS 18 are taken.
    #expect(try metrics(top, "iPhone 11@26.0 landscape") == [.metric("phone-414x896-2x@14.0")])
  }

  @Test("a range of systems ends with all patches of its last version")
  func ranges() {
    let range = OSRange(OSVersion(8), through: [10, 3])
    #expect(range.contains(OSVersion(8)))
    #expect(range.contains(OSVersion(10, 3, 4)))
    #expect(!range.contains(OSVersion(10, 4)))
    #expect(!range.contains(OSVersion(11)))
    #expect(!range.contains(OSVersion(7, 1, 2)))
    #expect(range.text == "iOS 8.0 – 10.3")
    let eighteen = OSRange(OSVersion(12, 1), through: [18])
    #expect(eighteen.contains(OSVersion(18, 7, 2)))
    #expect(!eighteen.contains(OSVersion(26)))
    #expect(!eighteen.contains(OSVersion(12)))
    let open = OSRange(OSVersion(26))
    #expect(open.contains(OSVersion(27, 1)))
    #expect(open.text == "iOS 26.0 and later")
  }

  @Test(
    "versions are read from one to three numbers",
    arguments: [
      ("11", OSVersion(11)), ("11.0", OSVersion(11)), ("13.4.1", OSVersion(13, 4, 1)), ("", nil), ("11.", nil),
      ("a", nil),
      ("1.2.3.4", nil), ("12345", nil), ("-1", nil), ("１１", nil), (" 11", nil),
    ] as [(String, OSVersion?)])
  func versions(_ text: String, _ expected: OSVersion?) {
    #expect(OSVersion(text) == expected)
  }

  @Test("the short form of an environment is read and written")
  func shortForms() {
    let landscape = Environment(shortForm: "iPhone 8@10.3 landscape")
    #expect(landscape?.device == "iPhone 8")
    #expect(landscape?.os == OSVersion(10, 3))
    #expect(landscape?.orientation == .landscape)
    #expect(landscape?.shortForm == "iPhone 8@10.3 landscape")
    #expect(Environment(shortForm: "iPhone X@11")?.shortForm == "iPhone X@11.0")
    #expect(Environment(shortForm: " iPhone X @11.0")?.device == "iPhone X")
    for wrong in [
      "", "@11.0", "iPhone X", "iPhone X@", "iPhone X@eleven", "iPhone X@11.0 upside", "iPhone X@11.0 portrait now",
    ] {
      #expect(Environment(shortForm: wrong) == nil, "\(wrong)")
    }
  }

  @Test("lengths are written as people do")
  func points() {
    #expect(pointText(64) == "64")
    #expect(pointText(97.6667) == "97.667")
    #expect(pointText(-44) == "−44")
    #expect(pointText(0.5) == "0.5")
    #expect(pointText(-0.0001) == "0")
    #expect(pointText(.infinity) == "?")
    #expect(pointText(.nan) == "?")
  }

  @Test("confidence becomes certainty")
  func confidence() {
    #expect(Confidence.allCases.map(\.certainty) == [.certain, .certain, .inferred, .inferred, .assumed])
    #expect(Certainty.assumed < .inferred && .inferred < .certain)
  }
}
