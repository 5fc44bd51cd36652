// Calls: direct, indirect, variadic, tail, with attributes and bundles.

llvm.func @f(i32, !llvm.ptr) -> i32
llvm.func @g(!llvm.ptr, ...) -> i32
llvm.func fastcc @fast(f32) -> f32

llvm.func @calls(%x: i32, %p: !llvm.ptr, %v: f32) -> i32 {
  %0 = llvm.call @f(%x, %p) : (i32, !llvm.ptr) -> i32
  %1 = llvm.call %p(%x) : !llvm.ptr, (i32) -> i32
  %2 = llvm.call @g(%p, %x, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
  %3 = llvm.call tail @f(%2, %p) : (i32, !llvm.ptr) -> i32
  %4 = llvm.call notail @f(%3, %p) : (i32, !llvm.ptr) -> i32
  %5 = llvm.call fastcc @fast(%v) {fastmathFlags = #llvm.fastmath<nnan, nsz>} : (f32) -> f32
  %6 = llvm.call @f(%4, %p) ["deopt"(%x, %p : i32, !llvm.ptr), "empty"()] : (i32, !llvm.ptr) -> i32
  %7 = llvm.call @f(%6, %p) {no_unwind, will_return, branch_weights = array<i32: 42>} : (i32, !llvm.ptr) -> i32
  %8 = llvm.call @f(%7, %p) : (i32 {llvm.noundef, llvm.signext}, !llvm.ptr {llvm.nonnull}) -> (i32 {llvm.noundef})
  llvm.return %8 : i32
}

llvm.func @must(%x: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.call musttail @f(%x, %p) : (i32, !llvm.ptr) -> i32
  llvm.return %0 : i32
}
