// Names of global values as MLIR symbols.

#ifndef PALINDROME_IMPORT_SYMBOLS_H
#define PALINDROME_IMPORT_SYMBOLS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Module.h"

namespace palindrome {

/// Gives each global value its symbol: its name, or one made up where it has
/// none (MLIR's symbols have no empty names).
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

  /// A name that no global value has, beginning with `stem`.
  std::string freshName(llvm::StringRef stem) {
    while (true) {
      std::string name = (stem + "." + llvm::Twine(counter++)).str();
      if (!module.getNamedValue(name))
        return name;
    }
  }

private:
  mlir::MLIRContext &context;
  const llvm::Module &module;
  llvm::DenseMap<const llvm::GlobalValue *, mlir::FlatSymbolRefAttr> references;
  unsigned counter = 0;
};

} // namespace palindrome

#endif // PALINDROME_IMPORT_SYMBOLS_H
