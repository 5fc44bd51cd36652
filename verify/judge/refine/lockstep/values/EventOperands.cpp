// Whether the operands of an event of the target are as it requires.

#include "verify/judge/refine/lockstep/values/EventOperands.h"
#include "verify/judge/refine/lockstep/events/LibraryCalls.h"
#include "verify/judge/refine/lockstep/events/Writes.h"
#include "verify/judge/refine/lockstep/facts/Pointers.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/integers/WalkRanges.h"
#include "verify/judge/refine/lockstep/terms/LooseTerms.h"
#include "verify/judge/refine/lockstep/values/Refinement.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

bool EventOperands::shows(Walk &walk, const Instruction &from,
                          const Instruction &to, ArrayRef<Requirement> required,
                          bool isSwapped) {
  auto theirs = operandsOf(to);
  if (isSwapped)
    std::swap(theirs[0], theirs[1]);
  for (auto [use, theirUse] : zip(operandsOf(from), theirs)) {
    const Use &one = *use, &other = *theirUse;
    const auto *call = dyn_cast<CallBase>(&from);
    if (call && call->isCallee(&one) && callsAlike(*call, cast<CallBase>(to)))
      continue;
    if (isa<InlineAsm>(one)) {
      if (one.get() != other.get())
        return false;
      continue;
    }
    if (auto *mine = dyn_cast<MetadataAsValue>(one)) {
      auto *theirs = dyn_cast<MetadataAsValue>(other);
      if (!theirs || !metadata.same(mine->getMetadata(), theirs->getMetadata()))
        return false;
      continue;
    }
    if (checked.captures && mayCaptureMore(walk, one, other))
      return false;
    if (checked.operands &&
        !refinement.areRelated(walk, one, other, /*onArrival=*/false))
      return false;
  }
  return !checked.requirements || all_of(required, [&](const Requirement &one) {
    return isMet(walk, from, to, one);
  });
}

/// Whether an integer of the source is poison or not below `least`.
bool EventOperands::isAtLeast(Walk &walk, const Value *size, uint64_t least) {
  const Term *term = values.reduced(walk, size, true);
  if (!term->type->isIntegerTy())
    return false;
  if (ranges.rangeOf(walk, term).getUnsignedMin().uge(least))
    return true;
  return least == 1 &&
         reduction
             .reduce(walk,
                     terms.isEqual(term, Constant::getNullValue(term->type)))
             ->isFalse();
}

/// Whether `required` is shown of an operand of `target`, which does what
/// `source` does.
bool EventOperands::isMet(Walk &walk, const Instruction &source,
                          const Instruction &target,
                          const Requirement &required) {
  const unsigned operand = required.operand;
  if (required.kind == Requirement::AtLeast)
    return isAtLeast(walk, source.getOperand(operand), required.number);
  const Term *value = values.reduced(walk, target.getOperand(operand), false);
  if (required.kind == Requirement::Aligned)
    return alignmentOf(value, layout).value() >= required.number;
  auto *type = dyn_cast<PointerType>(value->type);
  if (!type)
    return false;
  const auto *call = dyn_cast<CallBase>(&source);
  std::optional<AccessedSize> size =
      call ? accessedSize(*call, operand) : std::nullopt;
  // Where the source accesses a byte, null would be undefined.
  if (pointers.isNotNull(walk, value) ||
      (size && size->argument &&
       !NullPointerIsDefined(&this->source.function, type->getAddressSpace()) &&
       isAtLeast(walk, call->getArgOperand(*size->argument), 1)))
    return true;
  const Term *isNull = reduction.reduce(
      walk, terms.isEqual(value, ConstantPointerNull::get(type)));
  if (isNull->constantInt())
    return isNull->isFalse();
  SmallVector<const Term *, 1> defined;
  if (call && call->paramHasAttr(operand, Attribute::NoUndef))
    defined.push_back(values.reduced(walk, source.getOperand(operand), true));
  return cones.holds(pool.negation(isNull, target), walk.facts, defined);
}
