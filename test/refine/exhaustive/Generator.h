// Random functions on integers of few bits, and random changes to them.

#ifndef PALINDROME_TEST_REFINE_EXHAUSTIVE_GENERATOR_H
#define PALINDROME_TEST_REFINE_EXHAUSTIVE_GENERATOR_H

#include "verify/seek/mutate/Chooser.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace palindrome::exhaustive {

using mutate::Chooser;

/// Makes a function of one basic block on integers of at most 8 bits. Every
/// instruction of it contributes to the result.
llvm::Function *generate(llvm::Module &module, llvm::StringRef name,
                         Chooser &choose);

/// Makes one change to `function` and returns its name. The name is empty, and
/// the function as before, if no change was found that fits.
llvm::StringRef mutate(llvm::Function &function, Chooser &choose);

} // namespace palindrome::exhaustive

#endif // PALINDROME_TEST_REFINE_EXHAUSTIVE_GENERATOR_H
