// Encodes getelementptr (LangRef, ''getelementptr' Instruction'). The result
// keeps the memory block of the base pointer; only the offset changes:
//
//   %r = getelementptr inbounds i16, ptr %p, i64 %i   becomes
//   block:  block(p)          offset: offset(p) + 2 * i
//   poison: p's, i's, 2 * i overflows, or either offset exceeds the block's
//   size; with several indices, the offset after any of them
//
// interpret/operations/GetElementPtr.cpp computes the same. The repetition is
// deliberate: the interpreter checks this encoder, so they share no code.

#include "verify/judge/refine/encode/operations/Encoders.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Operator.h"

using namespace palindrome::encode;
using namespace llvm;

namespace {
/// The sum of the offsets that the indices contribute, in the width of the
/// pointer's index type, and whether any step of it wraps. `address` is that of
/// the base pointer, in this width, and need not be set: the address must not
/// wrap either.
class Sum {
public:
  explicit Sum(unsigned width, Expr address = Expr())
      : wrapsSigned(Expr::boolean(false)), wrapsUnsigned(wrapsSigned),
        total(Expr::bits(width, 0)), address(std::move(address)) {}

  void add(uint64_t more) {
    isAllZero &= Expr::boolean(more == 0);
    add(Expr::bits(total.width(), more));
  }
  /// Adds `index * scale`; the index is signed, of any width.
  void add(Expr index, uint64_t scale);

  Expr wrapsSigned, wrapsUnsigned, total;
  /// The sum after each index, but for those that are certainly zero.
  SmallVector<Expr, 2> steps;
  /// Whether all indices are zero.
  Expr isAllZero = Expr::boolean(true);

private:
  void add(Expr more);

  Expr address;
};
} // namespace

void Sum::add(Expr more) {
  unsigned wide = total.width() + 1;
  Expr next = total + more;
  wrapsSigned |= total.sext(wide) + more.sext(wide) != next.sext(wide);
  wrapsUnsigned |= next.ult(total);
  if (!more.isZero().isTrue())
    steps.push_back(next);
  total = next;
  if (!address.isSet())
    return;
  // The address is unsigned, and under nusw the offset is signed.
  Expr there = address + more;
  wrapsSigned |=
      more.isNegative().select(address.ult(there), there.ult(address));
  wrapsUnsigned |= there.ult(address);
  address = there;
}

void Sum::add(Expr index, uint64_t scale) {
  unsigned width = total.width(), wide = 2 * width;
  isAllZero &= index.isZero();
  Expr step = index.sextOrTrunc(width);
  if (index.width() > width) {
    wrapsSigned |= step.sext(index.width()) != index;
    wrapsUnsigned |= step.zext(index.width()) != index;
  }
  Expr factor = Expr::bits(width, scale);
  Expr product = step * factor;
  if (scale != 1) {
    wrapsSigned |= step.sext(wide) * factor.sext(wide) != product.sext(wide);
    wrapsUnsigned |= step.zext(wide) * factor.zext(wide) != product.zext(wide);
  }
  add(product);
}

static Lanes encodeGEP(Side &side, const Instruction &inst) {
  auto &gep = cast<GetElementPtrInst>(inst);
  const DataLayout &layout = side.problem.layout;
  GEPNoWrapFlags flags = gep.getNoWrapFlags();
  unsigned indexBits = layout.getIndexTypeSizeInBits(gep.getType());

  Lanes pointers = side.use(gep.getPointerOperand());
  unsigned count = countLanes(gep.getType());
  SmallVector<Lanes> indices;
  for (const Use &index : gep.indices())
    indices.push_back(side.use(index));

  Lanes result;
  for (unsigned lane = 0; lane < count; ++lane) {
    auto at = [&](const Lanes &value) -> const Lane & {
      return value[value.size() == 1 ? 0 : lane];
    };
    Lane pointer = at(pointers);
    // Within the bounds of an object, no address wraps.
    bool mayAddressWrap =
        flags.hasNoUnsignedWrap() ||
        (flags.hasNoUnsignedSignedWrap() && !flags.isInBounds());
    Sum sum(indexBits,
            mayAddressWrap
                ? side.objects.addressOf(pointer.value).trunc(indexBits)
                : Expr());
    auto index = indices.begin();
    for (auto it = gep_type_begin(gep); it != gep_type_end(gep); ++it) {
      const Lane &step = at(*index++);
      pointer.poison |= step.poison;
      addUndefs(pointer.undefs, step.undefs);
      if (!step.undefs.empty())
        pointer.varies = Variation::unknown();
      if (StructType *type = it.getStructTypeOrNull()) {
        unsigned field = step.value.constant()->getZExtValue();
        sum.add(layout.getStructLayout(type)->getElementOffset(field));
        continue;
      }
      TypeSize stride = it.getSequentialElementStride(layout);
      if (stride.isScalable()) {
        side.setUnsupported("getelementptr over scalable vectors");
        return side.problem.poison(gep.getType());
      }
      sum.add(step.value, stride.getFixedValue());
    }

    Expr block = Blocks::blockOf(pointer.value);
    Expr start = Blocks::offsetOf(pointer.value);
    auto moved = [&](Expr by) {
      return (start.trunc(indexBits) + by).sext(offsetBits);
    };
    if (flags.hasNoUnsignedSignedWrap())
      pointer.poison |= sum.wrapsSigned;
    if (flags.hasNoUnsignedWrap())
      pointer.poison |= sum.wrapsUnsigned;
    if (flags.isInBounds() && !sum.steps.empty()) {
      // The base, and the pointer after each step, are within the object or at
      // its end. Indices that are all zero are always in bounds.
      Expr size = side.objects.sizeOf(block);
      Expr isInside = start.ule(size);
      for (Expr step : sum.steps)
        isInside &= moved(step).ule(size);
      pointer.poison |= !sum.isAllZero && !isInside;
    }
    pointer.value = side.problem.blocks.makePointer(block, moved(sum.total));
    result.push_back(std::move(pointer));
  }
  return result;
}

/// An alignment without which the pointer is poison.
static Align knownAlignment(const llvm::Value &pointer,
                            const DataLayout &layout) {
  if (auto *argument = dyn_cast<Argument>(&pointer))
    return argument->getParamAlign().valueOrOne();
  return isa<AllocaInst, CallBase, LoadInst>(pointer)
             ? pointer.getPointerAlignment(layout)
             : Align(1);
}

/// Encodes llvm.ptrmask (LangRef, 'llvm.ptrmask' Intrinsic): the pointer moves
/// to the masked address, without bounds, and keeps its provenance:
///
///   %r = llvm.ptrmask(ptr %p, i64 %m)   becomes
///   block: block(p)   offset: offset(p) + ((address(p) & m) - address(p))
///
/// A pointer that is aligned as the mask requires is the result.
static Lanes encodePtrMask(Side &side, const Instruction &inst) {
  const llvm::Value *operand = inst.getOperand(0);
  if (auto *known = dyn_cast<ConstantInt>(inst.getOperand(1));
      known && operand->getType()->isPointerTy() &&
      known->getValue().isNegatedPowerOf2() &&
      knownAlignment(*operand, side.problem.layout) >=
          Align(uint64_t(1) << known->getValue().countr_zero()))
    return side.get(operand);
  side.problem.looksAtAddresses = true;
  const Blocks &blocks = side.problem.blocks;
  return encodeLanewise(side, inst.getOperand(0), inst.getOperand(1),
                        [&](const Lane &pointer, const Lane &mask) {
                          Expr address = side.objects.addressOf(pointer.value);
                          Expr masked =
                              address & mask.value.zextOrTrunc(offsetBits);
                          return Lane{blocks.wrapPointer(blocks.offsetPointer(
                              pointer.value, masked - address))};
                        });
}

ArrayRef<IntrinsicEncoder> palindrome::encode::pointerIntrinsics() {
  static constexpr IntrinsicEncoder encoders[] = {
      {Intrinsic::ptrmask, encodePtrMask, Exact},
  };
  return encoders;
}

ArrayRef<OpcodeEncoder> palindrome::encode::pointerEncoders() {
  static constexpr OpcodeEncoder encoders[] = {
      {Instruction::GetElementPtr, encodeGEP, Exact},
  };
  return encoders;
}
