"""Names that are no plain words: of files, of folders, and within modules."""

import json
import os
import xml.etree.ElementTree

from harness import BROKEN, MODULE

STEMS = [
    b"plain", b"two\nlines", b"\n::error file=x,line=1::taken", b"::warning::first", b"\x1b[2J\x1b]0;t\x07",
    b"back\rover", b"bell\x07", b"delete\x7f", b"c1\xc2\x85next", b"tab\tbed", b"percent%", b"%s%n%d%%",
    b"bidi\xe2\x80\xae\xe2\x81\xa6txt", b"mark\xe2\x80\x8f", b"line\xe2\x80\xa8sep", b"fffe\xef\xbf\xbe",
    b"ffff\xef\xbf\xbf", b"bad\xff\xfe\x80", b"surrogate\xed\xa0\x80", b"long" + b"n" * 240, b"-o", b"--help",
    b" before", b"after ", b"$(touch victim)", b"`id`", b"a;b|c&d", b"'single", b'"double"', b"*?[a]{b,c}",
    b"~root", b"<b>&amp;</b>", b"]]>", b"a(b)", b"a#1", b"a:12", b"back\\slash",
]  # fmt: skip


def _named(trial, suffix=b".ll"):
    """Names of files that end in `suffix`: all of the table, and drawn ones."""
    yield from (stem.replace(b"/", b"|")[: 255 - len(suffix)] + suffix for stem in STEMS)
    for _ in range(12 * trial.scale):
        size = trial.random.randrange(1, 40)
        drawn = bytes(trial.random.choice(range(1, 256)) for _ in range(size))
        yield drawn.replace(b"/", b"%") + suffix


def files(trial):
    """Each name alone, given to the commands that read one file."""
    commands = [("verify",), ("import", "-o", "out.mlir"), ("diff", "no-such.ll")]
    for number, name in enumerate(_named(trial)):
        folder = trial.fresh()
        command, broken = commands[number % 3], number % 2 == 1
        with open(os.path.join(os.fsencode(folder), name), "w") as file:
            file.write(BROKEN if broken else MODULE)
        run = trial.run(folder, "palindrome", *command, b"./" + name,
                        whole=not broken and command[0] != "diff")  # fmt: skip
        trial.judged += run.status == 0


def folders(trial):
    """Each name as that of a folder, which is read, written to, and has temporary files."""
    for name in _named(trial, b""):
        folder = trial.fresh()
        inner = os.path.join(os.fsencode(folder), name)
        os.mkdir(inner)
        with open(os.path.join(inner, b"a.ll"), "w") as file:
            file.write(MODULE)
        path = b"./" + name
        place = [
            ("verify", path, "-o", path + b"/report"),
            ("verify", path, "--require=unknown", "--baseline", path + b"/known.jsonl", "--update-baseline"),
            ("import", path + b"/a.ll", "-o", path + b"/a.mlir"),
            ("corpus", "add", path + b"/store", path + b"/a.ll"),
            ("verify", path, "--db", path + b"/r.sqlite"),
        ]  # fmt: skip
        run = trial.run(folder, "palindrome", *place[trial.inputs % len(place)], whole=True,
                        temporary=os.fsdecode(inner) if trial.inputs % 2 else None)  # fmt: skip
        trial.judged += run.status == 0


def modules(trial):
    """Names within IR that messages repeat: of values, of types, of metadata, in strings."""
    for stem in _named(trial, b""):
        folder = trial.fresh()
        escaped = "".join(f"\\{byte:02x}" for byte in stem)
        raw = stem.replace(b'"', b"'").replace(b"\\", b"/")
        texts = [
            f'define i32 @"{escaped}"() {{\n  ret i32 %"{escaped}"\n}}\n'.encode(),
            b'define i32 @"' + raw + b'"() {\n  ret i64 %"' + raw + b'"\n}\n',
            b'source_filename = "' + raw + b'"\n!0 = !{!"' + raw + b'"} ' + raw,
            f'define void @"{escaped}"() {{\n  %"{escaped}" = add i32 1, 2\n  ret void\n}}\n'.encode(),
        ]
        (folder / "a.ll").write_bytes(texts[trial.inputs % 4])
        (folder / "b.ll").write_text('define i32 @"other"() {\n  ret i32 0\n}\n')
        trial.run(folder, "palindrome", "verify", "a.ll", "--engine=upstream")
        run = trial.run(folder, "palindrome", "diff", "a.ll", "b.ll", whole=False)
        trial.judged += run.status == 1
        if trial.inputs % 2:
            (folder / "a.mlir").write_bytes(
                b'llvm.func @"' + raw + b'"() -> i32 {\n  "' + raw + b'"() : () -> ()\n}\n')  # fmt: skip
            trial.run(folder, "palindrome", "export", "a.mlir", "-o", "e.ll", whole=False)
        else:
            trial.run(folder, "palindrome", "refine", "a.ll", "b.ll")


def reports(trial):
    """All names in one folder: each form of report is well-formed and has every file."""
    folder = trial.fresh()
    tree = os.path.join(os.fsencode(folder), b"tree")
    os.mkdir(tree)
    made = set(_named(trial))
    for number, name in enumerate(sorted(made)):
        with open(os.path.join(tree, name), "w") as file:
            file.write(BROKEN if number % 5 == 0 else MODULE)
    trial.inputs += len(made) - 1
    run = trial.run(folder, "palindrome", "verify", "tree", whole=False)
    trial.require(f" {len(made)}  files" in run.out, "verify: not every file is counted")
    for form in ("json", "junit", "sarif", "html"):
        trial.run(folder, "palindrome", "verify", "tree", f"--format={form}", "-o", form, whole=False)
        try:
            text = (folder / form).read_bytes().decode()
            if form == "json":
                lines = [json.loads(line) for line in text.split("\n") if line]
                trial.judged = sum(line["kind"] == "file" for line in lines)
                trial.require(trial.judged == len(made), f"json: {trial.judged} of {len(made)} files")
            elif form == "sarif":
                json.loads(text)
            elif form == "junit":
                cases = xml.etree.ElementTree.fromstring(text).iter("testcase")
                trial.require(len(list(cases)) == len(made), "junit: not every file")
        except (ValueError, OSError, xml.etree.ElementTree.ParseError) as error:
            trial.fail(f"{form}: not well-formed: {error}")
    shown = trial.run(folder, "palindrome", "report", "show", "json", whole=False)
    trial.require(f" {len(made)}  files" in shown.out, "report show: not every file is counted")
    listed = trial.run(folder, "palindrome", "verify", "tree", "--list-files", "list")
    if trial.require(listed.status == 0, "verify --list-files fails for all"):
        run = trial.run(folder, "palindrome", "verify", "--files-from", "list", whole=False)
        trial.require(f" {len(made)}  files" in run.out, "--files-from: not every file is counted")
    trial.run(folder, "palindrome", "corpus", "add", "store", "tree", whole=False)
    trial.run(folder, "palindrome", "corpus", "list", "store")
    trial.run(folder, "palindrome", "bench", "tree", "--repeats=1")
