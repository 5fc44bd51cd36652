# How lit runs the whole-program tests.

import os

import lit.formats

config.name = "palindrome"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".test"]
config.test_source_root = os.path.dirname(__file__)
config.environment["PATH"] = os.pathsep.join(
    [config.program_dir, config.llvm_tools_dir, config.environment["PATH"]]
)
# `%exits N COMMAND`: COMMAND must exit with status N.
config.substitutions += [
    ("%exits", f"{config.python} {config.test_source_root}/exits.py"),
    ("%check-report", f"{config.python} {config.test_source_root}/check_report.py"),
    ("%python", config.python),
    # What test/plugins builds.
    ("%plugins", config.plugins_dir),
]
