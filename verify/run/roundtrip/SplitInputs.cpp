// Splits files into the parts that `--split-input-file` judges one by one.

#include "verify/run/roundtrip/SplitInputs.h"
#include "verify/base/io/LLVMReader.h"
#include "verify/base/io/Stream.h"

using namespace palindrome;
using namespace palindrome::roundtrip;

/// Where the first line of `text` that ends in the marker does so; `size` gets
/// the size of the marker with the blanks after it. npos if there is none.
static size_t findMarker(llvm::StringRef text, size_t &size) {
  constexpr llvm::StringLiteral marker = "// -----";
  for (size_t at = text.find(marker); at != llvm::StringRef::npos;
       at = text.find(marker, at + 1)) {
    llvm::StringRef rest = text.substr(at + marker.size());
    size_t blanks = rest.find_first_not_of(" \t\r");
    size = marker.size() + std::min(blanks, rest.size());
    if (at + size == text.size() || text[at + size] == '\n')
      return at;
  }
  return llvm::StringRef::npos;
}

bool palindrome::roundtrip::hasParts(llvm::MemoryBufferRef file) {
  size_t size = 0;
  return !detectBinary(file) &&
         findMarker(file.getBuffer(), size) != llvm::StringRef::npos;
}

namespace {
class Splitter {
public:
  void add(const std::string &path);
  std::vector<VerifyInput> found;

private:
  void addParts(const std::string &path,
                std::shared_ptr<llvm::MemoryBuffer> file);

  /// What files have that are kept in memory, in bytes.
  uint64_t kept = 0;
};
} // namespace

void Splitter::add(const std::string &path) {
  Diagnostic error;
  // A stream can be read only once: workers get what is read here.
  bool isOnce = isStream(path);
  std::shared_ptr<llvm::MemoryBuffer> file =
      readInput(path, error, isOnce ? UINT64_MAX : mostOfSplitFile);
  if (file && hasParts(*file))
    return addParts(path, std::move(file));
  VerifyInput &whole = found.emplace_back(path);
  if (!isOnce) {
    // A worker reads it again, and says what is wrong with it.
    whole.isTooLargeToSplit = !file;
    return;
  }
  if (!file)
    whole.problem = error.within(path);
  whole.contents = std::move(file);
}

void Splitter::addParts(const std::string &path,
                        std::shared_ptr<llvm::MemoryBuffer> file) {
  llvm::StringRef text = file->getBuffer();
  // Of what is not kept, a worker reads the file for each part.
  bool isKept = isStream(path) || kept + text.size() <= mostOfSplitFile;
  if (isKept)
    kept += text.size();
  unsigned line = 1;
  size_t begin = 0;
  for (bool isLast = false; !isLast;) {
    size_t size = 0, end = findMarker(text.substr(begin), size);
    isLast = end == llvm::StringRef::npos;
    VerifyInput &part = found.emplace_back(path);
    if (isKept)
      part.contents = file;
    part.offset = begin;
    part.size = isLast ? text.size() - begin : end;
    part.line = line;
    // The next part begins after the line of the marker.
    line += text.substr(begin, part.size).count('\n') + 1;
    begin =
        isLast ? text.size() : std::min(text.size(), begin + end + size + 1);
  }
}

std::vector<VerifyInput>
palindrome::splitInputs(llvm::ArrayRef<std::string> paths) {
  Splitter splitter;
  for (const std::string &path : paths)
    splitter.add(path);
  return std::move(splitter.found);
}
