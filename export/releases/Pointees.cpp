#include "export/releases/Pointees.h"

using namespace llvm;
using namespace palindrome::releases;

Type *Pointees::pointerTo(Type *pointee, Type *like) {
  if (auto *vector = dyn_cast<VectorType>(like))
    return VectorType::get(pointerTo(pointee, vector->getElementType()),
                           vector->getElementCount());
  if (pointee->isIntegerTy(8))
    return like;
  unsigned space = like->getPointerAddressSpace();
  auto [row, isNew] = numbers.try_emplace({pointee, space}, rows.size());
  if (isNew)
    rows.push_back({pointee, space});
  return PointerType::get(like->getContext(), firstSpace + row->second);
}

std::optional<Pointees::Typed> Pointees::find(unsigned number) const {
  if (number < firstSpace || number - firstSpace >= rows.size())
    return std::nullopt;
  return rows[number - firstSpace];
}

std::string Pointees::mangle(Type *type) {
  if (auto *vector = dyn_cast<VectorType>(type)) {
    std::string element = mangle(vector->getElementType());
    ElementCount count = vector->getElementCount();
    return element.empty()
               ? ""
               : (count.isScalable() ? "nxv" : "v") +
                     std::to_string(count.getKnownMinValue()) + element;
  }
  if (type->isIntegerTy())
    return "i" + std::to_string(type->getIntegerBitWidth());
  if (type->isBFloatTy())
    return "bf16";
  if (type->isPPC_FP128Ty())
    return "ppcf128";
  if (type->isFloatingPointTy())
    return "f" + std::to_string(type->getScalarSizeInBits());
  return "";
}
