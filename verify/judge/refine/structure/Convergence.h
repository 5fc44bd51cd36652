// Which branches decide whether convergent calls are executed. All threads of a
// group execute such a call together, and a proof has one thread alone.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_CONVERGENCE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_CONVERGENCE_H

namespace llvm {
class Function;
} // namespace llvm

namespace palindrome::refine {

/// Whether the convergent calls of `target` depend on no branch on which those
/// of `source` do not depend: they depend on none, or both functions have the
/// same control-flow graph, with as many convergent calls in corresponding
/// blocks.
bool convergesAlike(const llvm::Function &source, const llvm::Function &target);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_CONVERGENCE_H
