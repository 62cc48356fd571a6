package import InsetInterpreter

/// What an expression of the app's code is worth; the engine's values have other names here.
package typealias Value = InsetInterpreter.Value
