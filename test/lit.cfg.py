# How lit runs every suite of this project; each suite's site configuration, which
# CMake makes of lit.site.cfg.py.in, has its name and folder.

import os

import lit.formats

config.name = f"palindrome-{config.suite}"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".ll", ".mlir", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = config.suite_dir
config.environment["PATH"] = os.pathsep.join(
    [config.program_dir, config.llvm_tools_dir, config.environment["PATH"]]
)
config.substitutions += [
    # `%exits N COMMAND`: COMMAND must exit with status N.
    ("%exits", f"{config.python} {os.path.dirname(__file__)}/exits.py"),
    # `%run3 FILE`: runs a program by Palindrome's and by MLIR's tools.
    (
        "%run3",
        f"{config.python} {config.project_dir}/test/run/run3.py {config.llvm_library_dir}",
    ),
    ("%python", config.python),
    ("%check-report", f"{config.python} {config.project_dir}/test/cli/check_report.py"),
    (
        "%check-json",
        f"{config.jsonschema_python} {config.project_dir}/test/cli/check_json.py"
        f" {config.project_dir}/docs/json.schema.json",
    ),
    ("%programs", config.program_dir),
    ("%tools", config.llvm_tools_dir),
    ("%lowered", f"{config.python} {os.path.dirname(__file__)}/llvm-ir-target/lowered.py"),
    # `%runs RESULT ARGUMENT...`: palindrome run prints RESULT, through LLVM IR, too.
    ("%runs", f"{config.python} {os.path.dirname(__file__)}/runs.py"),
    # The libraries that test/plugins builds.
    ("%plugins", config.plugins_dir),
]
