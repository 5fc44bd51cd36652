// Constants from attributes.

#ifndef PALINDROME_EXPORT_CONSTANTCODE_H
#define PALINDROME_EXPORT_CONSTANTCODE_H

#include "mlir/IR/Attributes.h"

namespace llvm {
class Constant;
class Type;
} // namespace llvm

namespace palindrome {

class ModuleExporter;

/// The constant of `code` (docs/design.md, "Constant codes"), or null when the
/// code has not the form that the importer writes or names what is not there.
llvm::Constant *decodeConstant(ModuleExporter &module, mlir::Attribute code);

/// The struct, array or vector of `type` with `elements`; null when they are
/// not as many as it has.
llvm::Constant *makeAggregate(llvm::Type *type,
                              llvm::ArrayRef<llvm::Constant *> elements);

} // namespace palindrome

#endif // PALINDROME_EXPORT_CONSTANTCODE_H
