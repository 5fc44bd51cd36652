// title = "SCCP propagates the result of a `weak` function, which the linker may replace."
// kind = "changed"
// run = "mlir-opt-22 --sccp %s"
// prints = "= llvm.call @f\\(\\) : \\(\\) -> i32\\n +llvm.return %0"
// expected = "`llvm.return` of the call's result. LangRef, Linkage Types: only `weak_odr` and `linkonce_odr` promise that all definitions are equivalent."
// cause = "`DeadCodeAnalysis` treats every function with a body as the one that a call runs; nothing asks the linkage."
// issue = "no public issue found"
llvm.func weak @f() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @g() -> i32 {
  %0 = llvm.call @f() : () -> i32
  llvm.return %0 : i32
}
