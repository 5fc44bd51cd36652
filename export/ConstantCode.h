// Constants from attributes.

#ifndef PALINDROME_EXPORT_CONSTANTCODE_H
#define PALINDROME_EXPORT_CONSTANTCODE_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/IR/ConstantRange.h"

namespace llvm {
class Constant;
class Type;
} // namespace llvm

namespace palindrome {

class ModuleExporter;

/// The constant of `code` (docs/design.md, "Constant codes"), or null when the
/// code has not the form that the importer writes or names what is not there.
llvm::Constant *decodeConstant(ModuleExporter &module, mlir::Attribute code);

/// An inrange of a getelementptr on `pointer`: two integers, of the width of
/// its indices; nullopt when `range` is not one.
std::optional<llvm::ConstantRange> decodeInRange(ModuleExporter &module,
                                                 mlir::ArrayAttr range,
                                                 llvm::Type *pointer);

} // namespace palindrome

#endif // PALINDROME_EXPORT_CONSTANTCODE_H
