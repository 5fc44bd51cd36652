// title = "The inliner keeps the `tail` marker of inlined calls."
// kind = "changed"
// run = "mlir-opt-22 --inline %s | mlir-runner-22 -O2 --entry-point-result=i32"
// prints = "^0$"
// expected = "42, as without the pass. LangRef, `call`: a call marked `tail` must not access an alloca of its caller, so that LLVM's own inliner removes the marker unless the inlined call had it. Lua 5.4's parser, inlined by this pass, makes an interpreter that crashes."
// cause = "`InlinerInterfaceImpl.cpp` of the `llvm` dialect does not visit the calls that it inlines."
// issue = "no public issue found"
llvm.func @read(%p: !llvm.ptr) -> i32 attributes {no_inline} {
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func internal @callee(%p: !llvm.ptr) -> i32 {
  %v = llvm.call tail @read(%p) : (!llvm.ptr) -> i32
  llvm.return %v : i32
}
llvm.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %c = llvm.mlir.constant(42 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %c, %a : i32, !llvm.ptr
  %v = llvm.call @callee(%a) : (!llvm.ptr) -> i32
  llvm.return %v : i32
}
