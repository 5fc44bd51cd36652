// Which files of two folders are versions of each other.

#include "tools/commands/compare/FilePairs.h"
#include "verify/base/io/LLVMReader.h"
#include "verify/run/roundtrip/FileSearch.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include <map>

using namespace palindrome;
using namespace palindrome::tools;

namespace {
/// The files of one side without a counterpart, by their paths below it.
using Left = std::map<std::string, std::string>;
} // namespace

static llvm::Expected<Left> filesBelow(const std::string &folder) {
  roundtrip::FileSearch search;
  if (llvm::Error error = search.add({folder}))
    return std::move(error);
  if (llvm::Error error = search.findUnlistable())
    return std::move(error);
  Left files;
  for (const std::string &file : search.files) {
    llvm::StringRef rest = file;
    rest.consume_front(folder);
    files[rest.ltrim('/').str()] = file;
  }
  return files;
}

/// The symbols that a file of LLVM IR defines; none if it is none.
static llvm::StringSet<> symbolsOf(const std::string &file) {
  llvm::StringSet<> symbols;
  Diagnostic error;
  llvm::LLVMContext context;
  auto buffer = readInput(file, error);
  auto module = buffer && detectLanguage(*buffer) == Language::LLVM
                    ? parseLLVM(*buffer, context, error)
                    : nullptr;
  if (module)
    for (const llvm::GlobalValue &global : module->global_values())
      if (!global.isDeclaration())
        symbols.insert(global.getName());
  return symbols;
}

/// How much two sets have in common, of the smaller one, if that is half of it.
static double likenessOf(const llvm::StringSet<> &one,
                         const llvm::StringSet<> &two) {
  size_t common = 0;
  for (const auto &symbol : one)
    common += two.contains(symbol.first());
  size_t least = std::min(one.size(), two.size());
  return least && 2 * common >= least ? double(common) / least : 0;
}

/// Pairs renamed files, and takes them out.
static void pairRenamed(Left &older, Left &newer,
                        std::vector<FilePair> &pairs) {
  std::map<std::string, llvm::StringSet<>> symbols;
  for (const auto &[path, file] : newer)
    symbols[path] = symbolsOf(file);
  for (auto it = older.begin(); it != older.end();) {
    llvm::StringSet<> mine = symbolsOf(it->second);
    auto best = newer.end();
    double likeness = 0;
    for (auto other = newer.begin(); other != newer.end(); ++other)
      if (double found = likenessOf(mine, symbols[other->first]);
          found > likeness) {
        likeness = found;
        best = other;
      }
    if (best == newer.end()) {
      ++it;
      continue;
    }
    pairs.push_back({it->second, best->second});
    newer.erase(best);
    it = older.erase(it);
  }
}

llvm::Expected<std::vector<FilePair>>
palindrome::tools::pairFiles(const std::string &older,
                             const std::string &newer) {
  bool areFolders = llvm::sys::fs::is_directory(older);
  if (areFolders != llvm::sys::fs::is_directory(newer))
    return llvm::createStringError(
        newer + ": error: this is " + (areFolders ? "no folder" : "a folder") +
        ", and " + older + (areFolders ? " is one" : " is none") +
        "; compare two modules, or two folders of them");
  if (!areFolders)
    return std::vector<FilePair>{{older, newer}};
  llvm::Expected<Left> mine = filesBelow(older);
  if (!mine)
    return mine.takeError();
  llvm::Expected<Left> its = filesBelow(newer);
  if (!its)
    return its.takeError();
  std::vector<FilePair> pairs;
  for (auto it = mine->begin(); it != mine->end();) {
    auto other = its->find(it->first);
    if (other == its->end()) {
      ++it;
      continue;
    }
    pairs.push_back({it->second, other->second});
    its->erase(other);
    it = mine->erase(it);
  }
  pairRenamed(*mine, *its, pairs);
  for (const auto &[path, file] : *mine)
    pairs.push_back({file, ""});
  for (const auto &[path, file] : *its)
    pairs.push_back({"", file});
  return pairs;
}
