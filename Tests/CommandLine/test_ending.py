"""How the daemon ends, and what it does with a client that doesn't read, over real pipes."""
import fcntl
import json
import os
import pathlib
import select
import signal
import subprocess
import tempfile
import threading
import time
import unittest

from insetd import APPS, INSETD, Daemon, ROOT


def frame(message):
    body = json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def resident(process):
    """MiB."""
    return int(subprocess.check_output(["ps", "-o", "rss=", "-p", str(process.pid)])) >> 10


class Signals(unittest.TestCase):
    CASES = [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)]

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def start(self, *arguments, **environment):
        daemon = Daemon(*arguments, **environment)
        self.addCleanup(daemon.close)
        return daemon

    def methods(self, recording):
        lines = [json.loads(line) for line in recording.read_text().splitlines()]
        return [line["message"].get("method") for line in lines[1:] if line["from"] == "client"]

    def test_recording_is_written_and_the_status_is_the_signals(self):
        for number, status in self.CASES:
            with self.subTest(number):
                recording = self.folder / f"{status}.jsonl"
                daemon = self.start("--record", str(recording))
                daemon.initialize(APPS / "SixtyFour")
                daemon.ask("inset/environments", {})
                daemon.process.send_signal(number)
                self.assertEqual(daemon.process.wait(10), status)
                self.assertEqual(self.methods(recording), ["initialize", "initialized", "inset/environments"])

    def test_before_anything_was_said(self):
        for number, status in self.CASES:
            daemon = self.start()
            time.sleep(0.3)
            daemon.process.send_signal(number)
            self.assertEqual(daemon.process.wait(10), status)

    def test_after_shutdown(self):
        daemon = self.start()
        daemon.initialize()
        daemon.ask("shutdown")
        daemon.process.send_signal(signal.SIGTERM)
        self.assertEqual(daemon.process.wait(10), 143)

    def test_while_the_client_reads_nothing(self):
        recording = self.folder / "unread.jsonl"
        process = subprocess.Popen([INSETD, "serve", "--lines", "--record", str(recording)], cwd=ROOT,
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stdin.close)
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "inset/environments"}).encode() + b"\n"
        process.stdin.write(line * 100)
        process.stdin.flush()
        time.sleep(0.5)
        process.send_signal(signal.SIGTERM)
        self.assertEqual(process.wait(10), 143)
        self.assertIn("inset/environments", self.methods(recording))

    def test_facts_that_were_read_are_kept(self):
        daemon = self.start(environment={"INSETD_CACHE": str(self.folder / "cache")})
        daemon.initialize(APPS / "SixtyFour")
        daemon.ask("textDocument/documentSymbol",
                   {"textDocument": {"uri": (APPS / "SixtyFour/SixtyFour/Base.lproj/Main.storyboard").as_uri()}})
        daemon.notification("textDocument/publishDiagnostics")
        daemon.process.send_signal(signal.SIGTERM)
        self.assertEqual(daemon.process.wait(10), 143)
        self.assertTrue([path for path in (self.folder / "cache").rglob("*") if path.is_file()])

    def test_what_was_switched_off_stays_off(self):
        process = subprocess.Popen([INSETD, "serve"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL,
                                   preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
        time.sleep(0.3)
        process.send_signal(signal.SIGHUP)
        time.sleep(0.3)
        self.assertIsNone(process.poll())
        process.stdin.close()
        self.assertEqual(process.wait(10), 1)


class Unread(unittest.TestCase):
    """A client that writes and doesn't read."""

    def setUp(self):
        self.process = subprocess.Popen([INSETD, "serve"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        self.addCleanup(self.process.wait)
        self.addCleanup(self.process.kill)
        self.addCleanup(self.process.stdout.close)
        self.addCleanup(self.process.stdin.close)
        self.input = self.process.stdin.fileno()
        fcntl.fcntl(self.input, fcntl.F_SETFL, os.O_NONBLOCK)

    def write(self, data, patience):
        """What is left when the daemon has taken nothing for so many seconds."""
        data = memoryview(data)
        while data:
            if not select.select([], [self.input], [], patience)[1]:
                break
            data = data[os.write(self.input, data[:4096]):]
        return bytes(data)

    def answers(self, count):
        stream, numbers = self.process.stdout, []
        while len(numbers) < count:
            length = None
            while (line := stream.readline()) not in (b"\r\n", b""):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            numbers.append(json.loads(stream.read(length))["id"])
        return numbers

    def requests(self, count, padding=0):
        return b"".join(frame({"jsonrpc": "2.0", "id": number, "method": "inset/environments",
                               "params": {"padding": "x" * padding}}) for number in range(count))

    def test_it_is_held_back_and_then_gets_every_answer(self):
        count = 8_000
        left = self.write(self.requests(count, padding=20_000), 3)
        self.assertTrue(left)
        self.assertLess(resident(self.process), 300)
        threading.Thread(target=self.write, args=(left, 20), daemon=True).start()
        self.assertEqual(self.answers(count), list(range(count)))

    def test_it_may_write_much_before_it_reads(self):
        count = 5_000
        self.assertEqual(self.write(self.requests(count, padding=2_000), 10), b"")
        self.assertEqual(self.answers(count), list(range(count)))

    def test_it_may_go_away_without_having_read(self):
        self.write(self.requests(3_000), 3)
        self.process.stdout.close()
        self.assertEqual(self.process.wait(10), 1)


if __name__ == "__main__":
    unittest.main()
