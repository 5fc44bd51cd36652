// title = "The inliner drops the operand bundles of the call."
// kind = "lost"
// run = "mlir-opt-22 --inline %s"
// lost = "deopt"
// expected = "The call stays, or the inlined call gets the state. LangRef, Deoptimization Operand Bundles: the inliner composes the deoptimization continuations of caller and callee."
// cause = "`InlinerInterfaceImpl.cpp` of the `llvm` dialect ignores the operand bundles."
// issue = "no public issue found"
llvm.func @h()
llvm.func @f() attributes {garbageCollector = "statepoint-example"} {
  llvm.call @h() : () -> ()
  llvm.return
}
llvm.func @g(%x: i32) attributes {garbageCollector = "statepoint-example"} {
  llvm.call @f() ["deopt"(%x : i32)] : () -> ()
  llvm.return
}
