"""Writes modules at which the readers of LLVM and MLIR die: text that nests deeply, and
bytecode in which a group of 8 attributes says that it has 40 (the defect is
corpus/upstream/bytecode/group-past-end.mlir)."""

import subprocess

DEPTH = 30000

with open("deep.ll", "w") as file:
    file.write(f"@g = global {'[1 x ' * DEPTH}i8{']' * DEPTH} zeroinitializer\n")
with open("deep.mlir", "w") as file:
    file.write("module attributes {a = " + "[" * DEPTH + "]" * DEPTH + "} {}\n")
with open("group.mlir", "w") as file:
    file.write("llvm.func @f(%x: i32) -> i32 {\n  llvm.return %x : i32\n}\n")
subprocess.run(["mlir-opt", "--emit-bytecode", "group.mlir", "-o", "group.mlirbc"], check=True)
with open("group.mlirbc", "r+b") as file:
    file.seek(34)
    assert file.read(1) == b"\x11"
    file.seek(34)
    file.write(b"\x51")
