// The MLIR symbols of global values and comdats (LangRef, "Comdats").

#include "import/types/Symbols.h"

using namespace palindrome;
using namespace palindrome::importer;

mlir::SymbolRefAttr SymbolImporter::comdatOf(const llvm::GlobalObject &object) {
  const llvm::Comdat *comdat = object.getComdat();
  if (!comdat)
    return {};
  return mlir::SymbolRefAttr::get(mlir::StringAttr::get(&context, comdatTable),
                                  this->comdat(comdat));
}
