// Splits files into the parts that `--split-input-file` judges one by one.

#include "palindrome/Verify.h"
#include "verify/io/LLVMReader.h"
#include "verify/io/Stream.h"

using namespace palindrome;

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

static void addParts(const std::string &path, std::vector<VerifyInput> &found) {
  Diagnostic error;
  std::shared_ptr<llvm::MemoryBuffer> file = readInput(path, error);
  size_t size = 0;
  if (!file || detectBinary(*file) ||
      findMarker(file->getBuffer(), size) == llvm::StringRef::npos) {
    // A path that cannot be read is reported when it is judged.
    VerifyInput &whole = found.emplace_back(path);
    if (!isStream(path))
      return;
    // It can be read only once.
    if (!file)
      whole.problem = error.within(path);
    whole.contents = std::move(file);
    return;
  }
  llvm::StringRef rest = file->getBuffer();
  unsigned line = 1;
  for (bool isLast = false; !isLast;) {
    size_t end = findMarker(rest, size);
    isLast = end == llvm::StringRef::npos;
    VerifyInput &part = found.emplace_back(path);
    part.contents = file;
    part.text = rest.take_front(end);
    part.line = line;
    // The next part begins after the line of the marker.
    line += part.text.count('\n') + 1;
    rest = isLast ? "" : rest.substr(end + size + 1);
  }
}

std::vector<VerifyInput>
palindrome::splitInputs(llvm::ArrayRef<std::string> paths) {
  std::vector<VerifyInput> found;
  for (const std::string &path : paths)
    addParts(path, found);
  return found;
}
