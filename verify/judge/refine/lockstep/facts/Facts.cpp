// What a walk knows because the source has come this way: a condition that is
// neither true nor false, such as undef, would have made its branch undefined.

#include "verify/judge/refine/lockstep/facts/Facts.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/integers/WalkRanges.h"
#include "verify/judge/refine/lockstep/state/Definedness.h"
#include "verify/judge/refine/lockstep/terms/LooseTerms.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Whether a condition is the negation of another one, `of`.
static bool isNegation(const Term &term, const Term *&of) {
  if (term.opcode() != Instruction::Xor || term.flags != 0 ||
      !term.operands[1]->isTrue())
    return false;
  of = term.operands[0];
  return true;
}

/// A comparison of what the operands of `condition`, another one, are computed
/// from, such that both are true or both are false unless `condition` is
/// poison. Null if there is none.
///
///   %d = sub i64 %x, %y
///   %n = ashr exact i64 %d, 3
///   %c = icmp eq i64 %n, 0          %c = icmp eq i64 %x, %y
///
/// or with the distance of two addresses as their steps tell it.
const Term *Facts::comparedParts(const Term &condition) {
  if (condition.opcode() == Instruction::ICmp && condition.flags == 0)
    for (unsigned i : {0, 1})
      if (const Term *distance = pool.subtractPlaces(*condition.operands[i])) {
        auto predicate = static_cast<CmpInst::Predicate>(condition.rest[1]);
        return i == 0
                   ? terms.compare(predicate, distance, condition.operands[1])
                   : terms.compare(predicate, condition.operands[0], distance);
      }
  if (condition.opcode() == Instruction::ICmp &&
      condition.operands[0]->type->isPointerTy())
    return pool.comparePlaces(condition);
  if (const Term *bits = pool.compareShiftedBits(condition))
    return bits;
  if (condition.opcode() != Instruction::ICmp ||
      condition.rest[1] != CmpInst::ICMP_EQ)
    return nullptr;
  const Term *one = condition.operands[0], *other = condition.operands[1];
  if (one->opcode() == Instruction::PtrToInt &&
      other->opcode() == Instruction::PtrToInt) {
    const Term *left = one->operands[0], *right = other->operands[0];
    const DataLayout &layout = source.function.getDataLayout();
    return left->type == right->type && layout.getTypeSizeInBits(left->type) ==
                                            layout.getTypeSizeInBits(one->type)
               ? terms.isEqual(left, right)
               : nullptr;
  }
  if (one->constantInt())
    std::swap(one, other);
  if (!other->constantInt() || !other->constantInt()->isZero())
    return nullptr;
  switch (one->opcode()) {
  case Instruction::Sub:
    return terms.isEqual(one->operands[0], one->operands[1]);
  case Instruction::AShr:
  case Instruction::LShr:
  case Instruction::SDiv:
  case Instruction::UDiv:
    return (one->flags & PossiblyExactOperator::IsExact) != 0 &&
                   one->operands[1]->constantInt()
               ? terms.isEqual(one->operands[0], other)
               : nullptr;
  default:
    return nullptr;
  }
}

void Facts::learn(Walk &walk, const Term *condition, bool holds) {
  definedness.learnNoPoison(walk, condition);
  const Term *of = nullptr;
  // The negated condition is known as it is given, too.
  if (isNegation(*condition, of))
    return learn(walk, of, !holds);
  const Term *given = condition;
  condition = reduction.reduce(walk, condition);
  // The source, or a target that is defined here, has branched on it.
  if (condition->type->isIntegerTy(1) &&
      !ranges.rangeOf(walk, condition).contains(APInt(1, holds))) {
    walk.isImpossible = true;
    return;
  }
  if (condition->constantInt())
    return;
  if (isNegation(*condition, of))
    return learn(walk, of, !holds);
  walk.facts.push_back({condition, holds});
  auto &context = condition->type->getContext();
  const Term *truth = pool.constant(ConstantInt::getBool(context, holds));
  // Where the other side computes the given condition, facts that are learned
  // later might reduce it to another term.
  walk.known[condition] = walk.known[given] = truth;
  walk.forget();

  // Where a conjunction is true, so are its parts; a disjunction alike.
  bool isAnd = condition->opcode() == Instruction::And;
  bool isOr = condition->opcode() == Instruction::Or;
  if ((isAnd && holds) || (isOr && !holds))
    for (const Term *part : condition->operands)
      learn(walk, part, holds);
  if (condition->opcode() == Instruction::Select &&
      condition->type->isIntegerTy(1)) {
    const Term *first = condition->operands[0], *yes = condition->operands[1],
               *no = condition->operands[2];
    if (no->isFalse() && holds) {
      learn(walk, first, true);
      learn(walk, yes, true);
    } else if (no->isTrue() && !holds) {
      learn(walk, first, true);
      learn(walk, yes, false);
    } else if (yes->isTrue() && !holds) {
      learn(walk, first, false);
      learn(walk, no, false);
    } else if (yes->isFalse() && holds) {
      learn(walk, first, false);
      learn(walk, no, true);
    }
  }
  if (const Term *simpler = comparedParts(*condition))
    learn(walk, simpler, holds);
  // A value that was compared is no undef: it is the constant, each time.
  if (condition->opcode() == Instruction::ICmp && holds &&
      condition->rest[1] == CmpInst::ICMP_EQ) {
    const Term *value = condition->operands[0], *other = condition->operands[1];
    if (value->constantInt())
      std::swap(value, other);
    if (other->constantInt() && value->kind != Term::Constant)
      walk.known[value] = other;
  }
}
