// Proves a lowering: what MLIR's documents say of a function, stated as a
// function of LLVM IR, is refined by what the function was lowered to.

#ifndef PALINDROME_VERIFY_RUN_LOWERING_PROOF_H
#define PALINDROME_VERIFY_RUN_LOWERING_PROOF_H

#include "verify/run/lowering/Judge.h"

namespace palindrome::lowering {

/// Makes those of `results` that are `Tested` or `Unknown` `Refined` where
/// there is a proof, and gives the others the reason that there is none. A
/// counterexample to a proof is such a reason: the runs do not confirm it.
/// Neither module changes.
void proveLowering(mlir::ModuleOp original, const llvm::Module &lowered,
                   const JudgeLoweringOptions &options,
                   std::vector<SettledSymbol> &results);

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_RUN_LOWERING_PROOF_H
