package import InsetJSON
internal import InsetLayout

extension QuantityMatrix {
  /// As scripts get it.
  package var json: JSON {
    ["version": 1, "quantity": .string(quantity), "cells": .array(cells.map(\.json))]
  }

  /// For a terminal: a row a cell, the devices last since they may be many.
  package var blocks: [Block] {
    let rows = cells.map { cell in
      [
        cell.systems, cell.orientation.rawValue, cell.valueText, cell.certainty.rawValue,
        cell.devices.joined(separator: ", "),
      ]
    }
    return [
      .headline(quantity), .table(caption: [], rows: [["iOS", "orientation", "value", "certainty", "devices"]] + rows),
    ]
  }
}

extension QuantityMatrix.Cell {
  fileprivate var valueText: String { value.map { $0.map(pointText).joined(separator: " ") } ?? "–" }

  fileprivate var json: JSON {
    [
      "devices": .array(devices.map { .string($0) }), "systems": .string(systems),
      "orientation": .string(orientation.rawValue),
      "value": value.map { $0.count == 1 ? .number($0[0]) : .array($0.map { .number($0) }) } ?? .null,
      "certainty": .string(certainty.rawValue),
    ]
  }
}
