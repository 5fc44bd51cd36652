// Ranges of integers on a walk.

#include "verify/judge/refine/lockstep/integers/WalkRanges.h"
#include "verify/judge/refine/linear/Ranges.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

ConstantRange WalkRanges::rangeOf(Walk &walk, const Term *term,
                                  unsigned comparisons) {
  if (const ConstantInt *number = term->constantInt())
    return ConstantRange(number->getValue());
  auto &ranges = walk.ranges[comparisons];
  if (auto found = ranges.find(term); found != ranges.end())
    return found->second;
  ConstantRange range = allOf(term->type);
  if (term->kind == Term::Leaf) {
    auto *inst = dyn_cast<Instruction>(term->value);
    if (means.looksBack && (isa<Argument>(term->value) ||
                            (inst && inst->getFunction() == &source.function)))
      range = source.ranges().of(term->value);
  } else if (term->kind == Term::Operation) {
    range = rangeOfOperation(walk, term, comparisons);
  }
  if (comparisons != 0)
    range = applyFacts(walk, term, range, comparisons - 1);
  // There is no such value: where it is computed, the source is undefined.
  if (range.isEmptySet())
    range = allOf(term->type);
  ranges.insert_or_assign(term, range);
  return range;
}

ConstantRange WalkRanges::rangeOfOperation(Walk &walk, const Term *term,
                                           unsigned comparisons) {
  SmallVector<ConstantRange, 3> operands;
  for (const Term *operand : term->operands) {
    if (!operand->type->isIntegerTy())
      return allOf(term->type);
    operands.push_back(rangeOf(walk, operand, comparisons));
  }
  if (term->opcode() == Instruction::ICmp)
    return refine::rangeOf(static_cast<CmpInst::Predicate>(term->rest[1]),
                           operands[0], operands[1]);
  if (term->opcode() == Instruction::Call) {
    auto id = static_cast<Intrinsic::ID>(term->rest[1]);
    return ConstantRange::isIntrinsicSupported(id)
               ? ConstantRange::intrinsic(id, operands)
               : allOf(term->type);
  }
  return refine::rangeOf(term->opcode(), term->flags, term->type, operands);
}

/// What is left of the range of a term where the walk's facts hold.
ConstantRange WalkRanges::applyFacts(Walk &walk, const Term *term,
                                     ConstantRange range,
                                     unsigned comparisons) {
  auto apply = [&](CmpInst::Predicate predicate, const Term *compared,
                   const Term *other) {
    const unsigned opcode = compared->opcode();
    const bool isOfTerm = opcode != 0 && compared->operands[0] == term;
    const ConstantInt *added = isOfTerm && opcode == Instruction::Add
                                   ? compared->operands[1]->constantInt()
                                   : nullptr;
    const bool isExtended = isOfTerm && (opcode == Instruction::ZExt ||
                                         opcode == Instruction::SExt);
    if (compared != term && !added && !isExtended)
      return;
    ConstantRange allowed = ConstantRange::makeAllowedICmpRegion(
        predicate, rangeOf(walk, other, comparisons));
    if (added)
      allowed = allowed.subtract(added->getValue());
    // What it extends is what the extension may be, without the bits added.
    if (isExtended)
      allowed =
          allowed
              .intersectWith(refine::rangeOf(
                  opcode, compared->flags, compared->type, {allOf(term->type)}))
              .truncate(term->type->getIntegerBitWidth());
    range = range.intersectWith(allowed);
  };
  for (const Fact &fact : walk.facts) {
    const Term *condition = fact.condition;
    if (condition->opcode() != Instruction::ICmp ||
        !condition->operands[0]->type->isIntegerTy())
      continue;
    auto predicate = static_cast<CmpInst::Predicate>(condition->rest[1]);
    if (!fact.holds)
      predicate = CmpInst::getInversePredicate(predicate);
    const Term *left = condition->operands[0], *right = condition->operands[1];
    apply(predicate, left, right);
    apply(CmpInst::getSwappedPredicate(predicate), right, left);
  }
  return range;
}
