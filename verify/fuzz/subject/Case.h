// One mutant as it is recorded: a seed and the steps that make the mutant of
// it, as JSON.

#ifndef PALINDROME_VERIFY_FUZZ_SUBJECT_CASE_H
#define PALINDROME_VERIFY_FUZZ_SUBJECT_CASE_H

#include "verify/mutate/Mutation.h"
#include "llvm/Support/JSON.h"
#include <optional>
#include <string>
#include <vector>

namespace palindrome::fuzz {

using Steps = std::vector<mutate::Step>;

/// `steps` as a JSON array of objects with `mutation`, `seed` (a decimal number
/// as a string, since it has 64 bits) and, for a graft, `donor`.
llvm::json::Value toJSON(const Steps &steps);

/// The steps of such an array; nothing if it is anything else.
std::optional<Steps> stepsFromJSON(const llvm::json::Value *value);

/// A mutant of the entry of the corpus with the number `entry`.
struct Case {
  size_t entry = 0;
  Steps steps;
};

/// One line of text for `Case`, and the case of such a line.
std::string formatCase(const Case &mutant);
std::optional<Case> parseCase(llvm::StringRef text);

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_FUZZ_SUBJECT_CASE_H
