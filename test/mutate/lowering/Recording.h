// Which ops a run carries out.

#ifndef PALINDROME_TEST_MUTATE_LOWERING_RECORDING_H
#define PALINDROME_TEST_MUTATE_LOWERING_RECORDING_H

#include "verify/judge/dialects/machine/Rules.h"
#include "llvm/ADT/StringSet.h"
#include <set>
#include <string>

namespace palindrome::mutate {

/// Rules that do the same as `allRules`, and note the ops that are carried out.
const dialects::RuleTable &recordingRules();

/// The names of the ops that were noted since the last call.
llvm::StringSet<> takeRecorded();

/// The types of operands and results of the ops of that name which were noted
/// so far, each as text.
const std::set<std::string> &signaturesOf(llvm::StringRef op);

} // namespace palindrome::mutate

#endif // PALINDROME_TEST_MUTATE_LOWERING_RECORDING_H
