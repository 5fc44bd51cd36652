// Translates MLIR types to LLVM types. Mirrors import/Types.h.

#ifndef PALINDROME_EXPORT_TYPES_H
#define PALINDROME_EXPORT_TYPES_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Types.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/DerivedTypes.h"
#include <functional>

namespace palindrome {

/// Translates each type once and keeps the result.
class TypeExporter {
public:
  explicit TypeExporter(llvm::LLVMContext &context) : context(context) {}

  /// Sets the LLVM names of the structs that have another name in MLIR
  /// (`llvmx.struct_names`).
  void renameStructs(mlir::DictionaryAttr names) { structNames = names; }

  /// Sets a function that translates types of other dialects and named structs;
  /// it returns null for those that it leaves to us. Upstream's exporter and
  /// ours must not make two structs from one when both write to a module.
  using Others = std::function<llvm::Type *(mlir::Type)>;
  void askForOthers(Others ask) { others = std::move(ask); }

  /// The LLVM type of `type`; null if LLVM has none.
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
