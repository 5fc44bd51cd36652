// Translates MLIR types to LLVM types. Mirrors import/types/Types.h.

#ifndef PALINDROME_EXPORT_TYPES_TYPES_H
#define PALINDROME_EXPORT_TYPES_TYPES_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Types.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/Support/MathExtras.h"
#include <functional>

namespace palindrome::exporter {

/// Whether `number` is one of LLVM IR's address spaces, which have 24 bits.
inline bool isAddressSpace(uint64_t number) { return llvm::isUInt<24>(number); }

/// Translates each type once and keeps the result.
class TypeExporter {
public:
  explicit TypeExporter(llvm::LLVMContext &context) : context(context) {}

  /// Sets the LLVM names of the structs that have another name in MLIR
  /// (`llvmx.struct_names`).
  void renameStructs(mlir::DictionaryAttr names) { structNames = names; }

  /// Reads the type table (translate/TypeTable.h), to which types refer by
  /// number. Returns the number of the first entry that is no type; nullopt if
  /// all are.
  std::optional<size_t> readTable(mlir::ArrayAttr table);

  /// Whether LLVM has undef and poison constants of `type`.
  bool hasConstants(llvm::Type *type);

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
  llvm::Type *pointerType(unsigned addressSpace);
  llvm::Type *translateStruct(mlir::Type type);
  llvm::Type *makeEntry(mlir::ArrayAttr entry);
  bool convertAll(llvm::ArrayRef<mlir::Type> from,
                  llvm::SmallVectorImpl<llvm::Type *> &to);

  llvm::LLVMContext &context;
  llvm::DenseMap<mlir::Type, llvm::Type *> types;
  /// The types of the type table.
  llvm::SmallVector<llvm::Type *, 0> table;
  llvm::DenseSet<llvm::Type *> withConstants;
  mlir::DictionaryAttr structNames;
  Others others;
};

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_TYPES_TYPES_H
