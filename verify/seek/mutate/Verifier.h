// LLVM's verifier, for modules that it would crash on as well.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_VERIFIER_H
#define PALINDROME_VERIFY_SEEK_MUTATE_VERIFIER_H

namespace llvm {
class Module;
} // namespace llvm

namespace palindrome::mutate {

/// Whether LLVM's verifier accepts `module`. False, too, for modules that the
/// verifier crashes on or whose answer depends on chance, since it reads before
/// it has checked, and for those that only memory holds: LLVM reads neither
/// their text nor their bitcode.
bool isAccepted(const llvm::Module &module);

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_VERIFIER_H
