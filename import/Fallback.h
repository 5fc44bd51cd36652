// Instructions that the `llvm` dialect has no form for.

#ifndef PALINDROME_IMPORT_FALLBACK_H
#define PALINDROME_IMPORT_FALLBACK_H

#include "mlir/IR/BuiltinAttributes.h"

namespace llvm {
class Instruction;
}

namespace palindrome {

class ModuleImporter;

/// What decides, beside its operands, how `inst` is made: the `details` of
/// `llvmx.instruction` (docs/carried.md). Null when a type has no MLIR type.
mlir::DictionaryAttr instructionDetails(ModuleImporter &module,
                                        const llvm::Instruction &inst);

/// Whether the op that the generated table makes of `inst` may be one that the
/// dialect's verifier rejects.
bool mayBeRejected(const llvm::Instruction &inst);

} // namespace palindrome

#endif // PALINDROME_IMPORT_FALLBACK_H
