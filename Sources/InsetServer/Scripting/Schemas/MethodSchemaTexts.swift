/// `properties` of each method's schema.
enum MethodSchemaTexts {
  static let compute = #"""
    "properties": {
    "params": {"type": "object", "properties": {"scene": {"$ref": "#/definitions/sceneDocument"},
      "textDocument": {"$ref": "#/definitions/textDocument"}, "controller": {"type": "string"},
      "environments": {"$ref": "#/definitions/environments"}}, "required": [], "additionalProperties": false},
    "result": {"type": "object", "properties": {"version": {"const": 1}, "results": {"type": "array",
      "items": {"$ref": "#/definitions/layoutResult"}}}, "required": ["version", "results"],
      "additionalProperties": false}
    }
    """#

  static let explain = #"""
    "properties": {
    "params": {"type": "object", "properties": {"quantity": {"type": "string"},
      "scene": {"$ref": "#/definitions/sceneDocument"}, "textDocument": {"$ref": "#/definitions/textDocument"},
      "controller": {"type": "string"}, "environments": {"$ref": "#/definitions/environments"},
      "format": {"enum": ["json", "markdown", "plain"]}}, "required": ["quantity"], "additionalProperties": false},
    "result": {"anyOf": [{"$ref": "#/definitions/explanation"}, {"type": "object",
      "properties": {"version": {"const": 1}, "explanations": {"type": "array",
      "items": {"$ref": "#/definitions/explanation"}}}, "required": ["version", "explanations"],
      "additionalProperties": false}, {"type": "object", "properties": {"kind": {"enum": ["markdown",
      "plaintext"]}, "value": {"type": "string"}}, "required": ["kind", "value"], "additionalProperties": false}]}
    }
    """#

  static let suggest = #"""
    "properties": {
    "params": {"type": "object", "properties": {"target": {"type": "string"},
      "scene": {"$ref": "#/definitions/sceneDocument"}, "textDocument": {"$ref": "#/definitions/textDocument"},
      "controller": {"type": "string"}, "goal": {"$ref": "#/definitions/goal"},
      "environments": {"$ref": "#/definitions/environments"}}, "required": ["target"],
      "additionalProperties": false},
    "result": {"anyOf": [{"type": "object", "properties": {"version": {"const": 1},
      "goal": {"$ref": "#/definitions/goal"}, "suggestions": {"type": "array",
      "items": {"$ref": "#/definitions/suggestion"}}, "article": {"type": "object",
      "properties": {"helperInset": {"$ref": "#/definitions/insets"}, "isRight": {"type": "boolean"},
      "why": {"type": "string"}, "environments": {"type": "array", "items": {"type": "object",
      "properties": {"helperInset": {"$ref": "#/definitions/insets"}, "isRight": {"type": "boolean"},
      "why": {"type": "string"}, "environment": {"type": "string"}}, "required": ["helperInset", "isRight", "why",
      "environment"], "additionalProperties": false}}}, "required": ["helperInset", "isRight", "why",
      "environments"], "additionalProperties": false}, "nothingNeeded": {"type": "object",
      "additionalProperties": {"type": "string"}}, "unreached": {"type": "array", "items": {"type": "string"}}},
      "required": ["version", "goal", "suggestions"], "additionalProperties": false}, {"type": "object",
      "properties": {"version": {"const": 1}, "placements": {"type": "array", "items": {"type": "object",
      "properties": {"goal": {"$ref": "#/definitions/goal"}, "suggestions": {"type": "array",
      "items": {"$ref": "#/definitions/suggestion"}}, "placement": {"type": "string"},
      "container": {"$ref": "#/definitions/container"}, "article": {"type": "object",
      "properties": {"helperInset": {"$ref": "#/definitions/insets"}, "isRight": {"type": "boolean"},
      "why": {"type": "string"}, "environments": {"type": "array", "items": {"type": "object",
      "properties": {"helperInset": {"$ref": "#/definitions/insets"}, "isRight": {"type": "boolean"},
      "why": {"type": "string"}, "environment": {"type": "string"}}, "required": ["helperInset", "isRight", "why",
      "environment"], "additionalProperties": false}}}, "required": ["helperInset", "isRight", "why",
      "environments"], "additionalProperties": false}, "nothingNeeded": {"type": "object",
      "additionalProperties": {"type": "string"}}, "unreached": {"type": "array", "items": {"type": "string"}}},
      "required": ["goal", "suggestions", "placement", "container"], "additionalProperties": false}}},
      "required": ["version", "placements"], "additionalProperties": false}]}
    }
    """#

  static let whatIf = #"""
    "properties": {
    "params": {"type": "object", "properties": {"scene": {"$ref": "#/definitions/sceneDocument"},
      "textDocument": {"$ref": "#/definitions/textDocument"}, "controller": {"type": "string"},
      "environments": {"$ref": "#/definitions/environments"}, "changes": {"type": "array",
      "items": {"$ref": "#/definitions/change"}}}, "required": [], "additionalProperties": false},
    "result": {"type": "object", "properties": {"version": {"const": 1}, "results": {"type": "array",
      "items": {"type": "object", "properties": {"environment": {"type": "string"},
      "before": {"$ref": "#/definitions/layoutResult"}, "after": {"$ref": "#/definitions/layoutResult"},
      "differences": {"type": "array", "items": {"$ref": "#/definitions/difference"}},
      "unmatched": {"$ref": "#/definitions/unmatched"}, "placement": {"type": "string"},
      "container": {"$ref": "#/definitions/container"}}, "required": ["environment", "before", "after",
      "differences"], "additionalProperties": false}}}, "required": ["version", "results"],
      "additionalProperties": false}
    }
    """#

  static let compare = #"""
    "properties": {
    "params": {"type": "object", "properties": {"scene": {"$ref": "#/definitions/sceneDocument"},
      "other": {"$ref": "#/definitions/sceneDocument"}, "environments": {"$ref": "#/definitions/environments"}},
      "required": ["scene"], "additionalProperties": false},
    "result": {"type": "object", "properties": {"version": {"const": 1}, "environments": {"type": "array",
      "items": {"type": "string"}, "minItems": 2, "maxItems": 2}, "differences": {"type": "array",
      "items": {"$ref": "#/definitions/difference"}}, "unmatched": {"$ref": "#/definitions/unmatched"}},
      "required": ["version", "environments", "differences"], "additionalProperties": false}
    }
    """#

  static let matrix = #"""
    "properties": {
    "params": {"type": "object", "properties": {"quantity": {"type": "string"},
      "scene": {"$ref": "#/definitions/sceneDocument"}, "textDocument": {"$ref": "#/definitions/textDocument"},
      "controller": {"type": "string"}, "devices": {"type": "array", "items": {"type": "string"}},
      "systems": {"type": "array", "items": {"type": "string"}}, "orientations": {"type": "array",
      "items": {"$ref": "#/definitions/orientation"}}}, "required": ["quantity"], "additionalProperties": false},
    "result": {"anyOf": [{"type": "object", "properties": {"version": {"const": 1}, "quantity": {"type": "string"},
      "cells": {"type": "array", "items": {"type": "object", "properties": {"devices": {"type": "array",
      "items": {"type": "string"}}, "systems": {"type": "string"},
      "orientation": {"$ref": "#/definitions/orientation"}, "value": {"$ref": "#/definitions/value"},
      "certainty": {"$ref": "#/definitions/certainty"}}, "required": ["devices", "systems", "orientation", "value",
      "certainty"], "additionalProperties": false}}}, "required": ["version", "quantity", "cells"],
      "additionalProperties": false}, {"type": "object", "properties": {"version": {"const": 1},
      "matrices": {"type": "array", "items": {"type": "object", "properties": {"quantity": {"type": "string"},
      "cells": {"type": "array", "items": {"type": "object", "properties": {"devices": {"type": "array",
      "items": {"type": "string"}}, "systems": {"type": "string"},
      "orientation": {"$ref": "#/definitions/orientation"}, "value": {"$ref": "#/definitions/value"},
      "certainty": {"$ref": "#/definitions/certainty"}}, "required": ["devices", "systems", "orientation", "value",
      "certainty"], "additionalProperties": false}}, "placement": {"type": "string"},
      "container": {"$ref": "#/definitions/container"}, "environments": {"type": "array",
      "items": {"type": "string"}}}, "required": ["quantity", "cells", "placement", "container", "environments"],
      "additionalProperties": false}}}, "required": ["version", "matrices"], "additionalProperties": false}]}
    }
    """#

  static let render = #"""
    "properties": {
    "params": {"type": "object", "properties": {"scene": {"$ref": "#/definitions/sceneDocument"},
      "textDocument": {"$ref": "#/definitions/textDocument"}, "controller": {"type": "string"},
      "target": {"type": "string"}, "environments": {"$ref": "#/definitions/environments"}},
      "required": [], "additionalProperties": false},
    "result": {"type": "object", "properties": {"version": {"const": 1}, "renderings": {"type": "array",
      "items": {"type": "object", "properties": {"environment": {"type": "string"}, "placement": {"type": "string"},
      "title": {"type": "string"}, "svg": {"type": "string"}},
      "required": ["environment", "placement", "title", "svg"], "additionalProperties": false}}},
      "required": ["version", "renderings"], "additionalProperties": false}
    }
    """#

  static let hierarchy = #"""
    "properties": {
    "params": {"type": "object", "properties": {"textDocument": {"$ref": "#/definitions/textDocument"}},
      "required": [], "additionalProperties": false},
    "result": {"type": "object", "properties": {"version": {"const": 1}, "root": {"type": "string"},
      "controllers": {"type": "array", "items": {"type": "object", "properties": {"id": {"type": "string"},
      "class": {"type": "string"}, "kind": {"type": "string"},
      "target": {"anyOf": [{"type": "string"}, {"type": "null"}]}, "files": {"type": "array",
      "items": {"type": "string"}}, "placements": {"type": "array", "items": {"type": "string"}},
      "container": {"$ref": "#/definitions/container"}, "edges": {"type": "array", "items": {"type": "object",
      "properties": {"kind": {"enum": ["window", "root", "tab", "push", "embed", "child", "page", "split", "present"]},
      "from": {"anyOf": [{"type": "string"}, {"type": "null"}]},
      "certainty": {"$ref": "#/definitions/certainty"}, "at": {"$ref": "#/definitions/place"}},
      "required": ["kind", "from", "certainty"], "additionalProperties": false}}}, "required": ["id", "class",
      "kind", "target", "files", "placements", "container", "edges"], "additionalProperties": false}},
      "leftOut": {"type": "array", "items": {"type": "object", "properties": {"limit": {"type": "string"},
      "count": {"type": "integer"}, "file": {"type": "string"}, "line": {"type": "integer"},
      "message": {"type": "string"}}, "required": ["limit", "count", "file", "line", "message"],
      "additionalProperties": false}}},
      "required": ["version", "root", "controllers"], "additionalProperties": true}
    }
    """#

  static let environments = #"""
    "properties": {
    "params": {"type": ["object", "null"]},
    "result": {"type": "object", "properties": {"version": {"const": 1}, "devices": {"type": "array",
      "items": {"type": "object", "properties": {"name": {"type": "string"}, "idiom": {"type": "string"},
      "size": {"$ref": "#/definitions/point"}, "systems": {"type": "array", "items": {"type": "string"}}},
      "required": ["name", "idiom", "size", "systems"], "additionalProperties": false}}, "inUse": {"type": "array",
      "items": {"type": "string"}}}, "required": ["version", "devices", "inUse"], "additionalProperties": false}
    }
    """#

  static let saveRecording = #"""
    "properties": {
    "params": {"type": ["object", "null"]},
    "result": {"type": "object", "properties": {"version": {"const": 1}, "file": {"type": "string"}},
      "required": ["version", "file"], "additionalProperties": false}
    }
    """#
}
