#!/usr/bin/env bash
# Unpacks the sources of Debian packages: source packages and, for Rust, the packages
# that contain a crate's source.
#
#   corpus/fetch-source.sh DIR PACKAGE...      to DIR/PACKAGE, unless it is there
#
# corpus/real.sh and corpus/patches.sh use the functions.

fail() {
  echo "corpus/$(basename "$0"): error: $1" >&2
  exit 2
}

# Prints $1 without the spaces around it: the cell of a table.
trim() {
  local text=$1
  text=${text#"${text%%[![:space:]]*}"}
  printf '%s' "${text%"${text##*[![:space:]]}"}"
}

aptOptions=()

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

# Unpacks the sources of package $1, or of its version if it is PACKAGE=VERSION, into
# $2/$1.
fetch() {
  local package=$1 target=$2/$1 download
  [[ -d $target ]] && return
  echo "fetching $package"
  if [[ ${#aptOptions[@]} -eq 0 ]]; then
    apt_source_options "$2/.apt"
    apt-get "${aptOptions[@]}" update
  fi
  download=$2/.apt/$package
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

if [[ ${BASH_SOURCE[0]} == "$0" ]]; then
  set -euo pipefail
  [[ $# -ge 2 ]] || fail "usage: corpus/fetch-source.sh DIR PACKAGE..."
  mkdir -p "$1"
  into=$(cd "$1" && pwd)
  shift
  for name in "$@"; do
    fetch "$name" "$into"
  done
fi
