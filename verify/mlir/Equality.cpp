// Attributes without distinct ones are equal when they are the same. Others are
// compared part by part; what is not a part is compared by putting the one's
// parts into the other.

#include "verify/mlir/Equality.h"
#include "mlir/Dialect/LLVMIR/LLVMAttrs.h"
#include "mlir/Dialect/LLVMIR/LLVMInterfaces.h"

using namespace mlir;
using mlir::LLVM::DIRecursiveTypeAttrInterface;

namespace palindrome::mlirdiff {

bool Equality::operator()(Attribute a, Attribute b) {
  if (!a || !b)
    return a == b;
  if (!mentionsDistinct(a) && !mentionsDistinct(b))
    return a == b;
  a = unroll(a, bindersA);
  b = unroll(b, bindersB);
  if (a.getTypeID() != b.getTypeID())
    return false;
  if (auto mark = dyn_cast<DistinctAttr>(a))
    return equalDistinct(mark, cast<DistinctAttr>(b));
  if (!known.insert({a, b}).second)
    return true;
  bool equal = equalParts(a, b);
  if (!equal)
    known.erase({a, b});
  return equal;
}

bool Equality::mentionsDistinct(Attribute attribute) {
  if (isa<DistinctAttr>(attribute))
    return true;
  auto [it, isNew] = distinct.try_emplace(attribute, false);
  if (!isNew)
    return it->second;
  bool found = false;
  attribute.walkImmediateSubElements(
      [&](Attribute part) { found |= mentionsDistinct(part); }, [](Type) {});
  return distinct[attribute] = found;
}

bool Equality::equalDistinct(DistinctAttr a, DistinctAttr b) {
  auto [forth, isNewA] = toB.try_emplace(a, b);
  auto [back, isNewB] = toA.try_emplace(b, a);
  if (forth->second != b || back->second != a)
    return false;
  return !isNewA || (*this)(a.getReferencedAttr(), b.getReferencedAttr());
}

Attribute Equality::unroll(Attribute attribute, Binders &binders) {
  auto type = dyn_cast<DIRecursiveTypeAttrInterface>(attribute);
  if (!type || !type.getRecId())
    return attribute;
  if (type.getIsRecSelf()) {
    Attribute binder = binders.lookup(type.getRecId());
    return binder ? binder : attribute;
  }
  Attribute unnumbered = type.withRecId(DistinctAttr());
  binders[type.getRecId()] = unnumbered;
  return unnumbered;
}

bool Equality::equalParts(Attribute a, Attribute b) {
  struct Parts {
    llvm::SmallVector<Attribute> attributes;
    llvm::SmallVector<Type> types;
    explicit Parts(Attribute whole) {
      whole.walkImmediateSubElements(
          [&](Attribute part) { attributes.push_back(part); },
          [&](Type part) { types.push_back(part); });
    }
  };
  Parts ofA(a), ofB(b);
  if (ofA.attributes.size() != ofB.attributes.size() || ofA.types != ofB.types)
    return false;
  for (auto [partA, partB] : llvm::zip_equal(ofA.attributes, ofB.attributes))
    if (!(*this)(partA, partB))
      return false;
  return b.replaceImmediateSubElements(ofA.attributes, ofA.types) == a;
}

} // namespace palindrome::mlirdiff
