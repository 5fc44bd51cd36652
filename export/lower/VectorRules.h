// Rules that express ops on vectors by others.

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

/// The first of `rules` that is for `op`; null if none is.
const VectorRule *findRule(mlir::Operation *op,
                           llvm::ArrayRef<VectorRule> rules);

/// Applies `rules` to the ops in `module` until none matches.
void applyRules(mlir::ModuleOp module, llvm::ArrayRef<VectorRule> rules);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_VECTORRULES_H
