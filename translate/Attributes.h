// The parameter attributes of LLVM that the `llvm` dialect has a form for: one
// table, which the importer and the exporter read.

#ifndef PALINDROME_ATTRIBUTES_H
#define PALINDROME_ATTRIBUTES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/Attributes.h"

namespace palindrome {

/// A parameter or result attribute with a form in the dialect: `align 8` is
/// `{llvm.align = 8 : i64}`, `nonnull` is `{llvm.nonnull}`. The kind of the
/// LLVM attribute decides whether the value is a unit, integer, type or range.
struct ParameterAttribute {
  llvm::Attribute::AttrKind kind;
  llvm::StringLiteral name;
};

/// The table, in the order of the dialect's own list (LLVMDialect.td).
llvm::ArrayRef<ParameterAttribute> parameterAttributes();

/// The row of `kind`; null if the dialect has no form for it.
const ParameterAttribute *
findParameterAttribute(llvm::Attribute::AttrKind kind);

} // namespace palindrome

#endif // PALINDROME_ATTRIBUTES_H
