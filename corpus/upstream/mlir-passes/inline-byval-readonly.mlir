// title = "The inliner makes no copy of a `byval` argument if the callee only reads argument memory."
// kind = "changed"
// run = "mlir-opt-22 --inline %s | mlir-runner-22 -O2 --entry-point-result=i32"
// prints = "^2$"
// expected = "1, as without the pass. LangRef, Parameter Attributes, `byval`: the callee gets a copy; here it writes the original, which is a global, before it reads the copy."
// cause = "`handleByValArgument` in `InlinerInterfaceImpl.cpp` of the `llvm` dialect asks for `argMem = read` only; LLVM's inliner demands that the callee writes no memory."
// issue = "no public issue found"
llvm.mlir.global internal @v(1 : i32) : i32
llvm.func internal @f(%p: !llvm.ptr {llvm.byval = i32}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %a = llvm.mlir.addressof @v : !llvm.ptr
  %c = llvm.mlir.constant(2 : i32) : i32
  llvm.store %c, %a : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
llvm.func @main() -> i32 {
  %a = llvm.mlir.addressof @v : !llvm.ptr
  %0 = llvm.call @f(%a) : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}
