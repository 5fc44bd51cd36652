// What the source reads from constant globals:
//
//   @table = constant [2 x ptr] [ptr @f, ptr @g]
//
//   %p = load ptr, ptr getelementptr (i8, ptr @table, i64 8)       ; is @g

#include "verify/refine/lockstep/Prover.h"
#include "llvm/Analysis/ConstantFolding.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// A constant that is one value: no part of it is undef or poison.
static bool isOneValue(const Constant &constant) {
  return constant.getType()->isSingleValueType() &&
         !constant.containsUndefOrPoisonElement();
}

/// The constant that `load`, of the source, reads from the initializer of a
/// constant global, which nothing can change without undefined behavior
/// (LangRef, "Global Variables"). Null if it does not, or may not read one
/// value.
const Term *Prover::initializerOf(Walk &walk, const LoadInst &load) {
  const Value *pointer = load.getPointerOperand();
  // Before the walk, other pointers may have had another value.
  if (!walk.source.isMade.contains(&load) && !isa<Constant>(pointer))
    return nullptr;
  const Term *address = evaluate(walk, pointer, true);
  APInt offset(layout.getIndexTypeSizeInBits(pointer->getType()), 0);
  const Term *base = address;
  if (address->kind == Term::Address) {
    base = address->operands[0];
    for (const AddressStep &step : address->steps) {
      if (step.operand != 0)
        return nullptr;
      offset += APInt(offset.getBitWidth(), static_cast<uint64_t>(step.scale),
                      /*isSigned=*/true);
    }
  }
  auto *global = base->kind == Term::Leaf
                     ? dyn_cast<GlobalVariable>(base->value)
                     : nullptr;
  if (!global || !global->isConstant() || !global->hasDefinitiveInitializer() ||
      !global->getValueType()->isSized())
    return nullptr;
  const Constant *read = ConstantFoldLoadFromConst(
      const_cast<Constant *>(global->getInitializer()), load.getType(), offset,
      layout);
  return read && isOneValue(*read) ? evaluate(walk, read, true) : nullptr;
}
