// Which LLVM attributes the `llvm` dialect has a form for: one table, read by
// the importer in one direction and the exporter in the other.

#ifndef PALINDROME_ATTRIBUTES_H
#define PALINDROME_ATTRIBUTES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/Attributes.h"

namespace palindrome {

/// What a parameter must be for llvm.func's verifier to take an attribute.
enum class ParameterKind { Any, Pointer, Integer };

/// A parameter or result attribute with a dialect form: "llvm." and its name,
/// with a unit, integer, type or range attribute as the LLVM kind says.
struct ParameterAttribute {
  llvm::Attribute::AttrKind kind;
  llvm::StringLiteral name;
  ParameterKind on;
};

/// The table, in the order of the dialect's own list (LLVMDialect.td).
llvm::ArrayRef<ParameterAttribute> parameterAttributes();

/// The entry of `kind`, or null.
const ParameterAttribute *
findParameterAttribute(llvm::Attribute::AttrKind kind);

} // namespace palindrome

#endif // PALINDROME_ATTRIBUTES_H
