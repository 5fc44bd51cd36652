// The rules of `palindrome-split-vectors`, by what they are about.

#ifndef PALINDROME_EXPORT_LOWER_VECTORRULES_H
#define PALINDROME_EXPORT_LOWER_VECTORRULES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"

namespace palindrome::lower {

/// How ops of one form are expressed by others, which may need a rule again.
struct VectorRule {
  bool (*matches)(mlir::Operation *op);
  void (*rewrite)(mlir::Operation *op, mlir::RewriterBase &rewriter);
};

/// Elements.cpp: accesses of vectors of one dimension or none to memrefs whose
/// elements are packed in a vector.
llvm::ArrayRef<VectorRule> getElementRules();

/// Whether LLVM places elements of `type` in a vector closer than in memory.
bool isPacked(mlir::Type type);

/// Whether `op` becomes an op of `getElementRules`, or casts a memref to one of
/// vectors with another layout.
bool accessesPacked(mlir::Operation *op);

/// Removes the casts of memrefs to ones of vectors with another layout, or
/// reports one that is used by other ops than loads and stores.
mlir::LogicalResult checkCasts(mlir::ModuleOp module);

/// Reductions.cpp: masked reductions, sums of floats, and fused products.
llvm::ArrayRef<VectorRule> getReductionRules();

/// Whether `op` becomes an op of `getReductionRules`.
bool becomesReduction(mlir::Operation *op);

/// Expresses contractions and outer products by reductions and products if
/// there are some that become ops of `getReductionRules`; returns whether.
bool makeReductions(mlir::ModuleOp module);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_VECTORRULES_H
