// One mutant as it is recorded: a seed and the steps that make the mutant of
// it, as JSON.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_MUTANTS_CASE_H
#define PALINDROME_VERIFY_SEEK_FUZZ_MUTANTS_CASE_H

#include "verify/base/io/JSONMembers.h"
#include "verify/seek/mutate/Mutation.h"

namespace palindrome::fuzz {

using Steps = std::vector<mutate::Step>;

/// A mutant of the entry of the corpus with the number `entry`.
struct Case {
  size_t entry = 0;
  Steps steps;
};
void describe(JSONMembers &members, Case &mutant);

} // namespace palindrome::fuzz

namespace palindrome::mutate {

void describe(JSONMembers &members, Step &step);

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_FUZZ_MUTANTS_CASE_H
