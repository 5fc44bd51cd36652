// Judges pairs of functions of MLIR by what the documents of their dialects
// state of both, as long as that can be stated; else by what both were lowered
// to.
//
//   arith.divsi %a, %b        a division by 0 is undefined, since the document
//                             says so, whatever a conversion makes of it

#ifndef PALINDROME_VERIFY_RUN_MEANING_STATED_H
#define PALINDROME_VERIFY_RUN_MEANING_STATED_H

#include "mlir/IR/BuiltinOps.h"
#include "verify/judge/refine/Check.h"

namespace palindrome::meaning {

/// The modules of MLIR that the two functions of a pair were lowered of. One is
/// null where that function was not.
struct Originals {
  mlir::ModuleOp source, target;
  unsigned indexBits = 64; ///< Of `index` in both.
};

/// Judges all `pairs`, of which `originalsOf` has the originals by their
/// numbers, as `refine::checkPairs` does, and sets `PairResult::basis`.
///
/// A pair is judged by what the rules of `verify/judge/dialects/` state of both
/// functions, for at most `statedSeconds` of processor time, if both are stated
/// and values are not undef. If that is not decided, or holds within a loop
/// bound only, the pair is judged as it was lowered.
void checkPairs(llvm::ArrayRef<refine::FunctionPair> pairs,
                llvm::function_ref<Originals(size_t)> originalsOf,
                const RefineOptions &options, double statedSeconds,
                llvm::function_ref<void(const PairResult &)> deliver,
                const refine::PairEvents &events = {});

} // namespace palindrome::meaning

#endif // PALINDROME_VERIFY_RUN_MEANING_STATED_H
