// The `llvmx` dialect (LLVMX.td) in C++.

#include "translate/LLVMXDialect.h"

#include "translate/LLVMXDialect.cpp.inc"

#define GET_OP_CLASSES
#include "translate/LLVMXOps.cpp.inc"

mlir::SuccessorOperands
palindrome::llvmx::TerminatorOp::getSuccessorOperands(unsigned index) {
  return mlir::SuccessorOperands(getSuccessorOperandsMutable()[index]);
}

void palindrome::llvmx::LLVMXDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "translate/LLVMXOps.cpp.inc"
      >();
}
