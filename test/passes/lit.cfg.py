# How lit runs the tests of stock mlir-opt passes over imported modules, and of
# the comparison of what they leave.

import os

import lit.formats

config.name = "palindrome-passes"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".ll", ".test"]
config.test_source_root = os.path.dirname(__file__)
config.environment["PATH"] = os.pathsep.join(
    [config.program_dir, config.llvm_tools_dir, config.environment["PATH"]]
)
config.substitutions += [
    ("%python", config.python),
    ("%programs", config.program_dir),
    ("%tools", config.llvm_tools_dir),
]
