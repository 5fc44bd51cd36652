// What gets a verdict: its name and its bytes.

#include "palindrome/Verify.h"
#include "verify/base/io/LLVMReader.h"
#include "verify/base/io/Stream.h"
#include "verify/run/roundtrip/SplitInputs.h"
#include "llvm/Support/FileSystem.h"

using namespace palindrome;
using namespace palindrome::roundtrip;

std::string VerifyInput::name() const {
  if (module)
    return module->name;
  return line ? path + ":" + std::to_string(line) : path;
}

bool VerifyInput::canBeRead() const {
  namespace fs = llvm::sys::fs;
  if (contents || path == "-")
    return true;
  fs::file_status status;
  if (fs::status(path, status) ||
      status.type() == fs::file_type::directory_file)
    return false;
  if (isStream(status.type()))
    return !findStreamProblem(status.type());
  llvm::Expected<fs::file_t> file = fs::openNativeFileForRead(path);
  if (!file) {
    llvm::consumeError(file.takeError());
    return false;
  }
  return !fs::closeFile(*file);
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> VerifyInput::read() const {
  using llvm::MemoryBuffer;
  if (!problem.empty())
    return llvm::createStringError(problem);
  if (module && contents) {
    llvm::Expected<std::string> bytes = isolateModule(
        contents->getBuffer().substr(module->offset, module->size), *module);
    if (!bytes)
      return bytes.takeError();
    return MemoryBuffer::getMemBufferCopy(*bytes, module->name);
  }
  if (module)
    return readContainedModule(*module);
  auto partOf = [&](const MemoryBuffer &file) {
    return MemoryBuffer::getMemBufferCopy(
        std::string(line - 1, '\n') +
            file.getBuffer().substr(offset, size).str(),
        path);
  };
  if (line && contents)
    return partOf(*contents);
  if (contents)
    return MemoryBuffer::getMemBuffer(*contents,
                                      /*RequiresNullTerminator=*/false);
  Diagnostic error;
  std::unique_ptr<MemoryBuffer> file = readInput(path, error);
  if (file && line)
    return partOf(*file);
  if (file && isTooLargeToSplit && hasParts(*file))
    return llvm::createStringError(
        "the file has more than " + std::to_string(mostOfSplitFile >> 20) +
        " MB, too many for --split-input-file; split it before");
  if (file)
    return std::move(file);
  return llvm::createStringError(error.within(path));
}
