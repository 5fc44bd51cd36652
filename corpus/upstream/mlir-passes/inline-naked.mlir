// title = "The inliner inlines a `naked` function, whose assembly returns by itself."
// kind = "changed"
// run = "mlir-opt-22 --inline %s"
// lost = "llvm\\.call @f"
// expected = "The call stays. LangRef, Function Attributes: a `naked` function has no prologue and epilogue; its `ret` instruction would return from the caller."
// cause = "`isLegalToInline` in `InlinerInterfaceImpl.cpp` of the `llvm` dialect does not know the attribute."
// issue = "no public issue found"
llvm.func @f(%x: i32) -> i32 attributes {passthrough = ["naked"]} {
  llvm.inline_asm has_side_effects "movl %edi, %eax\0A\09ret", "" : () -> ()
  llvm.unreachable
}
llvm.func @g(%x: i32) -> i32 {
  %0 = llvm.call @f(%x) : (i32) -> i32
  %1 = llvm.add %0, %0 : i32
  llvm.return %1 : i32
}
