// Intrinsics that move the elements of vectors (LangRef, 'Vector Manipulation
// Intrinsics'), or make vectors of numbers that follow one another.

#include "verify/judge/refine/interpret/intrinsics/Intrinsics.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// The number that an operand of the intrinsic, a constant, is.
int64_t constantOf(const Lanes &lanes) { return lanes[0].bits.getSExtValue(); }

Lanes insertPart(Machine &, const IntrinsicInst &, ArrayRef<Lanes> in) {
  Lanes result = in[0];
  llvm::copy(in[1], result.begin() + constantOf(in[2]));
  return result;
}

Lanes extractPart(Machine &, const IntrinsicInst &call, ArrayRef<Lanes> in) {
  ArrayRef<Lane> lanes = in[0];
  lanes = lanes.slice(constantOf(in[1]), countLanes(call.getType()));
  return Lanes(lanes.begin(), lanes.end());
}

Lanes reverse(Machine &, const IntrinsicInst &, ArrayRef<Lanes> in) {
  return Lanes(in[0].rbegin(), in[0].rend());
}

/// The first elements of all operands, the second ones, and so on.
Lanes interleave(Machine &, const IntrinsicInst &, ArrayRef<Lanes> in) {
  Lanes result;
  for (size_t i = 0; i != in[0].size(); ++i)
    for (const Lanes &lanes : in)
      result.push_back(lanes[i]);
  return result;
}

/// The results are one after another, as all of a struct's.
Lanes deinterleave(Machine &, const IntrinsicInst &call, ArrayRef<Lanes> in) {
  unsigned count = call.getType()->getStructNumElements();
  Lanes result;
  for (unsigned first = 0; first != count; ++first)
    for (size_t i = first; i < in[0].size(); i += count)
      result.push_back(in[0][i]);
  return result;
}

Lanes step(Machine &machine, const IntrinsicInst &call, ArrayRef<Lanes>) {
  unsigned width = machine.setting.width(call.getType()->getScalarType());
  Lanes result;
  for (unsigned i = 0, count = countLanes(call.getType()); i != count; ++i)
    result.push_back(Lane::of(APInt(width, i, /*isSigned=*/false,
                                    /*implicitTrunc=*/true)));
  return result;
}

/// Lane i is whether `base + i`, which has no overflow here, is less than the
/// bound.
Lanes activeLanes(Machine &machine, const IntrinsicInst &call,
                  ArrayRef<Lanes> in) {
  Type *type = call.getArgOperand(0)->getType();
  Lanes result;
  for (unsigned i = 0, count = countLanes(call.getType()); i != count; ++i)
    result.push_back(machine.choices.strict(
        {in[0][0], in[1][0]}, {type, type}, call.getType()->getScalarType(), {},
        [&](ArrayRef<Lane> lanes) {
          unsigned width = lanes[0].bits.getBitWidth() + 32;
          APInt number = lanes[0].bits.zext(width) + i;
          return Lane::of(APInt(1, number.ult(lanes[1].bits.zext(width))));
        }));
  return result;
}

} // namespace

IntrinsicHandler vectorIntrinsic(Intrinsic::ID id) {
  switch (id) {
  case Intrinsic::vector_insert:
    return insertPart;
  case Intrinsic::vector_extract:
    return extractPart;
  case Intrinsic::vector_reverse:
    return reverse;
  case Intrinsic::vector_interleave2:
    return interleave;
  case Intrinsic::vector_deinterleave2:
    return deinterleave;
  case Intrinsic::stepvector:
    return step;
  case Intrinsic::get_active_lane_mask:
    return activeLanes;
  default:
    return nullptr;
  }
}

} // namespace palindrome::interpret
