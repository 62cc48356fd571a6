"""What the commands do with files: nothing is lost, nothing is half written, and what isn't read is said."""
import json
import os
import pathlib
import shutil
import socket
import stat
import subprocess
import tempfile
import unittest

from insetd import APPS, INSETD, run

STORYBOARD = pathlib.Path("SixtyFour", "Base.lproj", "Main.storyboard")
TARGET = ("FeedViewController",)


class Sample(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name).resolve()
        self.app = self.folder / "App"
        shutil.copytree(APPS / "SixtyFour", self.app)
        self.storyboard = self.app / STORYBOARD

    def says(self, result, *words, status=2):
        self.assertEqual(result.returncode, status, result.stderr)
        for word in words:
            self.assertIn(word, result.stderr)

    def commands(self):
        """Each command that reads a project."""
        return (["check", self.app], ["tree", self.app], ["compute", self.app], ["explain", *TARGET, self.app],
                ["render", *TARGET, self.app], ["report", self.app],
                ["query", "inset/hierarchy", "--in", self.app])


class Output(Sample):
    def everything(self):
        return (*self.commands(), ["laws"], ["devices"], ["rules"], ["rules", "scroll-view-not-first-subview"],
                ["schema"], ["schema", "scene"], ["--help"], ["--version"], ["check", "--format", "json", self.app],
                ["check", "--format", "sarif", self.app], ["tree", "--format", "dot", self.app],
                ["matrix", "table.frame", APPS / "FourCases" / "TYAY.inset.json"],
                ["compute", APPS / "FourCases" / "TYAY.inset.json"])

    @unittest.skipUnless(os.path.exists("/dev/full"), "no device that is full")
    def test_standard_output_that_is_full_ends_with_2(self):
        for command in self.everything():
            with open("/dev/full", "w") as full:
                result = subprocess.run([INSETD, *map(str, command)], stdout=full, stderr=subprocess.PIPE, text=True)
            self.says(result, "standard output can't be written")

    def test_standard_output_that_is_closed_ends_with_2(self):
        for command in self.commands():
            result = subprocess.run(["sh", "-c", 'exec "$0" "$@" >&-', INSETD, *map(str, command)],
                                    stderr=subprocess.PIPE, text=True)
            self.says(result, "standard output can't be written")

    def test_a_reader_that_goes_is_no_fault_to_speak_of(self):
        result = subprocess.run(["sh", "-c", 'trap "" PIPE; "$0" report "$1" | true', INSETD, str(self.app)],
                                stderr=subprocess.PIPE, text=True)
        self.assertEqual(result.stderr, "")


class Targets(Sample):
    """`-o` and `--write-baseline`."""

    def writers(self, path):
        return (["report", self.app, "-o", path], ["render", *TARGET, self.app, "-o", path],
                ["check", self.app, "--write-baseline", path])

    def test_a_link_stays_one(self):
        (self.folder / "real").write_text("old")
        (self.folder / "link").symlink_to("real")
        for command in self.writers(self.folder / "link"):
            self.assertEqual(run(*command).returncode, 0)
            self.assertTrue((self.folder / "link").is_symlink())
            self.assertGreater(len((self.folder / "real").read_text()), 100)

    def test_what_must_not_be_written_is_said(self):
        (self.folder / "locked").write_text("old")
        (self.folder / "locked").chmod(0o444)
        (self.folder / "twice").write_text("old")
        os.link(self.folder / "twice", self.folder / "again")
        (self.folder / "dangling").symlink_to("nothing")
        for name, reason in (("locked", "read-only"), ("twice", "hard links"), ("dangling", "leads nowhere"),
                             (".", "it is a folder"), ("none/x", "No such file")):
            for command in self.writers(self.folder / name):
                self.says(run(*command), reason)
        self.assertEqual({(self.folder / name).read_text() for name in ("locked", "twice", "again")}, {"old"})
        self.assertFalse((self.folder / "nothing").exists())

    @unittest.skipUnless(os.path.exists("/dev/full"), "no device that is full")
    def test_devices(self):
        for command in self.writers("/dev/full"):
            self.says(run(*command), "No space left on device")
        for command in self.writers("/dev/null"):
            self.assertEqual(run(*command).returncode, 0)
        self.assertTrue(stat.S_ISCHR(os.stat("/dev/null").st_mode))


def in_small_disk(size, script, *arguments):
    """Runs a shell script in a folder on a disk of so many bytes; None where none can be mounted."""
    folder = tempfile.mkdtemp()
    mount = f'mount -t tmpfs -o size={size} tmpfs "$0" && cd "$0" && '
    unshare = ["unshare", "-m"] if os.geteuid() == 0 else ["unshare", "-Urm"]
    try:
        if subprocess.run([*unshare, "sh", "-c", mount + "true", folder], capture_output=True).returncode != 0:
            return None
        return subprocess.run([*unshare, "sh", "-c", mount + script, folder, *map(str, arguments)],
                              capture_output=True, text=True)
    except FileNotFoundError:
        return None
    finally:
        os.rmdir(folder)


class FullDisk(Sample):
    def small(self, script, *arguments, size="64k"):
        result = in_small_disk(size, script, *arguments)
        if result is None:
            self.skipTest("no small disk can be mounted")
        return result

    def test_no_file_is_lost_or_left_half(self):
        # The report has some 75 KB.
        script = 'echo old > old; "$1" report "$2" -o old; echo $?; "$1" report "$2" -o new; echo $?; cat old; ls -A'
        result = self.small(script, INSETD, self.app, size="40k")
        self.assertEqual(result.stdout.split(), ["2", "2", "old", "old"], result.stderr)
        self.assertEqual(result.stderr.count("No space left on device"), 2)

    def test_fixes(self):
        script = ('cp -r "$2" App; rm -r App/SixtyFour/Assets.xcassets; S=App/SixtyFour/Base.lproj; '
                  'head -c 200000 /dev/zero > filler 2>/dev/null; '
                  '"$1" check --fix App >/dev/null; echo $?; cmp "$2/SixtyFour/Base.lproj/Main.storyboard" $S/Main.storyboard '
                  '&& echo same; ls -A $S')
        result = self.small(script, INSETD, self.app, size="160k")
        self.assertEqual(result.stdout.split(), ["2", "same", "LaunchScreen.storyboard", "Main.storyboard"], result.stderr)
        self.assertIn("left alone: No space left on device", result.stderr)

    def test_the_cache_costs_nothing_but_time(self):
        script = ('head -c 90000 /dev/zero > filler 2>/dev/null; INSETD_CACHE="$PWD/cache" "$1" check "$2" >/dev/null; echo $?; '
                  'find cache -type f')
        result = self.small(script, INSETD, self.app)
        self.assertEqual((result.stdout.split(), result.stderr), (["1"], ""))


class Fixes(Sample):
    def attributes(self):
        status = os.stat(self.storyboard)
        names = os.listxattr(self.storyboard) if hasattr(os, "listxattr") else []
        return (status.st_mode, status.st_uid, status.st_gid,
                {name: os.getxattr(self.storyboard, name) for name in names})

    def test_what_a_file_has_beside_its_bytes_survives(self):
        if os.geteuid() == 0:
            os.chown(self.storyboard, 1234, 2345)
        self.storyboard.chmod(0o660)
        try:
            os.setxattr(self.storyboard, "user.insetd", b"\0value")
        except (AttributeError, OSError):
            pass
        before = self.attributes()
        self.assertEqual(run("check", "--fix", self.app).returncode, 0)
        self.assertEqual(self.attributes(), before)

    @unittest.skipUnless(hasattr(os, "setxattr"), "no access control lists")
    def test_an_access_control_list_survives(self):
        # rw-, one named user r--, group r--, mask r--, others none: as setfacl writes it.
        entries = [(1, 6, -1), (2, 4, 4321), (4, 4, -1), (16, 4, -1), (32, 0, -1)]
        value = (2).to_bytes(4, "little") + b"".join(
            tag.to_bytes(2, "little") + permissions.to_bytes(2, "little") + (identifier & 0xFFFFFFFF).to_bytes(4, "little")
            for tag, permissions, identifier in entries)
        try:
            os.setxattr(self.storyboard, "system.posix_acl_access", value)
        except OSError:
            self.skipTest("the file system has no access control lists")
        before = self.attributes()
        self.assertEqual(run("check", "--fix", self.app).returncode, 0)
        self.assertEqual(self.attributes(), before)

    def test_what_is_left_alone_is_said_and_tells(self):
        before = self.storyboard.read_bytes()
        self.storyboard.chmod(0o444)
        self.says(run("check", "--fix", self.app, cwd=self.app), f"{STORYBOARD}: left alone: it is read-only\n")
        self.storyboard.chmod(0o644)
        os.link(self.storyboard, self.folder / "other")
        self.says(run("check", "--fix", self.app, cwd=self.app), f"{STORYBOARD}: left alone: it is one file with 2 names")
        self.assertEqual(self.storyboard.read_bytes(), before)

    def test_what_is_outside_the_project_is_not_written(self):
        outside = self.folder / "Main.storyboard"
        self.storyboard.rename(outside)
        self.storyboard.symlink_to(outside)
        before = outside.read_bytes()
        self.says(run("check", "--fix", self.app, cwd=self.app), f"{STORYBOARD}: the link leads out of the project")
        (self.app / ".insetd.json").write_text(json.dumps({"followLinks": [str(STORYBOARD)]}))
        self.says(run("check", "--fix", self.app, cwd=self.app), f"{STORYBOARD}: left alone: it leads to {outside}")
        self.assertEqual(outside.read_bytes(), before)
        self.assertTrue(self.storyboard.is_symlink())
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), ["App", "Main.storyboard"])


class LeftOut(Sample):
    """Each command that reads a project says what it hasn't read, and ends with 2."""

    def all_say(self, *words):
        for command in self.commands():
            self.says(run(*command), *words)

    def test_a_file_that_is_too_large(self):
        (self.app / "Large.swift").write_bytes(b"// large\n" * (1 << 20))
        self.all_say("Large.swift: the file is larger than 8 MiB\n")
        (self.app / ".insetd.json").write_text('{ "exclude": ["Large.swift"] }')
        self.assertEqual(run("check", self.app).returncode, 1)

    def test_a_folder_that_lies_too_deep(self):
        name = "d" * 250
        here = os.open(self.app, os.O_RDONLY)
        folders = [here]
        for _ in range(20):
            os.mkdir(name, dir_fd=folders[-1])
            folders.append(os.open(name, os.O_RDONLY, dir_fd=folders[-1]))
        try:
            self.all_say("the folder can't be read (File name too long)")
        finally:
            for folder in reversed(folders[:-1]):
                os.rmdir(name, dir_fd=folder)
            for folder in folders:
                os.close(folder)

    @unittest.skipUnless(os.geteuid() == 0, "not as root")
    def test_what_may_not_be_read(self):
        for path in (self.folder, self.app):
            path.chmod(0o755)
        (self.app / "Locked").mkdir(mode=0o700)
        (self.app / "Secret.swift").write_text("class Secret {}")
        (self.app / "Secret.swift").chmod(0o600)
        result = subprocess.run([INSETD, "check", str(self.app)], capture_output=True, text=True, user=65534, group=65534,
                                env={"INSETD_CACHE": "off"}, cwd="/")
        self.says(result, "Locked: the folder can't be read (Permission denied), so what is in it is left out",
                  "Secret.swift: the file can't be read (Permission denied)")

    def test_a_link_out_of_the_project(self):
        other = self.folder / "Other"
        other.mkdir()
        (other / "Other.swift").write_text("class OtherViewController: UIViewController {}")
        (self.app / "Other").symlink_to(other)
        self.all_say("Other: the link leads out of the project, so it isn't followed")
        for key in ("followLinks", "exclude"):
            (self.app / ".insetd.json").write_text(json.dumps({key: ["Other"]}))
            result = run("check", self.app)
            self.assertEqual((result.returncode, result.stderr), (1, ""))

    def test_links_to_what_is_around_it_change_nothing(self):
        before = [run(*command) for command in self.commands()]
        (self.app / "up").symlink_to("../..")
        (self.app / "SixtyFour" / "self").symlink_to(".")
        (self.app / "SixtyFour" / "top").symlink_to("/")
        after = [run(*command) for command in self.commands()]
        self.assertEqual([(r.returncode, r.stdout, r.stderr) for r in after],
                         [(r.returncode, r.stdout, r.stderr) for r in before])

    def test_what_is_no_file_is_no_part_of_a_project(self):
        os.mkfifo(self.app / "Pipe.swift")
        with socket.socket(socket.AF_UNIX) as sock:
            here = os.getcwd()
            os.chdir(self.app)
            try:
                sock.bind("Socket.swift")
            finally:
                os.chdir(here)
            self.assertEqual((run("check", self.app).returncode, run("check", self.app).stderr), (1, ""))


if __name__ == "__main__":
    unittest.main()
