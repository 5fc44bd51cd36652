// Calls of the C library that print text, in one form.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_OUTPUT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_OUTPUT_H

namespace llvm {
class Function;
} // namespace llvm

namespace palindrome::refine {

/// Whether the functions call different functions of the library that print, or
/// one of them not as often.
bool printOtherwise(const llvm::Function &source, const llvm::Function &target);

/// A copy of `function`, in its module, with the same behavior, in which calls
/// that print and whose result is not used have one form for each text. Null if
/// there is no such call. The caller erases the copy.
llvm::Function *spellOutput(const llvm::Function &function);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_OUTPUT_H
