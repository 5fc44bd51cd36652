# How lit runs every suite of this project; each suite's site configuration, which
# CMake makes of lit.site.cfg.py.in, has its name and folder.

import os
import shutil

import lit.formats

config.name = f"palindrome-{config.suite}"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".ll", ".mlir", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = config.suite_dir
config.environment["PATH"] = os.pathsep.join(
    [config.program_dir, config.llvm_tools_dir, config.environment["PATH"]]
)
for program in ("cargo", "chromium", "fish", "groff", "meson", "zsh"):
    if shutil.which(program, path=config.environment["PATH"]):
        config.available_features.add(program)
# Where cargo keeps what it needs.
for variable in ("HOME", "CARGO_HOME", "RUSTUP_HOME"):
    if variable in os.environ:
        config.environment[variable] = os.environ[variable]
# Some tests cannot run with AddressSanitizer. Its shadow counts as memory, so that no limits of
# memory are set. Programs that are built without it cannot load a plug-in that has it. Its heap
# leaves gaps between objects, so that a write of LLVM's libraries past an object damages nothing.
if config.sanitized:
    config.available_features.add("sanitized")
for variable in ("ASAN_OPTIONS", "UBSAN_OPTIONS"):
    if variable in os.environ:
        config.environment[variable] = os.environ[variable]
# Tests of the prover are to prove, and not to find what another test has proved.
config.environment["PALINDROME_PROOF_CACHE"] = "none"
# The environment of whoever runs the tests does not colour what they compare.
for variable in ("CLICOLOR", "CLICOLOR_FORCE", "NO_COLOR"):
    config.environment.pop(variable, None)
config.substitutions += [
    # `%exits N COMMAND`: COMMAND must exit with status N. It needs no packages, and starts
    # in a third of the time without.
    ("%exits", f"{config.python} -I -S {os.path.dirname(__file__)}/exits.py"),
    # `%run3 FILE`: runs a program by Palindrome's and by MLIR's tools; `%run4 FILE`: without
    # a lowering, too, which knows no op of the `llvm` dialect.
    (
        "%run3",
        f"{config.python} {config.project_dir}/test/run/ways.py {config.llvm_library_dir}",
    ),
    (
        "%run4",
        f"{config.python} {config.project_dir}/test/run/ways.py {config.llvm_library_dir}"
        " --interpret",
    ),
    # `%on-terminal [OPTION...] COMMAND`: what a terminal shows of COMMAND.
    (
        "%on-terminal",
        f"{config.python} {config.project_dir}/test/cli/Inputs/on_terminal.py",
    ),
    ("%python", config.python),
    ("%check-report", f"{config.python} {config.project_dir}/test/cli/check_report.py"),
    (
        "%check-json",
        f"{config.jsonschema_python} {config.project_dir}/test/cli/check_json.py"
        f" {config.project_dir}/docs/json.schema.json",
    ),
    (
        "%check-ci",
        f"{config.jsonschema_python} {config.project_dir}/test/cli/check_ci.py",
    ),
    # `%browse PAGE HASH`: the elements that a browser makes of PAGE#HASH.
    ("%browse", f"{config.python} {config.project_dir}/test/cli/browse.py"),
    ("%programs", config.program_dir),
    ("%tools", config.llvm_tools_dir),
    ("%lowered", f"{config.python} {os.path.dirname(__file__)}/llvm-ir-target/lowered.py"),
    # `%runs RESULT ARGUMENT...`: palindrome run prints RESULT, through LLVM IR, too.
    ("%runs", f"{config.python} {os.path.dirname(__file__)}/runs.py"),
    # The plug-ins for mlir-opt and opt.
    ("%libraries", os.path.join(os.path.dirname(config.program_dir), "lib")),
    ("%manual", os.path.join(os.path.dirname(config.program_dir), "manual")),
    # The libraries that test/plugins builds.
    ("%plugins", config.plugins_dir),
]
