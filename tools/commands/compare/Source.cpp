// Finds the lines of functions.

#include "tools/commands/compare/Source.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MD5.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace palindrome::tools;

static std::string pathOf(const llvm::DIFile &file) {
  llvm::SmallString<256> path(file.getFilename());
  if (!llvm::sys::path::is_absolute(path)) {
    path = file.getDirectory();
    llvm::sys::path::append(path, file.getFilename());
  }
  llvm::sys::path::remove_dots(path, /*remove_dot_dot=*/true);
  return path.str().str();
}

static const llvm::DIFile *fileOf(const llvm::Function *function) {
  const llvm::DISubprogram *debug =
      function ? function->getSubprogram() : nullptr;
  return debug ? debug->getFile() : nullptr;
}

std::optional<SourcePlace>
palindrome::tools::sourcePlaceOf(const llvm::Function *function) {
  const llvm::DIFile *file = fileOf(function);
  if (!file)
    return std::nullopt;
  return SourcePlace{pathOf(*file), function->getSubprogram()->getLine()};
}

/// The text of `file` as it was compiled; nothing if that cannot be told.
static std::optional<std::string> contentsOf(const llvm::DIFile &file,
                                             const llvm::DIFile *other) {
  if (std::optional<llvm::StringRef> source = file.getSource())
    return source->str();
  auto buffer = llvm::MemoryBuffer::getFile(pathOf(file));
  if (!buffer)
    return std::nullopt;
  llvm::StringRef text = (*buffer)->getBuffer();
  auto checksum = file.getChecksum();
  bool isFound =
      checksum && checksum->Kind == llvm::DIFile::CSK_MD5
          ? llvm::MD5::hash(llvm::arrayRefFromStringRef(text)).digest() ==
                checksum->Value
          : !other || pathOf(file) != pathOf(*other);
  return isFound ? std::optional(text.str()) : std::nullopt;
}

/// The number of the last line of the function's file that one of its
/// instructions comes from.
static unsigned lastLineOf(const llvm::Function &function) {
  const llvm::DISubprogram &debug = *function.getSubprogram();
  unsigned last = debug.getLine();
  for (const llvm::Instruction &inst : llvm::instructions(function))
    if (const llvm::DILocation *place = inst.getDebugLoc();
        place && !place->getInlinedAt() && place->getFile() == debug.getFile())
      last = std::max(last, place->getLine());
  return last;
}

static std::vector<std::string> splitIntoLines(llvm::StringRef text) {
  std::vector<std::string> lines;
  for (llvm::StringRef line : llvm::split(text, '\n'))
    lines.push_back(line.rtrim("\r").str());
  return lines;
}

std::optional<SourceText>
palindrome::tools::sourceTextOf(const llvm::Function *function,
                                const llvm::Function *other) {
  const llvm::DIFile *file = fileOf(function);
  std::optional<std::string> text =
      file ? contentsOf(*file, fileOf(other)) : std::nullopt;
  if (!text)
    return std::nullopt;
  std::vector<std::string> lines = splitIntoLines(*text);
  SourceText found{
      file->getFilename().str(), function->getSubprogram()->getLine(), {}};
  unsigned last = lastLineOf(*function);
  if (found.first == 0 || last > lines.size())
    return std::nullopt;
  // No instruction comes from the brace after a last `return`.
  if (last < lines.size() && llvm::StringRef(lines[last]).ltrim() == "}")
    ++last;
  found.lines.assign(lines.begin() + (found.first - 1), lines.begin() + last);
  return found;
}

SourceText palindrome::tools::moduleTextOf(const llvm::Function *function) {
  if (!function)
    return {"LLVM IR", 1, {}};
  std::string text;
  llvm::raw_string_ostream(text) << *function;
  return {"LLVM IR", 1, splitIntoLines(llvm::StringRef(text).trim())};
}
