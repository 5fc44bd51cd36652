// Symbols from MLIR: global variables, aliases, ifuncs and comdats.

#ifndef PALINDROME_EXPORT_GLOBALS_H
#define PALINDROME_EXPORT_GLOBALS_H

#include "mlir/IR/Operation.h"

namespace palindrome {

class ModuleExporter;

/// Makes the global value that a module's op stands for, without what refers
/// to other symbols. An error when the op has no translation.
mlir::LogicalResult declareSymbol(ModuleExporter &module, mlir::Operation &op);

/// Gives a declared symbol its initializer, body, or what else it refers to.
mlir::LogicalResult defineSymbol(ModuleExporter &module, mlir::Operation &op);

} // namespace palindrome

#endif // PALINDROME_EXPORT_GLOBALS_H
