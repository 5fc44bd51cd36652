#!/usr/bin/env bash
# Compiles real C, C++, Fortran and Rust programs to LLVM modules, as input for
# `palindrome verify`.
#
#   corpus/real.sh DIR [PACKAGE...]
#
# Downloads the Debian packages named, or all that corpus/real-programs.txt lists:
# source packages and, for Rust, the packages that contain a crate's source. Compiles
# each translation unit with clang-22, flang-22 or rustc at -O0 -g, -O2 and -O2 -g,
# to DIR/PACKAGE/LEVEL/UNIT.bc, and links each program as an LTO build does, to
# DIR/PACKAGE/LTO/*.bc. The sources stay in DIR/sources, and modules that exist are
# not compiled again. DIR/skipped.txt lists what does not compile. A language whose
# compiler is missing is skipped with a message. DIR/READY is written at the end,
# with the counts.
#
# Environment: LEVELS, the levels to make (default: "O0g O2 O2g LTO"); one more is
# `front`, which is what the front end emits for -O1 -g, before any pass of LLVM;
# JOBS, the number of compilers at once (default: the processors); RUSTC, the Rust
# compiler (default: rustc, then ~/.cargo/bin/rustc); FLANG, the Fortran compiler
# (default: flang-22).
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=corpus/real-compile.sh
source "$here/real-compile.sh"
# shellcheck source=corpus/fetch-source.sh
source "$here/fetch-source.sh"

# Prints the files that match the globs $1 and not the globs $2, one a line.
list_units() {
  local file glob keep excluded
  read -ra excluded <<<"$2"
  for file in $1; do
    [[ -f $file ]] || continue
    keep=1
    for glob in "${excluded[@]}"; do
      # shellcheck disable=SC2053 # a glob is meant
      [[ $file == $glob ]] && keep=
    done
    [[ -z $keep ]] || echo "$file"
  done
}

# Succeeds if the compiler of language $1 is installed; prints a message once if not.
declare -A missing=()
has_compiler() {
  local compiler
  case $1 in
    c) compiler=clang-22 ;;
    c++) compiler=clang++-22 ;;
    fortran) compiler=$FLANG ;;
    rust) compiler=$RUSTC ;;
    *) fail "real-programs.txt: unknown language '$1'" ;;
  esac
  command -v "$compiler" >/dev/null && return
  [[ -n ${missing[$1]:-} ]] ||
    echo "corpus/real.sh: $compiler is not installed: $1 is skipped" >&2
  missing[$1]=1
  return 1
}

# Makes the modules of one line of the table.
make_modules() {
  local package=$1 language=$2 sources=$4 without=$5 api=$6 unlinked=$7 flags=()
  has_compiler "$language" || return 0
  [[ $3 == - ]] || read -ra flags <<<"$3"
  fetch "$package" "$dir/sources"
  cd "$dir/sources/$package"
  if [[ $language == rust ]]; then make_rust; else make_linked; fi
  cd "$dir"
  echo "$package: $(find "$dir/$package" -name '*.bc' | wc -l) modules"
}

[[ $# -ge 1 ]] || fail "usage: corpus/real.sh DIR [PACKAGE...]"
for tool in clang-22 clang++-22 llvm-link-22 opt-22 apt-get dpkg-deb xargs; do
  command -v "$tool" >/dev/null || fail "$tool is not installed"
done
mkdir -p "$1/sources"
dir=$(cd "$1" && pwd)
shift
export JOBS=${JOBS:-$(nproc)} SKIPPED=$dir/skipped.txt
export -f compile finish
LEVELS=${LEVELS:-O0g O2 O2g LTO}
FLANG=${FLANG:-flang-22}
RUSTC=${RUSTC:-$(command -v rustc || echo "$HOME/.cargo/bin/rustc")}
rm -f "$dir/READY" "$SKIPPED"

wanted=" $* "
while IFS='|' read -r package columns; do
  package=$(trim "$package")
  [[ -n $package && $package != \#* ]] || continue
  [[ $# -eq 0 || $wanted == *" $package "* ]] || continue
  IFS='|' read -ra rest <<<"$columns"
  [[ ${#rest[@]} -eq 6 ]] || fail "real-programs.txt: $package: not 7 columns"
  for i in "${!rest[@]}"; do rest[i]=$(trim "${rest[i]}"); done
  make_modules "$package" "${rest[@]}" </dev/null
done <"$here/real-programs.txt"

find "$dir" -path "$dir/sources" -prune -o -name '*.bc' -print | wc -l |
  sed 's/$/ modules/' | tee "$dir/READY"
