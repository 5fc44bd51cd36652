// Reads files that record something, under limits.

#include "verify/base/io/Record.h"
#include "verify/base/io/Stream.h"
#include "llvm/Support/FileSystem.h"

using namespace palindrome;
namespace fs = llvm::sys::fs;
namespace json = llvm::json;

/// How deeply arrays and objects may be nested. What is written here has less
/// than ten levels.
static constexpr unsigned mostLevels = 256;

static llvm::Error tooLarge(uint64_t most) {
  return llvm::createStringError("cannot read: it has more than " +
                                 llvm::Twine(most >> 20) + " MB");
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
palindrome::readRecord(llvm::StringRef path, uint64_t most) {
  fs::file_status status;
  if (std::error_code error = fs::status(path, status))
    return llvm::createStringError("cannot read: " + error.message());
  if (const char *problem = findStreamProblem(status.type()))
    return llvm::createStringError("cannot read: this is " +
                                   llvm::Twine(problem));
  if (isStream(status.type()))
    return readStream(path, most);
  if (status.getSize() > most)
    return tooLarge(most);
  auto contents = llvm::MemoryBuffer::getFile(path);
  if (!contents)
    return llvm::createStringError("cannot read: " +
                                   contents.getError().message());
  return std::move(*contents);
}

/// Whether no array or object in `text` is nested too deeply. Brackets in
/// strings do not count.
static bool isShallow(llvm::StringRef text) {
  unsigned level = 0;
  bool isInString = false;
  for (size_t i = 0; i != text.size(); ++i) {
    char c = text[i];
    if (isInString) {
      if (c == '\\' && i + 1 != text.size())
        ++i;
      else if (c == '"')
        isInString = false;
    } else if (c == '"') {
      isInString = true;
    } else if (c == '[' || c == '{') {
      if (++level > mostLevels)
        return false;
    } else if ((c == ']' || c == '}') && level) {
      --level;
    }
  }
  return true;
}

llvm::Expected<json::Value> palindrome::parseRecord(llvm::StringRef text) {
  if (text.size() > mostOfJSON)
    return tooLarge(mostOfJSON);
  if (!isShallow(text))
    return llvm::createStringError(
        "arrays and objects are nested in more than " +
        llvm::Twine(mostLevels) + " levels");
  return json::parse(text);
}
