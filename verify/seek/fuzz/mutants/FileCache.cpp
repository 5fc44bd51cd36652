// Reads files once.

#include "verify/seek/fuzz/mutants/FileCache.h"
#include "verify/base/io/LLVMReader.h"

using namespace llvm;

namespace palindrome::fuzz {

static StringRef nameOf(StringRef path) {
  for (StringRef name : {"seed.bc", "seed.mlir", "seed.mlirbc"})
    if (extensionOf(path) == extensionOf(name))
      return name;
  return "seed.ll";
}

std::optional<MemoryBufferRef> FileCache::read(StringRef path) {
  auto [place, isNew] = files.try_emplace(path);
  Diagnostic error;
  if (isNew)
    place->second = readInput(path, error);
  if (!place->second)
    return std::nullopt;
  return MemoryBufferRef(place->second->getBuffer(), nameOf(path));
}

mutate::DonorLoader FileCache::loader() {
  return [this](StringRef path) { return read(path); };
}

} // namespace palindrome::fuzz
