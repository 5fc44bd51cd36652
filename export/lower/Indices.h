// Operations on `index` whose conversions by MLIR lose bits of it.

#ifndef PALINDROME_EXPORT_LOWER_INDICES_H
#define PALINDROME_EXPORT_LOWER_INDICES_H

#include "export/lower/OwnPass.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace palindrome::lower {

/// Whether `op` is a division, also of integers, a power, or an
/// `affine.linearize_index` that `expandIndicesPass` expresses by others.
bool isUnsupportedIndexOp(mlir::Operation *op);

/// Expresses divisions of `index` that round by others that are exact for all
/// operands, and powers with one by those with i64; a floordivsi of wide
/// integers. Nothing may fold them before: MLIR's folders have the same faults.
extern const OwnPass expandIndicesPass;

/// Whether `op` has a map for the next two passes.
bool hasInexactMap(mlir::Operation *op);

/// Expresses `ceildiv` in affine maps by what does not overflow. Nothing may
/// simplify them after it: MLIR knows that both are the same, but not where
/// either overflows.
extern const OwnPass expandMapsPass;

/// Lets products of indices overflow, which come from a `mod` in affine maps.
extern const OwnPass allowOverflowPass;

/// Expresses each scf.index_switch for which `isExpanded` holds by a cf.switch
/// of 64 bits.
void expandSwitches(
    mlir::ModuleOp module,
    llvm::function_ref<bool(mlir::scf::IndexSwitchOp)> isExpanded);

/// The same for all of them.
extern const OwnPass expandSwitchesPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_INDICES_H
