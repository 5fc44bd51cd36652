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

/// The constant of `code` (docs/carried.md, "Constant codes"), or null when the
/// code has not the form that the importer writes or names what is not there.
llvm::Constant *decodeConstant(ModuleExporter &module, mlir::Attribute code);

/// The struct, array or vector of `type` with `elements`; null when they are
/// not as many, or not of the types, that it has.
llvm::Constant *makeAggregate(llvm::Type *type,
                              llvm::ArrayRef<llvm::Constant *> elements);

/// An inrange of a getelementptr: two integers of one width, in order; nullopt
/// when `range` is not one.
std::optional<llvm::ConstantRange> decodeInRange(mlir::ArrayAttr range);

} // namespace palindrome

#endif // PALINDROME_EXPORT_CONSTANTCODE_H
