// Types as lists of lanes, and as pieces in memory.

#include "verify/judge/refine/encode/model/Types.h"
#include "verify/judge/refine/encode/model/Blocks.h"
#include "llvm/IR/DerivedTypes.h"

using namespace palindrome::encode;
using namespace llvm;

bool palindrome::encode::listLanes(Type *type, const DataLayout &layout,
                                   SmallVectorImpl<LaneType> &lanes,
                                   uint64_t offset) {
  if (lanes.size() > mostLanes)
    return false;
  if (auto *pointer = dyn_cast<PointerType>(type)) {
    // All pointers have one encoding, whatever their address space.
    unsigned space = pointer->getAddressSpace();
    unsigned bits = layout.getPointerSizeInBits(space);
    if (bits % 8 != 0 || bits > offsetBits ||
        bits > layout.getPointerSizeInBits() ||
        layout.getIndexSizeInBits(space) != bits)
      return false;
  }
  if (type->isIntegerTy() || type->isFloatingPointTy() || type->isPointerTy() ||
      type->isTokenTy()) {
    lanes.push_back({type, offset});
    return true;
  }
  if (auto *structType = dyn_cast<StructType>(type)) {
    if (structType->isOpaque() || structType->isScalableTy())
      return false;
    const StructLayout *fields = layout.getStructLayout(structType);
    for (auto [i, element] : enumerate(structType->elements()))
      if (!listLanes(element, layout, lanes,
                     offset + fields->getElementOffset(i)))
        return false;
    return true;
  }
  Type *element = nullptr;
  uint64_t count = 0, stride = 0;
  if (auto *array = dyn_cast<ArrayType>(type)) {
    element = array->getElementType();
    count = array->getNumElements();
    if (element->isSized() && !element->isScalableTy())
      stride = layout.getTypeAllocSize(element);
  } else if (auto *vector = dyn_cast<FixedVectorType>(type)) {
    element = vector->getElementType();
    count = vector->getNumElements();
    stride = layout.getTypeSizeInBits(element) / 8;
  }
  if (!element || count > mostLanes || element->isScalableTy())
    return false;
  for (uint64_t i = 0; i < count; ++i)
    if (!listLanes(element, layout, lanes, offset + i * stride))
      return false;
  return lanes.size() <= mostLanes;
}

unsigned palindrome::encode::countLanes(Type *type) {
  if (auto *structType = dyn_cast<StructType>(type)) {
    unsigned count = 0;
    for (Type *element : structType->elements())
      count += countLanes(element);
    return count;
  }
  if (auto *array = dyn_cast<ArrayType>(type))
    return array->getNumElements() * countLanes(array->getElementType());
  if (auto *vector = dyn_cast<FixedVectorType>(type))
    return vector->getNumElements();
  return 1;
}

unsigned palindrome::encode::firstLane(Type *type, unsigned index) {
  if (auto *structType = dyn_cast<StructType>(type)) {
    unsigned first = 0;
    for (Type *element : structType->elements().take_front(index))
      first += countLanes(element);
    return first;
  }
  if (auto *array = dyn_cast<ArrayType>(type))
    return index * countLanes(array->getElementType());
  return index;
}

static bool isPacked(Type *type, const DataLayout &layout) {
  auto *vector = dyn_cast<FixedVectorType>(type);
  return vector && layout.getTypeSizeInBits(vector->getElementType()) % 8 != 0;
}

static void addPieces(Type *type, const DataLayout &layout, uint64_t offset,
                      unsigned firstLane,
                      SmallVectorImpl<MemoryPiece> &pieces) {
  auto addElements = [&](Type *element, uint64_t count, uint64_t stride) {
    for (uint64_t i = 0; i < count; ++i)
      addPieces(element, layout, offset + i * stride,
                firstLane + i * countLanes(element), pieces);
  };
  if (auto *structType = dyn_cast<StructType>(type)) {
    const StructLayout *fields = layout.getStructLayout(structType);
    for (auto [i, element] : enumerate(structType->elements()))
      addPieces(element, layout, offset + fields->getElementOffset(i),
                firstLane + palindrome::encode::firstLane(type, i), pieces);
  } else if (auto *array = dyn_cast<ArrayType>(type)) {
    addElements(array->getElementType(), array->getNumElements(),
                layout.getTypeAllocSize(array->getElementType()));
  } else if (auto *vector = dyn_cast<FixedVectorType>(type);
             vector && !isPacked(type, layout)) {
    addElements(vector->getElementType(), vector->getNumElements(),
                layout.getTypeSizeInBits(vector->getElementType()) / 8);
  } else {
    pieces.push_back({type, offset, firstLane, countLanes(type)});
  }
}

bool palindrome::encode::listPieces(Type *type, const DataLayout &layout,
                                    SmallVectorImpl<MemoryPiece> &pieces) {
  SmallVector<LaneType> lanes;
  if (!listLanes(type, layout, lanes))
    return false;
  addPieces(type, layout, 0, 0, pieces);
  return true;
}
