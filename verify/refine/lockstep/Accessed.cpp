// Pointers that the source has accessed memory through: they are not null.

#include "verify/refine/lockstep/Prover.h"
#include "verify/refine/lockstep/events/LibraryCalls.h"
#include "verify/refine/lockstep/events/Writes.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The instructions above a node that are looked at.
static constexpr unsigned mostLookedAt = 400;

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

/// An access of the source through `address` has shown that its base is not
/// null.
void Prover::learnAccess(Walk &walk, const Term *address) {
  const Term *base = inBoundsBase(reduce(walk, address));
  auto *type = dyn_cast<PointerType>(base->type);
  if (!type || NullPointerIsDefined(&source.function, type->getAddressSpace()))
    return;
  if (base->kind == Term::Constant) {
    walk.isImpossible |= isa<ConstantPointerNull, UndefValue>(base->value);
    return;
  }
  const Term *isNull = isEqual(base, ConstantPointerNull::get(type)),
             *no = pool.constant(ConstantInt::getFalse(type->getContext()));
  if (!isNull->constantInt() && walk.known.try_emplace(isNull, no).second)
    walk.forget();
}

/// Whether an address is poison, or surely another one than its base.
bool Prover::isMoved(Walk &walk, const Term &address) {
  return address.kind == Term::Address &&
         GEPNoWrapFlags::fromRaw(address.flags).isInBounds() &&
         isForward(walk, address) &&
         any_of(address.steps, [](const AddressStep &step) {
           return step.operand == 0 && step.scale != 0;
         });
}

/// Whether an address of the target is known to be poison or not null: nothing
/// is in bounds of null but that.
bool Prover::isNotNull(Walk &walk, const Term *address) {
  const Term *base = inBoundsBase(address);
  auto *type = dyn_cast<PointerType>(base->type);
  return isNeverNull(address, source.function) ||
         (type &&
          !NullPointerIsDefined(&source.function, type->getAddressSpace()) &&
          (isMoved(walk, *address) ||
           reduce(walk, isEqual(base, ConstantPointerNull::get(type)))
               ->isFalse()));
}

/// Adds what `inst`, which the source has executed, has shown of pointers.
void Prover::learnAccesses(Walk &walk, const Instruction &inst) {
  visitAccessed(inst, [&](const Value *pointer) {
    const Term *address = evaluate(walk, pointer, true);
    learnNoPoison(walk, address);
    learnAccess(walk, address);
  });
  auto *call = dyn_cast<CallBase>(&inst);
  if (!call || call->isDebugOrPseudoInst())
    return;
  auto learnDefined = [&](const Value *value) {
    const Term *term = evaluate(walk, value, true);
    learnNoPoison(walk, term);
    if (!isa<Constant>(value))
      walk.single.insert(term);
  };
  for (const Use &use : call->args())
    if (call->paramHasAttr(call->getArgOperandNo(&use), Attribute::NoUndef))
      learnDefined(use.get());
  if (!isa<AssumeInst>(call))
    return;
  for (unsigned i = 0; i != call->getNumOperandBundles(); ++i) {
    OperandBundleUse bundle = call->getOperandBundleAt(i);
    if (bundle.getTagName() == "noundef" && bundle.Inputs.size() == 1)
      learnDefined(bundle.Inputs[0]);
  }
}

/// Adds what the instructions have shown that come before the node.
void Prover::addDominatingAccesses(Walk &walk) {
  const Instruction *next = walk.start->event();
  const auto *block =
      next ? next->getParent() : cast<BasicBlock>(walk.start->source);
  const DomTreeNode *node = source.dominators.getNode(block);
  unsigned count = 0;
  while (node) {
    for (; next; next = next->getPrevNode()) {
      learnAccesses(walk, *next);
      if (++count == mostLookedAt)
        return;
    }
    node = node->getIDom();
    next = node ? node->getBlock()->getTerminator() : nullptr;
  }
}
