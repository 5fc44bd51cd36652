// Which pairs of modules functions moved between.
//
//   older:  a.c: f, g    b.c: h            newer:  a.c: f    b.c: g, h
//
// The pairs of a.c and b.c become one of two modules each, which are linked.
// So do those of files that call a function which may have been renamed.

#include "tools/commands/compare/FilePairs.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <set>

using namespace palindrome;
using namespace palindrome::tools;

using Modules = std::vector<const VersionModule *>;

namespace {
/// A function that one side of a pair alone has.
struct LoneFunction {
  size_t pair = 0;
  const VersionModule *module = nullptr;
  bool isLocal = false;
  bool isRepeated = false; ///< Other pairs have one of this name, too.
};
using LoneFunctions = llvm::StringMap<LoneFunction>;

/// Finds and joins the pairs.
class Moves {
public:
  Moves(std::vector<FilePair> &pairs, SymbolTable &symbols)
      : pairs(pairs), symbols(symbols) {}

  void apply();

private:
  void addLone(size_t pair, const Modules &modules, const Modules &others,
               LoneFunctions &found);
  bool areOfOneProgram(const Modules &modules);
  void findAmbiguous(FilePair &pair);
  std::set<size_t> findRenamers(const Modules &users, const Modules &others,
                                const LoneFunctions &own,
                                const LoneFunctions &other);
  FilePair join(llvm::ArrayRef<size_t> numbers) const;

  std::vector<FilePair> &pairs;
  SymbolTable &symbols;
  LoneFunctions gone, added;
};
} // namespace

void Moves::addLone(size_t pair, const Modules &modules, const Modules &others,
                    LoneFunctions &found) {
  for (const VersionModule *module : modules)
    for (const auto &[name, symbol] : symbols.of(*module).defined) {
      // One that may be there several times is in whatever module uses it.
      if (!symbol.isFunction || (!symbol.isLocal && !symbol.isUnique) ||
          llvm::any_of(others, [&, &name = name](const VersionModule *other) {
            return symbols.of(*other).defined.contains(name);
          }))
        continue;
      auto [entry, isNew] = found.try_emplace(
          name, LoneFunction{pair, module, symbol.isLocal, false});
      entry->second.isRepeated |= !isNew;
    }
}

/// Whether no two modules define a symbol of which there can be but one.
bool Moves::areOfOneProgram(const Modules &modules) {
  llvm::StringSet<> seen;
  for (const VersionModule *module : modules)
    for (const auto &[name, symbol] : symbols.of(*module).defined)
      if (symbol.isUnique && !seen.insert(name).second)
        return false;
  return true;
}

void Moves::findAmbiguous(FilePair &pair) {
  llvm::StringSet<> local;
  for (const Modules *modules : {&pair.olderModules, &pair.newerModules}) {
    llvm::StringMap<unsigned> definitions;
    for (const VersionModule *module : *modules)
      for (const auto &[name, symbol] : symbols.of(*module).defined) {
        ++definitions[name];
        if (symbol.isLocal)
          local.insert(name);
      }
    for (const auto &[name, number] : definitions)
      if (number > 1 && local.contains(name))
        pair.ambiguous.insert(name);
  }
}

/// The pairs that have a function in one version alone, one of `own` and none
/// of `other`, which `users` use, and `others`, of the other version, do not.
std::set<size_t> Moves::findRenamers(const Modules &users,
                                     const Modules &others,
                                     const LoneFunctions &own,
                                     const LoneFunctions &other) {
  std::set<size_t> renamers;
  for (const VersionModule *module : users)
    for (const auto &used : symbols.of(*module).used) {
      auto found = own.find(used.first());
      if (found != own.end() && !found->second.isLocal &&
          !found->second.isRepeated && !other.contains(used.first()) &&
          llvm::none_of(others, [&](const VersionModule *each) {
            return symbols.of(*each).used.contains(used.first());
          }))
        renamers.insert(found->second.pair);
    }
  return renamers;
}

/// The pairs of `numbers` as one.
FilePair Moves::join(llvm::ArrayRef<size_t> numbers) const {
  FilePair joined;
  for (size_t number : numbers) {
    llvm::append_range(joined.olderModules, pairs[number].olderModules);
    llvm::append_range(joined.newerModules, pairs[number].newerModules);
  }
  auto nameOf = [](const Modules &modules) {
    return llvm::join(
        llvm::map_range(
            modules, [](const VersionModule *module) { return module->name; }),
        " + ");
  };
  joined.older = nameOf(joined.olderModules);
  joined.newer = nameOf(joined.newerModules);
  return joined;
}

void Moves::apply() {
  for (auto [number, pair] : llvm::enumerate(pairs)) {
    addLone(number, pair.olderModules, pair.newerModules, gone);
    addLone(number, pair.newerModules, pair.olderModules, added);
  }
  llvm::EquivalenceClasses<size_t> classes;
  llvm::StringMap<std::string> movedFrom;
  for (const auto &[name, from] : gone) {
    auto to = added.find(name);
    if (to == added.end() || from.isRepeated || to->second.isRepeated ||
        from.pair == to->second.pair || (from.isLocal && to->second.isLocal))
      continue;
    classes.unionSets(from.pair, to->second.pair);
    movedFrom[name] = from.module->name;
  }
  for (auto [number, pair] : llvm::enumerate(pairs)) {
    std::set<size_t> renamers =
        findRenamers(pair.newerModules, pair.olderModules, added, gone);
    for (size_t from :
         findRenamers(pair.olderModules, pair.newerModules, gone, added))
      if (renamers.count(from))
        classes.unionSets(from, number);
  }
  std::vector<bool> isJoined(pairs.size());
  std::vector<FilePair> result;
  for (auto [number, pair] : llvm::enumerate(pairs)) {
    if (isJoined[number])
      continue;
    std::vector<size_t> numbers;
    llvm::append_range(numbers, classes.members(number));
    llvm::sort(numbers);
    FilePair joined = join(numbers);
    if (numbers.empty() || !areOfOneProgram(joined.olderModules) ||
        !areOfOneProgram(joined.newerModules)) {
      result.push_back(pair);
      continue;
    }
    for (size_t each : numbers)
      isJoined[each] = true;
    findAmbiguous(joined);
    for (const auto &[name, from] : movedFrom)
      if (llvm::is_contained(numbers, gone[name].pair))
        joined.movedFrom[name] = from;
    result.push_back(std::move(joined));
  }
  pairs = std::move(result);
}

void palindrome::tools::joinMoved(std::vector<FilePair> &pairs,
                                  SymbolTable &symbols) {
  Moves(pairs, symbols).apply();
}
