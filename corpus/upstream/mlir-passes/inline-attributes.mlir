// title = "The inliner compares and merges no function attributes: `null_pointer_is_valid` is lost."
// kind = "changed"
// run = "mlir-opt-22 --inline %s | mlir-translate-22 --mlir-to-llvmir | opt-22 -O1 -S"
// prints = [
//   "define (noundef )?i32 @g",
//   "ret i32 (undef|poison)|unreachable",
// ]
// lacks = "load i32"
// expected = "The load stays, as without the pass. LangRef, Function Attributes: with `null_pointer_is_valid` no optimization may treat the access as undefined behaviour; for `ssp`, `sspreq` and `speculative_load_hardening` it demands that the caller gets the attribute. `denormal_fp_math` is lost in the same way."
// cause = "`isLegalToInline` in `InlinerInterfaceImpl.cpp` of the `llvm` dialect has no counterpart to `AttributeFuncs::areInlineCompatible` and `mergeAttributesForInlining`."
// issue = "no public issue found"
llvm.func internal @f(%x: !llvm.ptr) -> i32 attributes {passthrough = ["null_pointer_is_valid"]} {
  %0 = llvm.load %x : !llvm.ptr -> i32
  llvm.return %0 : i32
}
llvm.func @g() -> i32 {
  %n = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.call @f(%n) : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}
