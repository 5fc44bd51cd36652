"""Small files that stand for much: compressed, nested, or by a number."""

import shutil

from harness import MLIR_MODULE, MODULE

# Beyond the limit of memory that commands have by default.
GIGABYTES = 5


def zstd(contents, gigabytes, filler=b"\n"):
    """`contents`, and then so many GB of `filler`, as a frame of zstd's: a raw block and
    blocks of one repeated byte, of 128 KiB each."""

    def block(kind, size, data, last=False):
        return (last | kind << 1 | size << 3).to_bytes(3, "little") + data

    frame = b"\x28\xb5\x2f\xfd\x00\x38" + block(0, len(contents), contents)
    frame += block(1, 128 << 10, filler) * (gigabytes * 8192)
    return frame + block(0, 0, b"", last=True)


def compressed(trial):
    """Compressed bombs, wherever a command takes a file."""
    texts = {"ll": MODULE, "mlir": MLIR_MODULE}
    for form in ("ll", "bc", "mlir", "mlirbc"):
        folder = trial.fresh()
        text = texts.get(form, "BC\xc0\xde" if form == "bc" else "ML\xefR").encode("latin-1")
        bomb = f"bomb.{form}.zst"
        (folder / bomb).write_bytes(zstd(text, GIGABYTES))
        good = "good.ll" if form in ("ll", "bc") else "good.mlir"
        (folder / good).write_text(texts[good[5:]])
        kept = []
        for more in ([], ["--split-input-file"]):
            run = trial.run(folder, "palindrome", "verify", bomb, good, "--memory-limit=512",
                            "--jobs=1", "--timeout=10", *more, whole=False, seconds=40)  # fmt: skip
            trial.require(" 1  identical" in run.out, f"verify {more}: {good} is not judged beside {bomb}")
            kept.append(" 1  identical" in run.out)
        trial.judged += all(kept)
        one = ("import" if good == "good.ll" else "export", bomb, "-o", "out")
        trial.run(folder, "palindrome", *one, whole=False, megabytes=4600, seconds=40)
    for action in (("show", "store", "{digest}", "-o", "out"), ("extract", "store", "all"), ("refresh", "store")):
        folder = trial.fresh()
        (folder / "a.ll").write_text(MODULE)
        trial.run(folder, "palindrome", "corpus", "add", "store", "a.ll", whole=True)
        entry = next((folder / "store/objects").glob("*/*"))
        entry.write_bytes(zstd(MODULE.encode(), GIGABYTES))
        digest = entry.parent.name + entry.name.split(".")[0]
        trial.run(folder, "palindrome", "corpus", *(a.format(digest=digest) for a in action),
                  whole=False if action[0] != "refresh" else None, megabytes=4600, seconds=40)  # fmt: skip
        shutil.rmtree(folder)


def _structs(depth):
    lines = [f"%s{n + 1} = type {{ %s{n}, %s{n} }}" for n in range(depth)]
    return "%s0 = type { ptr, i8 }\n" + "\n".join(lines) + f"\ndeclare void @f(ptr byval(%s{depth}))\n"


def nested(trial):
    """Deep and doubling nests, as text, through every command for one file."""
    deep = (100, 3000, 30000)
    cases = [("ll", _structs(n)) for n in (20, 60)]
    for n in deep:
        cases += [
            ("ll", f"@g = global {'[1 x ' * n}i8{']' * n} zeroinitializer\n"),
            ("ll", f"@g = global {'{' * n}i8{'}' * n} zeroinitializer\n"),
            ("ll", "@a = global i8 0\n@g = global i64 " + "sub (i64 " * n + "ptrtoint (ptr @a to i64)"
             + ", i64 ptrtoint (ptr @g to i64))" * n + "\n"),
            ("ll", "".join(f"!{i} = !{{!{i + 1}}}\n" for i in range(n)) + f"!{n} = !{{}}\n!x = !{{!0}}\n"),
            ("mlir", "module attributes {a = " + "[" * n + "]" * n + "} {}\n"),
            ("mlir", "module {" * n + "}" * n + "\n"),
            ("mlir", f"llvm.mlir.global @g() : {'!llvm.array<1 x ' * n}i8{'>' * n}\n"),
            ("mlir", f"llvm.func @f({'!llvm.struct<(' * n}i8{')>' * n})\n"),
            ("mlir", "llvm.func @f() attributes {a = loc(" + 'callsite("a" at ' * n + '"b"' + ")" * n + ")}\n"),
        ]  # fmt: skip
    for form, text in cases:
        folder = trial.fresh()
        (folder / f"a.{form}").write_text(text)
        run = trial.run(folder, "palindrome", "verify", f"a.{form}", "--memory-limit=512", "--timeout=5")
        trial.judged += run.status == 0
        one = ("import", "a.ll") if form == "ll" else ("export", "a.mlir")
        trial.run(folder, "palindrome", *one, "-o", "out", megabytes=4600)


def sizes(trial):
    """Counts, widths, alignments and address spaces at and past what is possible."""
    big = (2**31, 2**32, 2**63, 2**64 - 1, 2**64, 10**40)
    cases = [("ll", _text.replace("N", str(n))) for n in big for _text in (
        "@g = global [N x i8] zeroinitializer\n", "@g = global [N x [N x i8]] zeroinitializer\n",
        "@g = global i8 0, align N\n", "@g = addrspace(N) global i8 0\n",
        "define void @f() {\n  %a = alloca i8, i64 N, align 8\n  ret void\n}\n",
        "define void @f(ptr %p) {\n  %a = getelementptr [N x i64], ptr %p, i64 N, i64 N\n  ret void\n}\n",
        "define void @f(ptr align N dereferenceable(N) %p) alignstack(4) {\n  ret void\n}\n",
        "@g = global <N x i8> zeroinitializer\n", "declare iN @f(iN)\n", "!0 = !{iN N}\n!x = !{!0}\n",
        "!N = !{}\n", "@N = global i8 0\n",
    )]  # fmt: skip
    cases += [("mlir", _text.replace("N", str(n))) for n in big for _text in (
        "llvm.mlir.global @g() : !llvm.array<N x i8>\n", "llvm.mlir.global @g() {alignment = N : i64} : i8\n",
        "llvm.mlir.global @g() {addr_space = N : i32} : i8\n", "llvm.func @f(iN)\n",
        "llvm.func @f(%p: !llvm.ptr {llvm.align = N : i64})\n", "llvm.func @f(!llvm.ptr<N>)\n",
        "llvm.mlir.global @g(dense<0> : tensor<Nxi8>) : !llvm.array<N x i8>\n",
        "llvm.mlir.global @g(dense<0> : vector<Nxi8>) : vector<Nxi8>\n", "llvm.func @f(vector<Nxi8>)\n",
    )]  # fmt: skip
    for number, (form, text) in enumerate(cases):
        folder = trial.fresh()
        (folder / f"a.{form}").write_text(text)
        if number % 2:
            one = ("import", "a.ll") if form == "ll" else ("export", "a.mlir")
            run = trial.run(folder, "palindrome", *one, "-o", "out", megabytes=4600)
        else:
            run = trial.run(folder, "palindrome", "verify", f"a.{form}", "--memory-limit=512", "--timeout=5")
        trial.judged += run.status == 0
