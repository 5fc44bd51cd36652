// title = "The inliner keeps `musttail` on a call that no return follows."
// kind = "invalid"
// run = "mlir-opt-22 --inline %s | mlir-translate-22 --mlir-to-llvmir | opt-22 -passes=verify -disable-output"
// fails = "musttail call must precede a ret"
// expected = "A call that is not inlined, or no longer `musttail`. LangRef, `call`: a `musttail` call must precede a `ret`."
// cause = "`InlinerInterfaceImpl.cpp` of the `llvm` dialect does not visit the calls that it inlines, and the dialect's verifier does not check the rule."
// issue = "no public issue found"
llvm.func @h(i32) -> i32
llvm.func @f(%x: i32) -> i32 {
  %0 = llvm.call musttail @h(%x) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @g(%x: i32) -> i32 {
  %0 = llvm.call @f(%x) : (i32) -> i32
  %1 = llvm.add %0, %0 : i32
  llvm.return %1 : i32
}
