"""The transcripts in the README are what the commands print."""
import re
import shlex
import unittest

from insetd import ROOT, run


def transcripts():
    """The commands of all `text` fences, each with the output that the README shows."""
    for fence in re.findall(r"^```text\n(.*?)^```$", (ROOT / "README.md").read_text(), re.S | re.M):
        for part in re.split(r"^\$ ", fence, flags=re.M)[1:]:
            command, _, output = part.partition("\n")
            yield command, output.strip("\n")


class Readme(unittest.TestCase):
    def test_every_transcript(self):
        found = list(transcripts())
        self.assertGreaterEqual(len(found), 3)
        for command, output in found:
            with self.subTest(command):
                words = shlex.split(command)
                self.assertEqual(words[0], "insetd")
                self.assertEqual(run(*words[1:]).stdout.strip("\n"), output)


if __name__ == "__main__":
    unittest.main()
