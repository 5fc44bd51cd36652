// title = "A `getelementptr` or `alloca` may be of a type without a size."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'GEP into unsized type'
// expected = """
// LangRef, "getelementptr" Instruction and "alloca" Instruction: a sized type.
// `llvm.load` has the constraint."""
// cause = """
// GEPOp and AllocaOp take any type that isCompatibleOuterType accepts (LLVMOps.td)."""
// issue = "no public issue found"
llvm.func @f(%p : !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"opaque", opaque>
  llvm.return %0 : !llvm.ptr
}
