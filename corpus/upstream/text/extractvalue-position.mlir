// title = """
// `mlir-opt` crashes at a position of `llvm.extractvalue` or `llvm.insertvalue` of 2^32
// or more."""
// kind = "crash"
// run = 'mlir-opt-22 %s'
// signal = true
// valid = false
// expected = "The error \"position out of bounds\", as for a smaller number."
// cause = """
// getInsertExtractValueElementType of LLVMDialect.cpp compares the position after a cast
// to 32 bits, and reads the body of the struct at all 64."""
// issue = "no public issue found"
llvm.func @f(%s : !llvm.struct<(i32, i32)>) {
  %0 = llvm.extractvalue %s[1099511627776] : !llvm.struct<(i32, i32)>
  llvm.return
}
