// Local linkage and non-default visibility imply dso_local.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s

// CHECK: @internal = internal global i32 1
llvm.mlir.global internal @internal(1 : i32) : i32
// CHECK: @hidden = external hidden global i32
llvm.mlir.global external hidden @hidden() : i32
// CHECK: @weak = extern_weak hidden global i32
llvm.mlir.global extern_weak hidden @weak() : i32
// CHECK: @said = external dso_local global i32
llvm.mlir.global external @said() {dso_local} : i32
// CHECK: @alias = internal alias i32, ptr @internal
llvm.mlir.alias internal @alias : i32 {
  %0 = llvm.mlir.addressof @internal : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// CHECK: @ifunc = protected ifunc void (), ptr @resolver
llvm.mlir.ifunc external protected @ifunc : !llvm.func<void ()>, !llvm.ptr @resolver
// CHECK: define private ptr @resolver()
llvm.func private @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
