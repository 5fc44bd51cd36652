// Reads operands of metadata nodes. Each function returns null or nullopt if
// the operand is of another kind.

#ifndef PALINDROME_IMPORT_METADATA_METADATAOPERANDS_H
#define PALINDROME_IMPORT_METADATA_METADATAOPERANDS_H

#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"
#include <optional>

namespace palindrome::importer {

/// `metadata` as a uniqued tuple.
inline const llvm::MDNode *uniquedTuple(const llvm::Metadata *metadata) {
  auto *tuple = llvm::dyn_cast_or_null<llvm::MDTuple>(metadata);
  return tuple && tuple->isUniqued() ? tuple : nullptr;
}

/// Whether `node` is a distinct tuple whose first operand is the node itself.
inline bool isSelfReferential(const llvm::MDNode *node) {
  return llvm::isa<llvm::MDTuple>(node) && node->isDistinct() &&
         node->getNumOperands() != 0 && node->getOperand(0) == node;
}

inline const llvm::MDString *stringOperand(const llvm::Metadata *metadata) {
  return llvm::dyn_cast_or_null<llvm::MDString>(metadata);
}

/// The value of an integer of `width` bits, or of at most 64 bits if `width` is
/// 0.
inline std::optional<uint64_t> integerOperand(const llvm::Metadata *metadata,
                                              unsigned width = 0) {
  auto *value = llvm::dyn_cast_or_null<llvm::ConstantAsMetadata>(metadata);
  auto *integer =
      value ? llvm::dyn_cast<llvm::ConstantInt>(value->getValue()) : nullptr;
  if (!integer || integer->getType()->isVectorTy() ||
      (width ? integer->getBitWidth() != width : integer->getBitWidth() > 64))
    return std::nullopt;
  return integer->getZExtValue();
}

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_METADATA_METADATAOPERANDS_H
