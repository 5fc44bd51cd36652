// The judge of `--semantic`: whether what came back refines the mutant.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_JUDGE_SEMANTIC_H
#define PALINDROME_VERIFY_SEEK_FUZZ_JUDGE_SEMANTIC_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace palindrome::fuzz {

/// Asks the prover, in this process, whether the module with the text `back`
/// refines that with the text `original`. Returns what is wrong with the first
/// function that does not; nothing if all do, or it is not decided. `seconds`
/// limits each pair of functions.
std::optional<std::string> findUnrefined(llvm::StringRef original,
                                         llvm::StringRef back, double seconds);

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_JUDGE_SEMANTIC_H
