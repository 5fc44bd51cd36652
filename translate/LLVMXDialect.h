// The `llvmx` dialect (LLVMX.td) in C++.

#ifndef PALINDROME_LLVMXDIALECT_H
#define PALINDROME_LLVMXDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "translate/LLVMXDialect.h.inc"

#define GET_OP_CLASSES
#include "translate/LLVMXOps.h.inc"

#endif // PALINDROME_LLVMXDIALECT_H
