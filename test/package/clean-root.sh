#!/usr/bin/env bash
# Tests the Debian packages on a clean root: makes one with debootstrap, installs
# `palindrome` with what it depends on, runs the session of the README with it, and
# removes it again. Nothing may be left of it.
#
#     clean-root.sh [--base=FOLDER] [--with-development] PACKAGE.deb...
#
# --base copies a root that debootstrap made before. --with-development also installs libpalindrome-dev, and builds a program with it. The
# mirror, the suites and the archive of LLVM are those of this machine's apt. Exit
# status: 0 if all is well, or after a line that says why the test cannot run: it needs
# root and debootstrap. 1 after a line that says what is wrong.
set -euo pipefail

development='' base=''
while [[ ${1:-} == --* ]]; do
  case $1 in
    --base=*) base=${1#*=} ;;
    --with-development) development=1 ;;
    *)
      echo "clean-root: error: no option '$1'"
      exit 2
      ;;
  esac
  shift
done
say() { echo "clean-root: $*"; }
fail() {
  say "error: $*"
  exit 1
}

project=$(cd "$(dirname "$0")/../.." && pwd)
program='' library='' shared='' module=''
for package; do
  [[ -f $package ]] || fail "$package: no such file"
  case $(dpkg-deb -f "$package" Package) in
    palindrome) program=$(realpath "$package") ;;
    libpalindrome-dev) library=$(realpath "$package") ;;
    libpalindrome1) shared=$(realpath "$package") ;;
    python3-palindrome) module=$(realpath "$package") ;;
    *) fail "$package: is not a package of Palindrome's" ;;
  esac
done
[[ -n $program && -n $library && -n $shared && -n $module ]] || {
  say "error: expected palindrome, libpalindrome1, libpalindrome-dev and python3-palindrome"
  exit 2
}
if [[ $EUID -ne 0 ]]; then
  say "skipped: a root can be made by root alone"
  exit 0
fi
if ! command -v debootstrap >/dev/null; then
  say "skipped: debootstrap is not installed"
  exit 0
fi

# The indexes that this machine's apt reads of Debian's release and its updates.
codename=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
sources=$(apt-get indextargets --format '$(SITE) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
  awk -v name="$codename" '$2 ~ "^" name "(-|$)" && $3 == "main"' | sort -u)
mirror=$(awk -v name="$codename" '$2 == name { print $1; exit }' <<<"$sources")
[[ -n $mirror ]] || fail "this machine's apt has no mirror of Debian $codename"

folder=$(mktemp -d)
root=$folder/root
mounted=()
cleanup() {
  local place
  for place in "${mounted[@]}"; do umount -R "$place" || umount -lR "$place"; done
  rm -rf --one-file-system "$folder"
}
trap cleanup EXIT

seconds=$SECONDS
if [[ -n $base ]]; then
  cp -a "$base" "$root"
else
  debootstrap --variant=minbase "$codename" "$root" "$mirror" >"$folder/log" 2>&1 ||
    { tail -5 "$folder/log"; fail "debootstrap failed"; }
fi
say "root of Debian $codename: $((SECONDS - seconds)) s"
awk '{ print "deb", $1, $2, $3 }' <<<"$sources" >"$root/etc/apt/sources.list"
# Snapshots of the archive and proxies are set here.
for file in /etc/apt/apt.conf.d/99*; do
  [[ ! -f $file ]] || cp "$file" "$root/etc/apt/apt.conf.d/"
done
cp /etc/resolv.conf "$root/etc/resolv.conf"
for place in proc dev; do
  mount --rbind "/$place" "$root/$place"
  mount --make-rslave "$root/$place"
  mounted=("$root/$place" "${mounted[@]}")
done
mkdir "$root/work"
cp "$program" "$root/work/palindrome.deb"
cp "$library" "$root/work/libpalindrome-dev.deb"
cp "$shared" "$root/work/libpalindrome1.deb"
cp "$module" "$root/work/python3-palindrome.deb"

# Runs a command in the root; `quietly` shows what it prints only if it fails.
inside() {
  chroot "$root" /usr/bin/env -i HOME=/work LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}
quietly() {
  local status=0
  inside "$@" >"$folder/log" 2>&1 </dev/null || status=$?
  [[ $status -eq 0 ]] || { tail -20 "$folder/log"; fail "in the root, status $status of: $*"; }
}
# The files of the root, without what apt and dpkg keep for themselves.
files() {
  (cd "$root" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./work -o -path ./tmp \
    -o -path ./var/cache -o -path ./var/log -o -path ./var/lib/apt -o -path ./var/lib/dpkg \) \
    -prune -o -print | sort)
}
# Whether both programs start, and the one that has MLIR.
starts() {
  inside palindrome --version && inside palindrome-translate --help && inside palindrome dialects
}

quietly apt-get update
files >"$folder/before"

# A package that does not say what it depends on must not pass.
dpkg-deb -R "$program" "$folder/lacking"
sed -Ei '/^Depends:/{ s/lib(mlir-|llvm)22( \([^)]*\))?(, )?//g; s/, $// }' \
  "$folder/lacking/DEBIAN/control"
dpkg-deb -b "$folder/lacking" "$root/work/lacking.deb" >/dev/null
quietly apt-get install -y --no-install-recommends /work/lacking.deb
! starts >/dev/null 2>&1 ||
  fail "the program starts without libmlir-22, so that this test cannot tell if it is missing"
quietly apt-get purge -y --auto-remove palindrome
say "without libmlir-22 among its dependencies it does not start, as it should be"

seconds=$SECONDS
quietly apt-get install -y --no-install-recommends /work/palindrome.deb
say "installed with $(grep -c '^Setting up' "$folder/log") packages: $((SECONDS - seconds)) s"
starts >"$folder/log" 2>&1 || { tail -5 "$folder/log"; fail "the programs do not start"; }
! inside ldd /usr/libexec/palindrome/palindrome-mlir /usr/lib/libPalindromeValidate.so \
  /usr/lib/libPalindromeValidateOpt.so /usr/bin/palindrome /usr/bin/palindrome-translate |
  grep 'not found' || fail "libraries are missing"

# What only this test needs: clang for the session, plug-ins' hosts, shells, a pager.
quietly apt-get install -y --no-install-recommends \
  clang-22 llvm-22 mlir-22-tools python3 man-db bash-completion zsh fish
mkdir "$root/work/session"
cp "$project"/examples/session/* "$root/work/session/"
cp "$project/test/documents/check_document.py" "$project/README.md" "$root/work/"
cp "$project"/test/cli/complete-*.*sh "$root/work/"
inside python3 /work/check_document.py /work/README.md /work /work/session "A session" ||
  fail "the session of the README"
say "the session of the README: as it is written there"

for page in "$root"/usr/share/man/man1/palindrome*.1.gz; do
  name=$(basename "$page" .1.gz)
  [[ $(inside man -w "$name") == "/usr/share/man/man1/$name.1.gz" ]] || fail "man $name: not found"
  inside man --warnings "$name" >"$folder/page" 2>"$folder/log"
  [[ -s $folder/page && ! -s $folder/log ]] || fail "man $name: $(head -1 "$folder/log")"
done
say "$(ls "$root"/usr/share/man/man1/palindrome*.1.gz | wc -l) manual pages"
# Each shell finds its own file by itself.
[[ $(inside bash -c '. /usr/share/bash-completion/bash_completion
  _completion_loader palindrome; bash /work/complete-bash.sh \
  /usr/share/bash-completion/completions/palindrome palindrome ver; complete -p palindrome') == \
  $'verify\ncomplete -F _palindrome palindrome' ]] || fail "bash does not complete"
[[ $(inside fish -c 'complete -C "palindrome ver"') == verify* ]] || fail "fish does not complete"
[[ $(inside zsh -f -c 'autoload -Uz compinit; compinit -u -d /work/dump; print $_comps[palindrome]') == \
  _palindrome ]] || fail "zsh does not complete"
say "completions: bash, fish, zsh"

# The plug-ins, by their names alone.
inside bash -c 'cd /work/session && opt-22 -load-pass-plugin=libPalindromeValidateOpt.so \
  -palindrome-validate -passes=instcombine gcd.ll -S -o validated.ll' >"$folder/log" 2>&1 ||
  { tail -5 "$folder/log"; fail "opt does not load the plug-in"; }
inside bash -c 'cd /work/session && mlir-opt-22 --load-pass-plugin=libPalindromeValidate.so \
  gcd.mlir -o validated.mlir --allow-unregistered-dialect' >"$folder/log" 2>&1 ||
  { tail -5 "$folder/log"; fail "mlir-opt does not load the plug-in"; }
say "plug-ins: opt, mlir-opt"

quietly apt-get install -y --no-install-recommends /work/python3-palindrome.deb
[[ $(inside python3 -c 'import palindrome
print("@f" in palindrome.export_ir(palindrome.import_ir("define void @f() {\n  ret void\n}")))') == True ]] ||
  fail "Python does not find the module, or it not the program"
quietly apt-get purge -y python3-palindrome
say "python3-palindrome: a module is translated there and back"

if [[ -n $development ]]; then
  quietly apt-get install -y --no-install-recommends /work/libpalindrome1.deb \
    /work/libpalindrome-dev.deb cmake ninja-build lld-22
  cp -r "$project/test/package/consumer" "$root/work/"
  quietly cmake -S /work/consumer -B /work/built -G Ninja -D CMAKE_BUILD_TYPE=Release \
    -D CMAKE_C_COMPILER=clang-22 -D CMAKE_CXX_COMPILER=clang++-22 \
    -D CMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld
  quietly cmake --build /work/built
  quietly /work/built/consumer /work/consumer/input.ll
  quietly apt-get purge -y libpalindrome-dev
  say "libpalindrome-dev: a program is built with it, and runs"
else
  quietly apt-get install -s /work/libpalindrome1.deb /work/libpalindrome-dev.deb
  say "libpalindrome-dev: apt finds what it depends on"
fi

inside dpkg -L palindrome | sort >"$folder/owned"
quietly apt-get purge -y palindrome
files >"$folder/after"
left=$(comm -13 "$folder/before" "$folder/after" | sed 's/^\.//' | grep -Ei 'palindrome' || true)
[[ -z $left ]] || fail "left after the removal: $left"
while IFS= read -r file; do
  [[ -d $root$file || ! -e $root$file ]] || fail "left after the removal: $file"
done <"$folder/owned"
say "removed: of its $(wc -l <"$folder/owned") files and folders nothing is left"
