// title = "`arith-emulate-wide-int` drops the upper half of an integer that is cast to `index`, whatever the width of `index`."
// kind = "changed"
// run = "mlir-opt-22 --arith-emulate-wide-int=widest-int-supported=32 --convert-to-llvm --reconcile-unrealized-casts %s | mlir-runner-22 --entry-point-result=i32"
// prints = "^0$"
// expected = "1: an `index` of 64 bits holds 2^32. MLIR's document of the `arith` dialect, `arith.index_cast`: only a cast to a narrower type truncates."
// cause = "`ConvertIndexCastIntToIndex` and `ConvertIndexCastIndexToInt` in `EmulateWideInt.cpp` take `index` for a type of the supported width, and look at no data layout."
// issue = "no public issue found"
func.func @f(%a: i64) -> index {
  %0 = arith.index_cast %a : i64 to index
  return %0 : index
}
func.func @main() -> i32 {
  %a = arith.constant 4294967296 : i64
  %0 = call @f(%a) : (i64) -> index
  %c0 = arith.constant 0 : index
  %1 = arith.cmpi ne, %0, %c0 : index
  %2 = arith.extui %1 : i1 to i32
  return %2 : i32
}
