// The table of parameter attributes that the `llvm` dialect has a form for.

#include "translate/Attributes.h"
#include <array>

using namespace palindrome;
using llvm::Attribute;

llvm::ArrayRef<ParameterAttribute> palindrome::parameterAttributes() {
  static const ParameterAttribute table[] = {
      {Attribute::Alignment, "llvm.align"},
      {Attribute::AllocAlign, "llvm.allocalign"},
      {Attribute::AllocatedPointer, "llvm.allocptr"},
      {Attribute::ByVal, "llvm.byval"},
      {Attribute::ByRef, "llvm.byref"},
      {Attribute::NoUndef, "llvm.noundef"},
      {Attribute::Dereferenceable, "llvm.dereferenceable"},
      {Attribute::DereferenceableOrNull, "llvm.dereferenceable_or_null"},
      {Attribute::ElementType, "llvm.elementtype"},
      {Attribute::InAlloca, "llvm.inalloca"},
      {Attribute::InReg, "llvm.inreg"},
      {Attribute::Nest, "llvm.nest"},
      {Attribute::NoAlias, "llvm.noalias"},
      {Attribute::NoFree, "llvm.nofree"},
      {Attribute::NonNull, "llvm.nonnull"},
      {Attribute::Preallocated, "llvm.preallocated"},
      {Attribute::Range, "llvm.range"},
      {Attribute::ReadNone, "llvm.readnone"},
      {Attribute::ReadOnly, "llvm.readonly"},
      {Attribute::Returned, "llvm.returned"},
      {Attribute::SExt, "llvm.signext"},
      {Attribute::StackAlignment, "llvm.alignstack"},
      {Attribute::StructRet, "llvm.sret"},
      {Attribute::WriteOnly, "llvm.writeonly"},
      {Attribute::ZExt, "llvm.zeroext"},
  };
  return table;
}

const ParameterAttribute *
palindrome::findParameterAttribute(Attribute::AttrKind kind) {
  static const auto byKind = [] {
    std::array<const ParameterAttribute *, Attribute::EndAttrKinds> result{};
    for (const ParameterAttribute &entry : parameterAttributes())
      result[entry.kind] = &entry;
    return result;
  }();
  return byKind[kind];
}
