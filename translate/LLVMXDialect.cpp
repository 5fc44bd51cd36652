// The `llvmx` dialect (LLVMX.td) in C++.

#include "translate/LLVMXDialect.h"

#include "translate/LLVMXDialect.cpp.inc"

#define GET_OP_CLASSES
#include "translate/LLVMXOps.cpp.inc"

void palindrome::llvmx::LLVMXDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "translate/LLVMXOps.cpp.inc"
      >();
}
