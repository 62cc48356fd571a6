// JSON-RPC over the standard streams of a process, framed as the Language Server Protocol says.
'use strict';

const METHOD_NOT_FOUND = -32601;
const REQUEST_FAILED = -32803;
const SERVER_CANCELLED = -32802;
const CONTENT_MODIFIED = -32801;
const REQUEST_CANCELLED = -32800;
const HEADER_END = Buffer.from('\r\n\r\n');

class Connection {
  /**
   * `handlers.request(method, params)` answers the server, `undefined` meaning that the method is unknown;
   * `handlers.notification(method, params)` hears it; `handlers.end(reason)` is called once, after the last message.
   */
  constructor(process, handlers) {
    this.process = process;
    this.handlers = handlers;
    this.received = Buffer.alloc(0);
    this.lastId = 0;
    this.pending = new Map();
    this.hasEnded = false;
    process.stdout.on('data', (data) => this.receive(data));
    process.stdin.on('error', () => {}); // The end of the process tells more.
    process.on('error', (error) => this.end(error.message));
    process.on('close', (code, signal) => this.end(signal ? `ended by ${signal}` : `exit status ${code}`));
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /** Resolves with null when the answer is of no use any more: cancelled, or overtaken by an edit. */
  request(method, params, token) {
    if (this.hasEnded) return Promise.reject(new Error('the server is not running'));
    if (token?.isCancellationRequested) return Promise.resolve(null);
    const id = ++this.lastId;
    const answer = new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
    const subscription = token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
    this.send({ id, method, params });
    return answer.finally(() => subscription?.dispose());
  }

  send(message) {
    if (this.hasEnded || !this.process.stdin.writable) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.process.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  receive(data) {
    this.received = Buffer.concat([this.received, data]);
    for (;;) {
      const headerEnd = this.received.indexOf(HEADER_END);
      if (headerEnd < 0) return;
      const length = /^content-length: *(\d+)/im.exec(this.received.toString('latin1', 0, headerEnd));
      if (!length) return this.fail('a header without Content-Length');
      const start = headerEnd + HEADER_END.length;
      const end = start + Number(length[1]);
      if (this.received.length < end) return;
      const body = this.received.toString('utf8', start, end);
      this.received = this.received.subarray(end);
      let message;
      try {
        message = JSON.parse(body);
      } catch (error) {
        return this.fail(error.message);
      }
      this.dispatch(message);
    }
  }

  dispatch(message) {
    if (message.method !== undefined && message.id !== undefined) {
      this.answer(message);
    } else if (message.method !== undefined) {
      this.handlers.notification(message.method, message.params);
    } else {
      this.settle(message);
    }
  }

  async answer({ id, method, params }) {
    try {
      const result = await this.handlers.request(method, params);
      if (result === undefined) {
        this.send({ id, error: { code: METHOD_NOT_FOUND, message: `unknown method ${method}` } });
      } else {
        this.send({ id, result });
      }
    } catch (error) {
      this.send({ id, error: { code: REQUEST_FAILED, message: String(error) } });
    }
  }

  settle({ id, result, error }) {
    const waiting = this.pending.get(id);
    if (!waiting) return;
    this.pending.delete(id);
    if (!error) {
      waiting.resolve(result ?? null);
    } else if ([SERVER_CANCELLED, CONTENT_MODIFIED, REQUEST_CANCELLED].includes(error.code)) {
      waiting.resolve(null);
    } else {
      waiting.reject(new Error(error.message));
    }
  }

  /** Ends a conversation that can't be followed any more. */
  fail(reason) {
    this.process.kill();
    this.end(reason);
  }

  end(reason) {
    if (this.hasEnded) return;
    this.hasEnded = true;
    for (const { reject } of this.pending.values()) reject(new Error(`the server ended: ${reason}`));
    this.pending.clear();
    this.handlers.end(reason);
  }
}

module.exports = { Connection };
