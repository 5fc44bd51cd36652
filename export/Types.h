// MLIR types to LLVM types.

#ifndef PALINDROME_EXPORT_TYPES_H
#define PALINDROME_EXPORT_TYPES_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Types.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/DerivedTypes.h"
#include <functional>

namespace palindrome {

/// Translates types, each once.
class TypeExporter {
public:
  explicit TypeExporter(llvm::LLVMContext &context) : context(context) {}

  /// Takes the LLVM names of structs that MLIR names otherwise
  /// (`llvmx.struct_names`).
  void renameStructs(mlir::DictionaryAttr names) { structNames = names; }

  /// Takes who makes the types of other dialects, and named structs, of which
  /// two translators of one module must not make two.
  using Others = std::function<llvm::Type *(mlir::Type)>;
  void askForOthers(Others ask) { others = std::move(ask); }

  /// The LLVM type of `type`, or null when LLVM has none.
  llvm::Type *convert(mlir::Type type) {
    llvm::Type *&slot = types[type];
    if (slot)
      return slot;
    llvm::Type *result = translate(type);
    return types[type] = result;
  }

private:
  llvm::Type *translate(mlir::Type type);
  llvm::Type *translateStruct(mlir::Type type);
  bool convertAll(llvm::ArrayRef<mlir::Type> from,
                  llvm::SmallVectorImpl<llvm::Type *> &to);

  llvm::LLVMContext &context;
  llvm::DenseMap<mlir::Type, llvm::Type *> types;
  mlir::DictionaryAttr structNames;
  Others others;
};

} // namespace palindrome

#endif // PALINDROME_EXPORT_TYPES_H
