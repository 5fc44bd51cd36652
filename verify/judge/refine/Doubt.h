// Differences of two functions that no proof has a notion of.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_DOUBT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_DOUBT_H

#include <optional>
#include <string>

namespace llvm {
class Function;
} // namespace llvm

namespace palindrome::refine {

/// What `target` adds or lacks that affects the machine code or the optimizer
/// and that neither a formula nor a walk shows, such as a guaranteed tail call,
/// or an attribute or metadata that the tables (structure/Attributes.def,
/// metadata/Metadata.def) have no meaning for; nothing if there is no such
/// thing. With it, a proof that `target` refines `source` does not count.
std::optional<std::string> findDoubt(const llvm::Function &source,
                                     const llvm::Function &target);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_DOUBT_H
