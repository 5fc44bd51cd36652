// Which modules of two versions are versions of each other.

#include "tools/commands/compare/FilePairs.h"
#include <map>

using namespace palindrome;
using namespace palindrome::tools;

namespace {
/// The modules of one side without a counterpart, by their paths.
using Left = std::map<std::string, const VersionModule *>;
} // namespace

static Left modulesOf(const Version &version) {
  Left left;
  for (const VersionModule &module : version.modules)
    left[module.path] = &module;
  return left;
}

static FilePair makePair(const VersionModule *older,
                         const VersionModule *newer) {
  FilePair pair;
  if (older) {
    pair.older = older->name;
    pair.olderModules.push_back(older);
  }
  if (newer) {
    pair.newer = newer->name;
    pair.newerModules.push_back(newer);
  }
  return pair;
}

/// How much two sets have in common, of the smaller one, if that is half of it.
static double likenessOf(const Symbols &one, const Symbols &two) {
  size_t common = 0;
  for (const auto &symbol : one.defined)
    common += two.defined.contains(symbol.first());
  size_t least = std::min(one.defined.size(), two.defined.size());
  return least && 2 * common >= least ? double(common) / least : 0;
}

/// Pairs renamed modules, and takes them out.
static void pairRenamed(Left &older, Left &newer, SymbolTable &symbols,
                        std::vector<FilePair> &pairs) {
  for (auto it = older.begin(); it != older.end();) {
    const Symbols &mine = symbols.of(*it->second);
    auto best = newer.end();
    double likeness = 0;
    for (auto other = newer.begin(); other != newer.end(); ++other)
      if (double found = likenessOf(mine, symbols.of(*other->second));
          found > likeness) {
        likeness = found;
        best = other;
      }
    if (best == newer.end()) {
      ++it;
      continue;
    }
    pairs.push_back(makePair(it->second, best->second));
    newer.erase(best);
    it = older.erase(it);
  }
}

std::vector<FilePair> palindrome::tools::pairFiles(const Version &older,
                                                   const Version &newer) {
  if (older.modules.size() == 1 && newer.modules.size() == 1)
    return {makePair(&older.modules.front(), &newer.modules.front())};
  Left mine = modulesOf(older), its = modulesOf(newer);
  std::vector<FilePair> pairs;
  for (auto it = mine.begin(); it != mine.end();) {
    auto other = its.find(it->first);
    if (other == its.end()) {
      ++it;
      continue;
    }
    pairs.push_back(makePair(it->second, other->second));
    its.erase(other);
    it = mine.erase(it);
  }
  SymbolTable symbols;
  pairRenamed(mine, its, symbols, pairs);
  for (const auto &[path, module] : mine)
    pairs.push_back(makePair(module, nullptr));
  for (const auto &[path, module] : its)
    pairs.push_back(makePair(nullptr, module));
  joinMoved(pairs, symbols);
  return pairs;
}
