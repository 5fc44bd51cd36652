// Symbols from MLIR: global variables, aliases, ifuncs and comdats.

#ifndef PALINDROME_EXPORT_GLOBALS_H
#define PALINDROME_EXPORT_GLOBALS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

namespace llvm {
class GlobalObject;
class GlobalValue;
} // namespace llvm

namespace palindrome {

class ModuleExporter;

/// Makes the global value that a module's op stands for, without what refers
/// to other symbols. An error when the op has no translation.
mlir::LogicalResult declareSymbol(ModuleExporter &module, mlir::Operation &op);

/// Gives a declared symbol its initializer, body, or what else it refers to.
mlir::LogicalResult defineSymbol(ModuleExporter &module, mlir::Operation &op);

/// The LLVM name of a symbol.
llvm::StringRef llvmName(mlir::Operation *op, llvm::StringRef symbol);

/// Makes `value` dso_local if `dsoLocal`, or if its linkage and visibility say
/// so.
void setLocality(llvm::GlobalValue &value, bool dsoLocal);

/// Restores what every global value may carry.
void restoreGlobalValue(ModuleExporter &module, mlir::Operation *op,
                        llvm::GlobalValue &value);

/// Puts `object` into the comdat that `reference` names; null for none.
void setComdat(ModuleExporter &module, mlir::SymbolRefAttr reference,
               llvm::GlobalObject &object);

/// Restores the metadata attachments of a global object.
void restoreAttachments(ModuleExporter &module, mlir::Operation *op,
                        llvm::GlobalObject &object);

} // namespace palindrome

#endif // PALINDROME_EXPORT_GLOBALS_H
