// Global variables, aliases, ifuncs and comdats to MLIR.

#ifndef PALINDROME_IMPORT_GLOBALS_H
#define PALINDROME_IMPORT_GLOBALS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/Support/LogicalResult.h"

namespace llvm {
class GlobalObject;
class GlobalValue;
} // namespace llvm

namespace palindrome {

class ModuleImporter;

/// Translates the comdats, global variables, aliases and ifuncs of the module.
llvm::LogicalResult importGlobals(ModuleImporter &module);

/// The symbol of `object`'s comdat; null when it has none.
mlir::SymbolRefAttr comdatOf(ModuleImporter &module,
                             const llvm::GlobalObject &object);

/// Carries what every global value may have and no `llvm` op says.
void carryGlobalValue(ModuleImporter &module, const llvm::GlobalValue &value,
                      llvm::SmallVectorImpl<mlir::NamedAttribute> &carried);

} // namespace palindrome

#endif // PALINDROME_IMPORT_GLOBALS_H
