// Pointers that have the address of null: whatever they are based on, they lead
// nowhere, so that passes replace them by null (docs/semantics.md, "Values").

#include "verify/refine/lockstep/Prover.h"
#include "llvm/IR/InstIterator.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Whether pointers with the address of null lead to no object, in whatever
/// address space.
static bool hasNothingAtNull(const Function &function) {
  return !NullPointerIsDefined(&function) &&
         none_of(instructions(function), [](const Instruction &inst) {
           return isa<AddrSpaceCastInst>(inst);
         });
}

bool Prover::mayBeNull(const Type &type) {
  if (!isNothingAtNull)
    isNothingAtNull =
        hasNothingAtNull(source.function) && hasNothingAtNull(target.function);
  return *isNothingAtNull && type.isPointerTy() &&
         type.getPointerAddressSpace() == 0;
}

/// Whether a value of the target refines one of the source, or both have the
/// address of null:
///
///   %c = icmp eq ptr %p, null
///   br i1 %c, label %a, label %b
///   a:
///     ret ptr %p                           ; may become ret ptr null
bool Prover::areSeenAlike(Walk &walk, const Value *from, const Value *to,
                          bool onArrival) {
  if (areRelated(walk, from, to, onArrival))
    return true;
  if (!mayBeNull(*from->getType()))
    return false;
  auto isNull = [&](const Value *value, bool isSource) {
    const Term *term = evaluate(walk, value, isSource, onArrival),
               *null = pool.constant(
                   ConstantPointerNull::get(cast<PointerType>(term->type)));
    return term == null || reduce(walk, isEqual(term, null))->isTrue();
  };
  if (isNull(from, true) && isNull(to, false))
    return true;
  const Value *one = walk.source.resolved(from, onArrival),
              *other = walk.target.resolved(to, onArrival);
  return mayBeDemanded(walk, one, other) &&
         demand(walk, {Demand::Seen, one, other});
}

/// Whether nothing matters of a pointer but its address, or its use is
/// undefined or poison if that is null: in a comparison, in an access, or for a
/// step of some bytes in bounds.
static bool usesAddressAlone(const Use &use, const DataLayout &layout) {
  const auto *user = dyn_cast<Instruction>(use.getUser());
  if (!user || !use->getType()->isPointerTy())
    return false;
  if (isa<ICmpInst>(user))
    return true;
  if (isa<LoadInst, StoreInst>(user))
    return use.getOperandNo() == (isa<LoadInst>(user)
                                      ? LoadInst::getPointerOperandIndex()
                                      : StoreInst::getPointerOperandIndex()) &&
           !layout.getTypeStoreSize(getLoadStoreType(user)).isZero();
  auto *gep = dyn_cast<GetElementPtrInst>(user);
  APInt offset(layout.getIndexTypeSizeInBits(use->getType()), 0);
  return gep && gep->isInBounds() &&
         use.getOperandNo() == GetElementPtrInst::getPointerOperandIndex() &&
         gep->accumulateConstantOffset(layout, offset) && !offset.isZero();
}

/// An operand of the target. Where nothing but its address matters, it may be a
/// pointer of the source that is seen alike.
const Term *Prover::evaluateOperand(Walk &walk, const Use &use,
                                    bool onArrival) {
  const Term *term = evaluate(walk, use.get(), /*isSource=*/false, onArrival);
  if (term->kind != Term::Foreign || !mayBeNull(*term->type) ||
      !usesAddressAlone(use, layout) || !isAvailable(term->value, *walk.start))
    return term;
  if (auto found = candidates.find(term->value); found != candidates.end())
    for (const Value *candidate : found->second)
      if (candidate != walk.start->source &&
          isAvailable(candidate, *walk.start) &&
          demand(walk, {Demand::Seen, candidate, term->value}))
        return evaluate(walk, candidate, true);
  return term;
}
