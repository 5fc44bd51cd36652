// Intrinsics of integers (LangRef, 'Bit Manipulation Intrinsics'; 'Arithmetic
// with Overflow Intrinsics'; 'Saturation Arithmetic Intrinsics'; 'Vector
// Reduction Intrinsics').

#include "verify/judge/refine/interpret/intrinsics/Intrinsics.h"
#include "verify/judge/refine/interpret/operations/Elementwise.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

using In = ArrayRef<APInt>;

Lane absolute(In in) {
  return in[1].isOne() && in[0].isMinSignedValue()
             ? Lane::poison("the absolute value of the least number")
             : Lane::of(in[0].abs());
}
Lane leadingZeros(In in) {
  return in[1].isOne() && in[0].isZero()
             ? Lane::poison("the count of the leading zeros of 0")
             : Lane::of(APInt(in[0].getBitWidth(), in[0].countl_zero()));
}
Lane trailingZeros(In in) {
  return in[1].isOne() && in[0].isZero()
             ? Lane::poison("the count of the trailing zeros of 0")
             : Lane::of(APInt(in[0].getBitWidth(), in[0].countr_zero()));
}
Lane population(In in) {
  return Lane::of(APInt(in[0].getBitWidth(), in[0].popcount()));
}
Lane swappedBytes(In in) { return Lane::of(in[0].byteSwap()); }
Lane reversedBits(In in) { return Lane::of(in[0].reverseBits()); }
Lane signedMax(In in) { return Lane::of(APIntOps::smax(in[0], in[1])); }
Lane signedMin(In in) { return Lane::of(APIntOps::smin(in[0], in[1])); }
Lane unsignedMax(In in) { return Lane::of(APIntOps::umax(in[0], in[1])); }
Lane unsignedMin(In in) { return Lane::of(APIntOps::umin(in[0], in[1])); }
Lane signedAddSat(In in) { return Lane::of(in[0].sadd_sat(in[1])); }
Lane unsignedAddSat(In in) { return Lane::of(in[0].uadd_sat(in[1])); }
Lane signedSubSat(In in) { return Lane::of(in[0].ssub_sat(in[1])); }
Lane unsignedSubSat(In in) { return Lane::of(in[0].usub_sat(in[1])); }
Lane signedShlSat(In in) {
  return in[1].uge(in[0].getBitWidth()) ? tooFarShift(in[1])
                                        : Lane::of(in[0].sshl_sat(in[1]));
}
Lane unsignedShlSat(In in) {
  return in[1].uge(in[0].getBitWidth()) ? tooFarShift(in[1])
                                        : Lane::of(in[0].ushl_sat(in[1]));
}
Lane funnelLeft(In in) {
  unsigned width = in[0].getBitWidth();
  unsigned by = in[2].urem(width);
  return Lane::of(by == 0 ? in[0] : in[0].shl(by) | in[1].lshr(width - by));
}
Lane funnelRight(In in) {
  unsigned width = in[0].getBitWidth();
  unsigned by = in[2].urem(width);
  return Lane::of(by == 0 ? in[1] : in[1].lshr(by) | in[0].shl(width - by));
}

/// An intrinsic that applies to each lane of its operands alone.
struct Rule {
  Intrinsic::ID id;
  Lane (*compute)(In);
  bool mayBePoison;
};

constexpr Rule rules[] = {
    {Intrinsic::abs, absolute, true},
    {Intrinsic::ctlz, leadingZeros, true},
    {Intrinsic::cttz, trailingZeros, true},
    {Intrinsic::ctpop, population, false},
    {Intrinsic::bswap, swappedBytes, false},
    {Intrinsic::bitreverse, reversedBits, false},
    {Intrinsic::smax, signedMax, false},
    {Intrinsic::smin, signedMin, false},
    {Intrinsic::umax, unsignedMax, false},
    {Intrinsic::umin, unsignedMin, false},
    {Intrinsic::sadd_sat, signedAddSat, false},
    {Intrinsic::uadd_sat, unsignedAddSat, false},
    {Intrinsic::ssub_sat, signedSubSat, false},
    {Intrinsic::usub_sat, unsignedSubSat, false},
    {Intrinsic::sshl_sat, signedShlSat, true},
    {Intrinsic::ushl_sat, unsignedShlSat, true},
    {Intrinsic::fshl, funnelLeft, false},
    {Intrinsic::fshr, funnelRight, false},
};

/// The row of an intrinsic in a table, or null.
template <typename Row, size_t n>
const Row *find(const Row (&rows)[n], Intrinsic::ID id) {
  const Row *row =
      llvm::find_if(rows, [&](const Row &row) { return row.id == id; });
  return row == std::end(rows) ? nullptr : row;
}

Lanes lanewise(Machine &machine, const IntrinsicInst &call,
               ArrayRef<Lanes> in) {
  const Rule &rule = *find(rules, call.getIntrinsicID());
  SmallVector<Type *, 3> types;
  for (const Use &use : call.args())
    types.push_back(use->getType());
  return elementwise(machine.choices, in, types, call.getType(),
                     {rule.mayBePoison}, [&](ArrayRef<Lane> lanes) {
                       SmallVector<APInt, 3> bits;
                       for (const Lane &lane : lanes)
                         bits.push_back(lane.bits);
                       return rule.compute(bits);
                     });
}

/// llvm.scmp and llvm.ucmp.
Lanes threeWay(Machine &machine, const IntrinsicInst &call,
               ArrayRef<Lanes> in) {
  bool isSigned = call.getIntrinsicID() == Intrinsic::scmp;
  unsigned width = machine.setting.width(call.getType()->getScalarType());
  Type *types[] = {call.getArgOperand(0)->getType(),
                   call.getArgOperand(1)->getType()};
  return elementwise(
      machine.choices, in, types, call.getType(), {},
      [&](ArrayRef<Lane> lanes) {
        const APInt &x = lanes[0].bits, &y = lanes[1].bits;
        bool less = isSigned ? x.slt(y) : x.ult(y);
        return Lane::of(APInt(width, x == y ? 0 : less ? -1 : 1, true));
      });
}

struct Overflow {
  Intrinsic::ID id;
  APInt (APInt::*compute)(const APInt &, bool &) const;
};
constexpr Overflow overflows[] = {
    {Intrinsic::sadd_with_overflow, &APInt::sadd_ov},
    {Intrinsic::uadd_with_overflow, &APInt::uadd_ov},
    {Intrinsic::ssub_with_overflow, &APInt::ssub_ov},
    {Intrinsic::usub_with_overflow, &APInt::usub_ov},
    {Intrinsic::smul_with_overflow, &APInt::smul_ov},
    {Intrinsic::umul_with_overflow, &APInt::umul_ov},
};

/// The lanes of the results, then the lanes of the overflow bits:
///
///   %r = call {i8, i1} @llvm.sadd.with.overflow.i8(i8 127, i8 1)   ; {-128, 1}
Lanes withOverflow(Machine &machine, const IntrinsicInst &call,
                   ArrayRef<Lanes> in) {
  auto member = find(overflows, call.getIntrinsicID())->compute;
  Type *scalar = call.getArgOperand(0)->getType()->getScalarType();
  Lanes results, flags;
  for (auto [x, y] : zip(in[0], in[1])) {
    Lane lanes[] = {x, y};
    bool isPoison = x.isPoison() || y.isPoison();
    bool isOpen = x.isUndetermined() || y.isUndetermined();
    // Both lanes of the result use what is chosen for an operand.
    if (machine.setting.isSource() && (isOpen || x.fromUndef || y.fromUndef)) {
      machine.course.overApproximate();
      isPoison = true;
    }
    if (isPoison) {
      results.push_back(Lane::poison());
      flags.push_back(Lane::poison());
      continue;
    }
    for (Lane &lane : lanes)
      if (lane.isUndetermined())
        lane =
            laneOf(scalar, machine.choices.ask(ChoiceKind::Undef,
                                               machine.setting.width(scalar)));
    bool overflow = false;
    results.push_back(
        Lane::of((lanes[0].bits.*member)(lanes[1].bits, overflow)));
    flags.push_back(Lane::of(overflow));
    results.back().fromUndef = flags.back().fromUndef =
        x.mayVary() || y.mayVary();
  }
  results.append(flags);
  return results;
}

/// A reduction, and the operation that combines its elements.
struct Reduction {
  Intrinsic::ID id;
  APInt (*combine)(In);
};
constexpr Reduction reductions[] = {
    {Intrinsic::vector_reduce_add, [](In in) { return in[0] + in[1]; }},
    {Intrinsic::vector_reduce_mul, [](In in) { return in[0] * in[1]; }},
    {Intrinsic::vector_reduce_and, [](In in) { return in[0] & in[1]; }},
    {Intrinsic::vector_reduce_or, [](In in) { return in[0] | in[1]; }},
    {Intrinsic::vector_reduce_xor, [](In in) { return in[0] ^ in[1]; }},
    {Intrinsic::vector_reduce_smax,
     [](In in) { return APIntOps::smax(in[0], in[1]); }},
    {Intrinsic::vector_reduce_smin,
     [](In in) { return APIntOps::smin(in[0], in[1]); }},
    {Intrinsic::vector_reduce_umax,
     [](In in) { return APIntOps::umax(in[0], in[1]); }},
    {Intrinsic::vector_reduce_umin,
     [](In in) { return APIntOps::umin(in[0], in[1]); }},
};

Lanes reduction(Machine &machine, const IntrinsicInst &call,
                ArrayRef<Lanes> in) {
  const Reduction &rule = *find(reductions, call.getIntrinsicID());
  Type *scalar = call.getType();
  Type *types[] = {scalar, scalar};
  Lane result = in[0][0];
  for (const Lane &lane : drop_begin(in[0])) {
    Lane lanes[] = {result, lane};
    result = machine.choices.strict(
        lanes, types, scalar, {}, [&](ArrayRef<Lane> in) {
          return Lane::of(rule.combine({in[0].bits, in[1].bits}));
        });
  }
  return {result};
}

} // namespace

IntrinsicHandler integerIntrinsic(Intrinsic::ID id) {
  if (id == Intrinsic::scmp || id == Intrinsic::ucmp)
    return threeWay;
  if (find(overflows, id))
    return withOverflow;
  if (find(reductions, id))
    return reduction;
  return find(rules, id) ? lanewise : nullptr;
}

} // namespace palindrome::interpret
