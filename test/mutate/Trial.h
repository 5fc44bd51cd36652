// Tests the differ with mutations: each changes one thing that LLVM prints, and
// names the class that the differ should report.

#ifndef PALINDROME_TEST_MUTATE_TRIAL_H
#define PALINDROME_TEST_MUTATE_TRIAL_H

#include "verify/seek/mutate/Mutation.h"
#include <string>

namespace palindrome::mutate {

/// Whether `className` is among the expected classes of `mutation`.
bool isExpected(const Mutation &mutation, llvm::StringRef className);

/// Whether a mutated module is isomorphic to the original: all expected classes
/// are of spelling.
bool isSpelling(const Mutation &mutation);

/// The differ's performance on one mutation.
enum class Outcome {
  NotApplicable, ///< The module has no place for the mutation.
  Unprinted,     ///< The text of the module did not change.
  Missed,        ///< The differ found the modules too much alike.
  Unnamed,       ///< The differ found a difference, of no expected class.
  Overjudged,    ///< An expected class, but `Different` for a spelling.
  Named,         ///< An expected class and the right likeness.
};

/// The result of one mutation.
struct Trial {
  Outcome outcome = Outcome::NotApplicable;
  /// The expected class that the differ reported; if it reported none, the
  /// first expected class.
  std::string className;
  /// The printed result of the differ.
  std::string report;
};

/// Applies `mutation` to `mutated`, a copy of `original` in any context, and
/// judges the differ's result. If the outcome is NotApplicable, `mutated` is
/// unchanged.
Trial tryMutation(const Mutation &mutation, const llvm::Module &original,
                  llvm::Module &mutated, uint64_t seed);

} // namespace palindrome::mutate

#endif // PALINDROME_TEST_MUTATE_TRIAL_H
