// title = "The inliner assumes that a call cannot access a captured `noalias` parameter."
// kind = "changed"
// run = "mlir-opt-22 --inline %s | mlir-runner-22 -O2 --entry-point-result=i32"
// prints = "^0$"
// expected = "7, as without the pass: `@h` writes through a pointer that is based on `%p`, which LangRef, Parameter Attributes, `noalias`, allows."
// cause = "`createNewAliasScopesFromNoAliasParameter` in `InlinerInterfaceImpl.cpp` of the `llvm` dialect puts `noalias_scopes` on calls from their pointer arguments alone; LLVM's inliner demands that the parameter is not captured before."
// issue = "no public issue found"
llvm.mlir.global internal @slot() : !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @h() attributes {no_inline} {
  %s = llvm.mlir.addressof @slot : !llvm.ptr
  %p = llvm.load %s : !llvm.ptr -> !llvm.ptr
  %c = llvm.mlir.constant(7 : i32) : i32
  llvm.store %c, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func internal @f(%p: !llvm.ptr {llvm.noalias}) -> i32 {
  %s = llvm.mlir.addressof @slot : !llvm.ptr
  %c = llvm.mlir.constant(0 : i32) : i32
  llvm.store %c, %p : i32, !llvm.ptr
  llvm.store %p, %s : !llvm.ptr, !llvm.ptr
  llvm.call @h() : () -> ()
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
llvm.func @main() -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %0 = llvm.call @f(%a) : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}
