// Random functions of few bits, and single changes to them.

#ifndef PALINDROME_TEST_REFINE_EXHAUSTIVE_GENERATOR_H
#define PALINDROME_TEST_REFINE_EXHAUSTIVE_GENERATOR_H

#include "llvm/ADT/StringRef.h"
#include <random>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace palindrome::exhaustive {

using Random = std::mt19937_64;

/// A number from 0 to `count` - 1, the same on every machine.
inline uint64_t pick(Random &random, uint64_t count) {
  return random() % count;
}

/// Makes a function of one block, of integers of at most 8 bits, every value of
/// which is used.
llvm::Function *generate(llvm::Module &module, llvm::StringRef name,
                         Random &random);

/// Changes one thing of `function` and gives the change's name; empty if what
/// was tried did not fit, and the function is as before.
llvm::StringRef mutate(llvm::Function &function, Random &random);

} // namespace palindrome::exhaustive

#endif // PALINDROME_TEST_REFINE_EXHAUSTIVE_GENERATOR_H
