"""Runs the insetd executable named by INSETD: commands, and the daemon over real pipes."""
import json
import os
import pathlib
import queue
import signal
import subprocess
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
APPS = ROOT / "Tests" / "Apps"
INSETD = os.environ.get("INSETD", str(ROOT / ".build" / "debug" / "insetd"))


def run(*arguments, cwd=ROOT, stdin=""):
    return subprocess.run([INSETD, *map(str, arguments)], cwd=cwd, input=stdin, capture_output=True, text=True, timeout=60)


def _default_signals():
    """Whoever runs the tests may ignore signals, as nohup does; the daemon would take that over."""
    for each in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_DFL)


class Daemon:
    """A daemon and the messages that it has sent."""

    def __init__(self, *arguments, environment=None):
        self.process = subprocess.Popen([INSETD, "serve", "--stdio", *arguments], cwd=ROOT, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        env=os.environ | (environment or {}), preexec_fn=_default_signals)
        self.messages = queue.Queue()
        self.number = 0
        self.threads = [threading.Thread(target=self._read, daemon=True),
                        threading.Thread(target=self.process.stderr.read, daemon=True)]
        for thread in self.threads:
            thread.start()

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while (line := stream.readline()) not in (b"\r\n", b""):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if length is None:
                return self.messages.put(None)
            self.messages.put(json.loads(stream.read(length)))

    def raw(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message, head=b"Content-Length"):
        body = json.dumps(message).encode()
        self.raw(head + b": %d\r\n\r\n" % len(body) + body)

    def ask(self, method, params=None, identifier=None):
        self.number += 1
        message = {"jsonrpc": "2.0", "id": identifier or self.number, "method": method}
        if params is not None:
            message["params"] = params
        self.send(message)
        return self.answer(message["id"])

    def note(self, method, params=None):
        self.send({"jsonrpc": "2.0", "method": method} | ({} if params is None else {"params": params}))

    def answer(self, identifier):
        """The answer to a request; what the daemon sends meanwhile is dropped."""
        while (message := self.messages.get(timeout=20)) is not None:
            if isinstance(message, list) or ("method" not in message and message.get("id") == identifier):
                return message
        return None

    def notification(self, method, wanted=lambda params: True):
        while (message := self.messages.get(timeout=20)) is not None:
            if message.get("method") == method and wanted(message["params"]):
                return message["params"]
        return None

    def initialize(self, root=None, capabilities=None, **params):
        uri = root.as_uri() if root else None
        answer = self.ask("initialize", {"processId": os.getpid(), "rootUri": uri, "capabilities": capabilities or {}} | params)
        self.note("initialized", {})
        return answer

    def close(self):
        self.process.kill()
        self.process.wait()
        for thread in self.threads:
            thread.join()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                stream.close()
            except BrokenPipeError:
                pass
