// Intrinsics of x86's vector instructions, as Intel's manual has them: a
// function for each family, which takes the widths from the types.

#include "verify/refine/encode/operations/Encoders.h"
#include "llvm/IR/IntrinsicsX86.h"

using namespace palindrome::encode;
using namespace llvm;

/// The families that work within parts do so in parts of this size.
static constexpr unsigned partBits = 128;

/// A lane of `value`, which is poison where one of `sources` is.
static Lane combine(Expr value, ArrayRef<const Lane *> sources) {
  Lane lane{value};
  for (const Lane *source : sources) {
    lane.poison |= source->poison;
    addUndefs(lane.undefs, source->undefs);
  }
  return lane;
}

/// The value that is closest to the signed `x` in so many bits.
static Expr saturate(Expr x, unsigned width, bool isSigned) {
  APInt least =
      isSigned ? APInt::getSignedMinValue(width) : APInt::getMinValue(width);
  APInt most =
      isSigned ? APInt::getSignedMaxValue(width) : APInt::getMaxValue(width);
  unsigned wide = x.width();
  Expr low = Expr::bits(isSigned ? least.sext(wide) : least.zext(wide));
  Expr high = Expr::bits(isSigned ? most.sext(wide) : most.zext(wide));
  return x.slt(low).select(low, x.sgt(high).select(high, x)).trunc(width);
}

//===-- Shifts ------------------------------------------------------------===//

namespace {
enum Shift { Left, Logical, Arithmetic };
} // namespace

/// Amounts past the width give zeros, or copies of the sign. They may have
/// another width.
static Expr shift(Shift kind, Expr x, Expr amount) {
  unsigned width = x.width();
  Expr isPast = amount.uge(Expr::bits(amount.width(), width));
  Expr amountHere = amount.zextOrTrunc(width);
  switch (kind) {
  case Left:
    return isPast.select(Expr::bits(width, 0), x.shl(amountHere));
  case Logical:
    return isPast.select(Expr::bits(width, 0), x.lshr(amountHere));
  case Arithmetic:
    return isPast.select(x.ashr(Expr::bits(width, width - 1)),
                         x.ashr(amountHere));
  }
  return x;
}

/// All lanes by the number in the low 64 bits of the second operand, or by the
/// second operand if it is a scalar.
template <Shift kind>
static Lanes encodeShift(Side &side, const Instruction &inst) {
  Lanes values = side.use(inst.getOperand(0)),
        amounts = side.use(inst.getOperand(1)), result;
  Lane amount = amounts.front();
  for (unsigned i = 1; i < amounts.size() && amount.value.width() < 64; ++i)
    amount =
        combine(amounts[i].value.concat(amount.value), {&amount, &amounts[i]});
  for (const Lane &x : values)
    result.push_back(
        combine(shift(kind, x.value, amount.value), {&x, &amount}));
  return result;
}

template <Shift kind>
static Lanes encodeShiftEach(Side &side, const Instruction &inst) {
  return encodeLanewise(side, inst.getOperand(0), inst.getOperand(1),
                        [](const Lane &x, const Lane &y) {
                          return Lane{shift(kind, x.value, y.value)};
                        });
}

//===-- Lane by lane ------------------------------------------------------===//

/// The mean, rounded up.
static Lanes encodeAverage(Side &side, const Instruction &inst) {
  return encodeLanewise(side, inst.getOperand(0), inst.getOperand(1),
                        [](const Lane &x, const Lane &y) {
                          unsigned width = x.value.width();
                          Expr sum = x.value.zext(width + 1) +
                                     y.value.zext(width + 1) +
                                     Expr::bits(width + 1, 1);
                          return Lane{sum.extract(width, 1)};
                        });
}

/// The first operand with the sign of the second.
static Lanes encodeSign(Side &side, const Instruction &inst) {
  return encodeLanewise(
      side, inst.getOperand(0), inst.getOperand(1),
      [](const Lane &x, const Lane &y) {
        return Lane{y.value.isZero().select(
            y.value, y.value.isNegative().select(-x.value, x.value))};
      });
}

/// The upper half of products.
template <bool isSigned>
static Lanes encodeMultiplyHigh(Side &side, const Instruction &inst) {
  return encodeLanewise(
      side, inst.getOperand(0), inst.getOperand(1),
      [](const Lane &x, const Lane &y) {
        unsigned width = x.value.width();
        auto extend = [&](Expr value) {
          return isSigned ? value.sext(2 * width) : value.zext(2 * width);
        };
        return Lane{
            (extend(x.value) * extend(y.value)).extract(2 * width - 1, width)};
      });
}

/// Products of fractions of 15 bits, rounded.
static Lanes encodeMultiplyRound(Side &side, const Instruction &inst) {
  return encodeLanewise(side, inst.getOperand(0), inst.getOperand(1),
                        [](const Lane &x, const Lane &y) {
                          Expr product = x.value.sext(32) * y.value.sext(32);
                          Expr rounded = product.lshr(Expr::bits(32, 14)) +
                                         Expr::bits(32, 1);
                          return Lane{rounded.extract(16, 1)};
                        });
}

/// The second operand where the third is negative, else the first.
static Lanes encodeBlend(Side &side, const Instruction &inst) {
  Lanes left = side.use(inst.getOperand(0)),
        right = side.use(inst.getOperand(1)),
        masks = side.use(inst.getOperand(2)), result;
  for (auto [x, y, mask] : zip_equal(left, right, masks)) {
    Lane lane = select(mask.value.isNegative(), y, x);
    lane.poison |= mask.poison;
    addUndefs(lane.undefs, mask.undefs);
    lane.varies = Variation::unknown();
    result.push_back(std::move(lane));
  }
  return result;
}

//===-- Neighbours --------------------------------------------------------===//

/// Sums or differences of neighbours: in each part, those of the first operand
/// and then those of the second.
template <bool isSum, bool saturates>
static Lanes encodeHorizontal(Side &side, const Instruction &inst) {
  Lanes operands[] = {side.use(inst.getOperand(0)),
                      side.use(inst.getOperand(1))};
  unsigned width = operands[0].front().value.width();
  unsigned partSize = std::min<unsigned>(partBits / width, operands[0].size());
  Lanes result;
  for (unsigned part = 0; part < operands[0].size(); part += partSize)
    for (const Lanes &operand : operands)
      for (unsigned i = 0; i < partSize; i += 2) {
        const Lane &x = operand[part + i], &y = operand[part + i + 1];
        Expr a = x.value.sext(width + 1), b = y.value.sext(width + 1);
        Expr exact = isSum ? a + b : a - b;
        result.push_back(combine(saturates
                                     ? saturate(exact, width, /*isSigned=*/true)
                                     : exact.trunc(width),
                                 {&x, &y}));
      }
  return result;
}

/// Sums of the products of neighbours. Those of bytes are unsigned by signed,
/// and saturate.
template <bool areBytes>
static Lanes encodeMultiplyAdd(Side &side, const Instruction &inst) {
  Lanes left = side.use(inst.getOperand(0)),
        right = side.use(inst.getOperand(1)), result;
  unsigned width = 2 * left.front().value.width(), wide = width + 2;
  auto product = [&](unsigned i) {
    Expr x = left[i].value;
    return (areBytes ? x.zext(wide) : x.sext(wide)) * right[i].value.sext(wide);
  };
  for (unsigned i = 0; i + 1 < left.size(); i += 2) {
    Expr sum = product(i) + product(i + 1);
    result.push_back(combine(
        areBytes ? saturate(sum, width, /*isSigned=*/true) : sum.trunc(width),
        {&left[i], &right[i], &left[i + 1], &right[i + 1]}));
  }
  return result;
}

/// In each part, the lanes of the first operand and then those of the second,
/// in half as many bits.
template <bool isSigned>
static Lanes encodePack(Side &side, const Instruction &inst) {
  Lanes operands[] = {side.use(inst.getOperand(0)),
                      side.use(inst.getOperand(1))};
  unsigned width = operands[0].front().value.width();
  unsigned partSize = std::min<unsigned>(partBits / width, operands[0].size());
  Lanes result;
  for (unsigned part = 0; part < operands[0].size(); part += partSize)
    for (const Lanes &operand : operands)
      for (unsigned i = 0; i < partSize; ++i)
        result.push_back(
            combine(saturate(operand[part + i].value, width / 2, isSigned),
                    {&operand[part + i]}));
  return result;
}

/// Sums of the absolute differences of eight bytes.
static Lanes encodeSumOfDifferences(Side &side, const Instruction &inst) {
  Lanes left = side.use(inst.getOperand(0)),
        right = side.use(inst.getOperand(1)), result;
  for (unsigned i = 0; i + 7 < left.size(); i += 8) {
    Lane sum{Expr::bits(64, 0)};
    for (unsigned k = i; k < i + 8; ++k) {
      Expr x = left[k].value, y = right[k].value;
      Expr difference = x.ult(y).select(y - x, x - y);
      sum =
          combine(sum.value + difference.zext(64), {&sum, &left[k], &right[k]});
    }
    result.push_back(std::move(sum));
  }
  return result;
}

//===-- Rearrangement -----------------------------------------------------===//

/// The lane of `lanes` that the low bits of `index` say.
static Lane pick(ArrayRef<Lane> lanes, const Lane &index) {
  unsigned bits = Log2_64(lanes.size());
  Expr number = index.value.trunc(bits);
  Lane result = lanes.front();
  for (unsigned i = 1; i < lanes.size(); ++i)
    result = select(number == Expr::bits(bits, i), lanes[i], result);
  result.poison |= index.poison;
  addUndefs(result.undefs, index.undefs);
  result.varies = Variation::unknown();
  return result;
}

/// Bytes of the same part, or zero where the index is negative.
static Lanes encodeShuffleBytes(Side &side, const Instruction &inst) {
  Lanes values = side.use(inst.getOperand(0)),
        indices = side.use(inst.getOperand(1)), result;
  unsigned partSize = std::min<unsigned>(partBits / 8, values.size());
  for (auto [i, index] : enumerate(indices)) {
    Lane picked =
        pick(ArrayRef(values).slice(i / partSize * partSize, partSize), index);
    Expr isZero = index.value.isNegative();
    picked.value = isZero.select(Expr::bits(8, 0), picked.value);
    picked.poison = index.poison || (!isZero && picked.poison);
    result.push_back(std::move(picked));
  }
  return result;
}

static Lanes encodePermute(Side &side, const Instruction &inst) {
  Lanes values = side.use(inst.getOperand(0)), result;
  for (const Lane &index : side.use(inst.getOperand(1)))
    result.push_back(pick(values, index));
  return result;
}

/// The signs of all lanes.
static Lanes encodeSigns(Side &side, const Instruction &inst) {
  Lane result{Expr()};
  for (const Lane &x : side.use(inst.getOperand(0))) {
    Expr sign = x.value.bit(x.value.width() - 1);
    result = combine(result.value.isSet() ? sign.concat(result.value) : sign,
                     {&result, &x});
  }
  result.value =
      result.value.zextOrTrunc(inst.getType()->getScalarSizeInBits());
  return {result};
}

namespace {
enum Test { Zero, Carry, Neither };
} // namespace

/// Whether the second operand has no bits in common with the first, all of its
/// bits, or is neither.
template <Test test>
static Lanes encodeTest(Side &side, const Instruction &inst) {
  Lane result{Expr()};
  Expr isZero = Expr::boolean(true), isCarry = Expr::boolean(true);
  Lanes left = side.use(inst.getOperand(0)),
        right = side.use(inst.getOperand(1));
  for (auto [x, y] : zip_equal(left, right)) {
    isZero &= (x.value & y.value).isZero();
    isCarry &= (~x.value & y.value).isZero();
    result = combine(result.value, {&result, &x, &y});
  }
  Expr holds = test == Zero    ? isZero
               : test == Carry ? isCarry
                               : !isZero && !isCarry;
  result.value = holds.toBit().zext(inst.getType()->getIntegerBitWidth());
  return {result};
}

// The intrinsics of a family are listed by what they are named for.
#define X86(NAME) Intrinsic::x86_##NAME

ArrayRef<IntrinsicEncoder> palindrome::encode::x86Intrinsics() {
  static constexpr IntrinsicEncoder encoders[] = {
      {X86(sse2_psll_w), encodeShift<Left>, Exact},
      {X86(sse2_psll_d), encodeShift<Left>, Exact},
      {X86(sse2_psll_q), encodeShift<Left>, Exact},
      {X86(avx2_psll_w), encodeShift<Left>, Exact},
      {X86(avx2_psll_d), encodeShift<Left>, Exact},
      {X86(avx2_psll_q), encodeShift<Left>, Exact},
      {X86(avx512_psll_w_512), encodeShift<Left>, Exact},
      {X86(avx512_psll_d_512), encodeShift<Left>, Exact},
      {X86(avx512_psll_q_512), encodeShift<Left>, Exact},
      {X86(sse2_pslli_w), encodeShift<Left>, Exact},
      {X86(sse2_pslli_d), encodeShift<Left>, Exact},
      {X86(sse2_pslli_q), encodeShift<Left>, Exact},
      {X86(avx2_pslli_w), encodeShift<Left>, Exact},
      {X86(avx2_pslli_d), encodeShift<Left>, Exact},
      {X86(avx2_pslli_q), encodeShift<Left>, Exact},
      {X86(avx512_pslli_w_512), encodeShift<Left>, Exact},
      {X86(avx512_pslli_d_512), encodeShift<Left>, Exact},
      {X86(avx512_pslli_q_512), encodeShift<Left>, Exact},
      {X86(sse2_psrl_w), encodeShift<Logical>, Exact},
      {X86(sse2_psrl_d), encodeShift<Logical>, Exact},
      {X86(sse2_psrl_q), encodeShift<Logical>, Exact},
      {X86(avx2_psrl_w), encodeShift<Logical>, Exact},
      {X86(avx2_psrl_d), encodeShift<Logical>, Exact},
      {X86(avx2_psrl_q), encodeShift<Logical>, Exact},
      {X86(avx512_psrl_w_512), encodeShift<Logical>, Exact},
      {X86(avx512_psrl_d_512), encodeShift<Logical>, Exact},
      {X86(avx512_psrl_q_512), encodeShift<Logical>, Exact},
      {X86(sse2_psrli_w), encodeShift<Logical>, Exact},
      {X86(sse2_psrli_d), encodeShift<Logical>, Exact},
      {X86(sse2_psrli_q), encodeShift<Logical>, Exact},
      {X86(avx2_psrli_w), encodeShift<Logical>, Exact},
      {X86(avx2_psrli_d), encodeShift<Logical>, Exact},
      {X86(avx2_psrli_q), encodeShift<Logical>, Exact},
      {X86(avx512_psrli_w_512), encodeShift<Logical>, Exact},
      {X86(avx512_psrli_d_512), encodeShift<Logical>, Exact},
      {X86(avx512_psrli_q_512), encodeShift<Logical>, Exact},
      {X86(sse2_psra_w), encodeShift<Arithmetic>, Exact},
      {X86(sse2_psra_d), encodeShift<Arithmetic>, Exact},
      {X86(avx2_psra_w), encodeShift<Arithmetic>, Exact},
      {X86(avx2_psra_d), encodeShift<Arithmetic>, Exact},
      {X86(avx512_psra_w_512), encodeShift<Arithmetic>, Exact},
      {X86(avx512_psra_d_512), encodeShift<Arithmetic>, Exact},
      {X86(avx512_psra_q_128), encodeShift<Arithmetic>, Exact},
      {X86(avx512_psra_q_256), encodeShift<Arithmetic>, Exact},
      {X86(avx512_psra_q_512), encodeShift<Arithmetic>, Exact},
      {X86(sse2_psrai_w), encodeShift<Arithmetic>, Exact},
      {X86(sse2_psrai_d), encodeShift<Arithmetic>, Exact},
      {X86(avx2_psrai_w), encodeShift<Arithmetic>, Exact},
      {X86(avx2_psrai_d), encodeShift<Arithmetic>, Exact},
      {X86(avx512_psrai_w_512), encodeShift<Arithmetic>, Exact},
      {X86(avx512_psrai_d_512), encodeShift<Arithmetic>, Exact},
      {X86(avx512_psrai_q_128), encodeShift<Arithmetic>, Exact},
      {X86(avx512_psrai_q_256), encodeShift<Arithmetic>, Exact},
      {X86(avx512_psrai_q_512), encodeShift<Arithmetic>, Exact},

      {X86(avx2_psllv_d), encodeShiftEach<Left>, Exact},
      {X86(avx2_psllv_d_256), encodeShiftEach<Left>, Exact},
      {X86(avx2_psllv_q), encodeShiftEach<Left>, Exact},
      {X86(avx2_psllv_q_256), encodeShiftEach<Left>, Exact},
      {X86(avx512_psllv_d_512), encodeShiftEach<Left>, Exact},
      {X86(avx512_psllv_q_512), encodeShiftEach<Left>, Exact},
      {X86(avx512_psllv_w_128), encodeShiftEach<Left>, Exact},
      {X86(avx512_psllv_w_256), encodeShiftEach<Left>, Exact},
      {X86(avx512_psllv_w_512), encodeShiftEach<Left>, Exact},
      {X86(avx2_psrlv_d), encodeShiftEach<Logical>, Exact},
      {X86(avx2_psrlv_d_256), encodeShiftEach<Logical>, Exact},
      {X86(avx2_psrlv_q), encodeShiftEach<Logical>, Exact},
      {X86(avx2_psrlv_q_256), encodeShiftEach<Logical>, Exact},
      {X86(avx512_psrlv_d_512), encodeShiftEach<Logical>, Exact},
      {X86(avx512_psrlv_q_512), encodeShiftEach<Logical>, Exact},
      {X86(avx512_psrlv_w_128), encodeShiftEach<Logical>, Exact},
      {X86(avx512_psrlv_w_256), encodeShiftEach<Logical>, Exact},
      {X86(avx512_psrlv_w_512), encodeShiftEach<Logical>, Exact},
      {X86(avx2_psrav_d), encodeShiftEach<Arithmetic>, Exact},
      {X86(avx2_psrav_d_256), encodeShiftEach<Arithmetic>, Exact},
      {X86(avx512_psrav_d_512), encodeShiftEach<Arithmetic>, Exact},
      {X86(avx512_psrav_q_128), encodeShiftEach<Arithmetic>, Exact},
      {X86(avx512_psrav_q_256), encodeShiftEach<Arithmetic>, Exact},
      {X86(avx512_psrav_q_512), encodeShiftEach<Arithmetic>, Exact},
      {X86(avx512_psrav_w_128), encodeShiftEach<Arithmetic>, Exact},
      {X86(avx512_psrav_w_256), encodeShiftEach<Arithmetic>, Exact},
      {X86(avx512_psrav_w_512), encodeShiftEach<Arithmetic>, Exact},

      {X86(sse2_pavg_b), encodeAverage, Exact},
      {X86(sse2_pavg_w), encodeAverage, Exact},
      {X86(avx2_pavg_b), encodeAverage, Exact},
      {X86(avx2_pavg_w), encodeAverage, Exact},
      {X86(avx512_pavg_b_512), encodeAverage, Exact},
      {X86(avx512_pavg_w_512), encodeAverage, Exact},
      {X86(ssse3_psign_b_128), encodeSign, Exact},
      {X86(ssse3_psign_w_128), encodeSign, Exact},
      {X86(ssse3_psign_d_128), encodeSign, Exact},
      {X86(avx2_psign_b), encodeSign, Exact},
      {X86(avx2_psign_w), encodeSign, Exact},
      {X86(avx2_psign_d), encodeSign, Exact},
      {X86(sse2_pmulh_w), encodeMultiplyHigh<true>, Exact},
      {X86(avx2_pmulh_w), encodeMultiplyHigh<true>, Exact},
      {X86(avx512_pmulh_w_512), encodeMultiplyHigh<true>, Exact},
      {X86(sse2_pmulhu_w), encodeMultiplyHigh<false>, Exact},
      {X86(avx2_pmulhu_w), encodeMultiplyHigh<false>, Exact},
      {X86(avx512_pmulhu_w_512), encodeMultiplyHigh<false>, Exact},
      {X86(ssse3_pmul_hr_sw_128), encodeMultiplyRound, Exact},
      {X86(avx2_pmul_hr_sw), encodeMultiplyRound, Exact},
      {X86(avx512_pmul_hr_sw_512), encodeMultiplyRound, Exact},
      {X86(sse41_pblendvb), encodeBlend, Exact},
      {X86(sse41_blendvps), encodeBlend, Exact},
      {X86(sse41_blendvpd), encodeBlend, Exact},
      {X86(avx2_pblendvb), encodeBlend, Exact},
      {X86(avx_blendv_ps_256), encodeBlend, Exact},
      {X86(avx_blendv_pd_256), encodeBlend, Exact},

      {X86(ssse3_phadd_w_128), encodeHorizontal<true, false>, Exact},
      {X86(ssse3_phadd_d_128), encodeHorizontal<true, false>, Exact},
      {X86(ssse3_phadd_sw_128), encodeHorizontal<true, true>, Exact},
      {X86(avx2_phadd_w), encodeHorizontal<true, false>, Exact},
      {X86(avx2_phadd_d), encodeHorizontal<true, false>, Exact},
      {X86(avx2_phadd_sw), encodeHorizontal<true, true>, Exact},
      {X86(ssse3_phsub_w_128), encodeHorizontal<false, false>, Exact},
      {X86(ssse3_phsub_d_128), encodeHorizontal<false, false>, Exact},
      {X86(ssse3_phsub_sw_128), encodeHorizontal<false, true>, Exact},
      {X86(avx2_phsub_w), encodeHorizontal<false, false>, Exact},
      {X86(avx2_phsub_d), encodeHorizontal<false, false>, Exact},
      {X86(avx2_phsub_sw), encodeHorizontal<false, true>, Exact},
      {X86(sse2_pmadd_wd), encodeMultiplyAdd<false>, Exact},
      {X86(avx2_pmadd_wd), encodeMultiplyAdd<false>, Exact},
      {X86(avx512_pmaddw_d_512), encodeMultiplyAdd<false>, Exact},
      {X86(ssse3_pmadd_ub_sw_128), encodeMultiplyAdd<true>, Exact},
      {X86(avx2_pmadd_ub_sw), encodeMultiplyAdd<true>, Exact},
      {X86(avx512_pmaddubs_w_512), encodeMultiplyAdd<true>, Exact},
      {X86(sse2_packsswb_128), encodePack<true>, Exact},
      {X86(sse2_packssdw_128), encodePack<true>, Exact},
      {X86(avx2_packsswb), encodePack<true>, Exact},
      {X86(avx2_packssdw), encodePack<true>, Exact},
      {X86(avx512_packsswb_512), encodePack<true>, Exact},
      {X86(avx512_packssdw_512), encodePack<true>, Exact},
      {X86(sse2_packuswb_128), encodePack<false>, Exact},
      {X86(sse41_packusdw), encodePack<false>, Exact},
      {X86(avx2_packuswb), encodePack<false>, Exact},
      {X86(avx2_packusdw), encodePack<false>, Exact},
      {X86(avx512_packuswb_512), encodePack<false>, Exact},
      {X86(avx512_packusdw_512), encodePack<false>, Exact},
      {X86(sse2_psad_bw), encodeSumOfDifferences, Exact},
      {X86(avx2_psad_bw), encodeSumOfDifferences, Exact},
      {X86(avx512_psad_bw_512), encodeSumOfDifferences, Exact},

      {X86(ssse3_pshuf_b_128), encodeShuffleBytes, Exact},
      {X86(avx2_pshuf_b), encodeShuffleBytes, Exact},
      {X86(avx512_pshuf_b_512), encodeShuffleBytes, Exact},
      {X86(avx2_permd), encodePermute, Exact},
      {X86(avx2_permps), encodePermute, Exact},
      {X86(avx512_permvar_df_256), encodePermute, Exact},
      {X86(avx512_permvar_df_512), encodePermute, Exact},
      {X86(avx512_permvar_di_256), encodePermute, Exact},
      {X86(avx512_permvar_di_512), encodePermute, Exact},
      {X86(avx512_permvar_hi_128), encodePermute, Exact},
      {X86(avx512_permvar_hi_256), encodePermute, Exact},
      {X86(avx512_permvar_hi_512), encodePermute, Exact},
      {X86(avx512_permvar_qi_128), encodePermute, Exact},
      {X86(avx512_permvar_qi_256), encodePermute, Exact},
      {X86(avx512_permvar_qi_512), encodePermute, Exact},
      {X86(avx512_permvar_sf_512), encodePermute, Exact},
      {X86(avx512_permvar_si_512), encodePermute, Exact},
      {X86(sse2_pmovmskb_128), encodeSigns, Exact},
      {X86(avx2_pmovmskb), encodeSigns, Exact},
      {X86(sse_movmsk_ps), encodeSigns, Exact},
      {X86(sse2_movmsk_pd), encodeSigns, Exact},
      {X86(avx_movmsk_ps_256), encodeSigns, Exact},
      {X86(avx_movmsk_pd_256), encodeSigns, Exact},
      {X86(sse41_ptestz), encodeTest<Zero>, Exact},
      {X86(sse41_ptestc), encodeTest<Carry>, Exact},
      {X86(sse41_ptestnzc), encodeTest<Neither>, Exact},
      {X86(avx_ptestz_256), encodeTest<Zero>, Exact},
      {X86(avx_ptestc_256), encodeTest<Carry>, Exact},
      {X86(avx_ptestnzc_256), encodeTest<Neither>, Exact},
  };
  return encoders;
}
