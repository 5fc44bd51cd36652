"""Archives: thin ones whose members are elsewhere or endless, and damaged ones."""

import os

from harness import MODULE


def bitcode(trial):
    """A module as bitcode, which is what archives are searched for."""
    (trial.inside / "m.ll").write_text(MODULE)
    trial.run(trial.inside, "palindrome", "import", "m.ll", "-o", "m.mlir", whole=True)
    trial.run(trial.inside, "palindrome", "export", "m.mlir", "-o", "m.bc", whole=True)
    return (trial.inside / "m.bc").read_bytes()


def archive(members, thin=False, sizes=None):
    """The bytes of an archive of (name, contents); of a thin one, contents count by
    their size alone. `sizes` has other sizes to state, by the number of the member."""
    table, heads = b"", []
    for number, (name, contents) in enumerate(members):
        heads.append((f"/{len(table)}", contents))
        table += os.fsencode(name) + b"/\n"
    table += b"\n" * (len(table) % 2)

    def head(name, size):
        return f"{name:<16}{0:<12}{0:<6}{0:<6}{644:<8}{size:<10}`\n".encode()[:60]

    data = b"!<thin>\n" if thin else b"!<arch>\n"
    data += head("//", len(table)) + table
    for number, (name, contents) in enumerate(heads):
        data += head(name, (sizes or {}).get(number, len(contents)))
        if not thin:
            data += contents + b"\n" * (len(contents) % 2)
    return data


def thin(trial):
    """Members of thin archives that are no regular files below the archive's folder."""
    module = bitcode(trial)
    outside = trial.outside / "secret.bc"
    outside.write_bytes(module)
    trial.accept_outside()
    cases = [
        ("fifo", "fifo", None), ("/dev/zero", None, None), ("/dev/stdin", None, None),
        ("/proc/self/mem", None, None), ("/proc/self/environ", None, None), ("../../outside/secret.bc", None, None),
        (str(outside), None, None), ("link.ll", "link", outside), ("up/secret.bc", "link-up", trial.outside),
        ("folder", "folder", None), ("missing.ll", None, None), ("a.a", None, None), ("", None, None),
        ("good.bc/../../../outside/secret.bc", None, None), ("zero", "link-zero", "/dev/zero"),
        (".", None, None), ("n" * 5000, None, None),
    ]  # fmt: skip
    for name, make, target in cases:
        for size in (len(module), 10**9):
            folder = trial.fresh()
            (folder / "good.bc").write_bytes(module)
            if make == "fifo":
                os.mkfifo(folder / name)
            elif make == "folder":
                (folder / name).mkdir()
            elif make == "link-up":
                (folder / "up").symlink_to(target)
            elif make:
                (folder / name).symlink_to(target)
            (folder / "a.a").write_bytes(
                archive([("good.bc", module), (name, b"")], thin=True, sizes={1: size})
            )
            run = trial.run(folder, "palindrome", "verify", "a.a", "--memory-limit=512",
                            "--timeout=5", whole=False)  # fmt: skip
            trial.judged += "1  identical" in run.out


def damaged(trial):
    """Sizes that are wrong, ends that are missing, archives within archives, flips."""
    module = bitcode(trial)
    good = archive([("a.ll", module), ("b.ll", module)])
    cases = [good[:end] for end in range(9, len(good), max(1, len(good) // 40))] + [good]
    cases += [archive([("a.ll", module), ("b.ll", module)], sizes={1: size})
              for size in (-1, 0, 1, 10**9, "9" * 10, "x", "", "0x10")]  # fmt: skip
    nested = module
    for _ in range(60):
        nested = archive([("a.a", nested)])
    cases += [nested, archive([("a.ll", module)] * 500), b"!<arch>\n", b"!<thin>\n", b"!<bigaf>\n" + b"\0" * 200]
    for _ in range(30 * trial.scale):
        data = bytearray(good)
        for _ in range(trial.random.randrange(1, 4)):
            data[trial.random.randrange(8, len(data))] ^= 1 << trial.random.randrange(8)
        cases.append(bytes(data))
    for data in cases:
        folder = trial.fresh()
        (folder / "a.a").write_bytes(data)
        run = trial.run(folder, "palindrome", "verify", "a.a", "--memory-limit=512", "--timeout=5")
        trial.judged += run.status == 0
