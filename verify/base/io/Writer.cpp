// Prints modules as text or as bytecode.

#include "verify/base/io/Writer.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/OperationSupport.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;

void palindrome::printMLIR(mlir::ModuleOp module, llvm::raw_ostream &os,
                           bool withLocations) {
  mlir::OpPrintingFlags flags;
  flags.enableDebugInfo(withLocations, /*prettyForm=*/false);
  module->print(os, flags);
  os << '\n';
}

bool palindrome::writeBytecode(mlir::ModuleOp module, llvm::raw_ostream &os) {
  return mlir::succeeded(mlir::writeBytecodeToFile(module, os));
}

std::string palindrome::printLLVM(const llvm::Module &module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  // LLVM's printer puts a stream of its own before this one, which counts
  // columns, and which has a buffer only if this one has. Without a buffer it
  // counts each word by itself, and printing takes twice as long.
  stream.SetBufferSize(1 << 16);
  module.print(stream, /*AAW=*/nullptr);
  stream.flush();
  return text;
}

std::string palindrome::printWithoutModuleID(const llvm::Module &module) {
  std::string text = printLLVM(module);
  if (llvm::StringRef(text).starts_with("; ModuleID = "))
    text.erase(0, text.find('\n') + 1);
  return text;
}
