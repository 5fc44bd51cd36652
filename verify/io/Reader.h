// Reads modules: a file or stdin into memory, LLVM IR or MLIR from there, text
// or binary by content. Every function gives null or false on error, after
// filling in one diagnostic.

#ifndef PALINDROME_VERIFY_IO_READER_H
#define PALINDROME_VERIFY_IO_READER_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "verify/io/Diagnostic.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace palindrome {

/// Reads the file `path`, or stdin for "-". A file of no bytes is an error.
std::unique_ptr<llvm::MemoryBuffer> readInput(llvm::StringRef path,
                                              Diagnostic &error);

enum class Language { LLVM, MLIR };

/// The language of `input` by its magic number; nothing if it has none, as
/// text.
std::optional<Language> detectByContent(llvm::MemoryBufferRef input);

/// The same, but text is judged by its name: .mlir is MLIR, all else LLVM IR.
Language detectLanguage(llvm::MemoryBufferRef input);

/// Parses LLVM IR, text or bitcode. Does not verify.
std::unique_ptr<llvm::Module> parseLLVM(llvm::MemoryBufferRef input,
                                        llvm::LLVMContext &context,
                                        Diagnostic &error);

/// Runs LLVM's verifier; `file` goes to the diagnostic.
bool checkLLVM(const llvm::Module &module, llvm::StringRef file,
               Diagnostic &error);

/// Parses MLIR, text or bytecode. Does not verify.
mlir::OwningOpRef<mlir::ModuleOp> parseMLIR(llvm::MemoryBufferRef input,
                                            mlir::MLIRContext &context,
                                            Diagnostic &error);

/// Runs MLIR's verifier; `file` goes to the diagnostic.
bool checkMLIR(mlir::ModuleOp module, llvm::StringRef file, Diagnostic &error);

} // namespace palindrome

#endif // PALINDROME_VERIFY_IO_READER_H
