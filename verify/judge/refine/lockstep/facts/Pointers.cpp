// Pointers that are not null, since the source has accessed memory through
// them, or compared them.

#include "verify/judge/refine/lockstep/facts/Pointers.h"
#include "verify/judge/refine/lockstep/events/Writes.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/terms/LooseTerms.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// What an address is based on. An address that is out of bounds, such as one
/// at a distance from null, is poison.
static const Term *inBoundsBase(const Term *address) {
  while (address->kind == Term::Address &&
         GEPNoWrapFlags::fromRaw(address->flags).isInBounds())
    address = address->operands[0];
  return address;
}

void Pointers::learnAccess(Walk &walk, const Term *address) {
  const Term *base = inBoundsBase(reduction.reduce(walk, address));
  auto *type = dyn_cast<PointerType>(base->type);
  if (!type || NullPointerIsDefined(&source.function, type->getAddressSpace()))
    return;
  if (base->kind == Term::Constant) {
    walk.isImpossible |= isa<ConstantPointerNull, UndefValue>(base->value);
    return;
  }
  const Term *isNull = terms.isEqual(base, ConstantPointerNull::get(type)),
             *no = pool.constant(ConstantInt::getFalse(type->getContext()));
  if (!isNull->constantInt() && walk.known.try_emplace(isNull, no).second)
    walk.forget();
}

/// Whether an address is poison, or surely another one than its base.
bool Pointers::isMoved(Walk &walk, const Term &address) {
  return address.kind == Term::Address &&
         GEPNoWrapFlags::fromRaw(address.flags).isInBounds() &&
         reduction.isForward(walk, address) &&
         any_of(address.steps, [](const AddressStep &step) {
           return step.operand == 0 && step.scale != 0;
         });
}

/// Whether a branch of the source has shown that an address is above another
/// one, or not below one that is not null.
bool Pointers::isAbove(Walk &walk, const Term *address) {
  return any_of(walk.facts, [&](const Fact &fact) {
    const Term *condition = fact.condition;
    if (condition->opcode() != Instruction::ICmp ||
        condition->rest[1] != CmpInst::ICMP_ULT)
      return false;
    const Term *left = condition->operands[0], *right = condition->operands[1];
    return fact.holds ? right == address
                      : left == address && isNeverNull(right, source.function);
  });
}

bool Pointers::isNotNull(Walk &walk, const Term *address) {
  const Term *base = inBoundsBase(address);
  auto *type = dyn_cast<PointerType>(base->type);
  return isNeverNull(address, source.function) || isAbove(walk, address) ||
         (type &&
          !NullPointerIsDefined(&source.function, type->getAddressSpace()) &&
          (isMoved(walk, *address) ||
           reduction
               .reduce(walk,
                       terms.isEqual(base, ConstantPointerNull::get(type)))
               ->isFalse()));
}
