// Writes and reads lists of files.

#include "verify/roundtrip/FileList.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace palindrome;

static constexpr size_t keyDigits = 16;

llvm::Error palindrome::writeFileList(llvm::ArrayRef<std::string> paths,
                                      llvm::raw_ostream &os) {
  for (const std::string &path : paths) {
    if (llvm::StringRef(path).contains('\n')) {
      std::string shown;
      llvm::raw_string_ostream(shown).write_escaped(path);
      return llvm::createStringError(shown + ": error: a list of files cannot "
                                             "have a name with a line break; "
                                             "rename the file");
    }
    os << llvm::format_hex_no_prefix(shardKey(path), keyDigits) << '\t' << path
       << '\n';
  }
  return llvm::Error::success();
}

/// The key that `line` begins with, which is removed then.
static std::optional<uint64_t> takeKey(llvm::StringRef &line) {
  uint64_t key;
  if (line.size() <= keyDigits || line[keyDigits] != '\t' ||
      line.take_front(keyDigits).getAsInteger(16, key))
    return std::nullopt;
  line = line.drop_front(keyDigits + 1);
  return key;
}

llvm::Expected<std::vector<std::string>>
palindrome::readFileList(llvm::StringRef file,
                         const std::optional<Shard> &shard) {
  auto contents = llvm::MemoryBuffer::getFileOrSTDIN(
      file, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!contents)
    return llvm::createStringError(
        file + ": error: cannot read: " + contents.getError().message());
  std::vector<std::string> paths;
  bool isEmpty = true;
  for (llvm::StringRef rest = (*contents)->getBuffer(); !rest.empty();) {
    llvm::StringRef line;
    std::tie(line, rest) = rest.split('\n');
    std::optional<uint64_t> key = takeKey(line);
    if (line.empty())
      continue;
    isEmpty = false;
    if (!shard || shard->has(key ? *key : shardKey(line)))
      paths.push_back(line.str());
  }
  if (isEmpty)
    return llvm::createStringError(file + ": error: the list has no file");
  return paths;
}
