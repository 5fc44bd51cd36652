"""Translations from Python: what comes back, and what is raised."""

import pathlib

import palindrome
import pytest

ADD = """define i32 @add(i32 %x, i32 %y) {
  %sum = add nsw i32 %x, %y
  ret i32 %sum
}
"""


def test_text_comes_back():
    mlir = palindrome.import_ir(ADD)
    assert "llvm.add" in mlir
    assert palindrome.export_ir(mlir) == palindrome.export_ir(palindrome.import_ir(ADD.encode()))
    assert "%sum = add nsw i32 %x, %y" in palindrome.export_ir(mlir)


def test_binary_forms(tmp_path):
    bytecode = palindrome.import_ir(ADD, bytecode=True)
    assert isinstance(bytecode, bytes) and bytecode.startswith(b"ML\xefR")
    bitcode = palindrome.export_ir(bytecode, bitcode=True)
    assert isinstance(bitcode, bytes) and bitcode.startswith(b"BC\xc0\xde")
    path = tmp_path / "add.bc"
    path.write_bytes(bitcode)
    assert palindrome.import_ir(path) == palindrome.import_ir(bitcode)


def test_raising_and_lowering():
    raised = palindrome.import_ir(ADD, raised=True)
    assert "arith.addi" in raised and "func.func" in raised
    assert "arith.addi" not in palindrome.import_ir(ADD, raised=["func"])
    assert "llvm.add" in palindrome.lower(raised)
    assert "add nsw i32" in palindrome.export_ir(raised, lowered=True)
    assert "arith.addi" in palindrome.raise_ir(palindrome.import_ir(ADD))


def test_an_error_has_its_place():
    with pytest.raises(palindrome.Error) as caught:
        palindrome.import_ir("\ndefine i32 @f( {\n")
    error = caught.value
    assert (error.file, error.line, error.column, error.status) == ("<stdin>", 3, 1, 2)
    assert str(error) == "expected type"
    assert not isinstance(error, palindrome.Crash)


def test_no_file():
    with pytest.raises(FileNotFoundError):
        palindrome.import_ir(pathlib.Path("/no/such/file.ll"))


def test_what_is_left_out_is_a_warning():
    with pytest.warns(palindrome.PalindromeWarning, match="names"):
        palindrome.import_ir(ADD, plain=True)


def test_a_limit_of_time(monkeypatch, tmp_path):
    with pytest.raises(palindrome.TimedOut):
        palindrome.run("define i32 @f() {\n  br label %a\na:\n  br label %a\n}", "f", timeout=0.3)
    slow = tmp_path / "palindrome"
    slow.write_text("#!/bin/sh\nexec sleep 20\n")
    slow.chmod(0o755)
    monkeypatch.setenv("PALINDROME", str(slow))
    with pytest.raises(palindrome.TimedOut, match="no result within 0.3 s"):
        palindrome.import_ir(ADD, timeout=0.3)


def test_a_crash_is_an_exception(monkeypatch, tmp_path):
    dying = tmp_path / "palindrome"
    dying.write_text("#!/bin/sh\nkill -SEGV $$\n")
    dying.chmod(0o755)
    monkeypatch.setenv("PALINDROME", str(dying))
    with pytest.raises(palindrome.Crash) as caught:
        palindrome.import_ir(ADD)
    assert caught.value.status == -11


def test_version():
    assert palindrome.version().startswith("palindrome 0.1.0")
