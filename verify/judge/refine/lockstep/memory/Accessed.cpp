// Pointers that the source has accessed memory through: they are not null.

#include "verify/judge/refine/lockstep/Prover.h"
#include "verify/judge/refine/lockstep/events/LibraryCalls.h"
#include "verify/judge/refine/lockstep/events/Writes.h"
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

/// Whether a branch of the source has shown that an address is above another
/// one, or not below one that is not null.
bool Prover::isAbove(Walk &walk, const Term *address) {
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

/// Whether an address of the target is known to be poison or not null: nothing
/// is in bounds of null but that.
bool Prover::isNotNull(Walk &walk, const Term *address) {
  const Term *base = inBoundsBase(address);
  auto *type = dyn_cast<PointerType>(base->type);
  return isNeverNull(address, source.function) || isAbove(walk, address) ||
         (type &&
          !NullPointerIsDefined(&source.function, type->getAddressSpace()) &&
          (isMoved(walk, *address) ||
           reduce(walk, isEqual(base, ConstantPointerNull::get(type)))
               ->isFalse()));
}

/// Whether an integer of the source is poison or not below `least`.
bool Prover::isAtLeast(Walk &walk, const Value *size, uint64_t least) {
  const Term *term = reduce(walk, evaluate(walk, size, true));
  if (!term->type->isIntegerTy())
    return false;
  if (rangeOf(walk, term).getUnsignedMin().uge(least))
    return true;
  return least == 1 &&
         reduce(walk, isEqual(term, Constant::getNullValue(term->type)))
             ->isFalse();
}

/// Whether `required` is shown of an operand of `target`, which does what
/// `source` does.
bool Prover::isMet(Walk &walk, const Instruction &source,
                   const Instruction &target, const Requirement &required) {
  const unsigned operand = required.operand;
  if (required.kind == Requirement::AtLeast)
    return isAtLeast(walk, source.getOperand(operand), required.number);
  const Term *value =
      reduce(walk, evaluate(walk, target.getOperand(operand), false));
  if (required.kind == Requirement::Aligned)
    return alignmentOf(value, layout).value() >= required.number;
  auto *type = dyn_cast<PointerType>(value->type);
  if (!type)
    return false;
  const auto *call = dyn_cast<CallBase>(&source);
  std::optional<AccessedSize> size =
      call ? accessedSize(*call, operand) : std::nullopt;
  // Where the source accesses a byte, null would be undefined.
  if (isNotNull(walk, value) ||
      (size && size->argument &&
       !NullPointerIsDefined(&this->source.function, type->getAddressSpace()) &&
       isAtLeast(walk, call->getArgOperand(*size->argument), 1)))
    return true;
  const Term *isNull =
      reduce(walk, isEqual(value, ConstantPointerNull::get(type)));
  if (isNull->constantInt())
    return isNull->isFalse();
  SmallVector<const Term *, 1> defined;
  if (call && call->paramHasAttr(operand, Attribute::NoUndef))
    defined.push_back(
        reduce(walk, evaluate(walk, source.getOperand(operand), true)));
  return cones.holds(pool.negation(isNull, target), walk.facts, defined);
}

/// Adds what `inst`, which the source has executed, has shown of pointers.
void Prover::learnAccesses(Walk &walk, const Instruction &inst) {
  visitAccessed(inst, [&](const Value *pointer) {
    const Term *address = evaluate(walk, pointer, true);
    learnNoPoison(walk, address);
    learnAccess(walk, address);
    // It is no poison by its metadata, but what memory contains.
    auto *load = dyn_cast<LoadInst>(pointer);
    if (!load || readsExactly(*load))
      return;
    if (const Term *content = contentOf(walk, *load); content != address) {
      walk.known[address] = content;
      walk.forget();
    }
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
