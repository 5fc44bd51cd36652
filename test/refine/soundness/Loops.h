// Random functions with loops, for proofs that need no bound.

#ifndef PALINDROME_TEST_REFINE_SOUNDNESS_LOOPS_H
#define PALINDROME_TEST_REFINE_SOUNDNESS_LOOPS_H

#include "verify/seek/mutate/Chooser.h"
#include "llvm/IR/Module.h"

namespace palindrome::soundness {

using mutate::Chooser;

/// Makes a function with one loop, or a loop in another one, that computes with
/// phis, with local memory and with memory of its caller, and calls unknown
/// functions. Most loops end after a few iterations.
llvm::Function *makeLoop(llvm::Module &module, llvm::StringRef name,
                         Chooser &choose);

bool hasLoop(const llvm::Function &function);

/// Changes `function` by LLVM's passes, such as LICM and GVN, which should
/// leave its behavior as it was. Returns their names.
llvm::StringRef optimize(llvm::Function &function, Chooser &choose);

} // namespace palindrome::soundness

#endif // PALINDROME_TEST_REFINE_SOUNDNESS_LOOPS_H
