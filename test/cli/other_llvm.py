"""Changes the version of LLVM that a bitcode file says it is of: other_llvm.py IN OUT.

The name is in the identification block, in letters of six bits, at any bit.
"""

import sys

letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"


def bits_of(text):
    return sum(letters.index(letter) << 6 * place for place, letter in enumerate(text))


old, new = bits_of("LLVM22"), bits_of("LLVM99")
width = 6 * len("LLVM22")
with open(sys.argv[1], "rb") as file:
    contents = file.read()
bits = int.from_bytes(contents, "little")
place = next(
    place for place in range(8 * len(contents)) if bits >> place & ((1 << width) - 1) == old
)
bits ^= (old ^ new) << place
with open(sys.argv[2], "wb") as file:
    file.write(bits.to_bytes(len(contents), "little"))
