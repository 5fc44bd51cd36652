// Differences of two functions that no proof has a notion of.

#ifndef PALINDROME_VERIFY_REFINE_DOUBT_H
#define PALINDROME_VERIFY_REFINE_DOUBT_H

#include "llvm/ADT/StringRef.h"
#include <optional>

namespace llvm {
class Function;
} // namespace llvm

namespace palindrome::refine {

/// What `target` adds or lacks that affects the machine code or the optimizer
/// and that neither a formula nor a walk shows, such as a guaranteed tail call;
/// nothing if there is no such thing. With it, a proof that `target` refines
/// `source` does not count.
std::optional<llvm::StringRef> findDoubt(const llvm::Function &source,
                                         const llvm::Function &target);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_DOUBT_H
