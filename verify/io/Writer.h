// Prints modules in each of their forms.

#ifndef PALINDROME_VERIFY_IO_WRITER_H
#define PALINDROME_VERIFY_IO_WRITER_H

#include "mlir/IR/BuiltinOps.h"
#include <string>

namespace llvm {
class Module;
class raw_ostream;
} // namespace llvm

namespace palindrome {

/// MLIR text, with debug locations, which hold carried information, or without.
void printMLIR(mlir::ModuleOp module, llvm::raw_ostream &os,
               bool withLocations = true);

/// MLIR bytecode. False if an attribute has no encoding.
bool writeBytecode(mlir::ModuleOp module, llvm::raw_ostream &os);

/// LLVM's text of `module` but for the ModuleID line, which is a file's name.
std::string printWithoutModuleID(const llvm::Module &module);

} // namespace palindrome

#endif // PALINDROME_VERIFY_IO_WRITER_H
