// Decides whether one function on integers of few bits refines another, by
// evaluating both for all inputs and all choices.

#ifndef PALINDROME_TEST_REFINE_EXHAUSTIVE_EVALUATOR_H
#define PALINDROME_TEST_REFINE_EXHAUSTIVE_EVALUATOR_H

#include <optional>
#include <vector>

namespace llvm {
class Function;
} // namespace llvm

namespace palindrome::exhaustive {

/// The values that a use of a register may observe: an element for each number
/// of its type, and the last element for poison. Each use of a register that
/// depends on undef may observe another value, so that the uses are independent
/// and one set describes them all.
using Set = std::vector<bool>;

/// The outcome of the runs that make the same choices at their freezes.
struct Outcome {
  bool undefined = false; ///< Whether one of them has undefined behavior.
  Set returned;           ///< The returned values, if none has.

  bool operator<(const Outcome &other) const {
    return undefined != other.undefined ? undefined < other.undefined
                                        : returned < other.returned;
  }
};

/// Whether `target` refines `source`; both have one basic block. Returns
/// nothing if there are too many runs.
std::optional<bool> refines(const llvm::Function &source,
                            const llvm::Function &target);

} // namespace palindrome::exhaustive

#endif // PALINDROME_TEST_REFINE_EXHAUSTIVE_EVALUATOR_H
