#!/usr/bin/env python3
"""Builds programs from modules that went through MLIR, and compares what they do.

    build-programs.py SOURCES WORK [--programs NAME,...] [--levels NAME,...]

SOURCES has the sources of the Debian packages lua5.4, bzip2, zlib and sqlite3, as
`corpus/fetch-source.sh SOURCES PACKAGE...` unpacks them. Every C file is compiled to a module
at each level:

    O0       -O0 -g
    O2       -O2 -g
    frontend -O2 -g without LLVM's passes: variables are in memory, and MLIR may inline

Each program is built of these modules as they are, of what import and export make of them
(`plain`), and of the same with `canonicalize, cse, inline` of a stock mlir-opt in between
(`passes`). The exports must verify. All three run the same tests or workload, and must print
the same. A module for which mlir-opt, or clang after it, needs more than the limits, or whose
inlining makes the program print something else, goes through `canonicalize, cse` alone in the
end, and is named.

Writes a table in Markdown: debug records by kind, those whose location has an `inlinedAt` in
parentheses, and how many things the exports dropped, by kind. Exit status: 0 if all programs
behave the same, 1 if some do not, 2 for wrong usage."""

import argparse
import collections
import glob
import hashlib
import os
import re
import resource
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
LEVELS = {
    "O0": (["-O0", "-g"], ["-O0"]),
    "O2": (["-O2", "-g"], ["-O2", "-Xclang", "-disable-llvm-passes"]),
    "frontend": (["-O2", "-g", "-Xclang", "-disable-llvm-passes"], ["-O2"]),
}
KINDS = ["declare", "value", "assign", "label", "declare_value"]
FALLBACK = ["--canonicalize", "--cse"]
PASSES = FALLBACK + ["--inline"]


class Failure(Exception):
    """A step that should not fail failed."""


def run(command, seconds=None, **options):
    """Runs `command` with a limit of processor time. Returns None past the limit."""
    def limit():
        if seconds:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    done = subprocess.run(command, preexec_fn=limit, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False, **options)
    if seconds and done.returncode < 0:
        return None
    if done.returncode != 0:
        raise Failure(" ".join(command) + ":\n" + done.stderr.decode(errors="replace")[:2000])
    return done


def output_of(command, **options):
    """What a run of a built program prints and how it ends."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              timeout=600, check=False, **options)
    except subprocess.TimeoutExpired:
        return b"does not end"
    return done.stdout + b"exit status %d\n" % done.returncode


#===-- The programs ---------------------------------------------------------------------===#

class Program:
    """A program: its C files, flags, executables and tests."""
    name = ""
    flags = []
    libraries = []

    def __init__(self, sources):
        self.folder = os.path.join(sources, self.name)
        if not os.path.isdir(self.folder):
            sys.exit(f"build-programs.py: error: {self.folder} is no folder; "
                     "see corpus/fetch-source.sh")

    def prepare(self, work):
        """Makes the sources that are generated."""

    def units(self):
        """The C files."""
        return sorted(glob.glob(os.path.join(self.folder, "*.c")))

    def executables(self):
        """For each executable the units that only it has."""
        raise NotImplementedError

    def test(self, folder):
        """The output of the tests of the executables in `folder`."""
        raise NotImplementedError


class Lua(Program):
    name = "lua5.4"
    flags = ["-DLUA_COMPAT_5_3", "-DLUA_USE_LINUX"]
    libraries = ["-lm", "-ldl"]

    def units(self):
        return sorted(glob.glob(os.path.join(self.folder, "src", "*.c")))

    def executables(self):
        return {"lua": ["lua"], "luac": ["luac"]}

    def test(self, folder):
        # Messages contain the paths.
        shutil.copy(os.path.join(HERE, "programs", "workload.lua"), folder)
        return b"".join(output_of(command, cwd=folder) for command in (
            ["./lua", "workload.lua"], ["./luac", "-s", "-o", "workload.luac", "workload.lua"],
            ["./lua", "workload.luac"]))


class BZip2(Program):
    name = "bzip2"
    flags = ["-D_FILE_OFFSET_BITS=64"]

    def units(self):
        wanted = ["blocksort", "huffman", "crctable", "randtable", "compress", "decompress",
                  "bzlib", "bzip2"]
        return [os.path.join(self.folder, name + ".c") for name in wanted]

    def executables(self):
        return {"bzip2": ["bzip2"]}

    def test(self, folder):
        # What `make test` does, and the library itself at every level.
        bzip2, result = os.path.join(folder, "bzip2"), b""
        for number, option in (1, "-1"), (2, "-2"), (3, "-3"):
            sample = os.path.join(self.folder, f"sample{number}")
            for command, name in ([bzip2, option], ".ref"), ([bzip2, "-d"], ".bz2"), \
                                 ([bzip2, "-ds"], ".bz2"), ([bzip2, "-9"], ".ref"):
                with open(sample + name, "rb") as file:
                    result += output_of(command, stdin=file)
        with open(os.path.join(self.folder, "bzip2.c"), "rb") as file:
            result += output_of([bzip2, "-dvv"], stdin=file)
        return result


class Zlib(Program):
    name = "zlib"
    flags = ["-D_LARGEFILE64_SOURCE=1", "-DHAVE_UNISTD_H"]

    def units(self):
        return super().units() + [os.path.join(self.folder, "test", name + ".c")
                                  for name in ("example", "minigzip", "infcover")]

    def executables(self):
        return {name: [name] for name in ("example", "minigzip", "infcover")}

    def test(self, folder):
        minigzip = os.path.join(folder, "minigzip")
        result = output_of([os.path.join(folder, "example")], cwd=folder)
        result += output_of([os.path.join(folder, "infcover")], cwd=folder)
        for path in sorted(glob.glob(os.path.join(self.folder, "*.c"))):
            for level in "-1", "-6", "-9", "-h", "-R":
                with open(path, "rb") as file:
                    packed = output_of([minigzip, level], stdin=file)
                result += packed
                result += output_of([minigzip, "-d"], input=packed)
        return result


class SQLite(Program):
    name = "sqlite3"
    libraries = ["-lm", "-lpthread", "-ldl"]
    build = ""

    def prepare(self, work):
        self.build = os.path.join(work, "sqlite3-build")
        self.flags = ["-DSQLITE_OS_UNIX=1", "-DSQLITE_THREADSAFE=1", "-DSQLITE_TEMP_STORE=1",
                      "-DSQLITE_ENABLE_MATH_FUNCTIONS", "-DSQLITE_CORE", "-DNDEBUG",
                      "-I" + self.build, "-I" + os.path.join(self.folder, "src")]
        if not os.path.exists(os.path.join(self.build, "shell.c")):
            os.makedirs(self.build, exist_ok=True)
            run([os.path.join(self.folder, "configure"), "--disable-tcl", "--disable-readline"],
                cwd=self.build)
            run(["make", "sqlite3.c", "shell.c"], cwd=self.build)

    def units(self):
        copied = {os.path.basename(path)
                  for path in glob.glob(os.path.join(self.build, "tsrc", "*.c"))}
        # What the amalgamation consists of, without the binding for Tcl.
        own = [path for path in glob.glob(os.path.join(self.folder, "src", "*.c"))
               if os.path.basename(path) in copied - {"tclsqlite.c"}]
        made = [os.path.join(self.build, name + ".c") for name in ("parse", "opcodes", "shell")]
        return sorted(own) + made + [os.path.join(self.folder, "test", "speedtest1.c")]

    def executables(self):
        return {"shell": ["shell"], "speedtest1": ["speedtest1"]}

    def test(self, folder):
        database = os.path.join(folder, "work.db")
        for path in glob.glob(database + "*"):
            os.remove(path)
        with open(os.path.join(HERE, "programs", "workload.sql"), "rb") as script:
            result = output_of([os.path.join(folder, "shell"), database], stdin=script)
        times = output_of([os.path.join(folder, "speedtest1"), "--size", "5", "--verify",
                           "--memdb"])
        return result + re.sub(rb"\d+\.\d+s", b"", times)


PROGRAMS = {program.name: program for program in (Lua, BZip2, Zlib, SQLite)}

#===-- Debug records --------------------------------------------------------------------===#

RECORD = re.compile(r"^ *#dbg_(\w+)\(.*, !(\d+)\)$", re.MULTILINE)
INLINED = re.compile(r"^!(\d+) = (?:distinct )?!DILocation\(.*inlinedAt: ", re.MULTILINE)
MORE = re.compile(r" \(and ([\d,]+) more like it;.*")


def count_records(tools, modules):
    """The number of debug records of each kind, and of those that are inlined."""
    counts = collections.Counter()
    for module in modules:
        text = run([tools["llvm-dis"], "-o", "-", module]).stdout.decode(errors="replace")
        inlined = set(INLINED.findall(text))
        for kind, location in RECORD.findall(text):
            counts[kind] += 1
            counts[kind, "inlined"] += location in inlined
    return counts


def kinds_of(warnings):
    """The number of warnings of each kind that an export wrote."""
    dropped = collections.Counter()
    for line in warnings.decode(errors="replace").splitlines():
        text = line.split("warning: ", 1)[-1]
        more = MORE.search(text)
        text = re.sub(r"^'[\w.]+' op(?: in @\S+)?: ", "", MORE.sub("", text))
        dropped[text] += 1 + (int(more[1].replace(",", "")) if more else 0)
    return dropped


#===-- Building -------------------------------------------------------------------------===#

class Build:
    """A program at a level."""

    def __init__(self, program, level, work, tools, seconds):
        self.program, self.level, self.tools, self.seconds = program, level, tools, seconds
        self.folder = os.path.join(work, program.name, level)
        self.compile_flags, self.object_flags = LEVELS[level]
        self.modules, self.expected = {}, b""
        # For each form and module, how many things of each kind the export dropped.
        self.dropped = {"plain": {}, "passes": {}}
        self.late, self.wrong = [], []

    def path(self, form, name, ending):
        return os.path.join(self.folder, form, name + ending)

    def translate(self, form, name, passes):
        """Brings a module through MLIR and compiles it. Returns the program that takes too
        much time or memory, or None."""
        bitcode, mlir = self.path("original", name, ".bc"), self.path(form, name, ".mlirbc")
        run([self.tools["palindrome"], "import", bitcode, "-o", mlir])
        if passes:
            if run([self.tools["mlir-opt"], *passes, "--emit-bytecode", mlir, "-o",
                    mlir + ".out"], seconds=self.seconds) is None:
                return "mlir-opt"
            os.replace(mlir + ".out", mlir)
        out = self.path(form, name, ".bc")
        export = run([self.tools["palindrome"], "export", mlir, "-o", out])
        run([self.tools["opt"], "-passes=verify", "-disable-output", out])
        if not self.compile(form, name):
            return "clang"
        self.dropped[form][name] = kinds_of(export.stderr)
        return None

    def compile(self, form, name):
        return run([self.tools["clang"], *self.object_flags, "-Wno-override-module", "-c",
                    self.path(form, name, ".bc"), "-o", self.path(form, name, ".o")],
                   seconds=10 * self.seconds) is not None

    def make(self):
        """Makes the modules and objects of all forms."""
        for form in "original", "plain", "passes":
            os.makedirs(os.path.join(self.folder, form), exist_ok=True)
        for unit in self.program.units():
            name = os.path.splitext(os.path.basename(unit))[0]
            self.modules[name] = unit
            run([self.tools["clang"], *self.compile_flags, *self.program.flags, "-I",
                 os.path.dirname(unit), "-I", self.program.folder, "-w", "-emit-llvm", "-c",
                 unit, "-o", self.path("original", name, ".bc")], cwd=self.folder)
            self.compile("original", name)
            self.translate("plain", name, [])
            late = self.translate("passes", name, PASSES)
            if late:
                self.late.append(f"{name} ({late})")
                self.translate("passes", name, FALLBACK)

    def link_and_test(self, folder, form_of):
        """The output of the program whose module NAME is in the form `form_of(NAME)`."""
        os.makedirs(folder, exist_ok=True)
        executables = self.program.executables()
        special = {name for names in executables.values() for name in names}
        for executable, own in executables.items():
            objects = [self.path(form_of(name), name, ".o") for name in self.modules
                       if name in own or name not in special]
            run([self.tools["clang"], *objects, "-o", os.path.join(folder, executable),
                 *self.program.libraries])
        return self.program.test(folder)

    def judge(self):
        """Whether each form prints what the original prints."""
        self.expected = self.link_and_test(self.path("original", "bin", ""),
                                           lambda name: "original")
        same = {"plain": self.link_and_test(self.path("plain", "bin", ""),
                                            lambda name: "plain") == self.expected}
        folder = self.path("passes", "bin", "")
        same["passes"] = self.link_and_test(folder, lambda name: "passes") == self.expected
        if not same["passes"]:
            # The modules whose inlining alone changes the program.
            for name in self.modules:
                if self.link_and_test(folder, lambda other, name=name: "passes"
                                      if other == name else "plain") != self.expected:
                    self.wrong.append(name)
            for name in self.wrong:
                self.translate("passes", name, FALLBACK)
            same["passes"] = self.link_and_test(folder,
                                                lambda name: "passes") == self.expected
        return same

    def rows(self):
        """The rows of the table, and whether all is the same."""
        self.make()
        same = self.judge()
        rows = []
        for form in "original", "plain", "passes":
            counts = count_records(self.tools, [self.path(form, name, ".bc")
                                                for name in self.modules])
            cells = [f"{counts[kind]:,} ({counts[kind, 'inlined']:,})" if counts[kind] else "0"
                     for kind in KINDS]
            dropped = sum(sum(counter.values())
                          for counter in self.dropped.get(form, {}).values())
            digest = hashlib.sha256(self.expected).hexdigest()[:8]
            rows.append([self.program.name, self.level, form, str(len(self.modules)),
                         f"{len(self.expected):,} bytes ({digest})" if form == "original"
                         else "same" if same[form] else "**different**",
                         *cells, f"{dropped:,}" if form != "original" else ""])
        return rows, all(same.values())


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources")
    parser.add_argument("work")
    parser.add_argument("--programs", default=",".join(PROGRAMS))
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--bin", default="build/bin", help="the folder of palindrome")
    parser.add_argument("--llvm", default="/usr/lib/llvm-22/bin", help="the folder of LLVM")
    parser.add_argument("--seconds", type=int, default=60,
                        help="the limit of mlir-opt for a module, in processor time; clang "
                             "has ten times as much")
    options = parser.parse_args()
    tools = {name: os.path.join(options.llvm, name)
             for name in ("clang", "mlir-opt", "llvm-dis", "opt")}
    tools["palindrome"] = os.path.join(options.bin, "palindrome")
    for tool in tools.values():
        if not shutil.which(tool):
            parser.error(f"{tool} is no program")
    good, notes, dropped = True, [], collections.Counter()
    print("| program | level | form | modules | output | "
          + " | ".join(f"#dbg_{kind}" for kind in KINDS) + " | dropped |")
    print("|" + " --- |" * (6 + len(KINDS)))
    for name in options.programs.split(","):
        program = PROGRAMS[name](os.path.abspath(options.sources))
        program.prepare(os.path.abspath(options.work))
        for level in options.levels.split(","):
            build = Build(program, level, os.path.abspath(options.work), tools, options.seconds)
            rows, isSame = build.rows()
            good &= isSame
            for row in rows:
                print("| " + " | ".join(row) + " |", flush=True)
            for counters in build.dropped.values():
                for counter in counters.values():
                    dropped.update(counter)
            for what, modules in (("inlining takes too much time or memory", build.late),
                                  ("the program prints something else when mlir-opt inlines",
                                   build.wrong)):
                if modules:
                    notes.append(f"- {name}, {level}: {what}: {', '.join(modules)}")
    print("\n" + "\n".join(notes))
    print("\n| dropped | times |\n| --- | --- |")
    for text, count in dropped.most_common():
        print(f"| {text} | {count:,} |")
    return 0 if good else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failure as failure:
        sys.exit(f"build-programs.py: error: {failure}")
