// What gets a verdict: its name and its bytes.

#include "palindrome/Verify.h"
#include "verify/io/LLVMReader.h"
#include "verify/io/Stream.h"
#include "llvm/Support/FileSystem.h"

using namespace palindrome;

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
  if (line)
    return MemoryBuffer::getMemBufferCopy(
        std::string(line - 1, '\n') + text.str(), path);
  if (contents)
    return MemoryBuffer::getMemBuffer(*contents,
                                      /*RequiresNullTerminator=*/false);
  Diagnostic error;
  if (std::unique_ptr<MemoryBuffer> file = readInput(path, error))
    return std::move(file);
  return llvm::createStringError(error.within(path));
}
