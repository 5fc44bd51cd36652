llvm.func @seven() -> i32 {
  %0 = llvm.mlir.constant(7 : i32) {perf.region = "seven"} : i32
  llvm.return %0 : i32
}
