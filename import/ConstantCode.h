// Encodes constants as attributes, for places where the `llvm` dialect has no
// op for them: metadata, prologue data, `llvmx.constant`.

#ifndef PALINDROME_IMPORT_CONSTANTCODE_H
#define PALINDROME_IMPORT_CONSTANTCODE_H

#include "mlir/IR/Attributes.h"

namespace llvm {
class Constant;
}

namespace palindrome {

class ModuleImporter;

/// The code of `constant` (docs/carried.md, "Constant codes"); null if it
/// contains a type that has no MLIR type.
mlir::Attribute encodeConstant(ModuleImporter &module,
                               const llvm::Constant *constant);

} // namespace palindrome

#endif // PALINDROME_IMPORT_CONSTANTCODE_H
