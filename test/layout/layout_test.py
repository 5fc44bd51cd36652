"""Tests of check_layout.py, of check_documents.py, of the files that `./dev tidy`
chooses and of what .ci/run counts, each on a small tree."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import check_documents
import check_layout

LAYOUT = """
["base/"]
also = ["include/public/Base.h"]
uses = ["LLVM"]

["left/"]
floors = ["low/", ".", "high/**"]
uses = ["LLVM", "base/"]

["right/"]
uses = ["base/"]

["main/**"]
uses = ["all"]
"""

SOURCES = {
    "base/Base.cpp": '#include "public/Base.h"\n#include "llvm/IR/Module.h"\n',
    "include/public/Base.h": "#include <vector>\n",
    "left/Left.cpp": '#include "Left.h"\n#include "base/Generated.inc"\n',
    "left/low/Low.h": "",
    "left/high/up/High.cpp": '#include "left/low/Low.h"\n#include "left/Left.h"\n',
    "left/Left.h": '#include <public/Base.h>\n#include "llvm/IR/Module.h"\n',
    "right/Right.cpp": '#include "base/Base.h"\n',
    "main/a/b/Main.cpp": '#include "left/Left.h"\n#include "mlir/IR/Value.h"\n',
}


class Trees(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def write(self, files):
        for name, text in files.items():
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


class LayoutTest(Trees):
    def check(self, changed=None, layout=LAYOUT):
        self.write({**SOURCES, **(changed or {})})
        return check_layout.mistakes(self.root, layout)

    def test_right_tree(self):
        self.assertEqual(self.check(), [])

    def test_forbidden_room(self):
        self.assertEqual(
            self.check({"right/Right.cpp": '#include "left/Left.h"\n'}),
            ["right/Right.cpp includes left/Left.h: right/ may not use left/"],
        )

    def test_forbidden_library(self):
        self.assertEqual(
            self.check({"left/Left.h": '# include "mlir/IR/Value.h"\n'}),
            ["left/Left.h includes mlir/IR/Value.h: left/ may not use MLIR"],
        )

    def test_public_header_belongs_to_its_room(self):
        self.assertEqual(
            self.check({"include/public/Base.h": '#include "left/Left.h"\n'}),
            ["include/public/Base.h includes left/Left.h: base/ may not use left/"],
        )

    def test_floors(self):
        self.assertEqual(
            self.check({"left/low/Low.h": '#include "left/Left.h"\n'}),
            ["left/low/Low.h includes left/Left.h: left/low/ may not use left/"],
        )

    def test_use_of_a_floor(self):
        layout = LAYOUT.replace('uses = ["base/"]', 'uses = ["left/low/"]')
        self.assertEqual(
            self.check({"right/Right.cpp": '#include "left/low/Low.h"\n'}, layout), []
        )

    def test_circle(self):
        layout = LAYOUT.replace('uses = ["LLVM"]', 'uses = ["LLVM", "left/"]')
        self.assertEqual(
            self.check(layout=layout),
            ["base/ may use left/, which is no room before it"],
        )

    def test_room_on_disk_only(self):
        self.assertEqual(
            self.check({"left/inner/New.cpp": ""}), ["left/inner/New.cpp is in no room"]
        )

    def test_room_in_layout_only(self):
        self.assertEqual(
            self.check(layout=LAYOUT + '["gone/"]\nuses = []\n'),
            ["gone/ is in the layout and holds no source file"],
        )

    def test_use_of_no_room(self):
        self.assertEqual(
            self.check(layout=LAYOUT.replace('["base/"]\n\n["main', '["bass/"]\n\n["main')),
            ["right/ may use bass/, which is no room before it",
             "right/Right.cpp includes base/Base.h: right/ may not use base/"],
        )  # fmt: skip


    def test_unit_tests_mirror_the_sources(self):
        layout = LAYOUT + '["test/**"]\nuses = ["all"]\n'
        self.assertEqual(
            self.check({"test/unit/left/high/HighTest.cpp": "", "test/unit/lift/LiftTest.cpp": ""},
                       layout),
            ["test/unit/lift/ tests lift/, which is no folder"],
        )  # fmt: skip

    def check_namespaces(self, changed):
        layout = LAYOUT.replace('["left/"]', '["left/"]\nnamespace = "left"')
        left = {"left/low/Low.h": "namespace palindrome::left {\nstruct Low {};\n}\n"}
        return self.check({**left, **changed}, layout)

    def test_right_namespaces(self):
        text = """namespace palindrome {
class Other;
template <> constexpr int names<Other>{1}; // class Commented {};
void describe(Members &members, Other &other);
} // namespace palindrome
namespace palindrome::left::inner { void f() { if (true) {} } }
"""
        self.assertEqual(
            self.check_namespaces({"left/Left.h": text,
                                   "right/Right.cpp": "namespace palindrome {\nint i;\n}\n",
                                   "main/a/b/Main.cpp": text.replace("describe", "f")}),
            [],
        )  # fmt: skip

    def test_wrong_namespaces(self):
        for text in ["struct S {};", "void f();", "class C;\nusing D = C;", "int i = 1;"]:
            self.assertEqual(
                self.check_namespaces({"left/Left.h": "namespace palindrome {\n%s\n}\n" % text}),
                ["left/Left.h declares in palindrome, not in palindrome::left"],
            )

    def test_namespace_of_another_room(self):
        self.assertEqual(
            self.check_namespaces(
                {"right/Right.cpp": "namespace palindrome::left {\nint i;\n}\n"}
            ),
            ["right/Right.cpp declares in palindrome::left, not in palindrome"],
        )

    def test_namespace_in_layout_only(self):
        self.assertEqual(
            self.check_namespaces({"left/low/Low.h": ""}),
            ["palindrome::left is in the layout, and no source file declares in it"],
        )


class DocumentsTest(Trees):
    def check(self, text):
        self.write({"docs/other.md": "# The *other* `one`\n", "test/a.py": "",
                    "README.md": text})  # fmt: skip
        return check_documents.mistakes(self.root)

    def test_right_documents(self):
        text = """# Title
See [there](docs/other.md#the-other-one), [here](#title), [web](https://x.invalid/y)
and `test/a.py FILE`, `test/*.py`, `test/NAME.py`, `test/{a,a}.py`, `and/or`.
```
./test/a.py [gone](gone.md)
```
"""
        self.assertEqual(self.check(text), [])

    def test_wrong_documents(self):
        for text, mistake in [
            ("[x](docs/gone.md)", "link to docs/gone.md: no such file"),
            ("[x](docs/other.md#gone)", "link to docs/other.md#gone: no such heading"),
            ("`test/b.py`", "test/b.py: no such file"),
            ("`test/*.txt`", "test/*.txt: no such file"),
            ("`test/{a,b}.py`", "test/{a,b}.py: no such file"),
            ("```\n$ test/b.py --fast\n```", "test/b.py: no such file"),
        ]:
            with self.subTest(text=text):
                self.assertEqual(self.check(text), ["README.md: " + mistake])

    def test_comments(self):
        self.write({
            "verify/Right.cpp": """// See docs/other.md, Right.cpp and test/a.py.
#include "verify/Gone.h"
int i; // test/b.py
// As in LLVM's lib/verify/Gone.cpp and Gone.cpp.
""",
            "docs/other.md": "", "test/a.py": "# Not a comment on verify/Right.cpp\n",
        })  # fmt: skip
        self.assertEqual(
            list(check_documents.wrong_comments(self.root)),
            ["verify/Right.cpp: test/b.py: no such file",
             "verify/Right.cpp: Gone.cpp: no such file"],
        )  # fmt: skip


class TidyTest(Trees):
    """Which files `./dev tidy --commits=N` chooses, the latest first."""

    def git(self, *arguments):
        subprocess.run(
            ["git", "-c", "user.name=T", "-c", "user.email=t@x.invalid", *arguments],
            cwd=self.root, check=True, stdout=subprocess.DEVNULL,
        )  # fmt: skip

    def commit(self, files):
        self.write(files)
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "a change")

    def chosen(self, *arguments, root=None):
        run = subprocess.run(
            ["./dev", "tidy", "--list", *arguments],
            cwd=root or self.root, check=True, capture_output=True, text=True,
        )  # fmt: skip
        return run.stdout.split()

    def test_touched_files(self):
        self.git("init", "-q", "-b", "main")
        shutil.copy(pathlib.Path(__file__).parents[2] / "dev", self.root)
        self.commit({"verify/A.cpp": "1", "verify/A.h": "1", "verify/B.cpp": "1",
                     "verify/C.cpp": '#include "verify/Alone.h"\n'})  # fmt: skip
        self.commit({"verify/B.cpp": "2", "README.md": "2", "verify/Alone.h": "2"})
        self.commit({"verify/A.h": "3", "corpus/sources/x.cpp": "3", "verify/Unused.h": "3"})
        self.assertEqual(self.chosen("--commits=1"), ["verify/A.cpp"])
        self.assertEqual(
            self.chosen("--commits=2"), ["verify/A.cpp", "verify/C.cpp", "verify/B.cpp"]
        )
        everything = ["verify/A.cpp", "verify/B.cpp", "verify/C.cpp"]
        self.assertEqual(sorted(self.chosen()), everything)
        self.assertEqual(sorted(self.chosen("--commits=50")), everything)

        # A shallow clone has one commit, which adds every file.
        shallow = self.root / "shallow"
        self.git("clone", "-q", "--depth=1", self.root.as_uri(), str(shallow))
        self.assertEqual(sorted(self.chosen("--commits=50", root=shallow)), everything)


    def test_deleted_files(self):
        self.git("init", "-q", "-b", "main")
        shutil.copy(pathlib.Path(__file__).parents[2] / "dev", self.root)
        self.commit({"verify/A.cpp": "1", "verify/B.cpp": "1"})
        (self.root / "verify/B.cpp").unlink()
        self.write({"verify/New.cpp": "2"})
        run = subprocess.run(
            ["./dev", "tidy", "--list"], cwd=self.root, check=True,
            capture_output=True, text=True,
        )  # fmt: skip
        self.assertEqual(sorted(run.stdout.splitlines()),
                         ["verify/A.cpp", "verify/New.cpp"])  # fmt: skip


class ContinuousIntegrationTest(Trees):
    """The exit status and the last line of .ci/run, with a `dev` that only prints."""

    DEV = """#!/bin/sh
case $1 in
  format) exit $FORMAT ;;
  test) printf '%s\\n' "$TESTS"; exit $TEST ;;
  sanitize) exit $SANITIZE ;;
  tidy) exit $TIDY ;;
esac
"""

    def last_line(self, statuses, tests="100% tests passed, 0 tests failed out of 7"):
        self.write({"dev": self.DEV})
        (self.root / "dev").chmod(0o755)
        (self.root / ".ci").mkdir(exist_ok=True)
        shutil.copy(pathlib.Path(__file__).parents[2] / ".ci/run", self.root / ".ci")
        names = dict(zip(["FORMAT", "TEST", "SANITIZE", "TIDY"], map(str, statuses)))
        run = subprocess.run(
            [self.root / ".ci/run"], capture_output=True, text=True,
            env={**os.environ, **names, "TESTS": tests},
        )  # fmt: skip
        return run.returncode, run.stdout.splitlines()[-1]

    def test_counts(self):
        self.assertEqual(self.last_line([0, 0, 0, 0]), (0, "10 passed, 0 failed"))
        self.assertEqual(self.last_line([1, 0, 0, 0]), (1, "9 passed, 1 failed"))
        self.assertEqual(self.last_line([0, 0, 0, 1]), (1, "9 passed, 1 failed"))
        self.assertEqual(self.last_line([0, 0, 1, 0]), (1, "9 passed, 1 failed"))
        self.assertEqual(
            self.last_line([0, 8, 0, 0], "71% tests passed, 2 tests failed out of 7"),
            (1, "8 passed, 2 failed"),
        )
        # A build that fails.
        self.assertEqual(self.last_line([0, 1, 0, 0], "no tests"), (1, "3 passed, 1 failed"))


if __name__ == "__main__":
    unittest.main()
