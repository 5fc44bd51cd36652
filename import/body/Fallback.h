// Translates instructions that the `llvm` dialect has no op for.

#ifndef PALINDROME_IMPORT_BODY_FALLBACK_H
#define PALINDROME_IMPORT_BODY_FALLBACK_H

#include "mlir/IR/BuiltinAttributes.h"

namespace llvm {
class Instruction;
}

namespace palindrome::importer {

class ModuleImporter;

/// The `details` of the `llvmx.instruction` or `llvmx.terminator` that
/// represents `inst`: everything but its operands. Null if a type has no MLIR
/// type.
mlir::DictionaryAttr instructionDetails(ModuleImporter &module,
                                        const llvm::Instruction &inst);

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_BODY_FALLBACK_H
