#!/usr/bin/env bash
# Links 1, 2, 4, 8 and 16 copies of one program, to measure how time grows with
# size.
#
#   corpus/linear.sh DIR [PACKAGE]
#   build/bin/palindrome bench DIR/x*.bc --group-by='/x(\d+)'
#
# The program is the one that corpus/real.sh links for PACKAGE (default: bzip2) at
# -O2 -g. In each copy every symbol except intrinsics, every struct type, the roots of
# TBAA, and all debug info with a name or an identifier are renamed. So copies share
# only the few nodes without a name, and sizes do double. Writes DIR/x01.bc to
# DIR/x16.bc; DIR/real and DIR/copies are work folders.
set -euo pipefail

[[ $# -ge 1 && $# -le 2 ]] || {
  echo "corpus/linear.sh: error: usage: corpus/linear.sh DIR [PACKAGE]" >&2
  exit 2
}
for tool in llvm-dis-22 llvm-link-22 perl; do
  command -v "$tool" >/dev/null || {
    echo "corpus/linear.sh: error: $tool is not installed" >&2
    exit 2
  }
done
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1/copies"
dir=$(cd "$1" && pwd)
package=${2:-bzip2}

"$here/real.sh" "$dir/real" "$package"
llvm-dis-22 "$dir/real/$package/LTO/$package.bc" -o "$dir/copies/original.ll"

# Writes copy $1 of the program, with the new names that the comment above lists. A
# quoted string is a name only after a sigil or the name of a field.
copy() {
  COPY=$1 perl -pe '
    s{ (filename|name|linkageName|identifier|directory):\ "([^"]+)"
     | ([@\$])"([^"]+)"
     | %"((?:struct|union|class)\.[^"]+)"
     | !"(Simple\ [^"]*TBAA)"
     | "[^"]*"
     | ([@\$])(?!llvm\.)([-A-Za-z_.\$][-\w.\$]*)
     | %((?:struct|union|class)\.[-\w.\$]+)
     }{defined $1 ? "$1: \"$2.$ENV{COPY}\""
     : defined $3 ? "$3\"$4.$ENV{COPY}\""
     : defined $5 ? "%\"$5.$ENV{COPY}\""
     : defined $6 ? "!\"$6.$ENV{COPY}\""
     : defined $7 ? "$7$8.$ENV{COPY}"
     : defined $9 ? "%$9.$ENV{COPY}"
     : $&}gex' "$dir/copies/original.ll" >"$dir/copies/$1.ll"
}

parts=()
for number in {1..16}; do
  copy "$number"
  parts+=("$dir/copies/$number.ll")
  case $number in 1 | 2 | 4 | 8 | 16)
    llvm-link-22 "${parts[@]}" -o "$(printf '%s/x%02d.bc' "$dir" "$number")"
    ;;
  esac
done
ls -l "$dir"/x*.bc
