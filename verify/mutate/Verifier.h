// LLVM's verifier, for modules that it would crash on as well.

#ifndef PALINDROME_VERIFY_MUTATE_VERIFIER_H
#define PALINDROME_VERIFY_MUTATE_VERIFIER_H

namespace llvm {
class Module;
} // namespace llvm

namespace palindrome::mutate {

/// Whether LLVM's verifier accepts `module`. False, too, for modules that the
/// verifier crashes on: it reads the operands of some metadata before it has
/// checked them.
bool isAccepted(const llvm::Module &module);

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_MUTATE_VERIFIER_H
