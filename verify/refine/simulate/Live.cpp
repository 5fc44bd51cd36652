// Liveness, and which values need not be kept because they can be computed
// again.

#include "verify/refine/simulate/Live.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace palindrome::refine;
using namespace llvm;

bool palindrome::refine::isPure(const Instruction &inst) {
  // A NaN has another payload each time that it is computed, and under `nsz` a
  // zero has another sign.
  if (isa<FPMathOperator>(inst) && !isa<FCmpInst>(inst) &&
      (!isa<SelectInst>(inst) || inst.getFastMathFlags().any()))
    return false;
  if (isa<GetElementPtrInst, CmpInst, SelectInst, ExtractValueInst,
          InsertValueInst, ExtractElementInst, InsertElementInst,
          ShuffleVectorInst>(inst))
    return true;
  if (auto *cast = dyn_cast<CastInst>(&inst))
    return !cast->getType()->isFPOrFPVectorTy() || isa<BitCastInst>(cast);
  if (isa<BinaryOperator>(inst)) {
    if (!inst.isIntDivRem())
      return true;
    auto *divisor = dyn_cast<ConstantInt>(inst.getOperand(1));
    return divisor && !divisor->isZero() && !divisor->isMinusOne();
  }
  if (auto *call = dyn_cast<IntrinsicInst>(&inst))
    switch (call->getIntrinsicID()) {
    case Intrinsic::abs:
    case Intrinsic::bitreverse:
    case Intrinsic::bswap:
    case Intrinsic::ctlz:
    case Intrinsic::ctpop:
    case Intrinsic::cttz:
    case Intrinsic::fshl:
    case Intrinsic::fshr:
    case Intrinsic::smax:
    case Intrinsic::smin:
    case Intrinsic::umax:
    case Intrinsic::umin:
      return call->getNumOperandBundles() == 0;
    default:
      return false;
    }
  return false;
}

ValueNumbers::ValueNumbers(const Function &function) {
  auto add = [&](const Value &value) {
    numbers[&value] = values.size();
    values.push_back(&value);
  };
  for (const Argument &argument : function.args())
    add(argument);
  for (const BasicBlock &block : function)
    for (const Instruction &inst : block)
      add(inst);
}

Liveness::Liveness(const Function &function, const ValueNumbers &numbers) {
  // Uses and definitions of each block; the operand of a phi is used at the end
  // of the block that it comes from.
  DenseMap<const BasicBlock *, BitVector> uses, definitions, atEnd;
  for (const BasicBlock &block : function) {
    for (auto *map : {&uses, &definitions, &atEnd, &in})
      (*map)[&block] = BitVector(numbers.size());
  }
  for (const BasicBlock &block : function)
    for (const Instruction &inst : block) {
      definitions[&block].set(*numbers.of(&inst));
      for (const Use &use : inst.operands()) {
        std::optional<unsigned> number = numbers.of(use.get());
        if (!number)
          continue;
        if (auto *phi = dyn_cast<PHINode>(&inst))
          atEnd[phi->getIncomingBlock(use)].set(*number);
        else
          uses[&block].set(*number);
      }
    }
  for (bool changes = true; changes;) {
    changes = false;
    for (const BasicBlock *block : post_order(&function)) {
      BitVector live = atEnd[block];
      for (const BasicBlock *next : successors(block))
        live |= in[next];
      live |= uses[block];
      live.reset(definitions[block]);
      if (live != in[block]) {
        in[block] = std::move(live);
        changes = true;
      }
    }
  }
}
