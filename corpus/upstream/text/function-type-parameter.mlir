// title = """
// A function may have a parameter of function type, which is printed in a form that is
// not parsed."""
// kind = "invalid"
// run = [
//   'mlir-opt-22 %s -o %t',
//   'mlir-opt-22 --mlir-print-op-generic %t -o %t.generic',
//   'mlir-opt-22 %t.generic',
// ]
// fails = 'invalid function argument type'
// expected = """
// MLIR Language Reference: what is printed is parsed. MLIR's document of the LLVM
// dialect, "Function Types": no value has a function type."""
// cause = """
// LLVMFunctionType::isValidArgumentType is checked where a type is parsed, but
// buildLLVMFunctionType of LLVMDialect.cpp makes the type of an `llvm.func` without the
// check."""
// issue = "no public issue found"
llvm.func @f(!llvm.func<void (...)>)
