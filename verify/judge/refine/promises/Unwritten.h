// Local variables that no execution writes.
//
//   @v = internal global i32 7        ; only loaded from, in both modules

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_PROMISES_UNWRITTEN_H
#define PALINDROME_VERIFY_JUDGE_REFINE_PROMISES_UNWRITTEN_H

namespace llvm {
class Module;
} // namespace llvm

namespace palindrome::refine {

/// Makes constants of the local variables with a definitive initial value that
/// nothing writes: of those of one name in both modules if that holds for both.
/// The modules may be one. They have to be whole: all that refers to their
/// local variables is in them.
void makeUnwrittenConstant(llvm::Module &source, llvm::Module &target);
/// Makes constants of such variables in `excerpt`, a part of one of the
/// modules.
void makeUnwrittenConstant(llvm::Module &excerpt, const llvm::Module &source,
                           const llvm::Module &target);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_PROMISES_UNWRITTEN_H
