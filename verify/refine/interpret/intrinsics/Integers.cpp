// Intrinsics of integers.

#include "verify/refine/interpret/intrinsics/Intrinsics.h"
#include "verify/refine/interpret/operations/Elementwise.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

using In = ArrayRef<APInt>;

Lane absolute(In in) {
  return in[1].isOne() && in[0].isMinSignedValue() ? Lane::poison()
                                                   : Lane::of(in[0].abs());
}
Lane leadingZeros(In in) {
  return in[1].isOne() && in[0].isZero()
             ? Lane::poison()
             : Lane::of(APInt(in[0].getBitWidth(), in[0].countl_zero()));
}
Lane trailingZeros(In in) {
  return in[1].isOne() && in[0].isZero()
             ? Lane::poison()
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
  return in[1].uge(in[0].getBitWidth()) ? Lane::poison()
                                        : Lane::of(in[0].sshl_sat(in[1]));
}
Lane unsignedShlSat(In in) {
  return in[1].uge(in[0].getBitWidth()) ? Lane::poison()
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

struct Rule {
  Intrinsic::ID id;
  Lane (*compute)(In);
  bool mayPoison;
};

constexpr Rule kRules[] = {
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

const Rule *ruleOf(Intrinsic::ID id) {
  const Rule *rule =
      llvm::find_if(kRules, [&](const Rule &rule) { return rule.id == id; });
  return rule == std::end(kRules) ? nullptr : rule;
}

Lanes lanewise(Machine &machine, const IntrinsicInst &call,
               ArrayRef<Lanes> in) {
  const Rule &rule = *ruleOf(call.getIntrinsicID());
  SmallVector<Type *, 3> types;
  for (const Use &use : call.args())
    types.push_back(use->getType());
  return elementwise(machine, in, types, call.getType(), {rule.mayPoison},
                     [&](ArrayRef<Lane> lanes) {
                       SmallVector<APInt, 3> bits;
                       for (const Lane &lane : lanes)
                         bits.push_back(lane.bits);
                       return rule.compute(bits);
                     });
}

Lanes threeWay(Machine &machine, const IntrinsicInst &call,
               ArrayRef<Lanes> in) {
  bool isSigned = call.getIntrinsicID() == Intrinsic::scmp;
  unsigned width = machine.width(call.getType()->getScalarType());
  Type *types[] = {call.getArgOperand(0)->getType(),
                   call.getArgOperand(1)->getType()};
  return elementwise(
      machine, in, types, call.getType(), {}, [&](ArrayRef<Lane> lanes) {
        const APInt &x = lanes[0].bits, &y = lanes[1].bits;
        bool less = isSigned ? x.slt(y) : x.ult(y);
        return Lane::of(APInt(width, x == y ? 0 : less ? -1 : 1, true));
      });
}

/// The results, then whether each overflowed.
Lanes withOverflow(Machine &machine, const IntrinsicInst &call,
                   ArrayRef<Lanes> in) {
  using Member = APInt (APInt::*)(const APInt &, bool &) const;
  Member member = nullptr;
  switch (call.getIntrinsicID()) {
  case Intrinsic::sadd_with_overflow:
    member = &APInt::sadd_ov;
    break;
  case Intrinsic::uadd_with_overflow:
    member = &APInt::uadd_ov;
    break;
  case Intrinsic::ssub_with_overflow:
    member = &APInt::ssub_ov;
    break;
  case Intrinsic::usub_with_overflow:
    member = &APInt::usub_ov;
    break;
  case Intrinsic::smul_with_overflow:
    member = &APInt::smul_ov;
    break;
  default:
    member = &APInt::umul_ov;
    break;
  }
  Type *scalar = call.getArgOperand(0)->getType()->getScalarType();
  Lanes results, flags;
  for (auto [x, y] : zip(in[0], in[1])) {
    Lane lanes[] = {x, y};
    bool isPoison = x.isPoison() || y.isPoison();
    bool isOpen = x.isOpen() || y.isOpen();
    // Two lanes would share what is drawn.
    if (machine.isA() && (isOpen || x.loose || y.loose))
      machine.isWide = isPoison = true;
    if (isPoison) {
      results.push_back(Lane::poison());
      flags.push_back(Lane::poison());
      continue;
    }
    for (Lane &lane : lanes)
      if (lane.isOpen())
        lane = laneOf(scalar,
                      machine.ask(ChoiceKind::Undef, machine.width(scalar)));
    bool overflow = false;
    results.push_back(
        Lane::of((lanes[0].bits.*member)(lanes[1].bits, overflow)));
    flags.push_back(Lane::of(overflow));
  }
  results.append(flags);
  return results;
}

APInt combine(Intrinsic::ID id, const APInt &x, const APInt &y) {
  switch (id) {
  case Intrinsic::vector_reduce_add:
    return x + y;
  case Intrinsic::vector_reduce_mul:
    return x * y;
  case Intrinsic::vector_reduce_and:
    return x & y;
  case Intrinsic::vector_reduce_or:
    return x | y;
  case Intrinsic::vector_reduce_xor:
    return x ^ y;
  case Intrinsic::vector_reduce_smax:
    return APIntOps::smax(x, y);
  case Intrinsic::vector_reduce_smin:
    return APIntOps::smin(x, y);
  case Intrinsic::vector_reduce_umax:
    return APIntOps::umax(x, y);
  default:
    return APIntOps::umin(x, y);
  }
}

Lanes reduction(Machine &machine, const IntrinsicInst &call,
                ArrayRef<Lanes> in) {
  Type *scalar = call.getType();
  Type *types[] = {scalar, scalar};
  Lane result = in[0][0];
  for (const Lane &lane : drop_begin(in[0])) {
    Lane lanes[] = {result, lane};
    result = machine.strict(lanes, types, scalar, {}, [&](ArrayRef<Lane> in) {
      return Lane::of(combine(call.getIntrinsicID(), in[0].bits, in[1].bits));
    });
  }
  return {result};
}

} // namespace

IntrinsicHandler integerIntrinsic(Intrinsic::ID id) {
  switch (id) {
  case Intrinsic::scmp:
  case Intrinsic::ucmp:
    return threeWay;
  case Intrinsic::sadd_with_overflow:
  case Intrinsic::uadd_with_overflow:
  case Intrinsic::ssub_with_overflow:
  case Intrinsic::usub_with_overflow:
  case Intrinsic::smul_with_overflow:
  case Intrinsic::umul_with_overflow:
    return withOverflow;
  case Intrinsic::vector_reduce_add:
  case Intrinsic::vector_reduce_mul:
  case Intrinsic::vector_reduce_and:
  case Intrinsic::vector_reduce_or:
  case Intrinsic::vector_reduce_xor:
  case Intrinsic::vector_reduce_smax:
  case Intrinsic::vector_reduce_smin:
  case Intrinsic::vector_reduce_umax:
  case Intrinsic::vector_reduce_umin:
    return reduction;
  default:
    return ruleOf(id) ? lanewise : nullptr;
  }
}

} // namespace palindrome::interpret
