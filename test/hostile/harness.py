"""Runs commands on hostile inputs, each within a folder of its own, and notes what a
command must not do, whatever its input is."""

import hashlib
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import tempfile
import time

# What changes how the rest of a line is shown, ends a line, or is a command to a
# terminal. Line feeds and tabulators are the program's own.
RAW = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]"
)
# A command to GitHub Actions, which takes it with spaces before.
WORKFLOW_COMMAND = re.compile(r"^\s*::", re.M)

MODULE = "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n"
MLIR_MODULE = "llvm.func @f(%x: i32) -> i32 {\n  llvm.return %x : i32\n}\n"
BROKEN = "nothing\n"


class Run:
    """How a command ended."""

    def __init__(self, status, out, err):
        self.status, self.out, self.err = status, out, err


class Trial:
    """One kind: its folder, its random choices, and what became of its inputs.

    `inside` is the folder that commands run in, and may write to. `outside` has files
    that no command may touch; `secret.ll` is a module that none may read. A fresh
    folder for one input is made by `fresh`.
    """

    def __init__(self, name, options):
        self.name = name
        self.programs = pathlib.Path(options.programs).resolve()
        self.sanitized = options.sanitized
        self.scale = options.scale
        self.random = random.Random(f"{options.seed} {name}")
        self.inputs = self.judged = 0
        self.failures = []

    def __enter__(self):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="hostile-"))
        self.inside, self.outside, self.temporary = (
            self.root / part for part in ("inside", "outside", "temporary")
        )
        for folder in (self.inside, self.outside, self.temporary, self.root / "home"):
            folder.mkdir()
        for file in ("secret.ll", "victim.ll.zst", "victim", "kept.txt"):
            (self.outside / file).write_text("define void @secret_outside() { ret void }\n")
        self.before = self._outside()
        return self

    def __exit__(self, *_):
        for folder, folders, _ in os.walk(self.root):
            for name in folders:
                path = os.path.join(folder, name)
                if not os.path.islink(path):
                    os.chmod(path, 0o700)
        shutil.rmtree(self.root)

    def accept_outside(self):
        """What is outside now has to stay as it is."""
        self.before = self._outside()

    def fresh(self):
        """An empty folder for the next input."""
        self.inputs += 1
        folder = self.inside / str(self.inputs)
        folder.mkdir()
        return folder

    def fail(self, what):
        self.failures.append(f"input {self.inputs}: {what}")

    def require(self, holds, what):
        if not holds:
            self.fail(what)
        return holds

    def _outside(self):
        found = []
        for path in sorted(self.root.glob("*")) + sorted(self.outside.rglob("*")):
            if path.is_file() and not path.is_symlink():
                found.append((path, hashlib.md5(path.read_bytes()).hexdigest()))
            else:
                found.append((path, ""))
        return found

    def popen(self, folder, arguments, out, err, limited=None, without_powers=False,
              temporary=None, **more):  # fmt: skip
        """Starts a command in a session of its own, so that all of it can be ended.
        `without_powers` takes root's power to read everything away."""
        command = [str(a) if not isinstance(a, bytes) else a for a in arguments]
        command[0] = str(self.programs / command[0])
        if without_powers and os.geteuid() == 0:
            command = ["setpriv", "--inh-caps=-all", "--bounding-set=-all", *command]
        environment = {
            **os.environ,
            "TMPDIR": str(temporary or self.temporary),
            "HOME": str(self.root / "home"),
            "XDG_CACHE_HOME": str(self.root / "home"),
            "PALINDROME_PROOF_CACHE": "none",
        }

        def limit():
            # Far above what is allowed: saves the machine, and what is judged is the peak.
            if limited and not self.sanitized:
                resource.setrlimit(resource.RLIMIT_AS, (limited, limited))
            for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
                signal.signal(number, signal.SIG_DFL)

        return subprocess.Popen(command, cwd=folder, stdout=out, stderr=err, env=environment,
                                start_new_session=True, preexec_fn=limit, **more)  # fmt: skip

    def run(self, folder, *arguments, whole=None, seconds=20, megabytes=1200, text=True,
            without_powers=False, temporary=None, standard_input=b""):  # fmt: skip
        """Runs a command, and notes what it must not have done. With `whole` False,
        something of the input cannot be judged, so that status 0 is wrong; with True, it
        has to be 0. `text` tells that what it prints is for people. `seconds` are of
        processor time, so that a busy machine changes nothing, and a tenth of the
        wall time after which it is ended."""
        seconds *= 10 if self.sanitized else 1
        shown = " ".join(map(str, arguments[:6]))[:160].encode("unicode_escape").decode()
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err, \
                tempfile.TemporaryFile() as fed:  # fmt: skip
            fed.write(standard_input)
            fed.seek(0)
            process = self.popen(folder, arguments, out, err, 12 << 30, without_powers,
                                 temporary, stdin=fed)  # fmt: skip
            deadline = time.monotonic() + 10 * seconds
            pid = 0
            while pid == 0:
                pid, code, usage = os.wait4(process.pid, os.WNOHANG)
                if pid == 0 and time.monotonic() > deadline:
                    os.killpg(process.pid, signal.SIGKILL)
                    os.wait4(process.pid, 0)
                    process.returncode = -9
                    self.fail(f"{shown}: does not end within {10 * seconds} s")
                    return Run(-9, "", "")
                time.sleep(0.002)
            process.returncode = status = os.waitstatus_to_exitcode(code)
            texts = []
            for file in (out, err):
                file.seek(0)
                texts.append(file.read())
        if status < 0 or status > 2:
            self.fail(f"{shown}: status {status}: {texts[1][-200:]!r}")
        spent = usage.ru_utime + usage.ru_stime
        if spent > seconds:
            self.fail(f"{shown}: takes {spent:.1f} s of processor time, more than {seconds}")
        peak = usage.ru_maxrss >> 10
        if peak > megabytes and not self.sanitized:
            self.fail(f"{shown}: takes {peak} MB, more than {megabytes}")
        if whole is False and status == 0:
            self.fail(f"{shown}: status 0, though not all can be judged")
        if whole is True and status != 0:
            self.fail(f"{shown}: status {status}: {texts[1][-200:] or texts[0][-200:]!r}")
        self._check_surroundings(shown)
        run = Run(status, *(self._decode(shown, t, text) for t in texts))
        if "secret_outside" in run.out + run.err:
            self.fail(f"{shown}: shows what is in a file outside")
        return run

    def _check_surroundings(self, shown):
        after = self._outside()
        if after != self.before:
            changed = {str(path) for path, _ in set(after) ^ set(self.before)}
            self.fail(f"{shown}: changes {sorted(changed)}")
            self.before = after
        left = os.listdir(self.temporary)
        if left:
            self.fail(f"{shown}: leaves temporary files {left}")
            for name in left:
                path = self.temporary / name
                shutil.rmtree(path) if path.is_dir() else path.unlink()

    def _decode(self, shown, data, text):
        if not text:
            return data.decode("utf-8", "replace")
        try:
            decoded = data.decode()
        except UnicodeDecodeError as error:
            self.fail(f"{shown}: prints what is not UTF-8: {error}")
            return data.decode("utf-8", "replace")
        for pattern, what in ((RAW, "a raw control character"),
                              (WORKFLOW_COMMAND, "a command to a CI server")):  # fmt: skip
            found = pattern.search(decoded)
            if found:
                near = decoded[max(0, found.start() - 30) : found.end() + 30]
                self.fail(f"{shown}: prints {what}: {near!r}")
        return decoded
