// title = "The inliner makes no copy of a `byval` argument whose alignment is not known."
// kind = "changed"
// run = "mlir-opt-22 --inline %s"
// prints = "@g\\(%arg0: !llvm.ptr\\) -> vector<4xf32> \\{\\n +%0 = llvm.load %arg0 \\{alignment = 16"
// expected = "A copy that is aligned to 16, as in the callee. LangRef, Parameter Attributes, `align` with `byval`: the callee's copy has that alignment; the caller's pointer needs none."
// cause = "`handleByValArgument` in `InlinerInterfaceImpl.cpp` of the `llvm` dialect returns the caller's pointer if no more is requested than the type's ABI alignment, without a look at the pointer."
// issue = "no public issue found"
llvm.func @f(%p: !llvm.ptr {llvm.byval = vector<4xf32>, llvm.align = 16 : i64}) -> vector<4xf32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %0 = llvm.load %p {alignment = 16 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}
llvm.func @g(%a : !llvm.ptr) -> vector<4xf32> {
  %0 = llvm.call @f(%a) : (!llvm.ptr) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}
