// Writes and reads what was compiled before.

#include "corpus/harvest/Journal.h"
#include "corpus/store/Objects.h"
#include "verify/base/database/Statement.h"
#include "verify/base/io/Content.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace palindrome;
using namespace palindrome::corpus::harvest;
using database::Statement;
using llvm::StringRef;

/// Lists are texts whose lines are their elements: no path that a compiler
/// writes into a makefile has a line break.
static constexpr database::Form form{
    "journal of harvests", 0x50616c48, 1,
    "CREATE TABLE compiled (key TEXT PRIMARY KEY, inputs TEXT NOT NULL,"
    " state TEXT NOT NULL, modules TEXT NOT NULL) WITHOUT ROWID"};

Journal::Journal(const std::string &folder)
    : file(folder + "/harvest.sqlite", form) {}

llvm::Error Journal::failure(llvm::Error error) const {
  return llvm::createStringError(
      file.path + ": error: " + llvm::toString(std::move(error)));
}

llvm::Error Journal::open() {
  if (llvm::Error error = refuseLink(file.path))
    return error;
  if (llvm::Error error = file.open())
    return failure(std::move(error));
  return llvm::Error::success();
}

static std::vector<std::string> linesOf(StringRef text) {
  llvm::SmallVector<StringRef, 16> lines;
  text.split(lines, '\n', -1, /*KeepEmpty=*/false);
  return {lines.begin(), lines.end()};
}

std::optional<JournalEntry> Journal::find(StringRef key) {
  Statement select(file,
                   "SELECT inputs, state, modules FROM compiled WHERE key = ?");
  select.bindAll(key);
  if (!select.step())
    return std::nullopt; // What cannot be read is compiled again.
  return JournalEntry{linesOf(select.bytes(0)), select.bytes(1).str(),
                      linesOf(select.bytes(2))};
}

llvm::Error Journal::keep(StringRef key, const JournalEntry &entry) {
  if (!file.isOwn()) {
    file.close();
    if (llvm::Error error = open())
      return error;
  }
  std::string inputs = llvm::join(entry.inputs, "\n"),
              modules = llvm::join(entry.modules, "\n");
  Statement insert(file, "INSERT INTO compiled VALUES (?, ?, ?, ?) ON CONFLICT "
                         "DO UPDATE SET inputs = excluded.inputs, state = "
                         "excluded.state, modules = excluded.modules");
  insert.bindAll(key, inputs, entry.state, modules);
  if (insert.run())
    return llvm::Error::success();
  return failure(file.failure("write to"));
}

std::string Digests::of(llvm::ArrayRef<std::string> paths) {
  std::string text;
  for (const std::string &path : paths) {
    auto [entry, isNew] = known.try_emplace(path);
    if (isNew) {
      auto contents = llvm::MemoryBuffer::getFile(
          path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
      entry->second = contents ? contentDigest((*contents)->getBuffer()) : "-";
    }
    text += entry->second;
  }
  return contentDigest(text);
}
