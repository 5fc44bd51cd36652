// Which instructions of the target make what the source has made on a walk.

#include "verify/judge/refine/lockstep/values/Partners.h"
#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/events/Roles.h"
#include "verify/judge/refine/lockstep/state/Suggestions.h"
#include "verify/judge/refine/lockstep/values/EventOperands.h"
#include "verify/judge/refine/lockstep/values/Refinement.h"
#include "verify/judge/refine/lockstep/values/Rereads.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"

using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Whether a product of the target is the quotient of the source if their first
/// operands are the same: the second ones are powers of two, and the inverse of
/// each other.
///
///   fdiv double %x, 4.0          fmul double %x, 0.25
static bool multipliesByInverse(const Instruction &source,
                                const Instruction &target) {
  if (source.getOpcode() != Instruction::FDiv ||
      target.getOpcode() != Instruction::FMul ||
      source.getType() != target.getType() ||
      source.getRawSubclassOptionalData() !=
          target.getRawSubclassOptionalData() ||
      target.hasMetadataOtherThanDebugLoc())
    return false;
  auto *by = dyn_cast<ConstantFP>(source.getOperand(1)),
       *factor = dyn_cast<ConstantFP>(target.getOperand(1));
  APFloat inverse(0.0);
  return by && factor && by->getValueAPF().getExactInverse(&inverse) &&
         inverse.bitwiseIsEqual(factor->getValueAPF());
}

/// Whether `inst`, of the target, refines what the source has made on this walk
/// as `other`.
bool Partners::isPartner(Walk &walk, const Instruction &other,
                         const Instruction &inst, Search search) {
  const Value *likely = suggestions.allocas.lookup(&inst);
  const bool isInverse = multipliesByInverse(other, inst);
  if ((other.getOpcode() != inst.getOpcode() && !isInverse) ||
      (likely && likely != &other))
    return false;
  auto taken = suggestions.choices.find(&other);
  if (checked.choices && !isa<LoadInst>(inst) &&
      taken != suggestions.choices.end() && taken->second != &inst)
    return false;
  auto areAlike = [&](const Value *x, const Value *y) {
    const Term *one = values.reduced(walk, x, true),
               *two = values.reduced(walk, y, false);
    return one == two ||
           (search >= Search::Chosen && choosesTheSame(walk, *one, *two)) ||
           (search >= Search::Leaves &&
            refinement.refinesInLeaves(walk, one, two)) ||
           (search == Search::All && refinement.refines(walk, one, two));
  };
  // LangRef, "Behavior of Floating-Point NaN values": which operand a NaN comes
  // from is a choice.
  auto areSwapped = [&] {
    return isa<BinaryOperator>(inst) && inst.isCommutative() &&
           areAlike(other.getOperand(0), inst.getOperand(1)) &&
           areAlike(other.getOperand(1), inst.getOperand(0));
  };
  if (isInverse)
    return areAlike(other.getOperand(0), inst.getOperand(0));
  SmallVector<Requirement> required;
  if (!doesTheSame(other, inst, metadata, libraries, required))
    return false;
  if (all_of_zip(other.operands(), inst.operands(),
                 [&](const Use &x, const Use &y) {
                   return areAlike(x.get(), y.get());
                 }))
    return operands.shows(walk, other, inst, required);
  return required.empty() && areSwapped();
}

/// How many loads of the target on this walk come before `load` and read the
/// same place as the same type.
unsigned Partners::rankOf(Walk &walk, const Instruction &load) {
  auto addressOf = [&](const Instruction &inst) {
    return values.reduced(walk, getLoadStorePointerOperand(&inst),
                          /*isSource=*/false);
  };
  unsigned rank = 0;
  for (const Instruction *made : walk.target.made) {
    if (made == &load)
      break;
    rank += isa<LoadInst>(made) && made->getType() == load.getType() &&
            addressOf(*made) == addressOf(load);
  }
  return rank;
}

const Instruction *Partners::partnerIn(Walk &walk, const Instruction &inst,
                                       bool isThorough) {
  if (auto found = walk.partners.find(&inst); found != walk.partners.end())
    return found->second;
  const bool isLoad = isa<LoadInst>(inst);
  const Search last =
      roleOf(inst) == StepRole::PureCall || (isLoad && isThorough) ? Search::All
      : isLoad ? Search::Leaves
               : Search::Chosen;
  for (Search search :
       {Search::Same, Search::Chosen, Search::Leaves, Search::All}) {
    if (search > last)
      break;
    // Two loads of the source may read the same, and be known for what they are
    // behind the walk: each has its own one of the target.
    unsigned passed = isLoad && search == Search::Same ? rankOf(walk, inst) : 0;
    const Instruction *last = nullptr;
    for (const Instruction *other : walk.source.made) {
      if (!isPartner(walk, *other, inst, search))
        continue;
      last = other;
      if (passed != 0) {
        --passed;
        continue;
      }
      if (!isLoad) {
        suggestions.choices[other] = &inst;
        walk.start->exploration->choices.emplace_back(other, &inst);
      }
      suggestions.suggest(suggestions.candidates, &inst, other);
      walk.partners[&inst] = other;
      return other;
    }
    if (last) {
      suggestions.suggest(suggestions.candidates, &inst, last);
      walk.partners[&inst] = last;
      return last;
    }
  }
  auto *load = dyn_cast<LoadInst>(&inst);
  const Instruction *known = load ? rereads.readBefore(walk, *load) : nullptr;
  if (known) {
    suggestions.suggest(suggestions.candidates, &inst, known);
    walk.partners[&inst] = known;
  }
  return known;
}

/// Whether the source makes the choice `one` on this walk as it makes `two`:
/// the target makes one choice that both of them allow, and no other one of the
/// target is `one`.
///
///   %x = fadd contract float %a, %b      %z = fadd contract float %a, %b
///   %y = fadd contract float %a, %b      %r = fsub float %z, %z
///   %r = fsub float %x, %y
bool Partners::choosesTheSame(Walk &walk, const Term &one, const Term &two) {
  auto choiceOf = [&](const Term &term) -> const Instruction * {
    auto *inst =
        term.kind == Term::Leaf ? dyn_cast<Instruction>(term.value) : nullptr;
    return inst && walk.source.isMade.contains(inst) &&
                   !isa<LoadInst, AllocaInst>(inst)
               ? inst
               : nullptr;
  };
  const Instruction *mine = choiceOf(one), *other = choiceOf(two);
  if (!mine || !other || mine->getOpcode() != other->getOpcode())
    return false;
  auto taken = suggestions.choices.find(other);
  auto *theirs = taken == suggestions.choices.end()
                     ? nullptr
                     : cast<Instruction>(taken->second);
  if (!theirs || walk.partners.lookup(theirs) != other ||
      !isPartner(walk, *mine, *theirs, Search::Same))
    return false;
  if (suggestions.choices.insert({mine, theirs}).second)
    walk.start->exploration->choices.emplace_back(mine, theirs);
  return true;
}
