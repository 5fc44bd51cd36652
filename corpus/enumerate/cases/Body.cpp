// The flags of instructions, by number.

#include "corpus/enumerate/cases/Body.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include <functional>

using namespace llvm;
using namespace palindrome::enumerate;

using FlagSetters = SmallVector<std::function<void()>, 8>;

static void addFastMathFlags(Instruction &instruction, FlagSetters &setters) {
  setters.push_back([&] { instruction.setHasAllowReassoc(true); });
  setters.push_back([&] { instruction.setHasNoNaNs(true); });
  setters.push_back([&] { instruction.setHasNoInfs(true); });
  setters.push_back([&] { instruction.setHasNoSignedZeros(true); });
  setters.push_back([&] { instruction.setHasAllowReciprocal(true); });
  setters.push_back([&] { instruction.setHasAllowContract(true); });
  setters.push_back([&] { instruction.setHasApproxFunc(true); });
}

/// A setter for each flag that `instruction` can have.
static FlagSetters flagSetters(Instruction &instruction) {
  FlagSetters setters;
  if (isa<OverflowingBinaryOperator, TruncInst>(instruction)) {
    setters.push_back([&] { instruction.setHasNoUnsignedWrap(true); });
    setters.push_back([&] { instruction.setHasNoSignedWrap(true); });
  }
  if (isa<PossiblyExactOperator>(instruction))
    setters.push_back([&] { instruction.setIsExact(true); });
  if (auto *disjoint = dyn_cast<PossiblyDisjointInst>(&instruction))
    setters.push_back([=] { disjoint->setIsDisjoint(true); });
  if (isa<PossiblyNonNegInst>(instruction))
    setters.push_back([&] { instruction.setNonNeg(true); });
  if (auto *compare = dyn_cast<ICmpInst>(&instruction))
    setters.push_back([=] { compare->setSameSign(true); });
  if (auto *gep = dyn_cast<GetElementPtrInst>(&instruction))
    for (GEPNoWrapFlags flag :
         {GEPNoWrapFlags::inBounds(), GEPNoWrapFlags::noUnsignedWrap(),
          GEPNoWrapFlags::noUnsignedSignedWrap()})
      setters.push_back(
          [=] { gep->setNoWrapFlags(gep->getNoWrapFlags() | flag); });
  if (isa<FPMathOperator>(instruction))
    addFastMathFlags(instruction, setters);
  return setters;
}

bool palindrome::enumerate::setFlags(Instruction &instruction,
                                     unsigned number) {
  if (number == 0)
    return true;
  FlagSetters setters = flagSetters(instruction);
  if (number == 1) {
    for (const std::function<void()> &set : setters)
      set();
    return !setters.empty();
  }
  if (number - 2 >= setters.size())
    return false;
  setters[number - 2]();
  return true;
}

Type *palindrome::enumerate::asResult(Type *type) {
  return FunctionType::isValidReturnType(type) && !type->isTokenTy() &&
                 !type->isX86_AMXTy()
             ? type
             : Type::getVoidTy(type->getContext());
}
