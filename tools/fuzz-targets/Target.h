// What the targets for libFuzzer share. A target is a program whose inputs
// libFuzzer makes, guided by the coverage of Palindrome's code.

#ifndef PALINDROME_TOOLS_FUZZ_TARGETS_TARGET_H
#define PALINDROME_TOOLS_FUZZ_TARGETS_TARGET_H

#include "verify/seek/fuzz/mutants/AnyMutant.h"

namespace palindrome::fuzz {

/// Sends `data`, a module in the language of files named `name`, through the
/// native engine and back. Aborts after a line on stderr if `kind` finds a
/// cause in the result.
void judgeInput(const MutantKind &kind, const uint8_t *data, size_t size,
                llvm::StringRef name);

/// Makes a mutant of `data` in place, by steps that a verifier accepts. An
/// input that is no module is changed as libFuzzer changes bytes. Returns the
/// new size, at most `maxSize`.
size_t mutateInput(const MutantKind &kind, uint8_t *data, size_t size,
                   size_t maxSize, unsigned seed, llvm::StringRef name);

} // namespace palindrome::fuzz

extern "C" {
// libFuzzer calls these, by their names.
// NOLINTBEGIN(readability-identifier-naming)
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                               unsigned seed);
/// libFuzzer's own mutations. Another driver does not define it.
__attribute__((weak)) size_t LLVMFuzzerMutate(uint8_t *data, size_t size,
                                              size_t maxSize);
// NOLINTEND(readability-identifier-naming)
}

#endif // PALINDROME_TOOLS_FUZZ_TARGETS_TARGET_H
