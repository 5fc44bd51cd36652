// What an import raised, taken back as it was.

#ifndef PALINDROME_EXPORT_LOWER_COUNTERPARTS_H
#define PALINDROME_EXPORT_LOWER_COUNTERPARTS_H

#include "mlir/IR/BuiltinOps.h"

namespace palindrome::lower {

/// Converts the ops of a module that an import made or raised, if `llvm` has
/// ops that say exactly the same. All others stay as they are. Returns false if
/// the module is another.
bool takeBack(mlir::ModuleOp module);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_COUNTERPARTS_H
