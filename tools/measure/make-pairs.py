#!/usr/bin/env python3
"""Makes pairs of functions, before and after passes, of the modules of REAL.

    make-pairs.py REAL OUT [--count N] [--level LEVEL]... [--passes PIPELINE]
    make-pairs.py REAL OUT --loop-passes [--count N] [--level LEVEL]...

REAL is a folder that `corpus/real.sh` has filled. Of each module at the levels
given (default: O0g and O2), the functions that the passes change are candidates;
the N pairs that come first by the hash of their names are written, as
OUT/UNIT.HASH.a.ll (before) and OUT/UNIT.HASH.b.ll (after), a module each
that defines the constants to which the function refers, and declares what else it does.
OUT/pairs.tsv lists the pair, the
package, the level, the function, and its number of instructions.

Modules compiled at -O0 first lose `optnone` and go through sroa and early-cse,
as most of what they do is to use the stack. Debug info is removed from all.
`palindrome refine` judges OUT by `tools/measure/pairs.py`.

With `--loop-passes`, a pair is OUT/NUMBER.PASS.a.ll and OUT/NUMBER.PASS.b.ll, for each
pass of the table LOOP_PASSES below: up to N (default: 40) functions that it changes, of
the modules that come first by the hash of their names (default: those of O0g), at most
three of a module, and none of more than `--largest` instructions. What the pass expects
of a loop, such as being rotated, has been done on both sides.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

# The lines `define ... @name(` and `}` of a printed module enclose a body.
DEFINITION = re.compile(r'^define .*?@("(?:[^"])*"|[\w.$-]+)\(')
# A constant that is declared.
CONSTANT = r'^@("(?:[^"])*"|[\w.$-]+) = external .*?\bconstant '

# The passes `before` are run on both sides. Loops are in the form that the pass manager
# brings them into.
Change = collections.namedtuple("Change", "name before passes options", defaults=[()])

PLAIN = "function(instcombine<no-verify-fixpoint>,simplifycfg,loop-simplify,lcssa)"
ROTATED = PLAIN + ",function(loop(loop-rotate),loop-simplify,lcssa)"

LOOP_PASSES = [
    Change("loop-rotate", PLAIN, "function(loop(loop-rotate))"),
    Change("loop-unroll", ROTATED, "function(loop-unroll)",
           ("-unroll-count=4", "-unroll-runtime=false")),
    Change("loop-unroll-full", ROTATED, "function(loop(loop-unroll-full))"),
    Change("licm", ROTATED, "function(loop-mssa(licm))"),
    Change("indvars", ROTATED, "function(loop(indvars))"),
    Change("loop-reduce", ROTATED, "function(loop(loop-reduce))"),
    Change("simple-loop-unswitch", ROTATED,
           "function(loop-mssa(simple-loop-unswitch<nontrivial;trivial>))"),
    Change("loop-vectorize", ROTATED + ",function(loop(indvars))",
           "function(loop-vectorize)",
           ("-force-vector-width=4", "-force-vector-interleave=1")),
    Change("loop-deletion", ROTATED, "function(loop(loop-deletion))"),
    Change("loop-idiom", ROTATED, "function(loop(loop-idiom))"),
]  # fmt: skip
# How many pairs of a pass come from one module.
MOST_OF_MODULE = 3


def bodies(text):
    """The text of each function of a printed module, by name."""
    found, name, lines = {}, None, []
    for line in text.splitlines():
        start = DEFINITION.match(line)
        if start:
            name, lines = start.group(1), []
        elif name is not None and line == "}":
            found[name] = lines
            name = None
        elif name is not None:
            # The comment names predecessors, which is not part of the body.
            lines.append(line.split(";")[0].rstrip())
    return found


def run(*command):
    subprocess.run(command, check=True, capture_output=True, timeout=300)


def hash_of(text):
    return hashlib.sha256(text.encode()).hexdigest()


class Maker:
    def __init__(self, arguments, change):
        self.arguments = arguments
        self.change = change
        self.tools = pathlib.Path(arguments.tools)

    def prepare(self, module, folder):
        """Writes the module before and after the passes; returns both."""
        before, after = folder / "before.bc", folder / "after.bc"
        passes = "forceattrs"
        if module.parent.name.startswith("O0"):
            passes += ",function(sroa,early-cse)"
        if self.change.before:
            passes += "," + self.change.before
        opt = str(self.tools / "opt")
        run(opt, "-strip-debug", "-force-remove-attribute=optnone",
            "-passes=" + passes, str(module), "-o", str(before))  # fmt: skip
        run(opt, *self.change.options, "-passes=" + self.change.passes, str(before),
            "-o", str(after))  # fmt: skip
        return before, after

    def bodies_of(self, bitcode):
        text = bitcode.with_suffix(".ll")
        if not self.change.name:
            run(str(self.tools / "llvm-dis"), str(bitcode), "-o", str(text))
            return bodies(text.read_text())
        # Other names, and other numbers of metadata, are no change.
        run(str(self.tools / "opt"), "-S", "-discard-value-names", "-passes=verify",
            str(bitcode), "-o", str(text))  # fmt: skip
        return bodies(re.sub(r"!\d+\b", "!", text.read_text()))

    def extract(self, name, sides, paths):
        """Writes the function of both sides, with the constants that it refers to: the
        passes may have used what they contain."""
        constants = []
        for again in (False, True):
            for side, path in zip(sides, paths):
                run(str(self.tools / "llvm-extract"), "-S", "-func=" + name.strip('"'),
                    *constants, str(side), "-o", str(path))  # fmt: skip
            if not again:
                texts = "".join(path.read_text() for path in paths)
                found = re.findall(CONSTANT, texts, re.MULTILINE)
                constants = ["-glob=" + one.strip('"') for one in sorted(set(found))]
            if not constants:
                return

    def candidates(self, module):
        """(hash, module, function, instructions) of each changed function."""
        with tempfile.TemporaryDirectory() as folder:
            try:
                before, after = self.prepare(module, pathlib.Path(folder))
            except subprocess.SubprocessError as error:
                print("make-pairs.py: skipped %s: %s" % (module, error),
                      file=sys.stderr)  # fmt: skip
                return []
            first, second = self.bodies_of(before), self.bodies_of(after)
        found = []
        for name, body in first.items():
            if name in second and second[name] != body:
                key = "%s/%s" % (module.relative_to(self.arguments.real), name)
                size = sum(1 for line in body if line.startswith("  "))
                if size <= (self.arguments.largest or size):
                    found.append((hash_of(key), module, name, size))
        return found

    def write(self, module, chosen):
        """Writes the pairs of one module, of which each has a hash, a function, its size
        and, if that does not follow from them, a name; returns their lines of the list."""
        lines = []
        with tempfile.TemporaryDirectory() as folder:
            sides = self.prepare(module, pathlib.Path(folder))
            for digest, name, size, *given in chosen:
                unit = "%s-%s" % (module.parent.parent.name, module.stem)
                pair = "%s.%s" % (re.sub(r"[^\w.-]", "_", unit), digest[:8])
                if given:
                    pair = given[0]
                paths = [self.arguments.out / ("%s.%s.ll" % (pair, letter))
                         for letter in "ab"]  # fmt: skip
                self.extract(name, sides, paths)
                lines.append("\t".join([pair, module.parent.parent.name,
                                        module.parent.name, name, str(size)]))  # fmt: skip
        return lines


def make_of_change(arguments, change, modules):
    """Writes the pairs of one pass; returns their lines of the list."""
    maker, lines = Maker(arguments, change), []
    for module in modules:
        room = arguments.count - len(lines)
        if room <= 0:
            break
        chosen = sorted(maker.candidates(module))[: min(room, MOST_OF_MODULE)]
        named = [
            (digest, name, size, "%d.%s" % (len(lines) + number, change.name))
            for number, (digest, _, name, size) in enumerate(chosen)
        ]
        lines += maker.write(module, named) if named else []
    print("%3d pairs of %s" % (len(lines), change.name), flush=True)
    return lines


def make_of_pipeline(arguments, levels, modules, pool):
    """Writes the pairs of the pipeline; returns their lines of the list."""
    maker = Maker(arguments, Change("", "", arguments.passes))
    found = [c for part in pool.map(maker.candidates, modules) for c in part]
    # As many of each level as there are, up to its share.
    chosen = []
    for position, level in enumerate(levels):
        here = sorted(c for c in found if c[1].parent.name == level)
        share = (arguments.count - len(chosen)) // (len(levels) - position)
        chosen += here[:share]
    by_module = {}
    for digest, module, name, size in chosen:
        by_module.setdefault(module, []).append((digest, name, size))
    parts = pool.map(lambda item: maker.write(*item), by_module.items())
    lines = sorted(line for part in parts for line in part)
    print("%d pairs of %d changed functions, from %d modules"
          % (len(lines), len(found), len(by_module)))  # fmt: skip
    return lines


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("real", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--count", type=int, help="default: 1000, or 40 of each pass")
    parser.add_argument("--level", action="append", dest="levels")
    parser.add_argument("--passes",
                        default="function(instcombine<no-verify-fixpoint>,simplifycfg,gvn)")
    parser.add_argument("--loop-passes", action="store_true")
    parser.add_argument("--largest", type=int, metavar="N",
                        help="instructions; default: any, or 60 with --loop-passes")  # fmt: skip
    parser.add_argument("--tools", default="/usr/lib/llvm-22/bin")
    parser.add_argument("--jobs", "-j", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    levels = arguments.levels or ["O0g", "O2"]
    if arguments.loop_passes:
        levels = arguments.levels or ["O0g"]
        arguments.largest = arguments.largest or 60
    arguments.count = arguments.count or (40 if arguments.loop_passes else 1000)
    modules = sorted(
        path for path in arguments.real.rglob("*.bc") if path.parent.name in levels
    )
    if not modules:
        sys.exit("make-pairs.py: no modules of %s below %s"
                 % (", ".join(levels), arguments.real))  # fmt: skip
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        if arguments.loop_passes:
            modules.sort(key=lambda path: hash_of(str(path.relative_to(arguments.real))))
            parts = pool.map(lambda change: make_of_change(arguments, change, modules),
                             LOOP_PASSES)  # fmt: skip
            lines = [line for part in parts for line in part]
        else:
            lines = make_of_pipeline(arguments, levels, modules, pool)
    (arguments.out / "pairs.tsv").write_text("".join(line + "\n" for line in lines))


if __name__ == "__main__":
    main()
