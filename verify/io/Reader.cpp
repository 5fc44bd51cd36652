// Reads LLVM IR and MLIR, and runs their verifiers.

#include "verify/io/Reader.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Bitcode/BitcodeReader.h"
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

std::optional<Language>
palindrome::detectByContent(llvm::MemoryBufferRef input) {
  if (mlir::isBytecode(input))
    return Language::MLIR;
  auto *start = reinterpret_cast<const unsigned char *>(input.getBufferStart());
  auto *end = reinterpret_cast<const unsigned char *>(input.getBufferEnd());
  if (llvm::isBitcode(start, end))
    return Language::LLVM;
  return std::nullopt;
}

Language palindrome::detectLanguage(llvm::MemoryBufferRef input) {
  if (std::optional<Language> language = detectByContent(input))
    return *language;
  return input.getBufferIdentifier().ends_with(".mlir") ? Language::MLIR
                                                        : Language::LLVM;
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

mlir::OwningOpRef<mlir::ModuleOp>
palindrome::parseMLIR(llvm::MemoryBufferRef input, mlir::MLIRContext &context,
                      Diagnostic &error) {
  llvm::StringRef file = input.getBufferIdentifier();
  MLIRErrors errors(context, file);
  mlir::ParserConfig config(&context, /*verifyAfterParse=*/false);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(input, /*RequiresNullTerminator=*/false),
      llvm::SMLoc());
  auto module = mlir::parseSourceFile<mlir::ModuleOp>(sources, config);
  if (!module)
    error = errors.take("the input is no MLIR module");
  return module;
}

bool palindrome::checkMLIR(mlir::ModuleOp module, llvm::StringRef file,
                           Diagnostic &error) {
  MLIRErrors errors(*module->getContext(), file);
  if (mlir::succeeded(mlir::verify(module)))
    return true;
  error = errors.take("the module does not verify");
  return false;
}
