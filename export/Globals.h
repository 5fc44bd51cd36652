// Translates the symbols of a module to LLVM: global variables, aliases,
// ifuncs, comdats and, by Functions.h, functions. Mirrors import/Globals.h.

#ifndef PALINDROME_EXPORT_GLOBALS_H
#define PALINDROME_EXPORT_GLOBALS_H

#include "mlir/IR/Operation.h"

namespace palindrome::exporter {

class ModuleExporter;

/// Makes the global value or comdat that `op`, at the top level of the module,
/// defines, without the parts that refer to other symbols. Does nothing for
/// other ops.
mlir::LogicalResult declareSymbol(ModuleExporter &module, mlir::Operation &op);

/// Adds the parts of a declared symbol that refer to others: initializer, body,
/// aliasee, resolver and attachments. Exports ops that are no symbols.
mlir::LogicalResult defineSymbol(ModuleExporter &module, mlir::Operation &op);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_GLOBALS_H
