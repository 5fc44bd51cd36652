// Translates types (LangRef, "Type System").

#ifndef PALINDROME_IMPORT_TYPES_TYPES_H
#define PALINDROME_IMPORT_TYPES_TYPES_H

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Types.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/DerivedTypes.h"

namespace palindrome::importer {

/// Translates types, each once.
class TypeImporter {
public:
  /// With `hasTable`, types that MLIR has no type for, and types whose text
  /// would be too long, get an entry in the type table
  /// (translate/TypeTable.h).
  TypeImporter(mlir::MLIRContext &context, bool hasTable)
      : context(context), hasTable(hasTable) {}

  /// The MLIR type of `type`; null if MLIR has none and there is no table.
  mlir::Type convert(llvm::Type *type) {
    auto it = types.find(type);
    return it != types.end() ? it->second.type : convertNew(type);
  }

  /// Whether `type` refers to the type table.
  static bool isHandle(mlir::Type type);

  /// Whether `type` is in the type table, so that no op of `llvm` may look into
  /// it or need its size.
  bool isInTable(llvm::Type *type) {
    return mayBeInTable(type) && (convert(type), types.lookup(type).inTable);
  }

  /// A type that is too large for MLIR's printer and parser, where there is no
  /// table for it; null if there is none.
  llvm::Type *findTooLarge() const { return tooLarge; }

  /// Whether a target extension type is `type` or a part of it.
  bool containsTargetType(llvm::Type *type) {
    return mayBeInTable(type) &&
           (convert(type), types.lookup(type).containsTarget);
  }

  /// The type table; null if it is empty.
  mlir::ArrayAttr table() const;

  /// The struct types that have another name in MLIR: entries from the name in
  /// MLIR to the name in LLVM.
  llvm::ArrayRef<mlir::NamedAttribute> renamedStructs() const {
    return renamed;
  }

private:
  mlir::Type translateLiteral(llvm::StructType *type);
  /// Called for an identified struct before its parts are translated.
  void enterIdentified(llvm::StructType *type);
  /// Translates an identified struct whose parts are translated. Null if it
  /// contains a type that has no MLIR type.
  mlir::Type translateIdentified(llvm::StructType *type);

  struct Converted {
    mlir::Type type;
    /// The number of types in the text of `type`, and how deep they are nested.
    /// A long name counts as more types.
    uint64_t size = 1;
    uint64_t ownSize = 1; ///< Without the parts.
    uint32_t depth = 1;
    bool inTable = false, containsTarget = false;
  };
  static bool mayBeInTable(llvm::Type *type) {
    return type->isAggregateType() || type->isVectorTy() ||
           type->isTargetExtTy();
  }
  mlir::Type convertNew(llvm::Type *type);
  Converted convertWhole(llvm::Type *type);
  mlir::Type translate(llvm::Type *type);
  mlir::Type translateFunction(llvm::FunctionType *type);
  mlir::Type translateTargetExt(llvm::TargetExtType *type);
  mlir::Type addToTable(llvm::Type *type);
  bool spend(uint64_t nested, uint64_t direct, uint32_t depth);
  /// Translates `from` into `to`. Returns false if a type has no MLIR type.
  bool convertAll(llvm::ArrayRef<llvm::Type *> from,
                  llvm::SmallVectorImpl<mlir::Type> &to);

  llvm::DenseMap<llvm::Type *, Converted> types;
  llvm::SmallVector<mlir::NamedAttribute> renamed;
  llvm::StringSet<> structNames; ///< The names that this import uses.
  /// The identified structs whose parts are being translated.
  llvm::DenseMap<llvm::StructType *, mlir::LLVM::LLVMStructType> entered;

  mlir::MLIRContext &context;
  bool hasTable;
  llvm::Type *tooLarge = nullptr;
  llvm::SmallVector<mlir::Attribute> entries;
  /// The sizes of what is nested in the parts of all types so far, and of the
  /// direct parts (TypeImporter::spend).
  uint64_t nestedSize = 0, directSize = 0;
};

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_TYPES_TYPES_H
