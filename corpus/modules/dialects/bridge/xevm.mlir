// Cache controls of xevm on loads and stores, which become metadata.
module attributes {llvm.target_triple = "spirv64-unknown-unknown"} {
  llvm.func spir_funccc @copy(%from: !llvm.ptr<1>, %to: !llvm.ptr<1>) {
    %0 = llvm.load %from {alignment = 8 : i64, xevm.DecorationCacheControl = [[6442 : i32, 0 : i32, 0 : i32, 0 : i32], [6442 : i32, 1 : i32, 0 : i32, 0 : i32]]} : !llvm.ptr<1> -> f64
    llvm.store %0, %to {alignment = 8 : i64, xevm.DecorationCacheControl = [[6443 : i32, 0 : i32, 1 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : f64, !llvm.ptr<1>
    llvm.return
  }
}
