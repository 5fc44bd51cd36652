// Tries everything: whether one function of few bits refines another, decided
// by running both on all inputs with all choices.

#ifndef PALINDROME_TEST_REFINE_EXHAUSTIVE_EVALUATOR_H
#define PALINDROME_TEST_REFINE_EXHAUSTIVE_EVALUATOR_H

#include <optional>
#include <vector>

namespace llvm {
class Function;
} // namespace llvm

namespace palindrome::exhaustive {

/// What a use of a value may see: which numbers of its type, and (last) whether
/// poison. As each use of what depends on undef sees another, the uses of one
/// value are independent, and a set for each value says all.
using Set = std::vector<bool>;

/// How a run may end that chose certain values at its freezes.
struct Outcome {
  bool undefined = false; ///< It can run into undefined behaviour.
  Set returned;           ///< Else, what the caller gets.

  bool operator<(const Outcome &other) const {
    return undefined != other.undefined ? undefined < other.undefined
                                        : returned < other.returned;
  }
};

/// Whether `b`, of one block, refines `a`. Nothing if that is too much to try.
std::optional<bool> refines(const llvm::Function &a, const llvm::Function &b);

} // namespace palindrome::exhaustive

#endif // PALINDROME_TEST_REFINE_EXHAUSTIVE_EVALUATOR_H
