// The classes of the `llvmx` dialect (LLVMX.td).

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

namespace palindrome::llvmx {

/// Whether a function that contains `op`, an op of this dialect, may be
/// inlined.
bool isInlinable(mlir::Operation *op);

} // namespace palindrome::llvmx

#endif // PALINDROME_LLVMXDIALECT_H
