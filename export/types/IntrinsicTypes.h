// Determines the types with which an intrinsic is overloaded.

#ifndef PALINDROME_EXPORT_TYPES_INTRINSICTYPES_H
#define PALINDROME_EXPORT_TYPES_INTRINSICTYPES_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Intrinsics.h"
#include <optional>

namespace palindrome::exporter {

/// The types with which intrinsic `id` must be overloaded to have `type`;
/// nullopt if it cannot have that type. {i32} for `llvm.smax` and `i32 (i32,
/// i32)`.
inline std::optional<llvm::SmallVector<llvm::Type *>>
overloadsOf(llvm::Intrinsic::ID id, llvm::FunctionType *type) {
  if (id == llvm::Intrinsic::not_intrinsic)
    return std::nullopt;
  llvm::SmallVector<llvm::Intrinsic::IITDescriptor> table;
  llvm::Intrinsic::getIntrinsicInfoTableEntries(id, table);
  llvm::ArrayRef<llvm::Intrinsic::IITDescriptor> rest = table;
  llvm::SmallVector<llvm::Type *> overloads;
  if (llvm::Intrinsic::matchIntrinsicSignature(type, rest, overloads) !=
          llvm::Intrinsic::MatchIntrinsicTypes_Match ||
      llvm::Intrinsic::matchIntrinsicVarArg(type->isVarArg(), rest))
    return std::nullopt;
  return overloads;
}

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_TYPES_INTRINSICTYPES_H
