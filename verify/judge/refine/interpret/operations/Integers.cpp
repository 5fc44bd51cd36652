// Integer arithmetic and its poison-generating flags (LangRef, 'Binary
// Operations'; 'Bitwise Binary Operations').
//
//   %r = add nsw i8 127, 1     ; poison
//   %s = sdiv i8 %x, 0         ; immediate UB

#include "verify/judge/refine/interpret/operations/Elementwise.h"
#include "verify/judge/refine/interpret/operations/Operations.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// The poison-generating flags of an operation.
struct Flags {
  bool nuw = false, nsw = false, exact = false, disjoint = false;

  explicit Flags(const Operator &op) {
    if (auto *overflowing = dyn_cast<OverflowingBinaryOperator>(&op)) {
      nuw = overflowing->hasNoUnsignedWrap();
      nsw = overflowing->hasNoSignedWrap();
    }
    if (auto *inexact = dyn_cast<PossiblyExactOperator>(&op))
      exact = inexact->isExact();
    if (auto *either = dyn_cast<PossiblyDisjointInst>(&op))
      disjoint = either->isDisjoint();
  }
  bool any() const { return nuw || nsw || exact || disjoint; }
};

constexpr char signedOverflow[] = "nsw overflow";
constexpr char unsignedOverflow[] = "nuw overflow";

using Overflowing = APInt (APInt::*)(const APInt &, bool &) const;

/// An operation that nsw and nuw constrain.
Lane wrapping(const APInt &x, const APInt &y, const Flags &flags,
              Overflowing isSigned, Overflowing isUnsigned) {
  bool wrapsSigned = false, wrapsUnsigned = false;
  APInt result = (x.*isSigned)(y, wrapsSigned);
  (void)(x.*isUnsigned)(y, wrapsUnsigned);
  if (flags.nsw && wrapsSigned)
    return Lane::poison(signedOverflow);
  if (flags.nuw && wrapsUnsigned)
    return Lane::poison(unsignedOverflow);
  return Lane::of(result);
}

bool isDivision(unsigned opcode) {
  return opcode == Instruction::UDiv || opcode == Instruction::SDiv ||
         opcode == Instruction::URem || opcode == Instruction::SRem;
}

bool isSignedDivision(unsigned opcode) {
  return opcode == Instruction::SDiv || opcode == Instruction::SRem;
}

Lane divide(Course &course, unsigned opcode, const APInt &x, const APInt &y,
            const Flags &flags) {
  bool isSigned = isSignedDivision(opcode);
  if (y.isZero()) {
    course.onImmediateUB("division by zero");
    return Lane::poison();
  }
  if (isSigned && x.isMinSignedValue() && y.isAllOnes()) {
    course.onImmediateUB("signed division overflows");
    return Lane::poison();
  }
  APInt rest = isSigned ? x.srem(y) : x.urem(y);
  if (opcode == Instruction::SRem || opcode == Instruction::URem)
    return Lane::of(rest);
  if (flags.exact && !rest.isZero())
    return Lane::poison("exact division has a remainder");
  return Lane::of(isSigned ? x.sdiv(y) : x.udiv(y));
}

Lane shift(unsigned opcode, const APInt &x, const APInt &y,
           const Flags &flags) {
  unsigned width = x.getBitWidth();
  if (y.uge(width))
    return tooFarShift(y);
  unsigned by = y.getZExtValue();
  if (opcode == Instruction::Shl) {
    APInt result = x.shl(by);
    if (flags.nsw && result.ashr(by) != x)
      return Lane::poison(signedOverflow);
    if (flags.nuw && result.lshr(by) != x)
      return Lane::poison(unsignedOverflow);
    return Lane::of(result);
  }
  if (flags.exact && x.countr_zero() < by)
    return Lane::poison("exact shift drops a bit that is set");
  return Lane::of(opcode == Instruction::LShr ? x.lshr(by) : x.ashr(by));
}

Lane integerLane(Course &course, unsigned opcode, const APInt &x,
                 const APInt &y, const Flags &flags) {
  switch (opcode) {
  case Instruction::Add:
    return wrapping(x, y, flags, &APInt::sadd_ov, &APInt::uadd_ov);
  case Instruction::Sub:
    return wrapping(x, y, flags, &APInt::ssub_ov, &APInt::usub_ov);
  case Instruction::Mul:
    return wrapping(x, y, flags, &APInt::smul_ov, &APInt::umul_ov);
  case Instruction::And:
    return Lane::of(x & y);
  case Instruction::Or:
    return flags.disjoint && x.intersects(y)
               ? Lane::poison("disjoint operands have a bit in common")
               : Lane::of(x | y);
  case Instruction::Xor:
    return Lane::of(x ^ y);
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
    return shift(opcode, x, y, flags);
  default:
    return divide(course, opcode, x, y, flags);
  }
}

/// Whether the operation is a bijection of one operand if the other is fixed.
/// If that operand is undef, so is the result.
bool isBijective(unsigned opcode) {
  return opcode == Instruction::Add || opcode == Instruction::Sub ||
         opcode == Instruction::Xor;
}

/// The set of the results of an operation on every value of one operand, where
/// it is small: `count` values, of which `at(n)` is the n-th.
///
///   %r = and i32 undef, 3      ; 4 values
struct Image {
  uint64_t count = 0;
  std::function<APInt(uint64_t)> at;
};

Image imageOf(unsigned opcode, unsigned width, const APInt &y) {
  switch (opcode) {
  case Instruction::And:
    if (y.popcount() > mostChoiceBits)
      return {};
    return {uint64_t(1) << y.popcount(), [y](uint64_t n) {
              APInt value(y.getBitWidth(), 0);
              for (unsigned to = 0; to != y.getBitWidth(); ++to)
                if (y[to]) {
                  value.setBitVal(to, n & 1);
                  n >>= 1;
                }
              return value;
            }};
  case Instruction::URem:
    return {y.getLimitedValue(1 << mostChoiceBits),
            [width](uint64_t n) { return APInt(width, n); }};
  case Instruction::SRem: {
    // A remainder by -1 may overflow.
    uint64_t most = y.abs().getLimitedValue(1 << mostChoiceBits) - 1;
    if (y.isAllOnes() || y.isZero())
      return {};
    return {2 * most + 1,
            [=](uint64_t n) { return APInt(width, n) - APInt(width, most); }};
  }
  case Instruction::LShr:
    if (y.uge(width) || width - y.getZExtValue() > mostChoiceBits)
      return {};
    return {uint64_t(1) << (width - y.getZExtValue()),
            [width](uint64_t n) { return APInt(width, n); }};
  default:
    return {};
  }
}

/// The result in the source where `x` is too wide to be enumerated, but the set
/// of results is not; nothing elsewhere.
std::optional<Lane> chooseFromImage(Machine &machine, unsigned opcode,
                                    const Lane &x, const Lane &y,
                                    unsigned width) {
  bool isAnyValue = x.kind == Lane::Undef || x.kind == Lane::Frozen;
  if (!machine.setting.isSource() || !isAnyValue || !y.isBits() ||
      width <= machine.setting.options.enumeratedBits)
    return std::nullopt;
  Image image = imageOf(opcode, width, y.bits);
  unsigned bits = Log2_64_Ceil(image.count);
  if (image.count == 0 || bits > machine.setting.options.enumeratedBits)
    return std::nullopt;
  // Other uses of the same frozen value are chosen independently of this one.
  if (x.kind == Lane::Frozen)
    machine.course.overApproximate();
  uint64_t chosen =
      machine.choices.ask(ChoiceKind::Undef, bits).getLimitedValue();
  Lane lane = Lane::of(image.at(chosen % image.count));
  lane.fromUndef = x.kind == Lane::Undef || x.fromUndef || y.fromUndef;
  return lane;
}

} // namespace

Lanes integerOperation(Machine &machine, const Operator &op, Operands in) {
  unsigned opcode = op.getOpcode();
  Flags flags(op);
  Type *scalar = op.getType()->getScalarType();
  Type *types[] = {scalar, scalar};
  bool isShift = opcode == Instruction::Shl || opcode == Instruction::LShr ||
                 opcode == Instruction::AShr;
  Lanes result;
  for (auto [x, y] : zip(in[0], in[1])) {
    if (isDivision(opcode) && y.isPoison()) {
      machine.course.onImmediateUB("division by poison");
    } else if (isDivision(opcode) && y.kind == Lane::Undef) {
      machine.course.onImmediateUB("division by undef");
    } else if (isDivision(opcode) && y.isBits() && y.bits.isZero()) {
      machine.course.onImmediateUB("division by zero");
    } else if (isSignedDivision(opcode) && x.isPoison() &&
               machine.setting.isSource() &&
               (!y.isBits() || y.bits.isAllOnes())) {
      machine.course.onImmediateUB("signed division of poison may overflow");
    } else if (isBijective(opcode) && !machine.setting.options.drawsUndef &&
               !flags.any() && !x.isPoison() && !y.isPoison() &&
               (x.kind == Lane::Undef || y.kind == Lane::Undef)) {
      result.push_back(Lane::undef());
      continue;
    }
    if (!flags.any() && !machine.course.stopped())
      if (auto chosen = x.isBits() && opcode == Instruction::And
                            ? chooseFromImage(machine, opcode, y, x,
                                              machine.setting.width(scalar))
                            : chooseFromImage(machine, opcode, x, y,
                                              machine.setting.width(scalar))) {
        result.push_back(std::move(*chosen));
        continue;
      }
    Lane lanes[] = {x, y};
    // An undetermined shift amount may exceed the width.
    bool mayBePoison =
        flags.any() ||
        (isShift && (!y.isBits() || y.bits.uge(y.bits.getBitWidth())));
    bool mayBeUB = isDivision(opcode) &&
                   (y.isUndetermined() || (isSignedDivision(opcode) &&
                                           y.isBits() && y.bits.isAllOnes()));
    result.push_back(machine.choices.strict(
        lanes, types, scalar, {mayBePoison, mayBeUB},
        [&](ArrayRef<Lane> lanes) {
          return integerLane(machine.course, opcode, lanes[0].bits,
                             lanes[1].bits, flags);
        }));
  }
  return result;
}

} // namespace palindrome::interpret
