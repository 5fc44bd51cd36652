#!/bin/bash -eu
# Builds the fuzz targets as OSS-Fuzz asks for it: with $CC, $CXX, $CFLAGS,
# $CXXFLAGS and $LIB_FUZZING_ENGINE, into $OUT. Each fuzzer has its options, the
# dictionary and a corpus of seeds; the shared libraries that it needs lie beside
# it. The image needs the packages that ./dev names.
root=$(cd "$(dirname "$0")/../.." && pwd)
work=${WORK:-$root/build}/fuzz-targets

cmake -S "$root" -B "$work" -G Ninja \
  -DCMAKE_BUILD_TYPE=RelWithDebInfo -DBUILD_TESTING=OFF \
  -DPALINDROME_UNITY=ON -DPALINDROME_FUZZ_TARGETS=ON \
  -DCMAKE_C_COMPILER="$CC" -DCMAKE_CXX_COMPILER="$CXX" \
  -DCMAKE_C_FLAGS="$CFLAGS" -DCMAKE_CXX_FLAGS="$CXXFLAGS" \
  -DCMAKE_BUILD_RPATH='$ORIGIN/lib' -DCMAKE_BUILD_WITH_INSTALL_RPATH=OFF
ninja -C "$work" palindrome-fuzz-llvm palindrome-fuzz-mlir

mkdir -p "$OUT/lib"
for subject in llvm mlir; do
  fuzzer=palindrome-fuzz-$subject
  cp "$work/bin/$fuzzer" "$root/tools/fuzz-targets/$fuzzer.options" "$OUT/"
  ldd "$work/bin/$fuzzer" | awk '$3 ~ /LLVM|MLIR|z3/ {print $3}' |
    xargs -r cp -Lt "$OUT/lib"
done
cp "$root/tools/fuzz-targets/palindrome.dict" "$OUT/"
(cd "$root/corpus/modules" && zip -q -r "$OUT/palindrome-fuzz-llvm_seed_corpus.zip" . -i '*.ll' '*.bc')
(cd "$root/corpus/modules" && zip -q -r "$OUT/palindrome-fuzz-mlir_seed_corpus.zip" . -i '*.mlir' '*.mlirbc')
