// Writes and reads lists of files.

#include "verify/run/roundtrip/FileList.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace palindrome;
using namespace palindrome::roundtrip;

static constexpr size_t keyDigits = 16;

/// How a name begins that is written with escapes.
static constexpr llvm::StringLiteral escapeMark = "\\:";

/// A name as it is in a list: a line break and a backslash are `\n` and `\\`
/// behind the mark in a name with a line break, or one that begins as the mark.
static std::string escaped(llvm::StringRef path) {
  if (!path.contains('\n') && !path.starts_with(escapeMark))
    return path.str();
  std::string text = escapeMark.str();
  for (char c : path)
    text += c == '\n' ? "\\n" : c == '\\' ? "\\\\" : std::string(1, c);
  return text;
}

/// The name that `line` of a list stands for.
static std::string unescaped(llvm::StringRef line) {
  if (!line.consume_front(escapeMark))
    return line.str();
  std::string path;
  for (size_t i = 0; i != line.size(); ++i) {
    bool isEscape = line[i] == '\\' && i + 1 != line.size();
    if (isEscape)
      ++i;
    path += isEscape && line[i] == 'n' ? '\n' : line[i];
  }
  return path;
}

void palindrome::roundtrip::writeFileList(llvm::ArrayRef<std::string> paths,
                                          llvm::raw_ostream &os) {
  for (const std::string &path : paths)
    os << llvm::format_hex_no_prefix(shardKey(path), keyDigits) << '\t'
       << escaped(path) << '\n';
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
palindrome::roundtrip::readFileList(llvm::StringRef file,
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
    std::string path = unescaped(line);
    if (!shard || shard->has(key ? *key : shardKey(path)))
      paths.push_back(std::move(path));
  }
  if (isEmpty)
    return llvm::createStringError(file + ": error: the list has no file");
  return paths;
}
