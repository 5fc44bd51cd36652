// Finds the scalars of an aggregate type, and accesses them one by one.

#include "verify/judge/refine/shape/Aggregates.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"

using namespace palindrome::refine;
using namespace llvm;

/// The most scalars of an aggregate that is split.
static constexpr size_t mostScalars = 32;

/// Adds the scalars of `type`, which is at `path` and `offset`. False if there
/// are too many.
static bool addScalars(Type &type, const DataLayout &layout,
                       SmallVector<unsigned, 2> &path, uint64_t offset,
                       SmallVectorImpl<Scalar> &scalars) {
  auto addPart = [&](Type &part, unsigned number, uint64_t at) {
    path.push_back(number);
    bool isAdded = addScalars(part, layout, path, offset + at, scalars);
    path.pop_back();
    return isAdded;
  };
  if (auto *array = dyn_cast<ArrayType>(&type)) {
    Type &element = *array->getElementType();
    TypeSize stride = layout.getTypeAllocSize(&element);
    if (stride.isScalable() || array->getNumElements() > mostScalars)
      return false;
    for (unsigned i = 0; i != array->getNumElements(); ++i)
      if (!addPart(element, i, i * stride.getFixedValue()))
        return false;
    return true;
  }
  if (auto *structure = dyn_cast<StructType>(&type)) {
    if (structure->isScalableTy())
      return false;
    const StructLayout &at = *layout.getStructLayout(structure);
    for (unsigned i = 0; i != structure->getNumElements(); ++i)
      if (!addPart(*structure->getElementType(i), i,
                   at.getElementOffset(i).getFixedValue()))
        return false;
    return true;
  }
  if (scalars.size() == mostScalars || isa<ScalableVectorType>(type))
    return false;
  scalars.push_back({path, &type, offset});
  return true;
}

std::optional<SmallVector<Scalar>>
palindrome::refine::scalarsOf(Type &type, const DataLayout &layout) {
  SmallVector<Scalar> scalars;
  SmallVector<unsigned, 2> path;
  if (!addScalars(type, layout, path, 0, scalars))
    return std::nullopt;
  return scalars;
}

Value *palindrome::refine::addressWithin(IRBuilderBase &builder, Value *base,
                                         uint64_t offset) {
  if (offset == 0)
    return base;
  return builder.CreateGEP(builder.getInt8Ty(), base, builder.getInt64(offset),
                           "", GEPNoWrapFlags::all());
}

void palindrome::refine::splitAggregate(Instruction &access) {
  auto *load = dyn_cast<LoadInst>(&access);
  auto *store = dyn_cast<StoreInst>(&access);
  const DataLayout &layout = access.getDataLayout();
  Type &type = *getLoadStoreType(&access);
  IRBuilder<> builder(&access);
  Value *whole = load ? PoisonValue::get(&type) : store->getValueOperand();
  const SmallVector<Scalar> scalars = *scalarsOf(type, layout);
  for (const Scalar &scalar : scalars) {
    Value *address = addressWithin(builder, getLoadStorePointerOperand(&access),
                                   scalar.offset);
    Align align =
        commonAlignment(getLoadStoreAlignment(&access), scalar.offset);
    if (load)
      whole = builder.CreateInsertValue(
          whole, builder.CreateAlignedLoad(scalar.type, address, align),
          scalar.path);
    else
      builder.CreateAlignedStore(builder.CreateExtractValue(whole, scalar.path),
                                 address, align);
  }
  if (load)
    load->replaceAllUsesWith(whole);
  access.eraseFromParent();
}
