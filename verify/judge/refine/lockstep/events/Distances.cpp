// How far addresses are from each other.

#include "verify/judge/refine/lockstep/events/Distances.h"
#include "verify/judge/refine/lockstep/terms/Way.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

const Term *palindrome::refine::lockstep::baseTermOf(const Term *address) {
  while (address->kind == Term::Address)
    address = address->operands[0];
  return address;
}

const Value *palindrome::refine::lockstep::baseOf(const Term *address) {
  const Term *base = baseTermOf(address);
  return base->kind == Term::Leaf ? base->value : nullptr;
}

std::optional<int64_t>
palindrome::refine::lockstep::distanceOf(const Term *address) {
  const Way way(address);
  return way.steps.empty() && way.isKnown ? std::optional(way.bytes)
                                          : std::nullopt;
}

/// The numbers that an index may be; a number of fewer bits is signed.
static Distance boundsOf(const Term &index) {
  constexpr unsigned widest = 32;
  auto isNarrow = [](const Type *type) {
    return type->isIntegerTy() && type->getIntegerBitWidth() <= widest;
  };
  if (index.opcode() == Instruction::ZExt && isNarrow(index.operands[0]->type))
    return {0,
            int64_t(maxUIntN(index.operands[0]->type->getIntegerBitWidth()))};
  const Type *type = index.opcode() == Instruction::SExt
                         ? index.operands[0]->type
                         : index.type;
  if (isNarrow(type))
    return {minIntN(type->getIntegerBitWidth()),
            maxIntN(type->getIntegerBitWidth())};
  return {};
}

static std::optional<int64_t> product(std::optional<int64_t> one,
                                      int64_t other) {
  int64_t result = 0;
  return one && !MulOverflow(*one, other, result) ? std::optional(result)
                                                  : std::nullopt;
}

static void add(std::optional<int64_t> &sum, std::optional<int64_t> summand) {
  int64_t result = 0;
  sum = sum && summand && !AddOverflow(*sum, *summand, result)
            ? std::optional(result)
            : std::nullopt;
}

/// How far a step leads. `nuw` means forward, unless the address is poison
/// (LangRef, 'getelementptr').
static Distance reachOf(const IndexedStep &step) {
  Distance index = boundsOf(*step.index);
  Distance reach{product(index.least, step.scale),
                 product(index.most, step.scale)};
  if (step.scale < 0)
    std::swap(reach.least, reach.most);
  if (step.flags.hasNoUnsignedWrap() && step.scale > 0)
    reach.least = std::max<int64_t>(reach.least.value_or(0), 0);
  return reach;
}

Distance palindrome::refine::lockstep::distanceBetween(const Term *from,
                                                       const Term *to) {
  Way back(from), forth(to);
  if (!from->type->isPointerTy() || !to->type->isPointerTy() || !back.isKnown ||
      !forth.isKnown)
    return {};
  dropCommon(forth, back);
  Distance distance{forth.bytes, forth.bytes};
  for (const IndexedStep &step : forth.steps) {
    Distance reach = reachOf(step);
    add(distance.least, reach.least);
    add(distance.most, reach.most);
  }
  for (const IndexedStep &step : back.steps) {
    Distance reach = reachOf(step);
    add(distance.least, product(reach.most, -1));
    add(distance.most, product(reach.least, -1));
  }
  add(distance.least, product(back.bytes, -1));
  add(distance.most, product(back.bytes, -1));
  return distance;
}
