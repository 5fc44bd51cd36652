// The toy dialect, its passes and what it registers.

#ifndef TOY_TOYDIALECT_H
#define TOY_TOYDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "ToyDialect.h.inc"
#include "ToyInterfaces.h.inc"
#define GET_TYPEDEF_CLASSES
#include "ToyTypes.h.inc"
#define GET_OP_CLASSES
#include "ToyOps.h.inc"

namespace mlir {
class DialectRegistry;
class OpPassManager;
class Pass;
} // namespace mlir

namespace toy {

/// Gives every value of a function a shape; an error where none follows.
std::unique_ptr<mlir::Pass> createShapeInferencePass();

/// Converts matrices to memrefs, and their ops to loops of the affine dialect.
std::unique_ptr<mlir::Pass> createLowerToLoopsPass();

/// The passes that make ops of MLIR's own dialects of a toy program, and
/// `toy.put` and `toy.newline`, in their order.
void addLoweringPasses(mlir::OpPassManager &manager);

/// Makes the passes known to mlir-opt by their names.
void registerPasses();

/// Registers the export of `toy.put` and `toy.newline` to LLVM IR.
void registerExport(mlir::DialectRegistry &registry);

inline constexpr llvm::StringLiteral providerName = "toy";

} // namespace toy

#endif // TOY_TOYDIALECT_H
