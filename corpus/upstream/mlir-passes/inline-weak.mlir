// title = "The inliner inlines a `weak` function, which the linker may replace."
// kind = "changed"
// run = "mlir-opt-22 --inline %s"
// lost = "llvm\\.call @f"
// expected = "The call stays. LangRef, Linkage Types: only `weak_odr` and `linkonce_odr` promise that all definitions are equivalent."
// cause = "`isLegalToInline` in `InlinerInterfaceImpl.cpp` of the `llvm` dialect does not look at the linkage."
// issue = "no public issue found"
llvm.func weak @f() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @g() -> i32 {
  %0 = llvm.call @f() : () -> i32
  llvm.return %0 : i32
}
