// Pointers that the source has accessed memory through: they are neither undef
// nor null.

#include "verify/refine/lockstep/LibraryCalls.h"
#include "verify/refine/lockstep/Prover.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The accesses above an event that are looked at.
static constexpr unsigned mostAccessed = 48;

/// What an address is based on. An address that is out of bounds, such as one
/// at a distance from null, is poison.
static const Term *inBoundsBase(const Term *address) {
  while (address->kind == Term::Address &&
         GEPNoWrapFlags::fromRaw(address->flags).isInBounds())
    address = address->operands[0];
  return address;
}

/// Visits the pointers that `inst` is undefined for if they are undef, poison
/// or null.
static void visitAccessed(const Instruction &inst,
                          function_ref<void(const Value *)> visit) {
  if (const Value *pointer = getLoadStorePointerOperand(&inst)) {
    // LangRef, 'Volatile Memory Accesses': they need not be to an object.
    TypeSize size =
        inst.getDataLayout().getTypeStoreSize(getLoadStoreType(&inst));
    if (!inst.isVolatile() && !size.isZero())
      visit(pointer);
    return;
  }
  auto *call = dyn_cast<CallBase>(&inst);
  if (!call || call->isDebugOrPseudoInst())
    return;
  for (unsigned i = 0; i != call->arg_size(); ++i)
    if (call->getArgOperand(i)->getType()->isPointerTy())
      if ((call->paramHasAttr(i, Attribute::NoUndef) &&
           call->paramHasAttr(i, Attribute::NonNull)) ||
          accessedBytes(*call, i) > 0)
        visit(call->getArgOperand(i));
}

bool Prover::isAccessedBefore(Walk &walk, const Instruction &event,
                              const Term *address) {
  const Term *base = inBoundsBase(address);
  if (!base->type->isPointerTy() || base->kind == Term::Constant ||
      NullPointerIsDefined(&source.function,
                           base->type->getPointerAddressSpace()))
    return false;
  bool isFound = false;
  unsigned count = 0;
  auto look = [&](const Instruction &inst) {
    visitAccessed(inst, [&](const Value *pointer) {
      ++count;
      isFound |=
          inBoundsBase(reduce(walk, evaluate(walk, pointer, true))) == base;
    });
    return isFound;
  };
  // What a walk has made came before the event at its end.
  if (&event == walk.source.at)
    for (const Instruction *made : walk.source.made)
      if (look(*made))
        return true;
  const DomTreeNode *node = source.dominators.getNode(event.getParent());
  const Instruction *next = event.getPrevNode();
  while (node && count < mostAccessed) {
    for (; next && count < mostAccessed; next = next->getPrevNode())
      if (look(*next))
        return true;
    node = node->getIDom();
    next = node ? node->getBlock()->getTerminator() : nullptr;
  }
  return false;
}
