#!/usr/bin/env bash
# Makes cmake/translators.profdata, by which clang compiles the translators
# (cmake/PalindromeProfile.cmake):
#
#   corpus/real.sh REAL zlib bzip2 tinyxml2
#   tools/measure/train.sh REAL
#
# imports and exports each module below REAL with a build that counts, in
# build/train. The next build compiles the translators by what was counted.
set -euo pipefail
[[ $# -ge 1 ]] || { echo "usage: tools/measure/train.sh PATH..." >&2; exit 2; }
mapfile -t modules < <(find "$@" -name '*.bc' -exec realpath {} + | sort)
[[ ${#modules[@]} -gt 0 ]] || { echo "train.sh: error: no bitcode below $*" >&2; exit 2; }
cd "$(dirname "$0")/../.."

[[ -f build/train/build.ninja ]] || cmake --preset train
ninja -C build/train palindrome-translate
translate=(build/train/bin/palindrome-translate --lossless)
profdata=$(llvm-config-22 --bindir)/llvm-profdata
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# %m: all runs of a program add to one file.
export LLVM_PROFILE_FILE="$work/%m.profraw"
for module in "${modules[@]}"; do
  "${translate[@]}" --import-llvm --mlir-print-debuginfo "$module" -o "$work/module.mlir"
  "${translate[@]}" --mlir-to-llvmir "$work/module.mlir" -o "$work/back.ll"
done
"$profdata" merge -sparse "$work"/*.profraw -o "$work/translators.profdata"
mv "$work/translators.profdata" cmake/translators.profdata
echo "train.sh: ${#modules[@]} modules"
