// Translates fast-math flags of the `llvm` dialect (LangRef, "Fast-Math
// Flags").

#ifndef PALINDROME_EXPORT_TYPES_FASTMATH_H
#define PALINDROME_EXPORT_TYPES_FASTMATH_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/IR/FMF.h"

namespace palindrome::exporter {

llvm::FastMathFlags convertFastMath(mlir::LLVM::FastmathFlags flags);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_TYPES_FASTMATH_H
