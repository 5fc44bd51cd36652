// What the instructions of integers say about their numbers.

#include "verify/judge/refine/linear/LinearMeaning.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace palindrome::refine::linear;
using namespace llvm;

static bool isDefinedNumber(const Computation *node) {
  return node->isDefined && node->isNumber();
}

bool palindrome::refine::linear::comparesNumbers(const Computation &node) {
  return node.opcode() == Instruction::ICmp &&
         all_of(node.operands, isDefinedNumber);
}

static const ConstantInt *constantOf(const Computation &node) {
  return dyn_cast<ConstantInt>(node.value);
}

/// The constant that an operation has on its right, if it is at least 0 with
/// its sign.
static std::optional<Number> constantOnRight(const Computation &node) {
  const ConstantInt *constant = constantOf(*node.operands[1]);
  if (!constant || constant->isNegative())
    return std::nullopt;
  return numberOf(constant->getValue(), /*isSigned=*/true);
}

/// What a multiplication or a shift to the left multiplies by.
static std::optional<Number> factorOf(const Computation &node) {
  std::optional<Number> right = constantOnRight(node);
  if (!right || node.opcode() == Instruction::Mul)
    return right;
  if (*right >= node.width())
    return std::nullopt;
  return Number(1) << static_cast<unsigned>(*right);
}

static bool hasFlag(const Computation &node, unsigned flag) {
  return (node.flags & flag) != 0;
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

static Sum largest(unsigned width, bool isSigned) {
  return Sum(numberOf(isSigned ? APInt::getSignedMaxValue(width)
                               : APInt::getMaxValue(width),
                      isSigned));
}

static Sum smallest(unsigned width, bool isSigned) {
  return Sum(isSigned ? numberOf(APInt::getSignedMinValue(width), isSigned)
                      : 0);
}

bool LinearMeaning::fits(const std::optional<Sum> &sum, unsigned width,
                         bool isSigned) {
  return sum && system.implies(*sum, largest(width, isSigned)) &&
         system.implies(smallest(width, isSigned), *sum);
}

bool LinearMeaning::isNonNegative(const Computation &node) {
  const Numbers &its = of(node);
  return system.implies(Sum(0), its.asSigned) ||
         system.implies(its.asUnsigned,
                        largest(node.width(), /*isSigned=*/true));
}

/// What an operation would be if it did not wrap around.
std::optional<Sum> LinearMeaning::combine(const Computation &node,
                                          bool isSigned) {
  auto number = [&](unsigned operand) {
    const Numbers &its = of(*node.operands[operand]);
    return isSigned ? its.asSigned : its.asUnsigned;
  };
  switch (node.opcode()) {
  case Instruction::Add:
  case Instruction::Or: // Of disjoint bits.
    return number(0).plus(number(1));
  case Instruction::Sub:
    return number(0).minus(number(1));
  case Instruction::Mul:
  case Instruction::Shl:
    if (std::optional<Number> factor = factorOf(node))
      return number(0).times(*factor);
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

bool LinearMeaning::fitsSigned(const Computation &node) {
  return hasFlag(node, OverflowingBinaryOperator::NoSignedWrap) ||
         fits(combine(node, /*isSigned=*/true), node.width(), true);
}

bool LinearMeaning::fitsUnsigned(const Computation &node) {
  return hasFlag(node, OverflowingBinaryOperator::NoUnsignedWrap) ||
         fits(combine(node, /*isSigned=*/false), node.width(), false);
}

//===----------------------------------------------------------------------===//
// The numbers of an operation
//===----------------------------------------------------------------------===//

/// New variables, with the bounds of the width and of an argument.
LinearMeaning::Numbers LinearMeaning::unknown(const Computation &node) {
  Numbers result{system.newVariable(), system.newVariable()};
  ConstantRange range = ConstantRange::getFull(node.width());
  if (const auto *argument = dyn_cast<Argument>(node.value);
      argument && argument->hasAttribute(Attribute::Range))
    range = argument->getAttribute(Attribute::Range).getRange();
  system.require(Sum(numberOf(range.getSignedMin(), true)), result.asSigned);
  system.require(result.asSigned, Sum(numberOf(range.getSignedMax(), true)));
  system.require(Sum(numberOf(range.getUnsignedMin(), false)),
                 result.asUnsigned);
  system.require(result.asUnsigned,
                 Sum(numberOf(range.getUnsignedMax(), false)));
  return result;
}

/// A division by a constant, of what is at least 0.
LinearMeaning::Numbers LinearMeaning::quotient(const Computation &node,
                                               const Sum &dividend,
                                               Number divisor) {
  Numbers result = unknown(node);
  if (std::optional<Sum> product = result.asUnsigned.times(divisor)) {
    system.require(*product, dividend);
    system.require(dividend, *product, 1 - divisor);
  }
  for (bool isLeast : {true, false})
    if (std::optional<Number> bound = system.extreme(dividend, isLeast)) {
      Sum limit(*bound / divisor);
      system.require(isLeast ? limit : result.asUnsigned,
                     isLeast ? result.asUnsigned : limit);
    }
  return result;
}

/// The most or the least of two integers.
LinearMeaning::Numbers LinearMeaning::extreme(const Computation &node,
                                              bool isMost, bool isSigned) {
  Numbers one = of(*node.operands[0]), other = of(*node.operands[1]);
  auto isBelow = [&](const Numbers &left, const Numbers &right) {
    return isSigned ? system.implies(left.asSigned, right.asSigned)
                    : system.implies(left.asUnsigned, right.asUnsigned);
  };
  if (isBelow(one, other))
    return isMost ? other : one;
  if (isBelow(other, one))
    return isMost ? one : other;
  Numbers result = unknown(node);
  for (const Numbers &operand : {one, other}) {
    Sum mine = isSigned ? result.asSigned : result.asUnsigned;
    Sum its = isSigned ? operand.asSigned : operand.asUnsigned;
    system.require(isMost ? its : mine, isMost ? mine : its);
  }
  return result;
}

LinearMeaning::Numbers LinearMeaning::make(const Computation &node) {
  if (const ConstantInt *constant = constantOf(node)) {
    const APInt &value = constant->getValue();
    return {Sum(numberOf(value, /*isSigned=*/true)),
            Sum(numberOf(value, /*isSigned=*/false))};
  }
  const auto *inst = dyn_cast<Instruction>(node.value);
  if (!inst || isa<SelectInst>(inst) || isa<ICmpInst>(inst) ||
      node.operands.empty() || !isDefinedNumber(node.operands.front()))
    return unknown(node);
  Numbers first = of(*node.operands[0]);
  unsigned from = node.operands[0]->width(), to = node.width();
  switch (inst->getOpcode()) {
  case Instruction::ZExt:
    if (hasFlag(node, PossiblyNonNegInst::NonNeg))
      system.requireEqual(first.asSigned, first.asUnsigned);
    return {first.asUnsigned, first.asUnsigned};
  case Instruction::SExt:
    if (isNonNegative(*node.operands[0]))
      return {first.asSigned, first.asSigned};
    return {first.asSigned, unknown(node).asUnsigned};
  case Instruction::Trunc: {
    Numbers result = unknown(node);
    if (hasFlag(node, TruncInst::NoSignedWrap) ||
        fits(first.asSigned, to, /*isSigned=*/true))
      result.asSigned = first.asSigned;
    if (hasFlag(node, TruncInst::NoUnsignedWrap) ||
        fits(first.asUnsigned, to, /*isSigned=*/false))
      result.asUnsigned = first.asUnsigned;
    return result;
  }
  default:
    break;
  }
  if (from != to || node.operands.size() < 2 ||
      !isDefinedNumber(node.operands[1]))
    return unknown(node);
  std::optional<Number> right = constantOnRight(node);
  switch (inst->getOpcode()) {
  case Instruction::Or:
    if (!hasFlag(node, PossiblyDisjointInst::IsDisjoint))
      return unknown(node);
    [[fallthrough]];
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::Shl: {
    bool isDisjoint = inst->getOpcode() == Instruction::Or;
    Numbers result = unknown(node);
    if (std::optional<Sum> sum = combine(node, /*isSigned=*/true);
        sum && (isDisjoint || fitsSigned(node)))
      result.asSigned = *sum;
    if (std::optional<Sum> sum = combine(node, /*isSigned=*/false);
        sum && (isDisjoint || fitsUnsigned(node)))
      result.asUnsigned = *sum;
    else if (const ConstantInt *added = constantOf(*node.operands[1]);
             added && added->isNegative() &&
             inst->getOpcode() == Instruction::Add)
      // An addition that is a subtraction.
      if (std::optional<Sum> less = first.asUnsigned.plus(
              Sum(numberOf(added->getValue(), /*isSigned=*/true)));
          less && system.implies(Sum(0), *less))
        result.asUnsigned = *less;
    return result;
  }
  case Instruction::LShr:
    if (right && *right < to)
      return quotient(node, first.asUnsigned,
                      Number(1) << static_cast<unsigned>(*right));
    return unknown(node);
  case Instruction::UDiv:
    if (right && *right != 0)
      return quotient(node, first.asUnsigned, *right);
    return unknown(node);
  case Instruction::SDiv:
    if (right && *right != 0 && isNonNegative(*node.operands[0]))
      return quotient(node, first.asSigned, *right);
    return unknown(node);
  case Instruction::And:
  case Instruction::URem: {
    Numbers result = unknown(node);
    system.require(result.asUnsigned, first.asUnsigned);
    // A remainder is less than what is divided by.
    system.require(result.asUnsigned, of(*node.operands[1]).asUnsigned,
                   inst->getOpcode() == Instruction::URem);
    return result;
  }
  case Instruction::Call:
    if (const auto *call = dyn_cast<MinMaxIntrinsic>(inst))
      return extreme(node, ICmpInst::isGT(call->getPredicate()),
                     call->isSigned());
    return unknown(node);
  default:
    return unknown(node);
  }
}

const LinearMeaning::Numbers &LinearMeaning::of(const Computation &node) {
  if (auto known = numbers.find(&node); known != numbers.end())
    return known->second;
  Numbers its = make(node);
  made.push_back(&node);
  const Numbers &result = numbers.try_emplace(&node, its).first->second;
  link(node);
  return result;
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

/// Where an integer is at least 0, its two numbers are one.
void LinearMeaning::link(const Computation &node) {
  Numbers its = numbers.find(&node)->second;
  if (!(its.asSigned == its.asUnsigned) &&
      !system.impliesEqual(its.asSigned, its.asUnsigned) && isNonNegative(node))
    system.requireEqual(its.asSigned, its.asUnsigned);
}

CmpInst::Predicate
palindrome::refine::linear::predicateOf(const Computation &comparison,
                                        bool holds) {
  CmpInst::Predicate predicate =
      cast<ICmpInst>(comparison.value)->getPredicate();
  return holds ? predicate : CmpInst::getInversePredicate(predicate);
}

/// An order as `small + by <= large`, where `number` gives the two operands.
template <typename NumberOf, typename Use>
static auto inOrder(CmpInst::Predicate predicate, NumberOf number, Use use) {
  bool isGreater = ICmpInst::isGT(predicate) || ICmpInst::isGE(predicate);
  bool isStrict = ICmpInst::isGT(predicate) || ICmpInst::isLT(predicate);
  return use(number(isGreater), number(!isGreater), isStrict);
}

void LinearMeaning::state(const Computation &comparison, bool holds) {
  CmpInst::Predicate predicate = predicateOf(comparison, holds);
  Numbers left = of(*comparison.operands[0]),
          right = of(*comparison.operands[1]);
  if (predicate == CmpInst::ICMP_EQ) {
    system.requireEqual(left.asSigned, right.asSigned);
    system.requireEqual(left.asUnsigned, right.asUnsigned);
    return;
  }
  if (predicate == CmpInst::ICMP_NE) {
    distinct.push_back(&comparison);
    return;
  }
  auto require = [&](const Sum &small, const Sum &large, bool isStrict) {
    system.require(small, large, isStrict);
  };
  bool isSameSign = comparison.flags != 0;
  if (ICmpInst::isSigned(predicate) || isSameSign)
    inOrder(
        predicate,
        [&](bool second) { return second ? right.asSigned : left.asSigned; },
        require);
  if (ICmpInst::isUnsigned(predicate) || isSameSign)
    inOrder(
        predicate,
        [&](bool second) {
          return second ? right.asUnsigned : left.asUnsigned;
        },
        require);
}

/// The two integers of which an integer is the greater, or the lesser, with or
/// without a sign. Nothing if it is none of these.
///
///   %m = call i32 @llvm.smax.i32(i32 %n, i32 1)
///   %w = zext i32 %m to i64           ; the greater of %n and 1
std::optional<std::pair<Sum, Sum>>
LinearMeaning::extremeOf(const Computation &node, bool isMost, bool isSigned) {
  const Computation *inner = &node;
  for (; inner->opcode() == Instruction::ZExt ||
         (inner->opcode() == Instruction::SExt && isSigned);
       inner = inner->operands[0])
    isSigned = inner->opcode() == Instruction::SExt;
  auto *call = dyn_cast<MinMaxIntrinsic>(inner->value);
  if (!call || ICmpInst::isGT(call->getPredicate()) != isMost ||
      (call->isSigned() != isSigned && !isNonNegative(*inner)))
    return std::nullopt;
  auto number = [&](unsigned operand) {
    Numbers its = of(*inner->operands[operand]);
    return call->isSigned() ? its.asSigned : its.asUnsigned;
  };
  return std::pair(number(0), number(1));
}

/// Whether it is shown that `small` is at most `large`, or less.
bool LinearMeaning::isBelow(const Computation &small, const Computation &large,
                            bool isSigned, bool isStrict) {
  auto number = [&](const Computation &node) {
    Numbers its = of(node);
    return isSigned ? its.asSigned : its.asUnsigned;
  };
  const Sum least = number(small), most = number(large);
  if (system.implies(least, most, isStrict))
    return true;
  if (auto parts = extremeOf(small, /*isMost=*/true, isSigned))
    return system.implies(parts->first, most, isStrict) &&
           system.implies(parts->second, most, isStrict);
  if (auto parts = extremeOf(large, /*isMost=*/false, isSigned))
    return system.implies(least, parts->first, isStrict) &&
           system.implies(least, parts->second, isStrict);
  return false;
}

bool LinearMeaning::shows(const Computation &comparison, bool holds) {
  CmpInst::Predicate predicate = predicateOf(comparison, holds);
  const Computation &left = *comparison.operands[0],
                    &right = *comparison.operands[1];
  if (predicate == CmpInst::ICMP_EQ)
    return areEqual(left, right);
  if (predicate == CmpInst::ICMP_NE)
    return any_of(ArrayRef{true, false}, [&](bool isSigned) {
      return isBelow(left, right, isSigned, /*isStrict=*/true) ||
             isBelow(right, left, isSigned, /*isStrict=*/true);
    });
  return inOrder(
      predicate,
      [&](bool second) -> const Computation & { return second ? right : left; },
      [&](const Computation &small, const Computation &large, bool isStrict) {
        return isBelow(small, large, ICmpInst::isSigned(predicate), isStrict);
      });
}

bool LinearMeaning::areEqual(const Computation &one, const Computation &other) {
  if (&one == &other)
    return true;
  Numbers left = of(one), right = of(other);
  return system.impliesEqual(left.asSigned, right.asSigned) ||
         system.impliesEqual(left.asUnsigned, right.asUnsigned) ||
         any_of(ArrayRef{true, false}, [&](bool isSigned) {
           return isBelow(one, other, isSigned, /*isStrict=*/false) &&
                  isBelow(other, one, isSigned, /*isStrict=*/false);
         });
}

APInt LinearMeaning::choose(const Computation &node, bool isLeast) {
  Numbers its = of(node);
  auto extreme = [&](bool isSigned) {
    std::optional<Number> value =
        system.extreme(isSigned ? its.asSigned : its.asUnsigned, isLeast);
    return APInt(64, static_cast<uint64_t>(value.value_or(0)))
        .trunc(node.width());
  };
  APInt value = extreme(/*isSigned=*/true);
  if (Sum number(numberOf(value, /*isSigned=*/false));
      system.implies(its.asUnsigned, number, 1) ||
      system.implies(number, its.asUnsigned, 1))
    value = extreme(/*isSigned=*/false);
  system.requireEqual(its.asSigned, Sum(numberOf(value, true)));
  system.requireEqual(its.asUnsigned, Sum(numberOf(value, false)));
  return value;
}

void LinearMeaning::order(const Computation &less, const Computation &greater) {
  Sum small = of(less).asSigned;
  system.require(small, of(greater).asSigned, 1);
}

void LinearMeaning::conclude() {
  auto part = [&](const Sum &left, const Sum &right) {
    if (system.implies(left, right))
      system.require(left, right, 1);
    else if (system.implies(right, left))
      system.require(right, left, 1);
  };
  constexpr unsigned rounds = 2;
  for (unsigned round = 0; round != rounds; ++round) {
    system.conclude();
    for (const Computation *node : SmallVector<const Computation *>(made))
      link(*node);
    for (const Computation *comparison : distinct) {
      Numbers left = of(*comparison->operands[0]),
              right = of(*comparison->operands[1]);
      part(left.asSigned, right.asSigned);
      part(left.asUnsigned, right.asUnsigned);
    }
  }
}

void LinearMeaning::takeBack(Mark mark) {
  system = std::move(mark.system);
  distinct.truncate(mark.distinct);
  while (made.size() != mark.made)
    numbers.erase(made.pop_back_val());
}
