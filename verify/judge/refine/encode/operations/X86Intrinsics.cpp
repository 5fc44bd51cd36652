// Encodes intrinsics of x86's vector instructions, as specified in Intel's
// "64 and IA-32 Architectures Software Developer's Manual", volume 2. One
// function encodes a family of intrinsics that differ in the number and width
// of lanes alone, which it takes from the operands' types.
//
// interpret/intrinsics/X86.cpp computes some of the same operations. The
// repetition is deliberate: the interpreter checks this encoder, so they share
// no code.

#include "verify/judge/refine/encode/operations/Encoders.h"
#include "llvm/IR/IntrinsicsX86.h"

using namespace palindrome::encode;
using namespace llvm;

/// Horizontal, packing and shuffling instructions treat each part of this size
/// of a longer vector as a vector of its own.
static constexpr unsigned partBits = 128;

/// A lane of the given value that is poison if one of `operands` is.
static Lane combine(Expr value, ArrayRef<const Lane *> operands) {
  Lane lane{value};
  for (const Lane *operand : operands) {
    lane.poison |= operand->poison;
    addUndefs(lane.undefs, operand->undefs);
  }
  return lane;
}

/// The signed `x` clamped to the range of integers of `width` bits, which are
/// signed or unsigned.
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

/// Shifts `x`. The amount is unsigned and of any width. Unlike LLVM's shifts,
/// one by the width of `x` or more is no poison: the result is zero, or copies
/// of the sign bit.
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

/// PSLL, PSRL and PSRA shift each lane by one amount: the low 64 bits of the
/// second operand if it is a vector, and the operand itself if it is a scalar.
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

/// PSLLV, PSRLV and PSRAV shift each lane by the second operand's lane.
template <Shift kind>
static Lanes encodeShiftEach(Side &side, const Instruction &inst) {
  return encodeLanewise(side, inst.getOperand(0), inst.getOperand(1),
                        [](const Lane &x, const Lane &y) {
                          return Lane{shift(kind, x.value, y.value)};
                        });
}

//===-- Lane by lane ------------------------------------------------------===//

/// PAVG: (x + y + 1) >> 1, computed without overflow.
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

/// PSIGN: y < 0 ? -x : y == 0 ? 0 : x.
static Lanes encodeSign(Side &side, const Instruction &inst) {
  return encodeLanewise(
      side, inst.getOperand(0), inst.getOperand(1),
      [](const Lane &x, const Lane &y) {
        return Lane{y.value.isZero().select(
            y.value, y.value.isNegative().select(-x.value, x.value))};
      });
}

/// PMULH and PMULHU: the upper half of the product.
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

/// PMULHRSW: the product of fixed-point numbers with 15 fraction bits, rounded:
/// ((x * y >> 14) + 1) >> 1, of which the low 16 bits remain.
static Lanes encodeMultiplyRound(Side &side, const Instruction &inst) {
  return encodeLanewise(side, inst.getOperand(0), inst.getOperand(1),
                        [](const Lane &x, const Lane &y) {
                          Expr product = x.value.sext(32) * y.value.sext(32);
                          Expr rounded = product.lshr(Expr::bits(32, 14)) +
                                         Expr::bits(32, 1);
                          return Lane{rounded.extract(16, 1)};
                        });
}

/// PBLENDVB and BLENDV: mask < 0 ? y : x.
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

//===-- Adjacent lanes ----------------------------------------------------===//

/// Calls `encode` with each part of the first operand and of the second, and
/// the lanes of the result, to which it adds those of this part. In each part
/// of the result, the lanes of the first operand precede those of the second.
template <typename Encode>
static Lanes encodeParts(Side &side, const Instruction &inst, Encode encode) {
  Lanes operands[] = {side.use(inst.getOperand(0)),
                      side.use(inst.getOperand(1))};
  unsigned width = operands[0].front().value.width();
  unsigned partSize = std::min<unsigned>(partBits / width, operands[0].size());
  Lanes result;
  for (unsigned part = 0; part < operands[0].size(); part += partSize)
    for (ArrayRef<Lane> operand : operands)
      encode(operand.slice(part, partSize), result);
  return result;
}

/// PHADD and PHSUB: the sums or differences of adjacent lanes:
///
///   <x0, x1, x2, x3>, <y0, y1, y2, y3>   becomes
///   <x0 + x1, x2 + x3, y0 + y1, y2 + y3>
template <bool isSum, bool saturates>
static Lanes encodeHorizontal(Side &side, const Instruction &inst) {
  return encodeParts(side, inst, [](ArrayRef<Lane> part, Lanes &result) {
    unsigned width = part.front().value.width();
    for (unsigned i = 0; i < part.size(); i += 2) {
      const Lane &x = part[i], &y = part[i + 1];
      Expr a = x.value.sext(width + 1), b = y.value.sext(width + 1);
      Expr exact = isSum ? a + b : a - b;
      result.push_back(combine(saturates
                                   ? saturate(exact, width, /*isSigned=*/true)
                                   : exact.trunc(width),
                               {&x, &y}));
    }
  });
}

/// PMADDWD and PMADDUBSW: x[2i] * y[2i] + x[2i+1] * y[2i+1], in twice the
/// width. For bytes, x is unsigned and y signed, and the sum saturates.
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

/// PACKSS and PACKUS: the lanes of both operands saturated to half their width.
template <bool isSigned>
static Lanes encodePack(Side &side, const Instruction &inst) {
  return encodeParts(side, inst, [](ArrayRef<Lane> part, Lanes &result) {
    for (const Lane &x : part)
      result.push_back(
          combine(saturate(x.value, x.value.width() / 2, isSigned), {&x}));
  });
}

/// PSADBW: for each eight bytes, the sum of the absolute differences |x - y|.
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

/// The lane selected by the low bits of `index`; there is a power of two of
/// `lanes`.
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

/// PSHUFB: each byte of the result is the one that the index selects from the
/// same part, or zero if the index is negative.
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

/// VPERM: each lane of the result is the one that the index selects.
static Lanes encodePermute(Side &side, const Instruction &inst) {
  Lanes values = side.use(inst.getOperand(0)), result;
  for (const Lane &index : side.use(inst.getOperand(1)))
    result.push_back(pick(values, index));
  return result;
}

/// PMOVMSKB and MOVMSK: bit i of the result is the sign of lane i.
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

/// PTEST: the flags of x & y. ZF is set if x & y is zero, CF if ~x & y is zero;
/// the third test is for neither of them being set.
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

#define X86(NAME) Intrinsic::x86_##NAME
// The widths that all shifts by one amount exist in, and the one that logical
// shifts have beside; those of shifts by amounts of their own.
#define X86_SHIFT(OP)                                                          \
  X86(sse2_##OP##_w), X86(sse2_##OP##_d), X86(avx2_##OP##_w),                  \
      X86(avx2_##OP##_d), X86(avx512_##OP##_w_512), X86(avx512_##OP##_d_512),  \
      X86(avx512_##OP##_q_512)
#define X86_SHIFT_Q(OP) X86(sse2_##OP##_q), X86(avx2_##OP##_q)
#define X86_SHIFT_EACH(OP)                                                     \
  X86(avx2_##OP##_d), X86(avx2_##OP##_d_256), X86(avx512_##OP##_d_512),        \
      X86(avx512_##OP##_q_512), X86(avx512_##OP##_w_128),                      \
      X86(avx512_##OP##_w_256), X86(avx512_##OP##_w_512)

namespace {
/// The intrinsics that one function encodes.
struct Family {
  Encoder encode;
  SmallVector<Intrinsic::ID, 0> members;
};
} // namespace

static std::vector<Family> families() {
  return {
      {encodeShift<Left>,
       {X86_SHIFT(psll), X86_SHIFT_Q(psll), X86_SHIFT(pslli),
        X86_SHIFT_Q(pslli)}},
      {encodeShift<Logical>,
       {X86_SHIFT(psrl), X86_SHIFT_Q(psrl), X86_SHIFT(psrli),
        X86_SHIFT_Q(psrli)}},
      {encodeShift<Arithmetic>,
       {X86_SHIFT(psra), X86(avx512_psra_q_128), X86(avx512_psra_q_256),
        X86_SHIFT(psrai), X86(avx512_psrai_q_128), X86(avx512_psrai_q_256)}},
      {encodeShiftEach<Left>,
       {X86_SHIFT_EACH(psllv), X86(avx2_psllv_q), X86(avx2_psllv_q_256)}},
      {encodeShiftEach<Logical>,
       {X86_SHIFT_EACH(psrlv), X86(avx2_psrlv_q), X86(avx2_psrlv_q_256)}},
      {encodeShiftEach<Arithmetic>,
       {X86_SHIFT_EACH(psrav), X86(avx512_psrav_q_128),
        X86(avx512_psrav_q_256)}},
      {encodeAverage,
       {X86(sse2_pavg_b), X86(sse2_pavg_w), X86(avx2_pavg_b), X86(avx2_pavg_w),
        X86(avx512_pavg_b_512), X86(avx512_pavg_w_512)}},
      {encodeSign,
       {X86(ssse3_psign_b_128), X86(ssse3_psign_w_128), X86(ssse3_psign_d_128),
        X86(avx2_psign_b), X86(avx2_psign_w), X86(avx2_psign_d)}},
      {encodeMultiplyHigh<true>,
       {X86(sse2_pmulh_w), X86(avx2_pmulh_w), X86(avx512_pmulh_w_512)}},
      {encodeMultiplyHigh<false>,
       {X86(sse2_pmulhu_w), X86(avx2_pmulhu_w), X86(avx512_pmulhu_w_512)}},
      {encodeMultiplyRound,
       {X86(ssse3_pmul_hr_sw_128), X86(avx2_pmul_hr_sw),
        X86(avx512_pmul_hr_sw_512)}},
      {encodeBlend,
       {X86(sse41_pblendvb), X86(sse41_blendvps), X86(sse41_blendvpd),
        X86(avx2_pblendvb), X86(avx_blendv_ps_256), X86(avx_blendv_pd_256)}},
      {encodeHorizontal<true, false>,
       {X86(ssse3_phadd_w_128), X86(ssse3_phadd_d_128), X86(avx2_phadd_w),
        X86(avx2_phadd_d)}},
      {encodeHorizontal<true, true>,
       {X86(ssse3_phadd_sw_128), X86(avx2_phadd_sw)}},
      {encodeHorizontal<false, false>,
       {X86(ssse3_phsub_w_128), X86(ssse3_phsub_d_128), X86(avx2_phsub_w),
        X86(avx2_phsub_d)}},
      {encodeHorizontal<false, true>,
       {X86(ssse3_phsub_sw_128), X86(avx2_phsub_sw)}},
      {encodeMultiplyAdd<false>,
       {X86(sse2_pmadd_wd), X86(avx2_pmadd_wd), X86(avx512_pmaddw_d_512)}},
      {encodeMultiplyAdd<true>,
       {X86(ssse3_pmadd_ub_sw_128), X86(avx2_pmadd_ub_sw),
        X86(avx512_pmaddubs_w_512)}},
      {encodePack<true>,
       {X86(sse2_packsswb_128), X86(sse2_packssdw_128), X86(avx2_packsswb),
        X86(avx2_packssdw), X86(avx512_packsswb_512),
        X86(avx512_packssdw_512)}},
      {encodePack<false>,
       {X86(sse2_packuswb_128), X86(sse41_packusdw), X86(avx2_packuswb),
        X86(avx2_packusdw), X86(avx512_packuswb_512),
        X86(avx512_packusdw_512)}},
      {encodeSumOfDifferences,
       {X86(sse2_psad_bw), X86(avx2_psad_bw), X86(avx512_psad_bw_512)}},
      {encodeShuffleBytes,
       {X86(ssse3_pshuf_b_128), X86(avx2_pshuf_b), X86(avx512_pshuf_b_512)}},
      {encodePermute,
       {X86(avx2_permd), X86(avx2_permps), X86(avx512_permvar_df_256),
        X86(avx512_permvar_df_512), X86(avx512_permvar_di_256),
        X86(avx512_permvar_di_512), X86(avx512_permvar_hi_128),
        X86(avx512_permvar_hi_256), X86(avx512_permvar_hi_512),
        X86(avx512_permvar_qi_128), X86(avx512_permvar_qi_256),
        X86(avx512_permvar_qi_512), X86(avx512_permvar_sf_512),
        X86(avx512_permvar_si_512)}},
      {encodeSigns,
       {X86(sse2_pmovmskb_128), X86(avx2_pmovmskb), X86(sse_movmsk_ps),
        X86(sse2_movmsk_pd), X86(avx_movmsk_ps_256), X86(avx_movmsk_pd_256)}},
      {encodeTest<Zero>, {X86(sse41_ptestz), X86(avx_ptestz_256)}},
      {encodeTest<Carry>, {X86(sse41_ptestc), X86(avx_ptestc_256)}},
      {encodeTest<Neither>, {X86(sse41_ptestnzc), X86(avx_ptestnzc_256)}},
  };
}

#undef X86_SHIFT_EACH
#undef X86_SHIFT_Q
#undef X86_SHIFT
#undef X86

ArrayRef<IntrinsicEncoder> palindrome::encode::x86Intrinsics() {
  static const auto encoders = [] {
    std::vector<IntrinsicEncoder> encoders;
    for (const Family &family : families())
      for (Intrinsic::ID id : family.members)
        encoders.push_back({id, family.encode, Exact});
    return encoders;
  }();
  return encoders;
}
