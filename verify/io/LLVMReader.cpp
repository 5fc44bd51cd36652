// Reads LLVM IR, and runs LLVM's verifier.

#include "verify/io/LLVMReader.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;

std::unique_ptr<llvm::MemoryBuffer> palindrome::readInput(llvm::StringRef path,
                                                          Diagnostic &error) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path);
  std::string name = path == "-" ? "<stdin>" : path.str();
  if (!buffer) {
    error = {name, 0, 0, "cannot read: " + buffer.getError().message()};
    return nullptr;
  }
  if ((*buffer)->getBufferSize() == 0) {
    error = {name, 0, 0, "the input is empty; expected LLVM IR or MLIR"};
    return nullptr;
  }
  return std::move(*buffer);
}

std::unique_ptr<llvm::Module> palindrome::parseLLVM(llvm::MemoryBufferRef input,
                                                    llvm::LLVMContext &context,
                                                    Diagnostic &error) {
  LLVMErrors errors(context);
  llvm::SMDiagnostic diagnostic;
  auto module = llvm::parseIR(input, diagnostic, context);
  llvm::StringRef file = input.getBufferIdentifier();
  if (!module) {
    error = fromSMDiagnostic(diagnostic, file);
    return nullptr;
  }
  // The bitcode reader returns a module even after some errors.
  if (errors.first) {
    error = {file.str(), 0, 0, *errors.first};
    return nullptr;
  }
  return module;
}

bool palindrome::checkLLVM(const llvm::Module &module, llvm::StringRef file,
                           Diagnostic &error) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (!llvm::verifyModule(module, &stream))
    return true;
  error = {file.str(), 0, 0, oneLine(text)};
  return false;
}
