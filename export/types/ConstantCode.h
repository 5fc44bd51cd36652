// Decodes constants that are carried as attributes. Mirrors
// import/types/ConstantCode.h.

#ifndef PALINDROME_EXPORT_TYPES_CONSTANTCODE_H
#define PALINDROME_EXPORT_TYPES_CONSTANTCODE_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ConstantRange.h"

namespace llvm {
class Constant;
class Type;
} // namespace llvm

namespace palindrome::exporter {

class ExportState;
class TypeExporter;

/// Decodes constants, with the table of those that other codes refer to by
/// number. A code refers to lower numbers only.
class ConstantTable {
public:
  ConstantTable(ExportState &state, TypeExporter &types)
      : state(state), types(types) {}

  /// Sets the codes.
  void read(mlir::ArrayAttr table) { codes = table; }

  /// The constant with this number; null if there is none.
  llvm::Constant *lookup(int64_t number);

  /// The constant that `code` represents (docs/carried.md, "Constant codes");
  /// null if the code is malformed or refers to a symbol or block that does not
  /// exist.
  llvm::Constant *decode(mlir::Attribute code);

  ExportState &state;
  TypeExporter &types;

private:
  mlir::ArrayAttr codes;
  llvm::SmallVector<llvm::Constant *, 0> constants;
  bool isDecoding = false;
};

/// The struct, array or vector of `type` with `elements`; null if their number
/// or types do not match.
llvm::Constant *makeAggregate(llvm::Type *type,
                              llvm::ArrayRef<llvm::Constant *> elements);

/// The range of a getelementptr's `inrange`, which `range` represents by two
/// integers of one width; nullopt if it is malformed or empty.
std::optional<llvm::ConstantRange> decodeInRange(mlir::ArrayAttr range);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_TYPES_CONSTANTCODE_H
