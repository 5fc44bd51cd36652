"""run_test.py FOLDER: tests of run.py, entries.py and findings.py in FOLDER, on entries whose commands
are those of a shell."""

import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, sys.argv.pop(1))

import entries
import findings
import run

TABLE = """\
; title = "A sentence."
; kind = "lost"
; run = ["true", "cat %s"]
; {shows}
; expected = \"\"\"
; What is
; right.\"\"\"
; cause = "A place."
; issue = "no public issue found"
"""


class Entries(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.addCleanup(setattr, entries, "FOLDER", entries.FOLDER)
        entries.FOLDER = pathlib.Path(folder.name).resolve()

    def write(self, text, name="import/a.ll"):
        path = entries.FOLDER / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        return path

    def read(self, shows, body="body\n"):
        return entries.read(self.write(TABLE.format(shows=shows) + body))

    def why(self, shows, status, out="", err=""):
        return run.shown(self.read(shows), status, out, err)

    def test_table(self):
        entry = self.read("prints = 'x'", body="body\n; a comment\n")
        self.assertEqual((entry.id, entry.area), ("import/a", "import"))
        self.assertEqual(entry.expected, "What is right.")
        self.assertEqual(entry.run, ("true", "cat %s"))
        self.assertEqual(entry.body, "body\n; a comment\n")

    def test_malformed(self):
        for shows in ("", "unknown = 1", "lost = 'absent'", "prints = "):
            with self.assertRaises(entries.Malformed):
                self.read(shows)
        with self.assertRaises(entries.Malformed):
            entries.read(self.write(TABLE.format(shows="lost = 'b'") + "b", "no-area/a.ll"))

    def test_signal(self):
        self.assertEqual(self.why("signal = true", 139), "")
        self.assertEqual(self.why("signal = true", 1), "exits with 1")
        self.assertEqual(self.why("prints = 'x'", 139, "x"), "dies by signal 11")

    def test_timeout(self):
        self.assertEqual(self.why("timeout = true", None), "")
        self.assertEqual(self.why("timeout = true", 134), "")
        self.assertEqual(self.why("timeout = true", 0), "exits with 0")
        self.assertEqual(self.why("lacks = 'x'", None), "does not end")

    def test_message(self):
        self.assertEqual(self.why("fails = 'a.c'", 1, "", "abc"), "")
        self.assertIn("no message", self.why("fails = 'a.c'", 1, "abc", ""))
        self.assertEqual(self.why("fails = 'a.c'", 0, "", "abc"), "exits with 0")

    def test_output(self):
        shows = "prints = ['b$', 'c']\n; lacks = 'd'\n; lost = 'bo.y'"
        self.assertEqual(self.why(shows, 0, "cb"), "")
        self.assertIn("does not match", self.why(shows, 0, "b"))
        self.assertEqual(self.why(shows, 0, "cdb"), "the output has 'd'")
        self.assertEqual(self.why(shows, 0, "cboxyb"), "the output has 'boxy'")
        self.assertIn("exits with 1", self.why(shows, 1, "cb"))

    def test_execution(self):
        execute = lambda command: run.execute(command, entries.FOLDER, 1)
        self.assertEqual(execute("echo a; echo b >&2; false | true"), (1, "a\n", "b\n"))
        self.assertEqual(execute("kill -SEGV $$")[0], 139)
        self.assertEqual(execute("sleep 60")[0], None)

    def test_version(self):
        entry = self.read("prints = 'x'")
        command = run.expand("opt-22 -O2 %s %t a-222", entry, "/folder", "23")
        self.assertEqual(command, f"opt-23 -O2 {entry.path} /folder/t a-222")

    def test_report(self):
        text = findings.report(self.read("prints = 'x'", "line\n" * 50), "LLVM 1")
        head, _, actual = text.partition("## Actual")
        self.assertTrue(head.startswith("# A sentence.\n\n## Version\n\nLLVM 1\n"))
        self.assertIn("```sh\ntrue\ncat a.ll\n```", head)
        self.assertIn("exits with 0, and prints\n\n```\n; title", actual)
        self.assertIn("more lines)\n```\n\n## Expected\n\nWhat is right.", actual)
        self.assertNotIn("Public issue", text)

    def test_choice(self):
        some = [self.read("prints = 'x'")]
        self.assertEqual(run.choose(some, []), some)
        self.assertEqual(run.choose(some, ["import/"]), some)
        self.assertEqual(run.choose(some, ["import/a"]), some)
        with self.assertRaises(entries.Malformed):
            run.choose(some, ["imp"])


if __name__ == "__main__":
    unittest.main()
