"""Verdicts from Python."""

import palindrome
import pytest

BEFORE = """define i32 @f(i32 %x) {
  %a = add nsw i32 %x, 1
  ret i32 %a
}
define i32 @g(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
"""
AFTER = BEFORE.replace("add nsw", "add").replace("ret i32 %v", "%w = add i32 %v, 1\n  ret i32 %w")


def test_refine():
    result = palindrome.refine(BEFORE, AFTER)
    assert result.verdict == "different" and not result
    assert result["f"].verdict == "refined" and result["@f"].rules == ("nsw dropped",)
    assert result["f"].other_way is False and result["f"].counterexample is None
    counterexample = result["g"].counterexample
    assert counterexample.difference == "the results differ"
    assert counterexample.inputs[0].name == "%p" and counterexample.memory[0].size == 4
    source, target = counterexample.source, counterexample.target
    assert (int(target.value.split()[0]) - int(source.value.split()[0])) % 2**32 == 1
    assert [step.name for step in target.trace] == ["%v", "%w"]
    assert "target returns i32" in counterexample.text
    with pytest.raises(KeyError):
        result["h"]


def test_what_is_chosen():
    assert palindrome.refine(BEFORE, AFTER, functions=["^f$"])
    with pytest.raises(palindrome.Error):
        palindrome.refine(BEFORE, AFTER, functions=["("])


def test_passes():
    doubled = "define i32 @f(i32 %x) {\n  %a = mul i32 %x, 2\n  ret i32 %a\n}\n"
    assert palindrome.refine(doubled, passes="instcombine")
    with pytest.raises(palindrome.Error):
        palindrome.refine(doubled, passes="no-such-pass")


def test_unknown_has_its_reason():
    loop = """define i32 @f(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %head, label %end
end:
  ret i32 %i
}
"""
    pair = palindrome.refine(loop, loop.replace("add i32 %i, 1", "add i32 %i, 2"), seconds=1)["f"]
    assert pair.verdict == "different" or pair.because.kind


def test_diff():
    result = palindrome.diff(BEFORE, AFTER)
    assert result and result.likeness == "different"
    assert {"flags", "instruction-missing"} <= {each.class_ for each in result.differences}
    assert not palindrome.diff(BEFORE, BEFORE)


def test_verify(tmp_path):
    (tmp_path / "a.ll").write_text(BEFORE)
    (tmp_path / "b.ll").write_text("no module")
    with palindrome.verify(tmp_path) as results:
        found = list(results)
    assert [(each.path, each.verdict) for each in found] == [
        (str(tmp_path / "a.ll"), "identical"), (str(tmp_path / "b.ll"), "unreadable")]  # fmt: skip
    assert results.summary["summary"]["identical"] == 1
    with pytest.raises(palindrome.Error) as caught:
        list(palindrome.verify(tmp_path / "missing"))
    assert caught.value.status == 2


def test_verify_settles_meaning(tmp_path):
    (tmp_path / "a.ll").write_text("define void @f(ptr writable %p) {\n  ret void\n}\n")
    (result,) = palindrome.verify([tmp_path / "a.ll"], require="refined",
                                  options=["--engine=upstream"])  # fmt: skip
    assert result.verdict in ("refined", "identical", "equivalent")


def test_a_verification_can_be_left(tmp_path):
    for number in range(50):
        (tmp_path / f"{number:02}.ll").write_text(BEFORE)
    results = palindrome.verify(tmp_path)
    assert next(results).verdict == "identical"
    results.close()
    assert results._process.returncode is not None
