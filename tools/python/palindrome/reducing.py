"""Makes modules smaller."""

import contextlib
import os
import shlex
import socket
import sys
import tempfile
import threading
from typing import Callable, Iterator, List, Optional, Sequence, Union

from ._program import Module, as_text, call, files, flags


def reduce(module: Module, keep: Union[str, Callable[[Union[str, bytes]], bool]], *,
           passes: Optional[str] = None, timeout: Optional[float] = None,
           options: Sequence[str] = ()) -> Union[str, bytes]:
    """Removes from a module what is not needed for `keep`.

    keep    a verdict, with its class, as `palindrome reduce --keep` takes it, such as "crash" or
            "different"; or a function that gets a smaller module and says if it is still of
            interest
    passes  judges these passes, not a round trip, if `keep` is a verdict

    Raises Error if the module is not of interest as it is, and whatever the function raises.
    """
    with contextlib.ExitStack() as stack:
        (path,) = stack.enter_context(files(module))
        out = os.path.join(stack.enter_context(tempfile.TemporaryDirectory()), "reduced")
        raised: List[BaseException] = []
        if callable(keep):
            command = stack.enter_context(_asking(keep, raised))
            chosen = ["--keep=invalid", f"--command={command}"]
        else:
            chosen = [f"--keep={keep}", *flags(passes=passes)]
        try:
            call(["reduce", path, "-o", out, *chosen, *options], timeout=timeout)
        except Exception:
            if raised:
                raise raised[0] from None
            raise
        if raised:
            raise raised[0]
        with open(out, "rb") as file:
            return as_text(file.read())


@contextlib.contextmanager
def _asking(keep: Callable[[Union[str, bytes]], bool], raised: List[BaseException]) -> Iterator[str]:
    """A command of the shell that fails where `keep` says that a file is of interest. It asks this
    process by a socket."""
    with tempfile.TemporaryDirectory() as folder:
        address = os.path.join(folder, "socket")
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(address)
            listener.listen()

            def answer() -> None:
                while True:
                    try:
                        connection, _ = listener.accept()
                    except OSError:
                        return  # The socket is closed: nobody asks any more.
                    with connection, connection.makefile("rb") as stream:
                        path = stream.readline().decode().rstrip("\n")
                        if not path:
                            return
                        interesting = False
                        if not raised:
                            try:
                                with open(path, "rb") as file:
                                    interesting = bool(keep(as_text(file.read())))
                            except BaseException as error:  # It is raised in the caller's thread.
                                raised.append(error)
                        connection.sendall(b"1" if interesting else b"0")

            thread = threading.Thread(target=answer, daemon=True)
            thread.start()
            try:
                script = os.path.join(os.path.dirname(__file__), "_ask.py")
                yield " ".join(map(shlex.quote, [sys.executable, "-S", script, address])) + " {}"
            finally:
                with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as last:
                    last.connect(address)
                    last.sendall(b"\n")
                thread.join()
