// title = "A `getelementptr` may have another result type than its operands require."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Function return type does not match'
// expected = """
// LangRef, "getelementptr" Instruction: a vector if any operand is one, in the address
// space of the base."""
// cause = "GEPOp::verify does not check the result."
// issue = "no public issue found"
llvm.func @f(%p : !llvm.ptr<1>) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr<1>) -> !llvm.ptr, i32
  llvm.return %0 : !llvm.ptr
}
