// The table of parameter attributes that the `llvm` dialect has a form for.

#include "translate/Attributes.h"
#include <array>

using namespace palindrome;
using llvm::Attribute;

llvm::ArrayRef<ParameterAttribute> palindrome::parameterAttributes() {
  static const ParameterAttribute table[] = {
      {Attribute::Alignment, "llvm.align", ParameterKind::Pointer},
      {Attribute::AllocAlign, "llvm.allocalign", ParameterKind::Integer},
      {Attribute::AllocatedPointer, "llvm.allocptr", ParameterKind::Pointer},
      {Attribute::ByVal, "llvm.byval", ParameterKind::Pointer},
      {Attribute::ByRef, "llvm.byref", ParameterKind::Pointer},
      {Attribute::NoUndef, "llvm.noundef", ParameterKind::Any},
      {Attribute::Dereferenceable, "llvm.dereferenceable",
       ParameterKind::Pointer},
      {Attribute::DereferenceableOrNull, "llvm.dereferenceable_or_null",
       ParameterKind::Pointer},
      {Attribute::ElementType, "llvm.elementtype", ParameterKind::Pointer},
      {Attribute::InAlloca, "llvm.inalloca", ParameterKind::Pointer},
      {Attribute::InReg, "llvm.inreg", ParameterKind::Any},
      {Attribute::Nest, "llvm.nest", ParameterKind::Pointer},
      {Attribute::NoAlias, "llvm.noalias", ParameterKind::Pointer},
      {Attribute::NoFree, "llvm.nofree", ParameterKind::Pointer},
      {Attribute::NonNull, "llvm.nonnull", ParameterKind::Pointer},
      {Attribute::Preallocated, "llvm.preallocated", ParameterKind::Pointer},
      {Attribute::Range, "llvm.range", ParameterKind::Integer},
      {Attribute::ReadNone, "llvm.readnone", ParameterKind::Pointer},
      {Attribute::ReadOnly, "llvm.readonly", ParameterKind::Pointer},
      {Attribute::Returned, "llvm.returned", ParameterKind::Any},
      {Attribute::SExt, "llvm.signext", ParameterKind::Integer},
      {Attribute::StackAlignment, "llvm.alignstack", ParameterKind::Pointer},
      {Attribute::StructRet, "llvm.sret", ParameterKind::Pointer},
      {Attribute::WriteOnly, "llvm.writeonly", ParameterKind::Pointer},
      {Attribute::ZExt, "llvm.zeroext", ParameterKind::Integer},
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
