// Encodes constants as attributes, for places where the `llvm` dialect has no
// op for them: metadata, prologue data, `llvmx.constant`.

#ifndef PALINDROME_IMPORT_TYPES_CONSTANTCODE_H
#define PALINDROME_IMPORT_TYPES_CONSTANTCODE_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class Constant;
class ConstantExpr;
} // namespace llvm

namespace palindrome::importer {

class ImportState;
class SymbolImporter;
class TypeImporter;

/// Encodes constants, each once. A large or deep part of a code is in the table
/// of constants, and the code has its number: attributes print in full wherever
/// they are used, so that the text of constants that share parts would grow
/// exponentially.
class ConstantCodes {
public:
  ConstantCodes(ImportState &state, TypeImporter &types,
                SymbolImporter &symbols)
      : state(state), types(types), symbols(symbols) {}

  /// The code of `constant` (docs/carried.md, "Constant codes"); null if it
  /// contains a type that has no MLIR type.
  mlir::Attribute encode(const llvm::Constant *constant);

  /// The table of constants; null if it is empty.
  mlir::ArrayAttr table() const;

private:
  friend class CodeBuilder;
  struct Code {
    mlir::Attribute code;
    /// The number of codes in `code`, and how deep they are nested.
    uint32_t size = 1, depth = 1;
    mlir::Attribute reference; ///< Its number in the table, if it has one.
  };
  Code encodeWhole(const llvm::Constant *constant);
  Code encodeExpression(const llvm::ConstantExpr *expr);
  Code part(const llvm::Constant *constant);

  ImportState &state;
  TypeImporter &types;
  SymbolImporter &symbols;
  llvm::DenseMap<const llvm::Constant *, Code> codes;
  llvm::SmallVector<mlir::Attribute, 0> entries;
};

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_TYPES_CONSTANTCODE_H
