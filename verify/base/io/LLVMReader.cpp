// Reads LLVM IR, and runs LLVM's verifier.

#include "verify/base/io/LLVMReader.h"
#include "verify/base/io/FileKind.h"
#include "verify/base/io/InputLimit.h"
#include "verify/base/io/Phase.h"
#include "verify/base/io/Stream.h"
#include "verify/base/io/Zstd.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <system_error>

using namespace palindrome;

/// The contents of the pipe or device `path`; null after `error` is set.
static std::unique_ptr<llvm::MemoryBuffer>
readStreamOf(llvm::StringRef path, llvm::sys::fs::file_type type, uint64_t most,
             Diagnostic &error) {
  if (const char *problem = findStreamProblem(type)) {
    error = {path.str(), 0, 0, problem};
    return nullptr;
  }
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> read =
      readStream(path, most, exceeds);
  if (read)
    return std::move(*read);
  error = {path.str(), 0, 0, llvm::toString(read.takeError())};
  return nullptr;
}

std::unique_ptr<llvm::MemoryBuffer>
palindrome::readInput(llvm::StringRef path, Diagnostic &error, uint64_t most) {
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> buffer = nullptr;
  std::string name = path == "-" ? "<stdin>" : path.str();
  auto fail = [&](llvm::Error problem, const char *prefix = "") {
    error = {name, 0, 0, prefix + llvm::toString(std::move(problem))};
    return nullptr;
  };
  llvm::Expected<uint64_t> limit = inputLimit();
  if (!limit)
    return fail(limit.takeError());
  most = std::min(most, *limit);
  llvm::sys::fs::file_status status;
  bool isNamed = path != "-" && !llvm::sys::fs::status(path, status);
  if (isNamed && isStream(status.type())) {
    buffer = readStreamOf(path, status.type(), most, error);
    if (!*buffer)
      return nullptr;
  } else if (path == "-") {
    llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> read =
        readStdin(most, exceeds);
    if (!read)
      return fail(read.takeError());
    buffer = std::move(*read);
  } else if (isNamed &&
             status.type() == llvm::sys::fs::file_type::regular_file &&
             status.getSize() > most) {
    return fail(exceeds(most));
  } else {
    // Read, not mapped into memory: to map and unmap a file of some kilobytes
    // takes longer, and to read one that is then cut short ends the process.
    buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                         /*RequiresNullTerminator=*/true,
                                         /*IsVolatile=*/true);
  }
  if (!buffer) {
    // That says nothing of the file. A worker becomes a crash.
    if (buffer.getError() == std::errc::not_enough_memory)
      llvm::report_bad_alloc_error(
          ("out of memory: cannot read " + name).c_str());
    error = {name, 0, 0, "cannot read: " + buffer.getError().message()};
    if (buffer.getError() != std::errc::is_a_directory)
      return nullptr;
    std::error_code unlisted;
    llvm::sys::fs::directory_iterator entry(path, unlisted);
    if (unlisted)
      error.message = "cannot list the directory: " + unlisted.message();
    else
      error.notes.push_back({name, 0, 0,
                             "palindrome verify, bench and fuzz take folders; "
                             "here, name a file"});
    return nullptr;
  }
  if (isZstd((*buffer)->getBuffer())) {
    llvm::Expected<std::string> contents =
        decompressZstd((*buffer)->getBuffer(), most);
    if (!contents)
      return fail(contents.takeError(), "cannot decompress: ");
    buffer = llvm::MemoryBuffer::getMemBufferCopy(
        *contents, (*buffer)->getBufferIdentifier());
  }
  if ((*buffer)->getBufferSize() == 0) {
    error = {name, 0, 0, "the input is empty; expected LLVM IR or MLIR"};
    return nullptr;
  }
  return std::move(*buffer);
}

/// Adds a note to `error` if another LLVM wrote `input`: that is why bitcode
/// that is whole cannot be read.
static void noteProducer(llvm::MemoryBufferRef input, Diagnostic &error) {
  if (detectBinary(input) != Language::LLVM)
    return;
  llvm::Expected<std::string> producer = llvm::getBitcodeProducerString(input);
  if (!producer) {
    llvm::consumeError(producer.takeError());
    return;
  }
  constexpr llvm::StringLiteral own = "LLVM" LLVM_VERSION_STRING;
  if (!producer->empty() && *producer != own)
    error.notes.push_back(
        {error.file, 0, 0,
         "the bitcode is of " + oneLine(*producer) + ", and this is " +
             own.str() +
             "; what llvm-dis of the other one writes may be read"});
}

llvm::StringRef palindrome::findModuleID(llvm::StringRef text) {
  llvm::StringRef line = text.split('\n').first;
  return line.consume_front("; ModuleID = '") && line.consume_back("'")
             ? line
             : llvm::StringRef();
}

std::unique_ptr<llvm::Module> palindrome::parseLLVM(llvm::MemoryBufferRef input,
                                                    llvm::LLVMContext &context,
                                                    Diagnostic &error) {
  Phase phase(input.getBufferIdentifier(),
              detectBinary(input) == Language::LLVM
                  ? "LLVM crashed in reading bitcode"
                  : "LLVM crashed in reading text");
  LLVMErrors errors(context);
  llvm::SMDiagnostic diagnostic;
  // LLVM's lexer takes zeros for blanks, and a file of them for a module.
  bool isZeros = input.getBufferSize() && input.getBuffer().find_first_not_of(
                                              '\0') == llvm::StringRef::npos;
  auto module = isZeros ? nullptr : llvm::parseIR(input, diagnostic, context);
  llvm::StringRef file = input.getBufferIdentifier();
  if (!module) {
    std::string kind = describeOtherKind(input.getBuffer(), file);
    error = kind.empty() ? fromSMDiagnostic(diagnostic, file)
                         : Diagnostic{file.str(), 0, 0, kind};
    noteProducer(input, error);
    return nullptr;
  }
  // The bitcode reader returns a module even after some errors.
  if (errors.first) {
    error = {file.str(), 0, 0, *errors.first};
    noteProducer(input, error);
    return nullptr;
  }
  return module;
}

bool palindrome::checkLLVM(const llvm::Module &module, llvm::StringRef file,
                           Diagnostic &error) {
  Phase phase(file, "LLVM's verifier crashed");
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (!llvm::verifyModule(module, &stream))
    return true;
  error = {file.str(), 0, 0, oneLine(text)};
  return false;
}
