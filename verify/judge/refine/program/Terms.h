// Counterexamples in the terms of the program that was compiled, as debug
// information states them.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_PROGRAM_TERMS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_PROGRAM_TERMS_H

#include "palindrome/Counterexample.h"
#include "llvm/IR/Function.h"

namespace palindrome::refine {

/// Adds to a counterexample to `source` and `target` what debug information
/// says: the variables that arguments and values are, the parts of memory
/// behind pointers, and the lines of instructions. Only this depends on debug
/// information, so that a result of the cache of proofs gets what the functions
/// at hand have.
void addProgramTerms(const llvm::Function &source, const llvm::Function &target,
                     Counterexample &shown);

/// The instruction that `step` of an execution of `function` is about; null if
/// it is about none, or that is not known.
const llvm::Instruction *instructionAt(const llvm::Function &function,
                                       const Counterexample::Step &step);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_PROGRAM_TERMS_H
