// LLVM types to MLIR types.

#ifndef PALINDROME_IMPORT_TYPES_H
#define PALINDROME_IMPORT_TYPES_H

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
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
  virtual ~TypeImporter() = default;

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

protected:
  mlir::Type translateLiteral(llvm::StructType *type);
  /// An identified struct: the forms of an import name it differently.
  virtual mlir::Type translateIdentified(llvm::StructType *type);
  /// Gives `to` the body of `from`, which may refer back to it; null when that
  /// has no MLIR type.
  mlir::Type translateBody(llvm::StructType *from,
                           mlir::LLVM::LLVMStructType to);

  mlir::MLIRContext &context;

private:
  mlir::Type translate(llvm::Type *type);
  mlir::Type translateFunction(llvm::FunctionType *type);
  mlir::Type translateTargetExt(llvm::TargetExtType *type);
  /// Translates `from` into `to`; false when one of them has no MLIR type.
  bool convertAll(llvm::ArrayRef<llvm::Type *> from,
                  llvm::SmallVectorImpl<mlir::Type> &to);

  llvm::DenseMap<llvm::Type *, mlir::Type> types;
  llvm::SmallVector<mlir::NamedAttribute> renamed;
  llvm::StringSet<> structNames; ///< In use by this import.
};

} // namespace palindrome

#endif // PALINDROME_IMPORT_TYPES_H
