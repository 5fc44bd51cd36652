// Aliases and ifuncs.

llvm.mlir.global external @target(5 : i32) : i32
llvm.mlir.alias external @plain : i32 {
  %0 = llvm.mlir.addressof @target : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak_odr hidden unnamed_addr @hidden {dso_local} : i32 {
  %0 = llvm.mlir.addressof @target : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias internal thread_local @thread : i32 {
  %0 = llvm.mlir.addressof @tls : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external thread_local @tls(0 : i32) : i32
llvm.mlir.alias external @function : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @callee : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @callee() {
  llvm.return
}
llvm.mlir.ifunc external @chosen : !llvm.func<void ()>, !llvm.ptr @resolver {dso_local}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @callee : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @user() -> i32 {
  %0 = llvm.mlir.addressof @plain : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.call @chosen() : () -> ()
  llvm.return %1 : i32
}
