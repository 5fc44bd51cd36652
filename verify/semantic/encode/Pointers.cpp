// Pointer arithmetic (LangRef, getelementptr).

#include "verify/semantic/encode/Encoders.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Operator.h"

using namespace palindrome::encode;
using namespace llvm;

namespace {
/// The sum of a pointer's offset and what its indices add.
struct Sum {
  Expr total = Expr::bits(offsetBits, 0);
  Expr wrapsSigned = Expr::boolean(false), wrapsUnsigned = Expr::boolean(false);

  void add(Expr more) {
    Expr next = total + more;
    Expr wide = total.sext(offsetBits + 1) + more.sext(offsetBits + 1);
    wrapsSigned |= wide != next.sext(offsetBits + 1);
    wrapsUnsigned |= next.ult(total);
    total = next;
  }
};
} // namespace

/// `index * scale`, both signed, in the width of offsets.
static Expr scaled(Sum &sum, Expr index, uint64_t scale) {
  Expr wide = index.sextOrTrunc(offsetBits);
  if (index.width() > offsetBits)
    sum.wrapsSigned |= wide.sext(index.width()) != index;
  if (scale == 1)
    return wide;
  Expr factor = Expr::bits(offsetBits, scale);
  Expr product = wide * factor;
  if (!wide.constant() || !product.constant()) {
    sum.wrapsSigned |=
        wide.sext(2 * offsetBits) * factor.sext(2 * offsetBits) !=
        product.sext(2 * offsetBits);
    sum.wrapsUnsigned |=
        wide.zext(2 * offsetBits) * factor.zext(2 * offsetBits) !=
        product.zext(2 * offsetBits);
  }
  return product;
}

static Lanes encodeGEP(Side &side, const Instruction &inst) {
  auto &gep = cast<GetElementPtrInst>(inst);
  const DataLayout &layout = side.pair.layout;
  GEPNoWrapFlags flags = gep.getNoWrapFlags();

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
    Sum sum;
    auto index = indices.begin();
    for (auto it = gep_type_begin(gep); it != gep_type_end(gep); ++it) {
      const Lane &step = at(*index++);
      pointer.poison |= step.poison;
      addUndefs(pointer.undefs, step.undefs);
      if (StructType *type = it.getStructTypeOrNull()) {
        unsigned field = step.value.constant()->getZExtValue();
        sum.add(Expr::bits(offsetBits, layout.getStructLayout(type)
                                           ->getElementOffset(field)
                                           .getFixedValue()));
        continue;
      }
      TypeSize stride = it.getSequentialElementStride(layout);
      if (stride.isScalable()) {
        side.setUnsupported("getelementptr over scalable vectors");
        return side.poison(gep.getType());
      }
      sum.add(scaled(sum, step.value, stride.getFixedValue()));
    }

    Expr block = Blocks::blockOf(pointer.value);
    Expr start = Blocks::offsetOf(pointer.value);
    Expr end = start + sum.total;
    if (flags.hasNoUnsignedSignedWrap())
      pointer.poison |= sum.wrapsSigned;
    if (flags.hasNoUnsignedWrap()) {
      // Also of the address.
      Expr address = side.addressOf(pointer.value);
      pointer.poison |= sum.wrapsUnsigned || (address + sum.total).ult(address);
    }
    if (flags.isInBounds() && !sum.total.isZero().isTrue()) {
      // Both ends, and what is between, are in the object, unless nothing is
      // added.
      Expr size = side.sizeOf(block);
      pointer.poison |=
          !sum.total.isZero() && !(start.ule(size) && end.ule(size));
    }
    pointer.value = side.pair.blocks.makePointer(block, end);
    result.push_back(std::move(pointer));
  }
  return result;
}

ArrayRef<OpcodeEncoder> palindrome::encode::pointerEncoders() {
  static constexpr OpcodeEncoder encoders[] = {
      {Instruction::GetElementPtr, encodeGEP},
  };
  return encoders;
}
