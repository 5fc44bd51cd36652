"""ways.py LIBRARY_DIR [--interpret] FILE [ARG...]: runs a program of MLIR in three ways, or
four, which must have the same output and exit status, and prints them.

  palindrome run FILE
  palindrome run --through-llvmir FILE
  mlir-opt --pass-pipeline=... FILE | mlir-translate --mlir-to-llvmir | lli
  palindrome run --interpret FILE              with --interpret

The passes are those that `palindrome export --print-pipeline` prints. If some are
palindrome's own, which mlir-opt lacks, palindrome lowers the module the third way too. lli loads MLIR's
runner libraries of LIBRARY_DIR. Addresses in the output of printMemref, which
differ from run to run, become ADDRESS. Exit status 1 if they differ.
"""

import pathlib
import re
import subprocess
import sys

LIBRARIES = ["mlir_c_runner_utils", "mlir_runner_utils", "mlir_float16_utils", "mlir_apfloat_wrappers"]


def run(*command, input=None):
    """The output and the exit status of a command, as one text."""
    done = subprocess.run(command, input=input, stdout=subprocess.PIPE)
    output = re.sub(rb"base@ = 0x[0-9a-f]+", b"base@ = ADDRESS", done.stdout)
    return output.decode() + f"exit status {done.returncode}\n"


def check_output(*command, input=None):
    return subprocess.run(command, input=input, stdout=subprocess.PIPE, check=True).stdout


def run_upstream(libraries, file, arguments):
    pipeline = check_output("palindrome", "export", "--print-pipeline", file)
    lower = ["mlir-opt", "--pass-pipeline=" + pipeline.decode().strip()]
    if b"palindrome-" in pipeline:
        lower = ["palindrome", "export", "--lower", "--emit=mlir"]
    lowered = check_output(*lower, file)
    module = check_output("mlir-translate", "--mlir-to-llvmir", input=lowered)
    options = [f"--dlopen={libraries / f'lib{name}.so'}" for name in LIBRARIES]
    return run("lli", *options, "-", *arguments, input=module)


def main(libraries, *arguments):
    is_interpreted = arguments[0] == "--interpret"
    file, *arguments = arguments[is_interpreted:]
    ways = {
        "palindrome run": run("palindrome", "run", file, *arguments),
        "palindrome run --through-llvmir": run(
            "palindrome", "run", "--through-llvmir", file, *arguments
        ),
        "mlir-opt, mlir-translate and lli": run_upstream(
            pathlib.Path(libraries), file, arguments
        ),
    }
    if is_interpreted:
        ways["palindrome run --interpret"] = run(
            "palindrome", "run", "--interpret", file, *arguments
        )
    first = next(iter(ways.values()))
    for way, result in ways.items():
        if result != first:
            sys.exit(f"{first}--- differs with {way}:\n{result}")
    print(first, end="")


try:
    main(*sys.argv[1:])
except subprocess.CalledProcessError as error:
    sys.exit(str(error))
