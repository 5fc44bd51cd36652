#!/usr/bin/env python3
"""Makes pairs of functions, before and after passes, of the modules of REAL.

    make-pairs.py REAL OUT [--count N] [--level LEVEL]... [--passes PIPELINE]

REAL is a folder that `corpus/real.sh` has filled. Of each module at the levels
given (default: O0g and O2), the functions that the passes change are candidates;
the N pairs that come first by the hash of their names are written, as
OUT/UNIT.HASH.a.ll (before) and OUT/UNIT.HASH.b.ll (after), a module each
that declares what the function refers to. OUT/pairs.tsv lists the pair, the
package, the level, the function, and its number of instructions.

Modules compiled at -O0 first lose `optnone` and go through sroa and early-cse,
as most of what they do is to use the stack. Debug info is removed from all.
`palindrome refine` judges OUT by `tools/measure/pairs.py`.
"""

import argparse
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


class Maker:
    def __init__(self, arguments):
        self.arguments = arguments
        self.tools = pathlib.Path(arguments.tools)

    def prepare(self, module, folder):
        """Writes the module before and after the passes; returns both."""
        before, after = folder / "before.bc", folder / "after.bc"
        passes = "forceattrs"
        if module.parent.name.startswith("O0"):
            passes += ",function(sroa,early-cse)"
        opt = str(self.tools / "opt")
        run(opt, "-strip-debug", "-force-remove-attribute=optnone",
            "-passes=" + passes, str(module), "-o", str(before))  # fmt: skip
        run(opt, "-passes=" + self.arguments.passes, str(before), "-o", str(after))
        return before, after

    def bodies_of(self, bitcode):
        text = bitcode.with_suffix(".ll")
        run(str(self.tools / "llvm-dis"), str(bitcode), "-o", str(text))
        return bodies(text.read_text())

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
                digest = hashlib.sha256(key.encode()).hexdigest()
                size = sum(1 for line in body if line.startswith("  "))
                found.append((digest, module, name, size))
        return found

    def write(self, module, chosen):
        """Writes the pairs of one module; returns their lines of the list."""
        lines = []
        with tempfile.TemporaryDirectory() as folder:
            sides = self.prepare(module, pathlib.Path(folder))
            for digest, name, size in chosen:
                unit = "%s-%s" % (module.parent.parent.name, module.stem)
                pair = "%s.%s" % (re.sub(r"[^\w.-]", "_", unit), digest[:8])
                for side, letter in zip(sides, "ab"):
                    run(str(self.tools / "llvm-extract"), "-S",
                        "-func=" + name.strip('"'), str(side), "-o",
                        str(self.arguments.out / ("%s.%s.ll" % (pair, letter))))  # fmt: skip
                lines.append("\t".join([pair, module.parent.parent.name,
                                        module.parent.name, name, str(size)]))  # fmt: skip
        return lines


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("real", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--level", action="append", dest="levels")
    parser.add_argument("--passes",
                        default="function(instcombine<no-verify-fixpoint>,simplifycfg,gvn)")
    parser.add_argument("--tools", default="/usr/lib/llvm-22/bin")
    parser.add_argument("--jobs", "-j", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    levels = arguments.levels or ["O0g", "O2"]
    modules = sorted(
        path for path in arguments.real.rglob("*.bc") if path.parent.name in levels
    )
    if not modules:
        sys.exit("make-pairs.py: no modules of %s below %s"
                 % (", ".join(levels), arguments.real))  # fmt: skip
    maker = Maker(arguments)
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
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
    (arguments.out / "pairs.tsv").write_text("".join(line + "\n" for line in lines))
    print("%d pairs of %d changed functions, from %d modules"
          % (len(lines), len(found), len(by_module)))  # fmt: skip


if __name__ == "__main__":
    main()
