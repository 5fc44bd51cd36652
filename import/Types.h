// Translates types (LangRef, "Type System").

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

  /// The MLIR type of `type`; null if MLIR has none.
  mlir::Type convert(llvm::Type *type) {
    mlir::Type &slot = types[type];
    if (slot)
      return slot;
    mlir::Type result = translate(type);
    return types[type] = result;
  }

  /// The struct types that have another name in MLIR: entries from the name in
  /// MLIR to the name in LLVM.
  llvm::ArrayRef<mlir::NamedAttribute> renamedStructs() const {
    return renamed;
  }

protected:
  mlir::Type translateLiteral(llvm::StructType *type);
  /// Translates an identified struct, which the forms of an import name
  /// differently.
  virtual mlir::Type translateIdentified(llvm::StructType *type);
  /// Sets the body of `to` to that of `from`, which may refer back to the
  /// struct. Null if the body contains a type that has no MLIR type.
  mlir::Type translateBody(llvm::StructType *from,
                           mlir::LLVM::LLVMStructType to);

  mlir::MLIRContext &context;

private:
  mlir::Type translate(llvm::Type *type);
  mlir::Type translateFunction(llvm::FunctionType *type);
  mlir::Type translateTargetExt(llvm::TargetExtType *type);
  /// Translates `from` into `to`. Returns false if a type has no MLIR type.
  bool convertAll(llvm::ArrayRef<llvm::Type *> from,
                  llvm::SmallVectorImpl<mlir::Type> &to);

  llvm::DenseMap<llvm::Type *, mlir::Type> types;
  llvm::SmallVector<mlir::NamedAttribute> renamed;
  llvm::StringSet<> structNames; ///< The names that this import uses.
};

} // namespace palindrome

#endif // PALINDROME_IMPORT_TYPES_H
