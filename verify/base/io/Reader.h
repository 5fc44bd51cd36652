// Reads MLIR, as text or binary, beside LLVM IR. Functions with an `error`
// parameter return null or false on failure, and set it.

#ifndef PALINDROME_VERIFY_BASE_IO_READER_H
#define PALINDROME_VERIFY_BASE_IO_READER_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "verify/base/io/LLVMReader.h"
#include "verify/base/io/MLIRErrors.h"

namespace palindrome {

/// Parses MLIR, text or bytecode, without verifying it.
mlir::OwningOpRef<mlir::ModuleOp> parseMLIR(llvm::MemoryBufferRef input,
                                            mlir::MLIRContext &context,
                                            Diagnostic &error);

/// The error of `input`, of which MLIR's parser has reported `errors`: what
/// kind of file it is, if it is none of MLIR, or the first of them.
Diagnostic unparsed(llvm::MemoryBufferRef input, MLIRErrors &errors);

/// Runs MLIR's verifier, and checks that no op has lost an attribute. `error`
/// names `file` where a location has no file.
bool checkMLIR(mlir::ModuleOp module, llvm::StringRef file, Diagnostic &error);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_READER_H
