// Chooses the instruction that a mutation changes.

#ifndef PALINDROME_TEST_REFINE_SOUNDNESS_PICK_H
#define PALINDROME_TEST_REFINE_SOUNDNESS_PICK_H

#include "test/refine/soundness/Mutations.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

namespace palindrome::soundness {

/// A random instruction of the class `Kind` for which `isRight` holds. Null if
/// there is none.
template <typename Kind = llvm::Instruction, typename Filter>
Kind *pick(llvm::Function &function, Chooser &choose, Filter isRight) {
  llvm::SmallVector<Kind *> all;
  for (llvm::Instruction &inst : llvm::instructions(function))
    if (auto *one = llvm::dyn_cast<Kind>(&inst); one && isRight(*one))
      all.push_back(one);
  return all.empty() ? nullptr : choose.of(all);
}

template <typename Kind = llvm::Instruction>
Kind *pick(llvm::Function &function, Chooser &choose) {
  return pick<Kind>(function, choose, [](Kind &) { return true; });
}

} // namespace palindrome::soundness

#endif // PALINDROME_TEST_REFINE_SOUNDNESS_PICK_H
