// Places two texts side by side.

#include "tools/commands/refine/SideBySide.h"
#include "verify/judge/compare/Align.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

using namespace palindrome::tools;
using palindrome::compare::AlignKeys;

/// Of each line: all of it, and then all but white space, which pairs lines
/// that are indented in another way.
static std::vector<AlignKeys> keysOf(llvm::ArrayRef<std::string> lines) {
  std::vector<AlignKeys> keys;
  for (llvm::StringRef line : lines) {
    std::string letters;
    llvm::copy_if(line, std::back_inserter(letters),
                  [](char c) { return !llvm::isSpace(c); });
    AlignKeys &key = keys.emplace_back();
    key.fill(llvm::xxh3_64bits(letters));
    key[0] = llvm::xxh3_64bits(line);
  }
  return keys;
}

std::vector<SideBySideRow>
palindrome::tools::placeSideBySide(llvm::ArrayRef<std::string> older,
                                   llvm::ArrayRef<std::string> newer) {
  std::vector<SideBySideRow> rows;
  unsigned mine = 0, its = 0;
  auto addLone = [&](unsigned untilMine, unsigned untilIts) {
    while (mine < untilMine)
      rows.push_back({mine++, std::nullopt});
    while (its < untilIts)
      rows.push_back({std::nullopt, its++});
  };
  for (auto [x, y] : compare::align(keysOf(older), keysOf(newer))) {
    addLone(x, y);
    rows.push_back({mine++, its++, older[x] == newer[y]});
  }
  addLone(older.size(), newer.size());
  return rows;
}
