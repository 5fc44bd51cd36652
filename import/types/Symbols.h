// The MLIR symbols of global values and comdats.

#ifndef PALINDROME_IMPORT_TYPES_SYMBOLS_H
#define PALINDROME_IMPORT_TYPES_SYMBOLS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Module.h"

namespace palindrome::importer {

/// Maps each global value to its MLIR symbol. The symbol is the value's name; a
/// value without one is named `unnamed.N`, since MLIR's symbols have no empty
/// names.
class SymbolImporter {
public:
  SymbolImporter(mlir::MLIRContext &context, const llvm::Module &module)
      : context(context), module(module) {}

  mlir::FlatSymbolRefAttr reference(const llvm::GlobalValue *value) {
    mlir::FlatSymbolRefAttr &slot = references[value];
    if (!slot)
      slot = mlir::FlatSymbolRefAttr::get(
          &context, value->hasName() ? value->getName()
                                     : llvm::StringRef(freshName("unnamed")));
    return slot;
  }

  /// The symbol of `comdat` in the module's `llvm.comdat` op.
  mlir::FlatSymbolRefAttr comdat(const llvm::Comdat *comdat) {
    if (!comdat->getName().empty())
      return mlir::FlatSymbolRefAttr::get(&context, comdat->getName());
    // A module has one comdat of a name.
    while (unnamedComdat.empty() ||
           module.getComdatSymbolTable().count(unnamedComdat))
      unnamedComdat = freshName("unnamed");
    return mlir::FlatSymbolRefAttr::get(&context, unnamedComdat);
  }

  /// The reference to `object`'s comdat in that op; null if the object is in no
  /// comdat.
  mlir::SymbolRefAttr comdatOf(const llvm::GlobalObject &object);

  /// A name `STEM.N` that no global value of the module has.
  std::string freshName(llvm::StringRef stem) {
    while (true) {
      std::string name = (stem + "." + llvm::Twine(counter++)).str();
      if (!module.getNamedValue(name))
        return name;
    }
  }

  /// The symbol of the module's `llvm.comdat` op, if there is one.
  std::string comdatTable;

private:
  mlir::MLIRContext &context;
  const llvm::Module &module;
  llvm::DenseMap<const llvm::GlobalValue *, mlir::FlatSymbolRefAttr> references;
  std::string unnamedComdat; ///< The symbol of the comdat without a name.
  unsigned counter = 0;
};

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_TYPES_SYMBOLS_H
