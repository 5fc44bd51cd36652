// Encodes integer arithmetic, comparison, select and freeze (LangRef, 'Binary
// Operations', 'Bitwise Binary Operations', and the 'icmp', 'select' and
// 'freeze' Instructions). A violated poison-generating flag makes the lane
// poison; division by zero is undefined behavior.
//
// interpret/operations/Integers.cpp and Comparisons.cpp compute the same
// operations. The repetition is deliberate: the interpreter checks this
// encoder, so they share no code.

#include "verify/judge/refine/encode/floats/Floats.h"
#include "verify/judge/refine/encode/operations/Encoders.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Operator.h"

using namespace palindrome::encode;
using namespace llvm;

static bool hasNUW(const Instruction &inst) {
  auto *op = dyn_cast<OverflowingBinaryOperator>(&inst);
  return op && op->hasNoUnsignedWrap();
}

static bool hasNSW(const Instruction &inst) {
  auto *op = dyn_cast<OverflowingBinaryOperator>(&inst);
  return op && op->hasNoSignedWrap();
}

static bool isExact(const Instruction &inst) {
  auto *op = dyn_cast<PossiblyExactOperator>(&inst);
  return op && op->isExact();
}

/// Where the result of an operation varies that is one to one in each operand.
static Variation variationOfBijection(const Lane &a, const Lane &b) {
  if (!a.undefs.empty() && !b.undefs.empty())
    return Variation::unknown();
  return a.undefs.empty() ? b.variation() : a.variation();
}

/// Where the result of a comparison varies.
static Variation variationOfComparison(CmpInst::Predicate predicate,
                                       const Lane &a, const Lane &b,
                                       bool arePointers) {
  if (!a.undefs.empty() && !b.undefs.empty())
    return Variation::unknown();
  if (a.undefs.empty())
    predicate = CmpInst::getSwappedPredicate(predicate);
  const Lane &varying = a.undefs.empty() ? b : a;
  const Lane &fixed = a.undefs.empty() ? a : b;
  Variation varies = varying.variation();
  if (!varies.isKnown() || !varies.isWhole)
    return Variation::unknown();
  // The operand is any value there. An undef pointer may be null or not.
  std::optional<APInt> value = fixed.value.constant();
  if (arePointers)
    return ICmpInst::isEquality(predicate) && value && value->isZero()
               ? varies
               : Variation::unknown();
  if (ICmpInst::isEquality(predicate))
    return varies;
  if (!value)
    return Variation::unknown();
  ConstantRange range = ConstantRange::makeExactICmpRegion(predicate, *value);
  return range.isFullSet() || range.isEmptySet() ? Variation::unknown()
                                                 : varies;
}

/// Encodes an operation that cannot overflow in a wider type: of one bit more
/// than the operands have or, for a product, of as many as they have together.
///
///   %r = add nsw i8 %x, %y   becomes
///   value: x + y    poison: sext9(x) + sext9(y) != sext9(x + y)
///
/// There is no overflow if that many bits fit into the type: of the product of
/// two extended i4, in i8.
template <typename Op>
static Lanes encodeOverflowing(Side &side, const Instruction &inst, Op op) {
  return encodeLanewise(
      side, inst.getOperand(0), inst.getOperand(1),
      [&](const Lane &a, const Lane &b) {
        Lane lane{op(a.value, b.value)};
        if (inst.getOpcode() != Instruction::Mul)
          lane.varies = variationOfBijection(a, b);
        unsigned width = a.value.width();
        auto needed = [&](unsigned ofA, unsigned ofB) {
          return inst.getOpcode() == Instruction::Mul ? ofA + ofB
                                                      : std::max(ofA, ofB) + 1;
        };
        // A difference without a sign may always be less
        // than zero.
        unsigned wide =
            inst.getOpcode() == Instruction::Sub
                ? width + 1
                : needed(a.value.unsignedBits(), b.value.unsignedBits());
        if (hasNUW(inst) && wide > width)
          lane.poison |= op(a.value.zext(wide), b.value.zext(wide)) !=
                         lane.value.zext(wide);
        wide = needed(a.value.signedBits(), b.value.signedBits());
        if (hasNSW(inst) && wide > width)
          lane.poison |= op(a.value.sext(wide), b.value.sext(wide)) !=
                         lane.value.sext(wide);
        return lane;
      });
}

static Lanes encodeAdd(Side &side, const Instruction &inst) {
  return encodeOverflowing(side, inst, [](Expr a, Expr b) { return a + b; });
}

static Lanes encodeSub(Side &side, const Instruction &inst) {
  return encodeOverflowing(side, inst, [](Expr a, Expr b) { return a - b; });
}

static Lanes encodeMul(Side &side, const Instruction &inst) {
  return encodeOverflowing(side, inst, [](Expr a, Expr b) { return a * b; });
}

/// Encodes udiv, sdiv, urem and srem. Undefined behavior, in any lane: the
/// divisor is poison or zero, or the signed quotient overflows.
static Lanes encodeDivision(Side &side, const Instruction &inst) {
  unsigned opcode = inst.getOpcode();
  bool isSigned = opcode == Instruction::SDiv || opcode == Instruction::SRem;
  bool isQuotient = opcode == Instruction::UDiv || opcode == Instruction::SDiv;
  return encodeLanewise(
      side, inst.getOperand(0), inst.getOperand(1),
      [&](const Lane &a, const Lane &b) {
        Expr x = a.value, y = b.value;
        side.addUB(b.poison || y.isZero());
        if (isSigned) {
          // A dividend that is poison may be the least value, too.
          Expr least = Expr::bits(APInt::getSignedMinValue(x.width()));
          side.addUB((y + Expr::bits(y.width(), 1)).isZero() &&
                     (a.poison || x == least));
        }
        Expr quotient = isSigned ? x.sdiv(y) : x.udiv(y);
        Lane lane{isQuotient ? quotient : isSigned ? x.srem(y) : x.urem(y)};
        if (isQuotient && isExact(inst))
          lane.poison |= quotient * y != x;
        return lane;
      });
}

///   %r = shl nuw i8 %x, %n   becomes
///   value: x << n    poison: n >= 8 || (x << n) >>u n != x
static Lanes encodeShift(Side &side, const Instruction &inst) {
  return encodeLanewise(
      side, inst.getOperand(0), inst.getOperand(1),
      [&](const Lane &a, const Lane &b) {
        Expr x = a.value, amount = b.value;
        Expr width = Expr::bits(APInt(64, x.width()).zextOrTrunc(x.width()));
        Lane lane;
        switch (inst.getOpcode()) {
        case Instruction::Shl:
          lane.value = x.shl(amount);
          if (hasNUW(inst))
            lane.poison |= lane.value.lshr(amount) != x;
          if (hasNSW(inst))
            lane.poison |= lane.value.ashr(amount) != x;
          break;
        case Instruction::LShr:
          lane.value = x.lshr(amount);
          break;
        default:
          lane.value = x.ashr(amount);
          break;
        }
        if (isExact(inst))
          lane.poison |= lane.value.shl(amount) != x;
        // An i1 cannot represent its width, 1.
        lane.poison |= x.width() == 1 ? !amount.isZero() : amount.uge(width);
        return lane;
      });
}

static Lanes encodeBitwise(Side &side, const Instruction &inst) {
  auto *disjoint = dyn_cast<PossiblyDisjointInst>(&inst);
  return encodeLanewise(side, inst.getOperand(0), inst.getOperand(1),
                        [&](const Lane &a, const Lane &b) {
                          switch (inst.getOpcode()) {
                          case Instruction::And:
                            return Lane{a.value & b.value};
                          case Instruction::Xor:
                            return Lane{a.value ^ b.value,
                                        Expr::boolean(false),
                                        {},
                                        variationOfBijection(a, b)};
                          default:
                            Lane lane{a.value | b.value};
                            if (disjoint && disjoint->isDisjoint())
                              lane.poison |= !(a.value & b.value).isZero();
                            return lane;
                          }
                        });
}

static Expr compare(CmpInst::Predicate predicate, Expr a, Expr b) {
  switch (predicate) {
  case CmpInst::ICMP_EQ:
    return a == b;
  case CmpInst::ICMP_NE:
    return a != b;
  case CmpInst::ICMP_UGT:
    return a.ugt(b);
  case CmpInst::ICMP_UGE:
    return a.uge(b);
  case CmpInst::ICMP_ULT:
    return a.ult(b);
  case CmpInst::ICMP_ULE:
    return a.ule(b);
  case CmpInst::ICMP_SGT:
    return a.sgt(b);
  case CmpInst::ICMP_SGE:
    return a.sge(b);
  case CmpInst::ICMP_SLT:
    return a.slt(b);
  default:
    return a.sle(b);
  }
}

static Lanes encodeICmp(Side &side, const Instruction &inst) {
  auto &icmp = cast<ICmpInst>(inst);
  Type *type = icmp.getOperand(0)->getType();
  bool arePointers = type->isPtrOrPtrVectorTy();
  unsigned width = std::min(
      offsetBits,
      unsigned(side.problem.layout.getTypeSizeInBits(type->getScalarType())));
  return encodeLanewise(side, icmp.getOperand(0), icmp.getOperand(1),
                        [&](const Lane &a, const Lane &b) {
                          Expr x = a.value, y = b.value;
                          if (arePointers) {
                            // Addresses are compared. Two pointers into one
                            // memory block are equal if their offsets are.
                            if (icmp.isEquality() &&
                                Blocks::blockOf(x).isSame(Blocks::blockOf(y))) {
                              x = Blocks::offsetOf(x);
                              y = Blocks::offsetOf(y);
                            } else {
                              // Comparison with null needs no addresses: no
                              // object lies there.
                              if (!Blocks::blockOf(x).constant() ||
                                  !Blocks::blockOf(x).constant()->isZero())
                                if (!Blocks::blockOf(y).constant() ||
                                    !Blocks::blockOf(y).constant()->isZero())
                                  side.problem.looksAtAddresses = true;
                              side.problem.comparesPointers = true;
                              x = side.objects.addressOf(x).trunc(width);
                              y = side.objects.addressOf(y).trunc(width);
                            }
                          }
                          Lane lane{compare(icmp.getPredicate(), x, y).toBit()};
                          lane.varies = variationOfComparison(
                              icmp.getPredicate(), a, b, arePointers);
                          if (icmp.hasSameSign())
                            lane.poison |= x.isNegative() != y.isNegative();
                          return lane;
                        });
}

///   %r = select i1 %c, i8 %x, i8 %y   becomes
///   value: c ? x : y    poison: c's || (c ? x's : y's)
static Lanes encodeSelect(Side &side, const Instruction &inst) {
  auto &selection = cast<SelectInst>(inst);
  Lanes conditions = side.use(selection.getCondition());
  Lanes left = side.get(selection.getTrueValue());
  Lanes right = side.get(selection.getFalseValue());
  Lanes result;
  bool isVector = selection.getCondition()->getType()->isVectorTy();
  for (unsigned i = 0; i < left.size(); ++i) {
    const Lane &condition = conditions[isVector ? i : 0];
    Lane lane = select(condition.value.toBoolean(), left[i], right[i]);
    lane.poison |= condition.poison;
    addUndefs(lane.undefs, condition.undefs);
    if (!condition.undefs.empty())
      lane.varies = Variation::unknown();
    result.push_back(std::move(lane));
  }
  return applyMathFlags(side, inst, std::move(result));
}

/// `freeze` picks one value for each undef or poison lane, which every use of
/// the result sees:
///
///   %r = freeze i8 %x   becomes   value: x is poison ? a choice : x
static Lanes encodeFreeze(Side &side, const Instruction &inst) {
  Lanes result;
  SmallVector<LaneType> types;
  listLanes(inst.getType(), side.problem.layout, types);
  for (auto [type, lane] : zip_equal(types, side.use(inst.getOperand(0)))) {
    Lane frozen{lane.value};
    if (!lane.poison.isFalse()) {
      Lane any =
          side.choices.undef(lane.value.width(), type.type->isPointerTy());
      ChoiceVariable &choice = side.choices[any.undefs.front()];
      choice.kind = ChoiceKind::Freeze;
      choice.guard &= lane.poison;
      frozen.value = lane.poison.select(any.value, lane.value);
    }
    result.push_back(std::move(frozen));
  }
  return result;
}

ArrayRef<OpcodeEncoder> palindrome::encode::integerEncoders() {
  static constexpr OpcodeEncoder encoders[] = {
      {Instruction::Add, encodeAdd, Exact},
      {Instruction::Sub, encodeSub, Exact},
      {Instruction::Mul, encodeMul, Exact},
      {Instruction::UDiv, encodeDivision, Exact},
      {Instruction::SDiv, encodeDivision, Exact},
      {Instruction::URem, encodeDivision, Exact},
      {Instruction::SRem, encodeDivision, Exact},
      {Instruction::Shl, encodeShift, Exact},
      {Instruction::LShr, encodeShift, Exact},
      {Instruction::AShr, encodeShift, Exact},
      {Instruction::And, encodeBitwise, Exact},
      {Instruction::Or, encodeBitwise, Exact},
      {Instruction::Xor, encodeBitwise, Exact},
      {Instruction::ICmp, encodeICmp, Exact},
      {Instruction::Select, encodeSelect, Exact},
      {Instruction::Freeze, encodeFreeze, Exact},
  };
  return encoders;
}
