internal import InsetJSON

/// One JSON-RPC message from the client.
enum Message: Sendable {
  case request(Request)
  case notification(method: String, params: JSON)
  /// To a request of ours.
  case response(id: RequestID, Response)
  /// Not JSON-RPC; answered with the error, and with the id if it has a usable one.
  case invalid(id: RequestID?, ResponseError)
}

/// A call that wants an answer.
struct Request: Sendable {
  var id: RequestID
  var method: String
  /// Null where the client gave none.
  var params: JSON
  let cancellation = CancellationToken()
}

/// The client's answer.
enum Response: Equatable, Sendable {
  case result(JSON)
  case error(ResponseError)
  /// Neither: some clients leave out a result that is null.
  case empty
}

extension Message {
  init(_ json: JSON) {
    guard let object = json.objectValue else {
      self = .invalid(id: nil, ResponseError(.invalidRequest, "a message must be an object"))
      return
    }
    let id = RequestID(object["id"])
    func invalid(_ reason: String) -> Message { .invalid(id: id, ResponseError(.invalidRequest, reason)) }
    if object["jsonrpc"] != "2.0" {
      self = invalid("jsonrpc must be \"2.0\"")
    } else if let method = object["method"] {
      self = Self.call(method: method, object, id: id) ?? invalid(Self.fault(ofCall: object))
    } else if let id {
      self = .response(id: id, Response(object))
    } else {
      self = invalid("a message must have a method, or the id of the request that it answers")
    }
  }

  private static func call(method: JSON, _ object: JSONObject, id: RequestID?) -> Message? {
    let params = object["params"] ?? .null
    guard let method = method.stringValue, params.isNull || params.objectValue != nil || params.arrayValue != nil else {
      return nil
    }
    if object["id"] == nil { return .notification(method: method, params: params) }
    return id.map { .request(Request(id: $0, method: method, params: params)) }
  }

  private static func fault(ofCall object: JSONObject) -> String {
    if object["method"]?.stringValue == nil { return "method must be a string" }
    let hasUsableID = object["id"] == nil || RequestID(object["id"]) != nil
    return hasUsableID ? "params must be an object or an array" : "id must be a string or a whole number"
  }
}

extension Response {
  fileprivate init(_ object: JSONObject) {
    if let error = object["error"], !error.isNull {
      let code = ResponseError.Code(rawValue: error["code"]?.intValue ?? ResponseError.Code.internalError.rawValue)
      self = .error(ResponseError(code, error["message"]?.stringValue ?? "", data: error["data"]))
    } else {
      self = object["result"].map(Response.result) ?? .empty
    }
  }
}

// MARK: - What the server sends

extension JSON {
  static func response(to id: RequestID, result: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id.json, "result": result]
  }

  static func response(to id: RequestID?, error: ResponseError) -> JSON {
    ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json]
  }

  static func notification(_ method: String, _ params: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }

  static func request(_ method: String, id: Int, _ params: JSON?) -> JSON {
    var object: JSONObject = ["jsonrpc": "2.0", "id": .integer(id), "method": .string(method)]
    object["params"] = params
    return .object(object)
  }
}
