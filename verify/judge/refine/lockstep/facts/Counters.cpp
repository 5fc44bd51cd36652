// Counters of the source that another one determines. A loop of Fortran counts
// up for its body, and down for its end:
//
//   head:  %i = phi i64 [ %n, %entry ], [ %i1, %latch ]
//          %k = phi i32 [ 1, %entry ], [ %k1, %latch ]
//          ; %i is %n + 1 - zext %k
//          ...
//          %k1 = add nuw nsw i32 %k, 1
//          %i1 = add nsw i64 %i, -1
//
// The term for %i uses %n once, as %i does. That matters where %n may be undef,
// since each of its uses has a value of its own: `%i + zext %k == %n + 1` would
// not hold for all of these.

#include "verify/judge/refine/lockstep/facts/Counters.h"
#include "verify/judge/refine/lockstep/facts/Premises.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "llvm/IR/PatternMatch.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;
using namespace llvm::PatternMatch;

/// Strips additions of constants from a value, and adds the constants to `sum`,
/// which has 65 bits: of `add (add %i, 1), 2` the value is %i, and the sum 3.
static const Value *withoutConstants(const Value *value, APInt &sum) {
  constexpr unsigned mostSums = 8;
  const APInt *step = nullptr;
  for (unsigned i = 0; i != mostSums; ++i) {
    // A pattern that does not match may have bound this.
    const Value *rest = nullptr;
    if (match(value, m_c_Add(m_Value(rest), m_APInt(step))))
      sum += step->sext(65);
    else if (match(value, m_Sub(m_Value(rest), m_APInt(step))))
      sum -= step->sext(65);
    else
      break;
    value = rest;
  }
  return value;
}

std::optional<APInt> palindrome::refine::lockstep::stepOf(const PHINode &phi) {
  if (!phi.getType()->isIntegerTy() || phi.getType()->getIntegerBitWidth() > 64)
    return std::nullopt;
  for (const Value *value : phi.incoming_values())
    if (APInt sum(65, 0); withoutConstants(value, sum) == &phi && !sum.isZero())
      return sum;
  return std::nullopt;
}

bool palindrome::refine::lockstep::mayCountAlike(const PHINode &one,
                                                 const PHINode &other) {
  std::optional<APInt> step = stepOf(one), otherStep = stepOf(other);
  if (step && otherStep)
    return *step == *otherStep;
  if (!step && !otherStep)
    return true;
  // In a covering, what is added is added to a phi of another copy.
  return any_of((step ? other : one).incoming_values(), [](const Value *value) {
    APInt sum(65, 0);
    return isa<PHINode>(withoutConstants(value, sum));
  });
}

namespace {
struct Counter {
  const PHINode *phi;
  APInt step;
};
} // namespace

/// Whether an integer of the source is poison or not undef, wherever it is
/// used: it counts from a constant or from another such integer.
static bool countsFromConstant(const Value *value,
                               SmallPtrSetImpl<const Value *> &seen) {
  APInt sum(65, 0);
  if (value->getType()->isIntegerTy() &&
      value->getType()->getIntegerBitWidth() <= 64)
    value = withoutConstants(value, sum);
  if (auto *cast = dyn_cast<CastInst>(value))
    return isa<ZExtInst, SExtInst, TruncInst>(cast) &&
           countsFromConstant(cast->getOperand(0), seen);
  auto *phi = dyn_cast<PHINode>(value);
  return isa<ConstantInt>(value) ||
         (phi && (!seen.insert(phi).second ||
                  all_of(phi->incoming_values(), [&](const Use &use) {
                    return countsFromConstant(use, seen);
                  })));
}

/// %n for `sub %n, (zext i32 %k)` and `zext i32 %k`, whatever their flags; null
/// for other sums.
static const Term *withoutSubtracted(const Term *difference,
                                     const Term *added) {
  const Term *back = difference->opcode() == Instruction::Sub
                         ? difference->operands[1]
                         : nullptr;
  auto isExtension = [](const Term *term) {
    return term->opcode() == Instruction::ZExt ||
           term->opcode() == Instruction::SExt;
  };
  if (back && (back == added ||
               (isExtension(back) && back->opcode() == added->opcode() &&
                back->operands[0] == added->operands[0])))
    return difference->operands[0];
  return nullptr;
}

void Counters::collectCounters(
    Walk &walk, Node &node,
    function_ref<const Term *(const PHINode &phi)> taken) {
  const auto *head = cast<BasicBlock>(node.source);
  if (source.dominators.dominates(head, walk.source.from))
    return;
  SmallVector<Counter> counters;
  for (const PHINode &phi : head->phis())
    if (std::optional<APInt> step = stepOf(phi))
      counters.push_back({&phi, *step});
  // A start that may be undef would be another number at each use.
  auto startsFromConstant = [&](const PHINode &phi) {
    SmallPtrSet<const Value *, 4> seen;
    return countsFromConstant(phi.getIncomingValueForBlock(walk.source.from),
                              seen);
  };
  auto isDeterminedBy = [&](const Counter &one, const Counter &other) {
    return one.phi != other.phi &&
           (one.step == other.step || one.step == -other.step) &&
           !determined.contains(other.phi) && other.step.isStrictlyPositive() &&
           startsFromConstant(*other.phi);
  };
  // Another term only if that of an earlier attempt does not hold: those that
  // rely on it rely on one and the same.
  auto isKept = [&](const PHINode &phi) {
    const Term *term = determined.lookup(&phi);
    return term && !node.refuted.contains({Demand::Terms, nullptr, nullptr,
                                           pool.leaf(&phi), term});
  };
  for (const Counter &counter : counters) {
    if (isKept(*counter.phi))
      continue;
    const auto *other = find_if(counters, [&](const Counter &other) {
      return isDeterminedBy(counter, other);
    });
    if (other == counters.end())
      continue;
    Type *type = counter.phi->getType();
    auto operation = [&](unsigned opcode, ArrayRef<const Term *> operands) {
      return pool.operation(*counter.phi, type, opcode, /*flags=*/0, operands);
    };
    auto asWide = [&](const Term *term) {
      unsigned mine = type->getIntegerBitWidth(),
               its = term->type->getIntegerBitWidth();
      if (mine == its)
        return term;
      unsigned extension = reduction.isNonNegative(walk, term)
                               ? Instruction::ZExt
                               : Instruction::SExt;
      return operation(its < mine ? extension : unsigned(Instruction::Trunc),
                       term);
    };
    bool isSame = counter.step == other->step;
    unsigned toward = isSame ? Instruction::Add : Instruction::Sub,
             back = isSame ? Instruction::Sub : Instruction::Add;
    const Term *start = taken(*counter.phi),
               *added = asWide(taken(*other->phi)),
               *whole = isSame ? nullptr : withoutSubtracted(start, added);
    const Term *first = whole ? whole : operation(back, {start, added});
    const Term *term =
        operation(toward, {first, asWide(pool.leaf(other->phi))});
    if (!term->hasForeign && premises.isAvailable(*term, node))
      determined[counter.phi] = term;
  }
}

const Term *Counters::evaluateCounter(Walk &walk, const PHINode &phi) {
  const Term *term = determined.lookup(&phi);
  return term && premises.isAvailable(*term, *walk.start) &&
                 premises.demand(walk, {Demand::Terms, nullptr, nullptr,
                                        pool.leaf(&phi), term})
             ? term
             : nullptr;
}
