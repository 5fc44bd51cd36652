// title = "An address space of 2^24 or more becomes another one."
// kind = "changed"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// prints = 'declare void @f\(ptr\)'
// expected = """
// LangRef, "Pointer Type": the limit is 2^24 - 1; an error."""
// cause = """
// LLVMPointerType has 32 bits for it and no verifier; llvm::PointerType keeps 24 bits."""
// issue = "no public issue found"
llvm.func @f(!llvm.ptr<16777216>)
