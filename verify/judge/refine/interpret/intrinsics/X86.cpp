// Intrinsics of x86 (Intel 64 and IA-32 Architectures Software Developer's
// Manual, PSLL, PSRL, PSRA, PAVG): vector shifts by one count, and averages.

#include "verify/judge/refine/interpret/intrinsics/Intrinsics.h"
#include "verify/judge/refine/interpret/operations/Elementwise.h"
#include "llvm/IR/IntrinsicsX86.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

enum class Shift { Left, Logical, Arithmetic };

/// A shift of all lanes by the count in the second operand.
struct Rule {
  Intrinsic::ID id;
  Shift shift;
};

constexpr Rule shifts[] = {
    {Intrinsic::x86_sse2_psll_w, Shift::Left},
    {Intrinsic::x86_sse2_psll_d, Shift::Left},
    {Intrinsic::x86_sse2_psll_q, Shift::Left},
    {Intrinsic::x86_avx2_psll_w, Shift::Left},
    {Intrinsic::x86_avx2_psll_d, Shift::Left},
    {Intrinsic::x86_avx2_psll_q, Shift::Left},
    {Intrinsic::x86_sse2_psrl_w, Shift::Logical},
    {Intrinsic::x86_sse2_psrl_d, Shift::Logical},
    {Intrinsic::x86_sse2_psrl_q, Shift::Logical},
    {Intrinsic::x86_avx2_psrl_w, Shift::Logical},
    {Intrinsic::x86_avx2_psrl_d, Shift::Logical},
    {Intrinsic::x86_avx2_psrl_q, Shift::Logical},
    {Intrinsic::x86_sse2_psra_w, Shift::Arithmetic},
    {Intrinsic::x86_sse2_psra_d, Shift::Arithmetic},
    {Intrinsic::x86_avx2_psra_w, Shift::Arithmetic},
    {Intrinsic::x86_avx2_psra_d, Shift::Arithmetic},
};

const Rule *shiftOf(Intrinsic::ID id) {
  const Rule *rule =
      llvm::find_if(shifts, [&](const Rule &rule) { return rule.id == id; });
  return rule == std::end(shifts) ? nullptr : rule;
}

/// The shift of one lane. A count that exceeds the width is allowed.
Lane shifted(Shift shift, const APInt &value, const APInt &count) {
  unsigned width = value.getBitWidth();
  bool isPast = count.uge(width);
  if (shift == Shift::Arithmetic)
    return Lane::of(value.ashr(isPast ? width - 1 : count.getZExtValue()));
  if (isPast)
    return Lane::of(APInt(width, 0));
  unsigned by = count.getZExtValue();
  return Lane::of(shift == Shift::Left ? value.shl(by) : value.lshr(by));
}

/// All lanes are shifted by the low 64 bits of the second operand.
Lanes shiftByVector(Machine &machine, const IntrinsicInst &call,
                    ArrayRef<Lanes> in) {
  Shift shift = shiftOf(call.getIntrinsicID())->shift;
  Type *scalar = call.getType()->getScalarType();
  unsigned width = machine.setting.width(scalar);
  APInt count(64, 0);
  for (auto [i, lane] : enumerate(in[1])) {
    bool isRead = i * width < 64;
    // It is not documented whether the lanes above the low 64 bits may be
    // poison. In the source they must not be, which over-approximates.
    if (machine.setting.isSource() &&
        (lane.isPoison() || lane.isUndetermined() || lane.fromUndef))
      return Lanes(in[0].size());
    if (!isRead)
      continue;
    if (lane.isPoison())
      return Lanes(in[0].size());
    APInt part = lane.isUndetermined()
                     ? machine.choices.ask(ChoiceKind::Undef, width)
                     : lane.bits;
    count.insertBits(part, i * width);
  }
  Type *types[] = {call.getType()};
  return elementwise(machine.choices, in.take_front(), types, call.getType(),
                     {}, [&](ArrayRef<Lane> lanes) {
                       return shifted(shift, lanes[0].bits, count);
                     });
}

/// The average of each two lanes, rounded up.
Lanes average(Machine &machine, const IntrinsicInst &call, ArrayRef<Lanes> in) {
  Type *types[] = {call.getType(), call.getType()};
  return elementwise(machine.choices, in, types, call.getType(), {},
                     [&](ArrayRef<Lane> lanes) {
                       return Lane::of(
                           APIntOps::avgCeilU(lanes[0].bits, lanes[1].bits));
                     });
}

} // namespace

IntrinsicHandler x86Intrinsic(Intrinsic::ID id) {
  switch (id) {
  case Intrinsic::x86_sse2_pavg_b:
  case Intrinsic::x86_sse2_pavg_w:
  case Intrinsic::x86_avx2_pavg_b:
  case Intrinsic::x86_avx2_pavg_w:
  case Intrinsic::x86_avx512_pavg_b_512:
  case Intrinsic::x86_avx512_pavg_w_512:
    return average;
  default:
    return shiftOf(id) ? shiftByVector : nullptr;
  }
}

} // namespace palindrome::interpret
