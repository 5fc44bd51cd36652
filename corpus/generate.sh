#!/usr/bin/env bash
# Compiles the programs in corpus/sources to corpus/modules/{c,cpp,rust,fortran},
# each at -O0 -g, -O2 and -O2 -g, with clang-22, rustc and flang-22.
#
#   corpus/generate.sh [DIR]
#
# The modules are written below DIR (default: corpus/modules). They depend only on
# the sources and on the versions of the compilers and of the C++ library. A
# language whose compiler is missing is skipped with a message; its modules stay as
# they are.
#
# Environment: RUSTC, the Rust compiler (default: rustc, then ~/.cargo/bin/rustc).
set -euo pipefail

readonly triple=x86_64-pc-linux-gnu
readonly levels=(O0g O2 O2g)

mkdir -p "${1:-$(dirname "$0")/modules}"
out=$(cd "${1:-$(dirname "$0")/modules}" && pwd)
cd "$(dirname "$0")/sources"

RUSTC=${RUSTC:-$(command -v rustc || echo "$HOME/.cargo/bin/rustc")}

skip() { echo "corpus/generate.sh: $1 is not installed: $2 is skipped" >&2; }

# The optimisation and debug flags of level $1, as clang and flang spell them.
options() {
  case $1 in
    O0g) echo -O0 -g ;;
    O2) echo -O2 ;;
    O2g) echo -O2 -g ;;
  esac
}

# Compiles source $2 at each level. $1 is a function that takes the source, the
# level and the output.
each_level() {
  local level stem
  stem=$(basename "${2%.*}")
  mkdir -p "$out/$(dirname "$2")"
  for level in "${levels[@]}"; do
    "$1" "$2" "$level" "$out/$(dirname "$2")/$stem.$level.ll"
  done
}

clang_module() {
  local compiler=clang-22 standard=-std=c17 flags
  [[ $1 != *.cpp ]] || compiler=clang++-22 standard=-std=c++20
  read -ra flags <<<"$(options "$2")"
  "$compiler" --target=$triple $standard "${flags[@]}" -S -emit-llvm \
    -fdebug-compilation-dir=. -ffile-prefix-map=/usr/= "$1" -o "$3"
}

# flang writes the absolute path of the source into the module, and a hash of the
# path into names; no option prevents this. So the source is compiled from a path
# that is the same on every machine. flang also lists the modules that a scope uses
# in an order that changes from run to run, so no source here uses two in a scope.
readonly fortranDir=/tmp/palindrome-corpus

flang_module() {
  local flags
  read -ra flags <<<"$(options "$2")"
  (cd "$fortranDir" &&
    flang-22 --target=$triple "${flags[@]}" -S -emit-llvm "${1##*/}" -o "$3")
}

rust_module() {
  local flags
  case $2 in
    O0g) flags=(-C opt-level=0 -C debuginfo=2) ;;
    O2) flags=(-C opt-level=2) ;;
    O2g) flags=(-C opt-level=2 -C debuginfo=2) ;;
  esac
  "$RUSTC" --edition=2021 --emit=llvm-ir -C codegen-units=1 -C metadata=corpus \
    --remap-path-prefix "$PWD=." --remap-path-prefix "$("$RUSTC" --print sysroot)=/rust" \
    "${flags[@]}" "$1" -o "$3"
}

if command -v clang-22 >/dev/null; then
  for source in c/*.c cpp/*.cpp; do each_level clang_module "$source"; done
else
  skip clang-22 "C and C++"
fi
if command -v flang-22 >/dev/null; then
  mkdir "$fortranDir" # fails where somebody has it already
  trap 'rm -r "$fortranDir"' EXIT
  cp fortran/*.f90 "$fortranDir"
  for source in fortran/*.f90; do each_level flang_module "$source"; done
else
  skip flang-22 Fortran
fi
if command -v "$RUSTC" >/dev/null; then
  for source in rust/*.rs; do each_level rust_module "$source"; done
else
  skip rustc Rust
fi
