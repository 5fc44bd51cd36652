"""The code of docs/python.md does what its comments say."""

import pathlib

import palindrome

ROOT = pathlib.Path(__file__).resolve().parents[2]
GCD = """define i32 @gcd(i32 noundef %a, i32 noundef %b) {
entry:
  br label %head

head:
  %x = phi i32 [ %a, %entry ], [ %y, %body ]
  %y = phi i32 [ %b, %entry ], [ %rest, %body ]
  %done = icmp eq i32 %y, 0
  br i1 %done, label %end, label %body

body:
  %rest = srem i32 %x, %y
  br label %head

end:
  %same = add i32 %x, 0
  ret i32 %same
}
"""


def test_code(capsys):
    text = (ROOT / "docs/python.md").read_text()
    code = text.split("```python\n")[1].split("```")[0]
    names = {"ir": palindrome.export_ir(palindrome.import_ir(GCD))}
    exec(compile(code, "docs/python.md", "exec"), names)
    assert capsys.readouterr().out.split() == ["12", "@gcd", "equivalent"]
    assert names["result"]


def test_each_function_is_named():
    text = (ROOT / "docs/python.md").read_text()
    functions = [name for name in palindrome.__all__
                 if callable(getattr(palindrome, name)) and name.islower()
                 and name not in ("program", "version")]  # fmt: skip
    assert [name for name in functions if f"`{name}" not in text] == []
