// Prints modules as text or as bytecode.

#ifndef PALINDROME_VERIFY_BASE_IO_WRITER_H
#define PALINDROME_VERIFY_BASE_IO_WRITER_H

#include "mlir/IR/BuiltinOps.h"
#include <string>

namespace llvm {
class Module;
class raw_ostream;
} // namespace llvm

namespace palindrome {

/// Prints `module` as text. Its locations, which hold carried information, are
/// printed if `withLocations`.
void printMLIR(mlir::ModuleOp module, llvm::raw_ostream &os,
               bool withLocations = true);

/// Writes `module` as bytecode. Returns false if an attribute has no encoding.
bool writeBytecode(mlir::ModuleOp module, llvm::raw_ostream &os);

/// The text of `module`, as LLVM prints it.
std::string printLLVM(const llvm::Module &module);

/// That text without the line `; ModuleID = ...`, which names a file.
std::string printWithoutModuleID(const llvm::Module &module);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_WRITER_H
