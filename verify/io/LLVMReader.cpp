// Reads LLVM IR, and runs LLVM's verifier.

#include "verify/io/LLVMReader.h"
#include "verify/io/Bitcode.h"
#include "verify/io/Zstd.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <system_error>

using namespace palindrome;

std::unique_ptr<llvm::MemoryBuffer> palindrome::readInput(llvm::StringRef path,
                                                          Diagnostic &error) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path);
  std::string name = path == "-" ? "<stdin>" : path.str();
  if (!buffer) {
    // That says nothing of the file. A worker becomes a crash.
    if (buffer.getError() == std::errc::not_enough_memory)
      llvm::report_bad_alloc_error(
          ("out of memory: cannot read " + name).c_str());
    error = {name, 0, 0, "cannot read: " + buffer.getError().message()};
    return nullptr;
  }
  if (isZstd((*buffer)->getBuffer())) {
    llvm::Expected<std::string> contents =
        decompressZstd((*buffer)->getBuffer());
    if (!contents) {
      error = {name, 0, 0,
               "cannot decompress: " + llvm::toString(contents.takeError())};
      return nullptr;
    }
    buffer = llvm::MemoryBuffer::getMemBufferCopy(
        *contents, (*buffer)->getBufferIdentifier());
  }
  if ((*buffer)->getBufferSize() == 0) {
    error = {name, 0, 0, "the input is empty; expected LLVM IR or MLIR"};
    return nullptr;
  }
  return std::move(*buffer);
}

/// What `input` is if it is no single module; empty if it is one, or something
/// of which a parser says more.
static std::string findOtherKind(llvm::StringRef input) {
  constexpr llvm::StringLiteral advice =
      "; palindrome verify judges each, palindrome corpus harvest takes each "
      "out";
  llvm::file_magic magic = llvm::identify_magic(input);
  if (magic == llvm::file_magic::bitcode) {
    unsigned modules = countModules(input);
    return modules > 1 ? (std::to_string(modules) +
                          " modules in one file, expected one" + advice)
                             .str()
                       : "";
  }
  if (magic == llvm::file_magic::archive)
    return ("an archive, expected one module" + advice).str();
  if (isObjectFile(input))
    return "an object or a program, expected a module; palindrome verify "
           "judges the bitcode in it, palindrome corpus harvest takes it out";
  return "";
}

std::unique_ptr<llvm::Module> palindrome::parseLLVM(llvm::MemoryBufferRef input,
                                                    llvm::LLVMContext &context,
                                                    Diagnostic &error) {
  LLVMErrors errors(context);
  llvm::SMDiagnostic diagnostic;
  auto module = llvm::parseIR(input, diagnostic, context);
  llvm::StringRef file = input.getBufferIdentifier();
  if (!module) {
    if (std::string kind = findOtherKind(input.getBuffer()); !kind.empty()) {
      error = {file.str(), 0, 0, kind};
      return nullptr;
    }
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
