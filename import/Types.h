// LLVM types to MLIR types.

#ifndef PALINDROME_IMPORT_TYPES_H
#define PALINDROME_IMPORT_TYPES_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Types.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/DerivedTypes.h"

namespace palindrome {

/// Translates types, each once.
class TypeImporter {
public:
  explicit TypeImporter(mlir::MLIRContext &context) : context(context) {}

  /// The MLIR type of `type`, or null when MLIR has none.
  mlir::Type convert(llvm::Type *type) {
    mlir::Type &slot = types[type];
    if (slot)
      return slot;
    mlir::Type result = translate(type);
    return types[type] = result;
  }

  /// The struct types whose MLIR name is not their LLVM name, with the latter.
  llvm::ArrayRef<mlir::NamedAttribute> renamedStructs() const {
    return renamed;
  }

private:
  mlir::Type translate(llvm::Type *type);
  mlir::Type translateFunction(llvm::FunctionType *type);
  mlir::Type translateStruct(llvm::StructType *type);
  mlir::Type translateTargetExt(llvm::TargetExtType *type);
  /// Translates `from` into `to`; false when one of them has no MLIR type.
  bool convertAll(llvm::ArrayRef<llvm::Type *> from,
                  llvm::SmallVectorImpl<mlir::Type> &to);

  mlir::MLIRContext &context;
  llvm::DenseMap<llvm::Type *, mlir::Type> types;
  llvm::SmallVector<mlir::NamedAttribute> renamed;
  llvm::StringSet<> structNames; ///< In use by this import.
};

} // namespace palindrome

#endif // PALINDROME_IMPORT_TYPES_H
