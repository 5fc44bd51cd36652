// Integer arithmetic, with the flags that make it poison.

#include "verify/refine/interpret/operations/Elementwise.h"
#include "verify/refine/interpret/operations/Operations.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

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

using Overflowing = APInt (APInt::*)(const APInt &, bool &) const;

Lane wrapping(const APInt &x, const APInt &y, const Flags &flags,
              Overflowing isSigned, Overflowing isUnsigned) {
  bool wrapsSigned = false, wrapsUnsigned = false;
  APInt result = (x.*isSigned)(y, wrapsSigned);
  (void)(x.*isUnsigned)(y, wrapsUnsigned);
  if ((flags.nsw && wrapsSigned) || (flags.nuw && wrapsUnsigned))
    return Lane::poison();
  return Lane::of(result);
}

bool isDivision(unsigned opcode) {
  return opcode == Instruction::UDiv || opcode == Instruction::SDiv ||
         opcode == Instruction::URem || opcode == Instruction::SRem;
}

bool isSignedDivision(unsigned opcode) {
  return opcode == Instruction::SDiv || opcode == Instruction::SRem;
}

Lane divide(Machine &machine, unsigned opcode, const APInt &x, const APInt &y,
            const Flags &flags) {
  bool isSigned = isSignedDivision(opcode);
  if (y.isZero()) {
    machine.undefined("division by zero");
    return Lane::poison();
  }
  if (isSigned && x.isMinSignedValue() && y.isAllOnes()) {
    machine.undefined("signed division overflows");
    return Lane::poison();
  }
  APInt rest = isSigned ? x.srem(y) : x.urem(y);
  if (opcode == Instruction::SRem || opcode == Instruction::URem)
    return Lane::of(rest);
  if (flags.exact && !rest.isZero())
    return Lane::poison();
  return Lane::of(isSigned ? x.sdiv(y) : x.udiv(y));
}

Lane shift(unsigned opcode, const APInt &x, const APInt &y,
           const Flags &flags) {
  unsigned width = x.getBitWidth();
  if (y.uge(width))
    return Lane::poison();
  unsigned by = y.getZExtValue();
  if (opcode == Instruction::Shl) {
    APInt result = x.shl(by);
    if ((flags.nuw && result.lshr(by) != x) ||
        (flags.nsw && result.ashr(by) != x))
      return Lane::poison();
    return Lane::of(result);
  }
  if (flags.exact && x.countr_zero() < by)
    return Lane::poison();
  return Lane::of(opcode == Instruction::LShr ? x.lshr(by) : x.ashr(by));
}

Lane integerLane(Machine &machine, unsigned opcode, const APInt &x,
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
    return flags.disjoint && x.intersects(y) ? Lane::poison() : Lane::of(x | y);
  case Instruction::Xor:
    return Lane::of(x ^ y);
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
    return shift(opcode, x, y, flags);
  default:
    return divide(machine, opcode, x, y, flags);
  }
}

/// Whether the result takes every value as one operand does.
bool isBijective(unsigned opcode) {
  return opcode == Instruction::Add || opcode == Instruction::Sub ||
         opcode == Instruction::Xor;
}

/// How many values an operation on an undetermined `width` bits and `y` has,
/// and the n-th of them, where they are few.
struct Image {
  uint64_t count = 0;
  std::function<APInt(uint64_t)> at;
};

Image imageOf(unsigned opcode, unsigned width, const APInt &y) {
  switch (opcode) {
  case Instruction::And:
    if (y.popcount() > 16)
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
    return {y.getLimitedValue(1 << 16),
            [width](uint64_t n) { return APInt(width, n); }};
  case Instruction::SRem: {
    // Of minus one it may overflow.
    uint64_t most = y.abs().getLimitedValue(1 << 16) - 1;
    if (y.isAllOnes() || y.isZero())
      return {};
    return {2 * most + 1,
            [=](uint64_t n) { return APInt(width, n) - APInt(width, most); }};
  }
  case Instruction::LShr:
    if (y.uge(width) || width - y.getZExtValue() > 16)
      return {};
    return {uint64_t(1) << (width - y.getZExtValue()),
            [width](uint64_t n) { return APInt(width, n); }};
  default:
    return {};
  }
}

/// The result in A where `x` is too wide to be enumerated, but the result is
/// not.
std::optional<Lane> drawnImage(Machine &machine, unsigned opcode, const Lane &x,
                               const Lane &y, unsigned width) {
  bool isWide = x.kind == Lane::Undef || x.kind == Lane::Fixed;
  if (!machine.isA() || !isWide || !y.isBits() || width <= machine.drawBits)
    return std::nullopt;
  Image image = imageOf(opcode, width, y.bits);
  unsigned bits = Log2_64_Ceil(image.count);
  if (image.count == 0 || bits > machine.drawBits)
    return std::nullopt;
  // Other uses of one unknown value are drawn apart.
  machine.isWide |= x.kind == Lane::Fixed;
  uint64_t drawn = machine.ask(ChoiceKind::Undef, bits).getLimitedValue();
  Lane lane = Lane::of(image.at(drawn % image.count));
  lane.loose = x.kind == Lane::Undef || x.loose || y.loose;
  return lane;
}

} // namespace

Lanes integerOperation(Machine &machine, const Operator &op, Operands in) {
  unsigned opcode = op.getOpcode();
  Flags flags(op);
  Type *scalar = Machine::scalar(op.getType());
  Type *types[] = {scalar, scalar};
  bool isShift = opcode == Instruction::Shl || opcode == Instruction::LShr ||
                 opcode == Instruction::AShr;
  Lanes result;
  for (auto [x, y] : zip(in[0], in[1])) {
    if (isDivision(opcode) && y.isPoison()) {
      machine.undefined("division by poison");
    } else if (isDivision(opcode) && y.kind == Lane::Undef) {
      machine.undefined("division by undef");
    } else if (isDivision(opcode) && y.isBits() && y.bits.isZero()) {
      // Whatever is divided.
      machine.undefined("division by zero");
    } else if (isSignedDivision(opcode) && x.isPoison() && machine.isA() &&
               (!y.isBits() || y.bits.isAllOnes())) {
      machine.undefined("signed division of poison may overflow");
    } else if (isBijective(opcode) && !flags.any() && !x.isPoison() &&
               !y.isPoison() &&
               (x.kind == Lane::Undef || y.kind == Lane::Undef)) {
      result.push_back(Lane::undef());
      continue;
    }
    if (!flags.any() && !machine.stopped())
      if (auto drawn =
              x.isBits() && opcode == Instruction::And
                  ? drawnImage(machine, opcode, y, x, machine.width(scalar))
                  : drawnImage(machine, opcode, x, y, machine.width(scalar))) {
        result.push_back(std::move(*drawn));
        continue;
      }
    Lane lanes[] = {x, y};
    // A shift by undef may be one by too much, a shift of undef is not.
    bool mayPoison =
        flags.any() ||
        (isShift && (!y.isBits() || y.bits.uge(y.bits.getBitWidth())));
    bool mayUndefine = isDivision(opcode) &&
                       (y.isOpen() || (isSignedDivision(opcode) && y.isBits() &&
                                       y.bits.isAllOnes()));
    result.push_back(
        machine.strict(lanes, types, scalar, {mayPoison, mayUndefine},
                       [&](ArrayRef<Lane> lanes) {
                         return integerLane(machine, opcode, lanes[0].bits,
                                            lanes[1].bits, flags);
                       }));
  }
  return result;
}

} // namespace palindrome::interpret
