// Cache controls of xevm on calls, beside what the calls carry.
module attributes {llvm.target_triple = "spirv64-unknown-unknown"} {
  llvm.func spir_funccc @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1>, i64)
  llvm.func spir_funccc @_Z4readPU3AS1Kv(!llvm.ptr<1>) -> vector<8xi16>
  llvm.func spir_kernelcc @kernel(%p: !llvm.ptr<1>, %q: !llvm.ptr<1>) {
    %one = llvm.mlir.constant(1 : i64) : i64
    llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%p, %one) {no_unwind, xevm.DecorationCacheControl = [[6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : (!llvm.ptr<1>, i64) -> ()
    %0 = llvm.call spir_funccc @_Z4readPU3AS1Kv(%p) {will_return, xevm.DecorationCacheControl = [[6442 : i32, 0 : i32, 0 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1>) -> vector<8xi16>
    llvm.store volatile %0, %q {xevm.DecorationCacheControl = [[6443 : i32, 0 : i32, 3 : i32, 0 : i32], [6443 : i32, 1 : i32, 3 : i32, 0 : i32]]} : vector<8xi16>, !llvm.ptr<1>
    llvm.return
  }
}
