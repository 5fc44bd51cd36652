// Reads inputs, and LLVM IR, as text or binary, without MLIR. Functions with an
// `error` parameter return null or false on failure, and set it.

#ifndef PALINDROME_VERIFY_BASE_IO_LLVMREADER_H
#define PALINDROME_VERIFY_BASE_IO_LLVMREADER_H

#include "verify/base/io/Diagnostic.h"
#include "verify/base/io/Language.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace palindrome {

/// Reads the file `path`, or stdin for "-", into memory, and decompresses what
/// zstd compressed. An empty input is an error, and so is one that has more
/// than `most` bytes, or more than inputs may have (`inputLimit`).
std::unique_ptr<llvm::MemoryBuffer>
readInput(llvm::StringRef path, Diagnostic &error, uint64_t most = UINT64_MAX);

/// The name in the comment `; ModuleID = '...'` with which `text` begins, which
/// LLVM's parser skips; empty if it does not begin so.
llvm::StringRef findModuleID(llvm::StringRef text);

/// Parses LLVM IR, text or bitcode, without verifying it.
std::unique_ptr<llvm::Module> parseLLVM(llvm::MemoryBufferRef input,
                                        llvm::LLVMContext &context,
                                        Diagnostic &error);

/// Runs LLVM's verifier. `error` names `file`.
bool checkLLVM(const llvm::Module &module, llvm::StringRef file,
               Diagnostic &error);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_LLVMREADER_H
