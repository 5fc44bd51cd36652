"""Writes to stdout a frame of zstd's: a file, and then so many MB of line feeds."""

import pathlib
import sys


def block(kind, size, data, last=False):
    return (last | kind << 1 | size << 3).to_bytes(3, "little") + data


megabytes, contents = int(sys.argv[1]), pathlib.Path(sys.argv[2]).read_bytes()
frame = b"\x28\xb5\x2f\xfd\x00\x38" + block(0, len(contents), contents)
frame += block(1, 128 << 10, b"\n") * (megabytes * 8)
sys.stdout.buffer.write(frame + block(0, 0, b"", last=True))
