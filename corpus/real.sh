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
# Environment: JOBS, the number of compilers at once (default: the processors);
# RUSTC, the Rust compiler (default: rustc, then ~/.cargo/bin/rustc); FLANG, the
# Fortran compiler (default: flang-22).
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=corpus/real-compile.sh
source "$here/real-compile.sh"

fail() {
  echo "corpus/real.sh: error: $1" >&2
  exit 2
}

trim() {
  local text=$1
  text=${text#"${text%%[![:space:]]*}"}
  printf '%s' "${text%"${text##*[![:space:]]}"}"
}

# Configures apt with lists and a cache below $1, so that the system's own do not
# change.
apt_source_options() {
  local dir=$1 suite
  suite=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
  [[ -n $suite ]] || fail "/etc/os-release names no Debian release; run this on Debian"
  mkdir -p "$dir/lists/partial" "$dir/cache/archives/partial" "$dir/parts"
  cat >"$dir/parts/source.sources" <<SOURCES
Types: deb deb-src
URIs: http://deb.debian.org/debian
Suites: $suite
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
SOURCES
  aptOptions=(-qq -o "Dir::Etc::SourceList=/dev/null"
              -o "Dir::Etc::SourceParts=$dir/parts"
              -o "Dir::State::Lists=$dir/lists" -o "Dir::Cache=$dir/cache"
              -o "APT::Sandbox::User=root")
}

# Unpacks the sources of package $1 into $dir/sources/$1.
fetch() {
  local package=$1 target=$dir/sources/$1 download
  [[ -d $target ]] && return
  echo "fetching $package"
  if [[ ${#aptOptions[@]} -eq 0 ]]; then
    apt_source_options "$dir/sources/.apt"
    apt-get "${aptOptions[@]}" update
  fi
  download=$dir/sources/.apt/$package
  rm -rf "$download" "$target.part"
  mkdir -p "$download" "$target.part"
  if [[ $package == librust-*-dev ]]; then
    (cd "$download" && apt-get "${aptOptions[@]}" download "$package")
    dpkg-deb -x "$download"/*.deb "$target.part"
    mv "$target.part"/usr/share/cargo/registry/* "$target"
    rm -r "$target.part"
  else
    (cd "$download" && apt-get "${aptOptions[@]}" source --download-only "$package")
    tar -xf "$(find "$download" -name '*.orig.tar.*' ! -name '*.asc')" \
        -C "$target.part" --strip-components=1
    mv "$target.part" "$target"
  fi
}

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
  fetch "$package"
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
FLANG=${FLANG:-flang-22}
RUSTC=${RUSTC:-$(command -v rustc || echo "$HOME/.cargo/bin/rustc")}
aptOptions=()
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
