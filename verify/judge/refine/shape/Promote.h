// Turns locals in memory into SSA values, for proofs: what the first pass of
// every pipeline, `sroa`, does to a front end's code. LLVM's own utility would
// be the code that is to be judged.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_PROMOTE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_PROMOTE_H

#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class AllocaInst;
class Function;
} // namespace llvm

namespace palindrome::refine {

/// Whether `promoteLocals` would find a local.
bool hasPromotableLocals(const llvm::Function &function, bool splits = true);

/// Replaces parts of allocas that are only loaded and stored, each always as
/// one type, by values and phis; with `splits`, also where several are loaded
/// or stored together, as a struct or an array. What the function is then
/// refines what it was (docs/semantics.md, "Shapes"): it may be the source of a
/// proof, and not the target.
void promoteLocals(llvm::Function &function, bool splits = true);

/// Replaces those of `allocas` in `function` that are exactly their values
/// (Locals.h). The function does the same, so that it may be the target.
void promoteExactly(llvm::Function &function,
                    llvm::ArrayRef<llvm::AllocaInst *> allocas);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_PROMOTE_H
