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
// An equation would not do: where %n may be undef, each of its uses has a value
// of its own. What takes the place of %i uses %n once, as %i does.

#include "verify/refine/lockstep/Prover.h"
#include "llvm/IR/PatternMatch.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;
using namespace llvm::PatternMatch;

namespace {
/// A phi to which a constant is added in each iteration.
struct Counter {
  const PHINode *phi;
  APInt step; ///< Of 65 bits, with its sign.
};
} // namespace

/// The counter that `phi` is at the head of a loop that a walk enters from
/// `from`, if it is one.
static std::optional<Counter> counterOf(const PHINode &phi,
                                        const BasicBlock *from) {
  int entry = phi.getBasicBlockIndex(from);
  if (!phi.getType()->isIntegerTy() ||
      phi.getType()->getIntegerBitWidth() > 64 || entry < 0)
    return std::nullopt;
  for (unsigned i = 0; i != phi.getNumIncomingValues(); ++i) {
    const APInt *step = nullptr;
    if (i != static_cast<unsigned>(entry) &&
        match(phi.getIncomingValue(i),
              m_c_Add(m_Specific(&phi), m_APInt(step))))
      return Counter{&phi, step->sext(65)};
  }
  return std::nullopt;
}

/// Notes at the head of a loop that a walk enters what counters are by others,
/// which begin with a constant.
void Prover::collectCounters(Walk &walk, Node &node) {
  SmallVector<Counter> counters;
  for (const PHINode &phi : cast<BasicBlock>(node.source)->phis())
    if (std::optional<Counter> counter = counterOf(phi, walk.source.from))
      counters.push_back(*counter);
  auto taken = [&](const PHINode &phi) {
    return reduce(walk, evaluate(walk, &phi, true, /*onArrival=*/true));
  };
  auto isDeterminedBy = [&](const Counter &one, const Counter &other) {
    return one.phi != other.phi &&
           (one.step == other.step || one.step == -other.step) &&
           taken(*other.phi)->constantInt() &&
           !determined.contains(other.phi) && other.step.isStrictlyPositive();
  };
  for (const Counter &counter : counters) {
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
      unsigned extension =
          isNonNegative(walk, term) ? Instruction::ZExt : Instruction::SExt;
      return operation(its < mine ? extension : unsigned(Instruction::Trunc),
                       term);
    };
    bool isSame = counter.step == other->step;
    unsigned toward = isSame ? Instruction::Add : Instruction::Sub,
             back = isSame ? Instruction::Sub : Instruction::Add;
    const Term *first =
        operation(back, {taken(*counter.phi), asWide(taken(*other->phi))});
    const Term *term =
        operation(toward, {first, asWide(pool.leaf(other->phi))});
    if (!term->hasForeign && isAvailable(*term, node))
      determined[counter.phi] = term;
  }
}

/// What a counter of the source is by another one, if that is so where the walk
/// begins. Null if it is not known.
const Term *Prover::evaluateCounter(Walk &walk, const PHINode &phi) {
  const Term *term = determined.lookup(&phi);
  return term && isAvailable(*term, *walk.start) &&
                 demand(walk, {Demand::Terms, nullptr, nullptr, pool.leaf(&phi),
                               term})
             ? term
             : nullptr;
}
