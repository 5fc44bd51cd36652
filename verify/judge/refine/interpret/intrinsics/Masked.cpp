// Memory accesses under a mask (LangRef, 'Masked Vector Load and Store
// Intrinsics'; 'Masked Vector Gather and Scatter Intrinsics'). Lanes that are
// off access nothing:
//
//   call void @llvm.masked.store(<2 x i8> %v, ptr %p, <2 x i1> <i1 0, i1 1>)
//   ; stores lane 1 of %v to %p + 1
//
// and those that leave no gaps in memory for them ('Masked Vector Expanding
// Load and Compressing Store Intrinsics').
//
// Twin of encode/operations/VectorIntrinsics.cpp; the two share no code on
// purpose.

#include "verify/judge/refine/interpret/intrinsics/Intrinsics.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// The accesses of one call, lane by lane.
class MaskedCall {
public:
  /// `vector` is the type of the values, `pointer` and `mask` the numbers of
  /// these operands.
  MaskedCall(Machine &machine, const IntrinsicInst &call, ArrayRef<Lanes> in,
             Type *vector, unsigned pointer, unsigned mask)
      : machine(machine), pointers(in[pointer]), masks(in[mask]),
        element(vector->getScalarType()) {
    Type *type = call.getArgOperand(pointer)->getType();
    isScattered = type->isVectorTy();
    const DataLayout &layout = machine.setting.layout;
    size = layout.getTypeStoreSize(element).getFixedValue();
    if (layout.getTypeSizeInBits(element) != 8 * size ||
        !machine.setting.isPlainSpace(type->getPointerAddressSpace()))
      machine.course.unsupported("a masked access of such a type");
    for (const Lane &lane : masks)
      if (!machine.setting.hasOneValue(lane))
        machine.course.unsupported("a mask that may be undef or poison");
  }

  Type *elementType() const { return element; }
  unsigned count() const { return masks.size(); }
  bool isOn(unsigned i) const {
    return !machine.course.stopped() && !masks[i].bits.isZero();
  }
  /// The number of lanes before lane `i` that are on.
  unsigned countBefore(unsigned i) const {
    return llvm::count_if(ArrayRef(masks).take_front(i),
                          [](const Lane &lane) { return !lane.bits.isZero(); });
  }
  /// The pointer of lane `i`. Where the alignment that the call declares is
  /// not kept, the pointers are poison already: it is an attribute of theirs.
  Lane place(unsigned i) const {
    Lane lane = pointers[isScattered ? i : 0];
    if (!isScattered && lane.isPointer())
      lane.bits += i * size;
    return lane;
  }

private:
  Machine &machine;
  const Lanes &pointers, &masks;
  Type *element;
  uint64_t size = 0;
  bool isScattered = false;
};

Lanes maskedLoad(Machine &machine, const IntrinsicInst &call,
                 ArrayRef<Lanes> in) {
  MaskedCall access(machine, call, in, call.getType(), 0, 1);
  Lanes result = in[2];
  for (unsigned i = 0; i != access.count(); ++i)
    if (access.isOn(i))
      result[i] = machine.accesses.load(access.place(i), access.elementType(),
                                        /*alignment=*/1)[0];
  return result;
}

Lanes maskedStore(Machine &machine, const IntrinsicInst &call,
                  ArrayRef<Lanes> in) {
  MaskedCall access(machine, call, in, call.getArgOperand(0)->getType(), 1, 2);
  for (unsigned i = 0; i != access.count(); ++i)
    if (access.isOn(i))
      machine.accesses.store(access.place(i), in[0][i], access.elementType(),
                             /*alignment=*/1);
  return {};
}

Lanes expandingLoad(Machine &machine, const IntrinsicInst &call,
                    ArrayRef<Lanes> in) {
  MaskedCall access(machine, call, in, call.getType(), 0, 1);
  Lanes result = in[2];
  for (unsigned i = 0; i != access.count(); ++i)
    if (access.isOn(i))
      result[i] =
          machine.accesses.load(access.place(access.countBefore(i)),
                                access.elementType(), /*alignment=*/1)[0];
  return result;
}

Lanes compressingStore(Machine &machine, const IntrinsicInst &call,
                       ArrayRef<Lanes> in) {
  MaskedCall access(machine, call, in, call.getArgOperand(0)->getType(), 1, 2);
  for (unsigned i = 0; i != access.count(); ++i)
    if (access.isOn(i))
      machine.accesses.store(access.place(access.countBefore(i)), in[0][i],
                             access.elementType(), /*alignment=*/1);
  return {};
}

} // namespace

IntrinsicHandler maskedIntrinsic(Intrinsic::ID id) {
  switch (id) {
  case Intrinsic::masked_load:
  case Intrinsic::masked_gather:
    return maskedLoad;
  case Intrinsic::masked_expandload:
    return expandingLoad;
  case Intrinsic::masked_compressstore:
    return compressingStore;
  case Intrinsic::masked_store:
  case Intrinsic::masked_scatter:
    return maskedStore;
  default:
    return nullptr;
  }
}

} // namespace palindrome::interpret
