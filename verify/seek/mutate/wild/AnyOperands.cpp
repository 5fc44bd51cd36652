// Mutations of operands: any value of the same type, any constant.

#include "verify/seek/mutate/ir/Places.h"
#include "verify/seek/mutate/random/Constants.h"
#include "verify/seek/mutate/random/Values.h"
#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace palindrome::mutate {

/// The operands that may be changed, constant or not.
static std::vector<Use *> operandsOf(Module &module, bool constants) {
  std::vector<Use *> found;
  for (Instruction *i :
       instructionsOf(module, [](Instruction &) { return true; }))
    for (Use &use : i->operands())
      if (!isa<BasicBlock, MetadataAsValue>(use) &&
          isa<Constant>(use) == constants && !use->getType()->isTokenTy())
        found.push_back(&use);
  return found;
}

template <bool constants>
static bool anyOperand(Module &module, Chooser &choose) {
  std::vector<Use *> found = operandsOf(module, constants);
  if (found.empty())
    return false;
  Use *use = choose.of(found);
  auto *user = cast<Instruction>(use->getUser());
  Type *type = use->get()->getType();
  Value *value = isa<PHINode>(user) || choose.flip()
                     ? randomConstant(module, type, choose)
                     : randomValue(*user, type, choose);
  if (auto *phi = dyn_cast<PHINode>(user)) {
    // Edges from one block have one value.
    BasicBlock *from = phi->getIncomingBlock(*use);
    for (unsigned i = 0; i != phi->getNumIncomingValues(); ++i)
      if (phi->getIncomingBlock(i) == from)
        phi->setIncomingValue(i, value);
  } else {
    use->set(value);
  }
  return true;
}

/// Replaces all uses of an instruction by another value, and removes it.
static bool resultReplaced(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(module, choose, [](Instruction &i) {
    return !i.isTerminator() && !i.isEHPad() && !i.getType()->isVoidTy() &&
           !i.getType()->isTokenTy() && !isa<PHINode>(i);
  });
  if (!i)
    return false;
  i->replaceAllUsesWith(randomValue(*i, i->getType(), choose));
  i->eraseFromParent();
  return true;
}

/// Moves an instruction to another place of its function.
static bool instructionMoved(Module &module, Chooser &choose) {
  Instruction *to = randomPoint(module, choose);
  if (!to)
    return false;
  auto *i = chooseInstruction<Instruction>(module, choose, [&](Instruction &i) {
    return i.getFunction() == to->getFunction() && !i.isTerminator() &&
           !i.isEHPad() && !isa<PHINode>(i) && &i != to;
  });
  if (!i)
    return false;
  i->moveBefore(to->getIterator());
  return true;
}

/// Copies an instruction to another place of any function, with values that are
/// there as its operands.
static bool instructionCopied(Module &module, Chooser &choose) {
  Instruction *to = randomPoint(module, choose);
  auto *i = chooseInstruction<Instruction>(module, choose, [&](Instruction &i) {
    return !i.isTerminator() && !i.isEHPad() && !isa<PHINode>(i) &&
           !i.getType()->isTokenTy();
  });
  if (!to || !i)
    return false;
  Instruction *copy = i->clone();
  copy->insertBefore(to->getIterator());
  for (Use &use : copy->operands())
    if (isa<Instruction, Argument>(use) && !use->getType()->isTokenTy())
      use.set(randomValue(*copy, use->getType(), choose));
  if (copy->getFunction() != i->getFunction())
    copy->setDebugLoc(DebugLoc());
  useResult(*copy, choose);
  return true;
}

constexpr Mutation anyOperandRows[] = {
    {"any operand", forFuzzing, anyOperand<false>},
    {"any constant operand", forFuzzing, anyOperand<true>},
    {"result replaced", forFuzzing, resultReplaced},
    {"instruction moved", forFuzzing, instructionMoved},
    {"instruction copied", forFuzzing, instructionCopied},
};

ArrayRef<Mutation> anyOperandMutations() { return anyOperandRows; }

} // namespace palindrome::mutate
