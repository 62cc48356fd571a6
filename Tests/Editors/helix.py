"""Reads Helix's configuration as Helix would, and asks the server that it names for a hover; see `run`.

Helix itself takes no part: it has no mode without a screen.
"""

import fnmatch
import json
import os
import pathlib
import subprocess
import sys
import time
import tomllib

REPOSITORY = pathlib.Path(os.environ["INSETD_REPOSITORY"])
APP = REPOSITORY / "Tests/Apps/SixtyFour/SixtyFour"
EXPECTED = os.environ["INSETD_EXPECT_HOVER"]
SECONDS = 20


def language_of(name, languages):
    """The first language with a glob or an ending that takes the file."""
    for language in languages:
        for kind in language.get("file-types", []):
            if fnmatch.fnmatch(name, kind["glob"] if isinstance(kind, dict) else "*." + kind):
                return language["name"]
    return None


class Server:
    """The least of a language client."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.last_id = 0

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline()).strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        if length == 0:
            raise EOFError("the server ended")
        return json.loads(self.process.stdout.read(length))

    def request(self, method, params):
        self.last_id += 1
        self.send({"id": self.last_id, "method": method, "params": params})
        while True:
            message = self.receive()
            if "method" in message and "id" in message:
                self.send({"id": message["id"], "result": None})
            elif message.get("id") == self.last_id:
                if "error" in message:
                    raise RuntimeError(message["error"]["message"])
                return message["result"]


def hover_text(server, path, text, offset):
    source = path.read_text()
    before = source[: source.index(text) + offset]
    position = {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}
    document = {"uri": path.as_uri()}
    server.send({"method": "textDocument/didOpen", "params": {
        "textDocument": {**document, "languageId": "xml", "version": 1, "text": source}}})
    end = time.monotonic() + SECONDS
    shown = ""
    while EXPECTED not in shown and time.monotonic() < end:
        answer = server.request("textDocument/hover", {"textDocument": document, "position": position})
        contents = answer["contents"] if answer else ""
        shown = contents["value"] if isinstance(contents, dict) else contents
        time.sleep(0 if EXPECTED in shown else 0.2)
    return shown


def main():
    configuration = tomllib.loads((REPOSITORY / "Editors/helix/languages.toml").read_text())
    languages = configuration["language"]
    failures = []
    expected = {
        "Main.storyboard": "storyboard", "Cell.xib": "storyboard", "Feed.swift": None, "Feed.m": "objective-c",
        "TYAY.inset.json": "inset-scene", ".insetd.json": "inset-scene", "Info.plist": None, "package.json": None}
    for name, language in expected.items():
        if language_of(name, languages) != language:
            failures.append(f"{name} is {language_of(name, languages)}, not {language}")
    for language in languages:
        if "insetd" not in language["language-servers"]:
            failures.append(f"{language['name']} has no insetd")
        queries = REPOSITORY / "Editors/helix/runtime/queries" / language["name"]
        if "grammar" in language and not (queries / "highlights.scm").is_file():
            failures.append(f"{language['name']} has no colours")

    entry = configuration["language-server"]["insetd"]
    server = Server([entry["command"], *entry["args"]])
    server.request("initialize", {
        "processId": os.getpid(), "rootUri": APP.as_uri(),
        "capabilities": {"textDocument": {"hover": {"contentFormat": ["markdown"]}}}})
    server.send({"method": "initialized", "params": {}})
    shown = hover_text(server, APP / "Base.lproj/Main.storyboard", "<tableView ", 1)
    print("hover:", *shown.splitlines(), sep="\n  | ")
    if EXPECTED not in shown:
        failures.append(f'the hover lacks "{EXPECTED}"')
    server.request("shutdown", None)
    server.send({"method": "exit"})
    if server.process.wait(timeout=SECONDS) != 0:
        failures.append(f"exit status {server.process.returncode}")

    for failure in failures:
        print("FAILED:", failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
