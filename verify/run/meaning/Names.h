// Keeps the names that values have in the text of a module.

#ifndef PALINDROME_VERIFY_RUN_MEANING_NAMES_H
#define PALINDROME_VERIFY_RUN_MEANING_NAMES_H

#include "verify/base/io/Reader.h"

namespace palindrome::meaning {

/// Parses MLIR as `parseMLIR` does. The location of each value of a function in
/// a text begins with the name that the value has there, except in functions
/// whose locations are debug info:
///
///   %sum = arith.addi %x, %y : i32          loc("sum"("f.mlir":2:10))
mlir::OwningOpRef<mlir::ModuleOp> parseWithNames(llvm::MemoryBufferRef input,
                                                 mlir::MLIRContext &context,
                                                 Diagnostic &error);

} // namespace palindrome::meaning

#endif // PALINDROME_VERIFY_RUN_MEANING_NAMES_H
