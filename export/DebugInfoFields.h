// The fields of the nodes that #llvm.di_* attributes stand for, in the form of
// the metadata table.

#ifndef PALINDROME_EXPORT_DEBUGINFOFIELDS_H
#define PALINDROME_EXPORT_DEBUGINFOFIELDS_H

#include "export/MetadataCheck.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/SmallVector.h"

namespace palindrome {

/// Numbers the parts of an attribute; what a number means is the caller's.
class DebugInfoParts {
public:
  virtual ~DebugInfoParts() = default;
  /// A node, an expression or a location, not null.
  virtual int32_t node(mlir::Attribute attribute) = 0;
  /// A string that is not empty.
  virtual int32_t string(mlir::StringAttr text) = 0;
  /// An i64 constant.
  virtual int32_t number(uint64_t value) = 0;
  /// A tuple of numbered parts.
  virtual int32_t tuple(llvm::ArrayRef<int32_t> parts) = 0;
};

struct DebugInfoFields {
  MetadataClass number = NumMetadataClasses;
  llvm::StringRef className;
  bool distinct = false;
  llvm::SmallVector<int64_t, 32> fields;

  /// Reads `attribute`; false when it stands for no node with fields.
  bool read(mlir::Attribute attribute, DebugInfoParts &parts);

private:
  bool readLocation(mlir::LocationAttr location, DebugInfoParts &parts);
};

/// Whether a location is told apart from others that are alike: it is
/// `loc(fused<{llvmx.location = 1 : i32}>[...])`.
bool isDistinctPlace(mlir::FusedLoc location);

/// The elements of an expression.
llvm::SmallVector<uint64_t>
expressionElements(mlir::LLVM::DIExpressionAttr expression);

} // namespace palindrome

#endif // PALINDROME_EXPORT_DEBUGINFOFIELDS_H
