"""Flipped bits, and lost and repeated stretches, of modules in all four forms."""

import json

from harness import MLIR_MODULE, MODULE

RICH = """source_filename = "x.c"
%s = type { i32, ptr, [4 x i8] }
@g = internal constant %s { i32 7, ptr @f, [4 x i8] c"abc\\00" }, align 8, !t !0
@a = alias i32, ptr @g
define i32 @f(i32 %x, ptr nocapture readonly align 4 %p) #0 {
entry:
  %c = icmp ult i32 %x, 10
  br i1 %c, label %then, label %end, !prof !1
then:
  %l = load i32, ptr %p, align 4, !range !2
  %m = mul nuw nsw i32 %l, %x
  br label %end
end:
  %r = phi i32 [ %m, %then ], [ 0, %entry ]
  ret i32 %r
}
attributes #0 = { nounwind memory(argmem: read) "k"="v" }
!0 = !{!"t", i32 1}
!1 = !{!"branch_weights", i32 1, i32 9}
!2 = !{i32 0, i32 100}
!x = !{!0, !1}
"""


def _seeds(trial):
    """Modules in every form: (ending, bytes)."""
    made = trial.inside / "made"
    made.mkdir()
    (made / "a.ll").write_text(RICH)
    (made / "b.mlir").write_text(MLIR_MODULE)
    trial.run(made, "palindrome", "import", "a.ll", "-o", "a.mlir", whole=True)
    trial.run(made, "palindrome", "import", "a.ll", "-o", "a.mlirbc", whole=True)
    trial.run(made, "palindrome", "export", "a.mlir", "-o", "a.bc", whole=True)
    return [(path.suffix, path.read_bytes()) for path in sorted(made.iterdir())]


def _mutant(trial, data):
    data = bytearray(data)
    for _ in range(trial.random.randrange(1, 3)):
        place = trial.random.randrange(len(data))
        how = trial.random.randrange(12)
        if how == 0:
            del data[place : place + trial.random.randrange(1, 20)]
        elif how == 1:
            data[place:place] = data[place : place + trial.random.randrange(1, 20)]
        else:
            data[place] ^= 1 << trial.random.randrange(8)
        if not data:
            data = bytearray(b"\0")
    return bytes(data)


def verify(trial):
    """One run over many: it costs the file, and every file has a result."""
    seeds = _seeds(trial)
    for _ in range(2 * trial.scale):
        folder = trial.fresh()
        for number in range(200):
            suffix, data = seeds[number % len(seeds)]
            (folder / f"m{number}{suffix}").write_bytes(_mutant(trial, data))
        (folder / "last.ll").write_text(MODULE)
        trial.inputs += 200
        run = trial.run(folder, "palindrome", "verify", ".", "--format=json", "--memory-limit=512",
                        "--timeout=5", text=False, seconds=60)  # fmt: skip
        lines = [json.loads(line) for line in run.out.splitlines()]
        files = [line for line in lines if line["kind"] == "file"]
        trial.require(len(files) == 201, f"{len(files)} of 201 files have a result")
        trial.require(lines and lines[-1].get("files") == 201, "the summary does not count 201 files")
        trial.judged += sum(line["verdict"] != "unreadable" for line in files)


def commands(trial):
    """The commands for one file end with a status of their own."""
    seeds = _seeds(trial)
    for number in range(60 * trial.scale):
        folder = trial.fresh()
        suffix, data = seeds[number % len(seeds)]
        file = f"m{suffix}"
        (folder / file).write_bytes(_mutant(trial, data))
        one = "import" if suffix in (".ll", ".bc") else "export"
        other = "a.ll" if one == "import" else "a.mlir"
        run = trial.run(folder, "palindrome", one, file, "-o", "out")
        trial.judged += run.status == 0
        if number % 3 == 0:
            trial.run(folder, "palindrome", "diff", file, trial.inside / "made" / other)
        if number % 3 == 1 and one == "import":
            trial.run(folder, "palindrome", "refine", trial.inside / "made/a.ll", file, "--timeout=2")
