#!/usr/bin/env python3
"""Puts pairs that rules settle to the rest of the prover.

    rules.py PATH... [--mutants N] [--round-trips N] [--seed S]

Takes files of LLVM IR below the PATHs. A round trip is the file and what MLIR's own translators
make of it; a mutant is the file and a copy in which one word is left out or made weaker, such as
`nsw`, `noundef` or `, !range !0`, or one that no rule may pass over, such as `inreg`. Each pair of
functions whose proof is "rules" is judged again with `--without=rules`. Prints, for each rule, how
many such pairs it was used in and how many of these are proved, unknown and refuted, and the
pairs that are refuted.

Exit status: 0 if none is refuted and no rule passes over what it may not, else 1.
"""

import argparse
import collections
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import refinement

# Words that a rule may let drop, and what replaces them.
WEAKER = [
    (r" (?:nuw|nsw|exact|disjoint|nneg|samesign|inbounds|nusw)(?= )", ""),
    (r" (?:fast|nnan|ninf|nsz|arcp|contract|afn|reassoc)(?= )", ""),
    (r" (?:noundef|nonnull|noalias|nocapture|readnone|readonly|writeonly|returned)(?=[ ,)])", ""),
    (r" (?:captures\(none\)|writable|dead_on_unwind)(?=[ ,)])", ""),
    (r" (?:nounwind|willreturn|nofree|nosync|norecurse|mustprogress|nocallback)(?=[ ,]|$)", ""),
    (r" memory\([^)]*\)", ""),
    (r" memory\(none\)", " memory(read)"),
    (r" dereferenceable\(\d+\)", " dereferenceable(1)"),
    (r" range\([^()]*\)", ""),
    (r" nofpclass\([^()]*\)", ""),
    (r", !(?:range|noundef|nonnull|align|tbaa|alias\.scope|noalias|fpmath|llvm\.loop) ![\d]+", ""),
    (r", !invariant\.load ![\d]+", ""),
    (r"(?<=, )align (?:2|4|8|16|32)(?=$|,)", "align 1"),
    (r" align (?:2|4|8|16|32)(?= |,|\))", " align 1"),
    (r"(?<= )tail (?=call )", ""),
]
# Words that none may.
NEVER = [
    (r" (?:inreg|signext|zeroext|swiftself|nest)(?=[ ,)])", ""),
    (r" (?:volatile|weak)(?= )", ""),
    (r" (?:seq_cst|acquire|release|acq_rel)(?=[, ]|$)", " monotonic"),
    (r"(?<= )musttail (?=call )", ""),
    (r"(?<= )musttail (?=call )", "tail "),
    (r" (?:strictfp|nobuiltin|convergent|returns_twice|naked|noredzone|uwtable)(?=[ ,]|$)", ""),
    (r" null_pointer_is_valid(?=[ ,]|$)", ""),
    (r" (?:fastcc|tailcc|swiftcc|coldcc)(?= )", ""),
    (r"(?<= )alloca ([^,\n]*), align (?:2|4|8|16)", r"alloca \1, align 1"),
    (r' \[ "[\w-]+"\([^()]*\) \]', ""),
]


def find_files(paths):
    files = []
    for path in map(pathlib.Path, paths):
        files += sorted(path.rglob("*.ll")) if path.is_dir() else [path]
    return files


def round_trip(file, folder):
    """The path of what MLIR's own translators make of `file`; None if they fail."""
    middle, back = folder / "middle.mlir", folder / "back.ll"
    for command in (
        ["mlir-translate-22", "--import-llvm", file, "-o", middle],
        ["mlir-translate-22", "--mlir-to-llvmir", middle, "-o", back],
    ):
        try:
            if subprocess.run(command, capture_output=True, timeout=20, check=False).returncode:
                return None
        except subprocess.TimeoutExpired:
            return None
    return back


def mutate(file, words, chooser, folder):
    """The path of a copy of `file` with one of `words` replaced; None if it has none."""
    text = file.read_text(errors="replace")
    code = "\n".join(line.split(";")[0] for line in text.splitlines())
    chooser.shuffle(words)
    for pattern, replacement in words:
        matches = list(re.finditer(pattern, code, re.MULTILINE))
        if matches:
            match = chooser.choice(matches)
            mutant = folder / "mutant.ll"
            mutant.write_text(code[: match.start()] + match.expand(replacement) + code[match.end() :])
            return mutant
    return None


class Tally:
    def __init__(self, arguments):
        self.arguments = arguments
        self.pairs, self.failures = 0, []
        self.by_rule = collections.defaultdict(collections.Counter)
        self.sums = collections.Counter()

    def judge(self, source, target, what, may_use_rules=True):
        """Judges the pairs of two files that rules settle."""
        records = refinement.refine(self.arguments, [source, target], ["--one-way"]).records
        settled = {
            record["source"]: record["rules"]
            for record in refinement.pairs_of(records)
            if record["proof"] == "rules"
        }
        self.pairs += len(settled)
        if not may_use_rules:
            self.failures += [f"{what}: {name}: {rules}" for name, rules in settled.items()]
            return
        for name, rules in settled.items():
            function = ["--src-fn", name] if name.startswith("@") else []
            again = refinement.refine(
                self.arguments, [source, target], ["--one-way", "--without=rules", *function]
            ).records
            for record in refinement.pairs_of(again):
                if record["source"] != name:
                    continue
                verdict = refinement.verdict_of(record)
                self.sums[verdict] += 1
                for rule in rules:
                    self.by_rule[rule][verdict] += 1
                if verdict == "different":
                    self.failures.append(f"{what}: {name}: {rules}: {record['reason']}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("paths", nargs="+", metavar="PATH")
    parser.add_argument("--mutants", type=int, default=1000, metavar="N")
    parser.add_argument("--round-trips", type=int, default=200, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    refinement.add_options(parser, timeout=2)
    arguments = parser.parse_args()
    chooser = random.Random(arguments.seed)
    files = [file for file in find_files(arguments.paths) if file.stat().st_size < 30000]
    tally, never = Tally(arguments), Tally(arguments)
    made = collections.Counter()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        try:
            for file in chooser.sample(files, min(arguments.round_trips, len(files))):
                if back := round_trip(file, folder):
                    made["round trips"] += 1
                    tally.judge(file, back, file)
            for _ in range(arguments.mutants):
                file = chooser.choice(files)
                if mutant := mutate(file, list(WEAKER), chooser, folder):
                    made["mutants"] += 1
                    tally.judge(file, mutant, f"mutant of {file}")
                if mutant := mutate(file, list(NEVER), chooser, folder):
                    made["mutants of what no rule may pass over"] += 1
                    never.judge(file, mutant, f"mutant of {file}", may_use_rules=False)
        except KeyboardInterrupt:
            print("interrupted")
    print(", ".join(f"{count:,} {kind}" for kind, count in made.items()))
    print(f"{tally.pairs:,} pairs settled by rules; without rules: " + ", ".join(
        f"{count:,} {verdict}" for verdict, count in tally.sums.most_common()))
    for rule, counts in sorted(tally.by_rule.items(), key=lambda item: -item[1].total()):
        print(f"{counts.total():>7}  {rule}: " + ", ".join(
            f"{count} {verdict}" for verdict, count in counts.most_common()))
    failures = tally.failures + never.failures
    print("\n".join(map(str, failures)))
    print(f"{len(failures)} refuted, or settled by a rule that may not be")
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
