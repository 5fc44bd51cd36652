// title = "An inlined alloca outside of the entry block is never freed in a loop."
// kind = "changed"
// run = "mlir-opt-22 --inline %s | mlir-runner-22 --entry-point-result=i32"
// signal = true
// expected = "0, as without the pass. LangRef, `alloca`: the memory is freed when the function returns, here the inlined one. LLVM's inliner saves and restores the stack."
// cause = "`handleInlinedAllocas` in `InlinerInterfaceImpl.cpp` of the `llvm` dialect takes every alloca of a constant size for a static one; only those in the entry block are."
// issue = "https://github.com/llvm/llvm-project/issues/197562 describes the same of the `func` dialect"
llvm.func @touch(%p: !llvm.ptr) attributes {no_inline} {
  %0 = llvm.mlir.constant(0 : i8) : i8
  llvm.store volatile %0, %p : i8, !llvm.ptr
  llvm.return
}
llvm.func internal @f(%c: i1) {
  %n = llvm.mlir.constant(100000 : i32) : i32
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %a = llvm.alloca %n x i8 : (i32) -> !llvm.ptr
  llvm.call @touch(%a) : (!llvm.ptr) -> ()
  llvm.br ^bb2
^bb2:
  llvm.return
}
llvm.func @main() -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(10000 : i32) : i32
  llvm.br ^bb1(%0 : i32)
^bb1(%i: i32):
  %c = llvm.icmp "slt" %i, %n : i32
  llvm.call @f(%c) : (i1) -> ()
  %j = llvm.add %i, %1 : i32
  llvm.cond_br %c, ^bb1(%j : i32), ^bb2
^bb2:
  llvm.return %0 : i32
}
