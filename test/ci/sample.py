"""A project of somebody who checks round trips in CI, for the tests of this folder."""

import pathlib

# What comes back of these by upstream's engine lacks names and spellings alone, which
# --require=refined lets pass.
FINE = """define i32 @f{n}(i32 %x) {{
  %y = add nsw i32 %x, {n}
  ret i32 %y
}}
"""
# Upstream's engine loses the attribute, which is a part of how the function is called.
SHORT = """declare void @g{n}() "aarch64_pstate_sm_enabled"

define void @f{n}() {{
  call void @g{n}()
  ret void
}}
"""


def write(folder):
    """Writes modules of which two fall short of refined by upstream's engine."""
    tests = pathlib.Path(folder) / "tests"
    (tests / "in ner").mkdir(parents=True)
    for n in range(8):
        (tests / f"fine{n}.ll").write_text(FINE.format(n=n))
    (tests / "known.ll").write_text(SHORT.format(n=1))
    (tests / "in ner" / "known.ll").write_text(SHORT.format(n=2))


def add_news(folder):
    """Adds a module that falls short, too."""
    (pathlib.Path(folder) / "tests" / "news.ll").write_text(SHORT.format(n=3))
