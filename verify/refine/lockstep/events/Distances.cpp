// How far addresses are from each other.

#include "verify/refine/lockstep/events/Distances.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GEPNoWrapFlags.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

const Value *palindrome::refine::lockstep::baseOf(const Term *address) {
  while (address->kind == Term::Address)
    address = address->operands[0];
  return address->kind == Term::Leaf ? address->value : nullptr;
}

std::optional<int64_t>
palindrome::refine::lockstep::distanceOf(const Term *address) {
  int64_t distance = 0;
  for (; address->kind == Term::Address; address = address->operands[0])
    for (const AddressStep &step : address->steps)
      if (step.operand != 0 || AddOverflow(distance, step.scale, distance))
        return std::nullopt;
  return distance;
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

namespace {
/// A step that is taken as often as a value says.
struct VariableStep {
  const Term *index;
  int64_t scale;
  /// Whether it leads forward, or the address is poison: `nuw` (LangRef,
  /// 'getelementptr').
  bool isForward;
};

/// An address as the sum of its steps.
struct Steps {
  explicit Steps(const Term *address) {
    for (; address->kind == Term::Address; address = address->operands[0]) {
      bool isForward =
          GEPNoWrapFlags::fromRaw(address->flags).hasNoUnsignedWrap();
      for (const AddressStep &step : address->steps)
        if (step.operand != 0)
          variable.push_back(
              {address->operands[step.operand], step.scale, isForward});
        else
          isKnown &= !AddOverflow(constant, step.scale, constant);
    }
  }

  SmallVector<VariableStep, 2> variable;
  int64_t constant = 0;
  bool isKnown = true; ///< Whether the constant ones have a sum.
};
} // namespace

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

/// How far a step leads.
static Distance reachOf(const VariableStep &step) {
  Distance index = boundsOf(*step.index);
  Distance reach{product(index.least, step.scale),
                 product(index.most, step.scale)};
  if (step.scale < 0)
    std::swap(reach.least, reach.most);
  if (step.isForward && step.scale > 0)
    reach.least = std::max<int64_t>(reach.least.value_or(0), 0);
  return reach;
}

Distance palindrome::refine::lockstep::distanceBetween(const Term *from,
                                                       const Term *to) {
  Steps back(from), forth(to);
  if (!from->type->isPointerTy() || !to->type->isPointerTy() || !back.isKnown ||
      !forth.isKnown)
    return {};
  // What both take leads both as far.
  erase_if(forth.variable, [&](const VariableStep &step) {
    auto same = find_if(back.variable, [&](const VariableStep &other) {
      return other.index == step.index && other.scale == step.scale;
    });
    if (same == back.variable.end())
      return false;
    back.variable.erase(same);
    return true;
  });
  Distance distance{forth.constant, forth.constant};
  for (const VariableStep &step : forth.variable) {
    Distance reach = reachOf(step);
    add(distance.least, reach.least);
    add(distance.most, reach.most);
  }
  for (const VariableStep &step : back.variable) {
    Distance reach = reachOf(step);
    add(distance.least, product(reach.most, -1));
    add(distance.most, product(reach.least, -1));
  }
  add(distance.least, product(back.constant, -1));
  add(distance.most, product(back.constant, -1));
  return distance;
}
