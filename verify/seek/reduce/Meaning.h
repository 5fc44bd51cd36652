// The prover's judgement on what came out of a module.

#ifndef PALINDROME_VERIFY_SEEK_REDUCE_MEANING_H
#define PALINDROME_VERIFY_SEEK_REDUCE_MEANING_H

#include "palindrome/Refine.h"
#include "verify/seek/reduce/Goal.h"
#include <functional>

namespace palindrome::refine {
struct FunctionPair;
} // namespace palindrome::refine

namespace palindrome::reduce {

using PairFilter = std::function<bool(const refine::FunctionPair &)>;

/// Whether `target` refines `source`, two modules of one context, which both
/// may change. A verdict `Different` on a function means that the source is
/// defined for the counterexample's input. Where several functions are
/// different, the classes are those of all. Only pairs that `counts` accepts
/// are judged; it may be empty.
Answer judgeMeaning(llvm::Module &source, llvm::Module &target,
                    const RefineOptions &options,
                    const PairFilter &counts = nullptr);

} // namespace palindrome::reduce

#endif // PALINDROME_VERIFY_SEEK_REDUCE_MEANING_H
