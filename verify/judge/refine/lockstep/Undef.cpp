// What is one value, and not undef, since the source has branched on it, or on
// a comparison that would vary with it.
//
//   %c = icmp eq i8 %x, 5
//   br i1 %c, label %a, label %b
// b:
//   %d = icmp eq i8 %x, 7               switch i8 %x, ...   ; is defined here
//   br i1 %d, ...

#include "verify/judge/refine/lockstep/Prover.h"
#include "verify/judge/refine/lockstep/terms/ConeUses.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Whether `leaf`, a value of the source, is none that varies, if `condition`
/// does not: that is true for some numbers that it may be if it is undef, and
/// false for others, whatever else is in it.
static bool isSingleBy(const Term &condition, const Term &leaf,
                       const WholeValues &values) {
  if (&condition == &leaf)
    return true;
  if (condition.opcode() != Instruction::ICmp)
    return false;
  const Term *value = condition.operands[0], *other = condition.operands[1];
  auto predicate = static_cast<CmpInst::Predicate>(condition.rest[1]);
  if (value != &leaf) {
    std::swap(value, other);
    predicate = CmpInst::getSwappedPredicate(predicate);
  }
  if (value != &leaf || other == &leaf || !other->operands.empty())
    return false;
  const ConstantInt *bound = other->constantInt();
  if (predicate == CmpInst::ICMP_EQ)
    return bound ? values.mayBeAny(*leaf.value, bound->getValue())
                 : values.isWhole(*leaf.value);
  if (!bound)
    return false;
  auto region =
      ConstantRange::makeExactICmpRegion(predicate, bound->getValue());
  return !region.isEmptySet() && !region.isFullSet() &&
         values.isWhole(*leaf.value);
}

/// Whether a leaf that is no global is one value or poison.
bool Prover::isSingleLeaf(const Walk &walk, const Term &leaf) const {
  return walk.single.contains(&leaf) ||
         attributesOf(leaf, source.function, /*usesAddresses=*/false)
             .hasAttribute(Attribute::NoUndef) ||
         (leaf.kind == Term::Leaf && any_of(walk.facts, [&](const Fact &fact) {
            return isSingleBy(*fact.condition, leaf, source.wholeValues());
          }));
}

/// Whether a term is surely not undef. It may be poison.
bool Prover::isSingle(const Walk &walk, const Term *term) const {
  if (walk.single.contains(term))
    return true;
  bool result = true;
  DenseMap<const Term *, bool> seen;
  visitParts(term, seen, [&](const Term &part) {
    if (part.kind == Term::Constant)
      result &= !isa<UndefValue>(part.value) &&
                !cast<Constant>(part.value)->containsUndefOrPoisonElement();
    else if (isLeaf(part) && !isGlobal(part))
      result &= isSingleLeaf(walk, part);
  });
  return result;
}
