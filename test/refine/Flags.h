// The poison-generating flags of integer instructions, for random changes.

#ifndef PALINDROME_TEST_REFINE_FLAGS_H
#define PALINDROME_TEST_REFINE_FLAGS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

namespace palindrome {

/// Sets a flag of `instruction`, or clears it if it is set. Where `nsw` and
/// `nuw` are possible, it is `nsw` if `pickSigned` returns true. Returns false
/// if the instruction can have none of these flags.
inline bool toggleIntegerFlag(llvm::Instruction &instruction,
                              llvm::function_ref<bool()> pickSigned) {
  if (llvm::isa<llvm::OverflowingBinaryOperator, llvm::TruncInst>(
          instruction)) {
    if (pickSigned())
      instruction.setHasNoSignedWrap(!instruction.hasNoSignedWrap());
    else
      instruction.setHasNoUnsignedWrap(!instruction.hasNoUnsignedWrap());
  } else if (llvm::isa<llvm::PossiblyExactOperator>(instruction)) {
    instruction.setIsExact(!instruction.isExact());
  } else if (auto *either =
                 llvm::dyn_cast<llvm::PossiblyDisjointInst>(&instruction)) {
    either->setIsDisjoint(!either->isDisjoint());
  } else if (llvm::isa<llvm::PossiblyNonNegInst>(instruction)) {
    instruction.setNonNeg(!instruction.hasNonNeg());
  } else if (auto *compare = llvm::dyn_cast<llvm::ICmpInst>(&instruction)) {
    compare->setSameSign(!compare->hasSameSign());
  } else {
    return false;
  }
  return true;
}

} // namespace palindrome

#endif // PALINDROME_TEST_REFINE_FLAGS_H
