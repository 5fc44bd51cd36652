// Reads the modules that palindrome refine compares.

#include "tools/commands/refine/Sides.h"
#include "tools/line/ErrorReport.h"
#include "verify/base/io/LLVMReader.h"
#include "llvm/ADT/STLExtras.h"

using namespace palindrome;
using namespace palindrome::tools;

bool Sides::readLLVM(size_t side) {
  Diagnostic error;
  llvm::MemoryBuffer &buffer = *buffers[side];
  auto module = parseLLVM(buffer, context, error);
  if (!module || !checkLLVM(*module, buffer.getBufferIdentifier(), error)) {
    reportError(error, buffer);
    return false;
  }
  modules[side] = std::move(module);
  return true;
}

bool Sides::readMLIR(size_t side) {
  llvm::MemoryBuffer &buffer = *buffers[side];
  // The other side may be MLIR as well, and lowered already.
  llvm::Module *other =
      buffers[1 - side] && detectLanguage(*buffers[1 - side]) == Language::LLVM
          ? modules[1 - side].get()
          : nullptr;
  modules[side] = inputs.read(buffer, side == 1, other, context);
  return modules[side] != nullptr;
}

bool Sides::read(llvm::ArrayRef<std::string> paths) {
  Diagnostic error;
  for (auto [path, buffer] : llvm::zip(paths, buffers)) {
    buffer = readInput(path, error);
    if (!buffer) {
      reportError(error);
      return false;
    }
  }
  return parse();
}

bool Sides::read(std::unique_ptr<llvm::MemoryBuffer> source,
                 std::unique_ptr<llvm::MemoryBuffer> target) {
  buffers[0] = std::move(source);
  buffers[1] = std::move(target);
  return parse();
}

/// Parses and verifies what was read.
bool Sides::parse() {
  // MLIR adopts the data layout of LLVM IR on the other side.
  for (Language language : {Language::LLVM, Language::MLIR})
    for (size_t side = 0; side < std::size(buffers) && buffers[side]; ++side) {
      if (detectLanguage(*buffers[side]) != language)
        continue;
      if (!(language == Language::LLVM ? readLLVM(side) : readMLIR(side)))
        return false;
    }
  return true;
}

bool Sides::makeTarget(RefinePasses &passes) {
  modules[1] = passes.run(*modules[0]);
  return modules[1] != nullptr;
}
