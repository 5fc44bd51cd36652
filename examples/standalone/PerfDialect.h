// The perf dialect, and the functions that register its translation.

#ifndef PERF_PERFDIALECT_H
#define PERF_PERFDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"

#include "PerfDialect.h.inc"
#define GET_OP_CLASSES
#include "PerfOps.h.inc"

namespace perf {

/// The names of the attributes. `perf.region` is also the name of the metadata
/// kind that represents it in LLVM IR.
inline constexpr llvm::StringLiteral regionName = "perf.region";
inline constexpr llvm::StringLiteral probeName = "perf.probe";

/// The name of this extension in Palindrome's messages.
inline constexpr llvm::StringLiteral providerName = "PerfPlugin";

void registerPerfExport(mlir::DialectRegistry &registry);
void registerPerfImport(mlir::DialectRegistry &registry);

} // namespace perf

#endif // PERF_PERFDIALECT_H
