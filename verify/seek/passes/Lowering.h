// Differences that are due to a lowering, and not to a pass.

#ifndef PALINDROME_VERIFY_SEEK_PASSES_LOWERING_H
#define PALINDROME_VERIFY_SEEK_PASSES_LOWERING_H

#include "verify/judge/refine/Pairs.h"
#include "verify/run/meaning/Lowered.h"

namespace palindrome::passes {

/// What a state of a module was made of.
struct Origin {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// The state in the terms of `module`; nothing where the terms are LLVM's.
  std::optional<meaning::LoweredModule> lowered;
  /// How it was lowered.
  LoweringOptions options;
};

/// Why the counterexample of `judged`, a pair that is different, shows nothing
/// about the states `source` and `target` of which its functions were lowered:
/// the source breaks what an op requires, the lowering chose memory, or it made
/// an op a call of a function of which nothing is known.
/// Nothing if it shows what MLIR does not allow. Lowers the source again, and
/// proves.
std::optional<Reason> findLoweringCause(const refine::FunctionPair &pair,
                                        const PairResult &judged,
                                        const Origin &source,
                                        const Origin &target,
                                        const RefineOptions &options);

} // namespace palindrome::passes

#endif // PALINDROME_VERIFY_SEEK_PASSES_LOWERING_H
