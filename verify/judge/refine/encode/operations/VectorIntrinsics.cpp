// Encodes intrinsics that rearrange or count the lanes of vectors, and masked
// memory accesses (LangRef, 'Vector Manipulation Intrinsics', 'Masked Vector
// Load and Store Intrinsics' and 'Masked Vector Gather and Scatter
// Intrinsics').

#include "verify/judge/refine/encode/operations/Encoders.h"

using namespace palindrome::encode;
using namespace llvm;

static uint64_t immediate(const Instruction &inst, unsigned index) {
  return cast<ConstantInt>(inst.getOperand(index))->getZExtValue();
}

//===-- Rearrangement -----------------------------------------------------===//

static Lanes encodeInsert(Side &side, const Instruction &inst) {
  Lanes vector = side.get(inst.getOperand(0));
  uint64_t first = immediate(inst, 2);
  for (auto [i, lane] : enumerate(side.get(inst.getOperand(1))))
    if (first + i < vector.size())
      vector[first + i] = lane;
  return vector;
}

static Lanes encodeExtract(Side &side, const Instruction &inst) {
  Lanes vector = side.get(inst.getOperand(0));
  Lanes result = side.problem.poison(inst.getType());
  uint64_t first = immediate(inst, 1);
  for (auto [i, lane] : enumerate(result))
    if (first + i < vector.size())
      lane = vector[first + i];
  return result;
}

static Lanes encodeLanesReversed(Side &side, const Instruction &inst) {
  Lanes vector = side.get(inst.getOperand(0));
  std::reverse(vector.begin(), vector.end());
  return vector;
}

/// Concatenates both vectors and extracts one of their length. Its first lane
/// is given by the immediate, which vector.splice.right counts from the end of
/// the first vector.
static Lanes encodeSplice(Side &side, const Instruction &inst) {
  Lanes all = side.get(inst.getOperand(0));
  size_t count = all.size();
  llvm::append_range(all, side.get(inst.getOperand(1)));
  uint64_t first = immediate(inst, 2);
  if (cast<IntrinsicInst>(inst).getIntrinsicID() ==
      Intrinsic::vector_splice_right)
    first = count - first;
  if (first > count) {
    side.setUnsupported("a splice from past the first vector");
    return side.problem.poison(inst.getType());
  }
  return Lanes(all.begin() + first, all.begin() + first + count);
}

static Lanes encodeInterleave(Side &side, const Instruction &inst) {
  SmallVector<Lanes> vectors;
  for (const Use &operand : cast<CallBase>(inst).args())
    vectors.push_back(side.get(operand));
  Lanes result;
  for (unsigned i = 0; i < vectors.front().size(); ++i)
    for (const Lanes &vector : vectors)
      result.push_back(vector[i]);
  return result;
}

static Lanes encodeDeinterleave(Side &side, const Instruction &inst) {
  Lanes vector = side.get(inst.getOperand(0)), result;
  unsigned factor = inst.getType()->getStructNumElements();
  for (unsigned first = 0; first < factor; ++first)
    for (unsigned i = first; i < vector.size(); i += factor)
      result.push_back(vector[i]);
  return result;
}

//===-- Lane numbers ------------------------------------------------------===//

static Lanes encodeStepVector(Side &side, const Instruction &inst) {
  Lanes result = side.problem.poison(inst.getType());
  for (auto [i, lane] : enumerate(result))
    lane = {Expr::bits(lane.value.width(), i)};
  return result;
}

/// Lane i of get.active.lane.mask is base + i < end, computed without overflow.
/// It is poison if `end` is zero.
static Lanes encodeActiveLanes(Side &side, const Instruction &inst) {
  Lane base = side.useScalar(inst.getOperand(0));
  Lane end = side.useScalar(inst.getOperand(1));
  unsigned wide = std::max(base.value.width(), 32u) + 1;
  Lanes result;
  for (unsigned i = 0; i < countLanes(inst.getType()); ++i) {
    Lane lane{(base.value.zext(wide) + Expr::bits(wide, uint64_t(i)))
                  .ult(end.value.zext(wide))
                  .toBit(),
              base.poison || end.poison || end.value.isZero(), base.undefs};
    addUndefs(lane.undefs, end.undefs);
    result.push_back(std::move(lane));
  }
  return result;
}

/// The number of leading lanes that are zero.
static Lanes encodeCountElements(Side &side, const Instruction &inst) {
  Lanes vector = side.use(inst.getOperand(0));
  unsigned width = inst.getType()->getIntegerBitWidth();
  if (!isUIntN(width, vector.size())) {
    side.setUnsupported("a number of lanes that does not fit");
    return side.problem.poison(inst.getType());
  }
  Lane result{Expr::bits(width, vector.size())};
  Expr isZero = Expr::boolean(true);
  for (unsigned i = vector.size(); i-- > 0;) {
    const Lane &lane = vector[i];
    result.value =
        lane.value.isZero().select(result.value, Expr::bits(width, i));
    isZero &= lane.value.isZero();
    result.poison |= lane.poison;
    addUndefs(result.undefs, lane.undefs);
  }
  if (immediate(inst, 1))
    result.poison |= isZero;
  return {result};
}

//===-- Memory under masks ------------------------------------------------===//

/// The conditions of the lanes; none if one may be undef or poison, for which
/// LangRef does not define the access.
static std::optional<SmallVector<Expr>> masksOf(Side &side,
                                                const llvm::Value *mask) {
  SmallVector<Expr> conditions;
  for (const Lane &lane : side.get(mask)) {
    if (!lane.poison.isFalse() || !lane.undefs.empty()) {
      side.setUnsupported("a mask that may be undef or poison");
      return std::nullopt;
    }
    conditions.push_back(lane.value.toBoolean());
  }
  return conditions;
}

namespace {
/// A masked access: contiguous, through one pointer, or a gather or scatter
/// through a vector of pointers.
class MaskedAccess {
public:
  MaskedAccess(Side &side, const Instruction &inst, Type *type,
               unsigned pointerIndex, unsigned maskIndex)
      : side(side), element(type->getScalarType()),
        align(cast<CallBase>(inst).getParamAlign(pointerIndex).valueOrOne()),
        pointers(side.use(inst.getOperand(pointerIndex))),
        isScattered(inst.getOperand(pointerIndex)->getType()->isVectorTy()) {
    if (side.problem.layout.getTypeSizeInBits(element) % 8 != 0)
      side.setUnsupported("a masked access of elements that are no bytes");
    else if (auto conditions = masksOf(side, inst.getOperand(maskIndex)))
      masks = std::move(*conditions);
  }

  bool isSupported() const { return side.problem.isSupported(); }
  unsigned count() const { return masks.size(); }
  Type *elementType() const { return element; }
  Expr mask(unsigned i) const { return masks[i]; }

  /// The pointer of lane i, with the checks of its access where its condition
  /// holds.
  Expr access(unsigned i, bool isWrite) {
    uint64_t size = side.problem.layout.getTypeStoreSize(element);
    Lane pointer = pointers[isScattered ? i : 0];
    Expr domain = side.here.domain;
    side.here.domain = domain && masks[i];
    side.addUB(pointer.poison);
    Expr block = Blocks::blockOf(pointer.value);
    Expr offset = Blocks::offsetOf(pointer.value);
    if (!isScattered) {
      // The alignment is that of the vector.
      if (align > 1 && (i == 0 || !masks[i - 1].isTrue()))
        side.addUB(
            !side.objects.addressOf(pointer.value).trunc(Log2(align)).isZero());
      offset = offset + Expr::bits(offsetBits, i * size);
    }
    Expr place = side.problem.blocks.makePointer(block, offset);
    side.checkAccess(place, Expr::bits(offsetBits, size),
                     isScattered ? align : Align(1), isWrite);
    side.here.domain = domain;
    return place;
  }

private:
  Side &side;
  Type *element;
  Align align;
  Lanes pointers;
  bool isScattered;
  SmallVector<Expr> masks;
};
} // namespace

static Lanes encodeMaskedLoad(Side &side, const Instruction &inst) {
  MaskedAccess access(side, inst, inst.getType(), 0, 1);
  if (!access.isSupported())
    return side.problem.poison(inst.getType());
  Lanes result = side.get(inst.getOperand(2));
  for (unsigned i = 0; i < access.count(); ++i) {
    if (access.mask(i).isFalse())
      continue;
    Lane loaded =
        side.memory
            .load(access.elementType(), access.access(i, /*isWrite=*/false))
            .front();
    result[i] = select(access.mask(i), loaded, result[i]);
  }
  return result;
}

static Lanes encodeMaskedStore(Side &side, const Instruction &inst) {
  MaskedAccess access(side, inst, inst.getOperand(0)->getType(), 1, 2);
  if (!access.isSupported())
    return {};
  // The number of no memory block: a lane that is off writes there.
  Expr nowhere = Expr::bits(APInt::getAllOnes(side.problem.blocks.blockBits()));
  Lanes value = side.get(inst.getOperand(0));
  for (unsigned i = 0; i < access.count(); ++i) {
    if (access.mask(i).isFalse())
      continue;
    Expr place = access.access(i, /*isWrite=*/true);
    Expr block = access.mask(i).select(Blocks::blockOf(place), nowhere);
    side.memory.store(
        access.elementType(), Lanes{value[i]},
        side.problem.blocks.makePointer(block, Blocks::offsetOf(place)));
  }
  return {};
}

ArrayRef<IntrinsicEncoder> palindrome::encode::vectorIntrinsics() {
  static constexpr IntrinsicEncoder encoders[] = {
      {Intrinsic::vector_insert, encodeInsert, Exact},
      {Intrinsic::vector_extract, encodeExtract, Exact},
      {Intrinsic::vector_reverse, encodeLanesReversed, Exact},
      {Intrinsic::vector_splice_left, encodeSplice, Exact},
      {Intrinsic::vector_splice_right, encodeSplice, Exact},
      {Intrinsic::vector_interleave2, encodeInterleave, Exact},
      {Intrinsic::vector_interleave3, encodeInterleave, Exact},
      {Intrinsic::vector_interleave4, encodeInterleave, Exact},
      {Intrinsic::vector_interleave5, encodeInterleave, Exact},
      {Intrinsic::vector_interleave6, encodeInterleave, Exact},
      {Intrinsic::vector_interleave7, encodeInterleave, Exact},
      {Intrinsic::vector_interleave8, encodeInterleave, Exact},
      {Intrinsic::vector_deinterleave2, encodeDeinterleave, Exact},
      {Intrinsic::vector_deinterleave3, encodeDeinterleave, Exact},
      {Intrinsic::vector_deinterleave4, encodeDeinterleave, Exact},
      {Intrinsic::vector_deinterleave5, encodeDeinterleave, Exact},
      {Intrinsic::vector_deinterleave6, encodeDeinterleave, Exact},
      {Intrinsic::vector_deinterleave7, encodeDeinterleave, Exact},
      {Intrinsic::vector_deinterleave8, encodeDeinterleave, Exact},
      {Intrinsic::stepvector, encodeStepVector, Exact},
      {Intrinsic::get_active_lane_mask, encodeActiveLanes, Exact},
      {Intrinsic::experimental_cttz_elts, encodeCountElements, Exact},
      {Intrinsic::masked_load, encodeMaskedLoad, Exact},
      {Intrinsic::masked_gather, encodeMaskedLoad, Exact},
      {Intrinsic::masked_store, encodeMaskedStore, Exact},
      {Intrinsic::masked_scatter, encodeMaskedStore, Exact},
  };
  return encoders;
}
