// Which modules of two versions are versions of each other.

#ifndef PALINDROME_TOOLS_COMMANDS_COMPARE_FILEPAIRS_H
#define PALINDROME_TOOLS_COMMANDS_COMPARE_FILEPAIRS_H

#include "tools/commands/compare/Symbols.h"
#include "llvm/ADT/StringSet.h"

namespace palindrome::tools {

/// Two modules, or several of each version between which functions moved, or in
/// which one is called that was renamed. One side is empty where the other one
/// has no counterpart.
struct FilePair {
  std::string older, newer; ///< The names of the modules in reports.
  std::vector<const VersionModule *> olderModules, newerModules;
  /// The names that one of several modules defines as local, and another one of
  /// them has as well.
  llvm::StringSet<> ambiguous;
  /// Of functions that moved to another module: the one that they came from.
  llvm::StringMap<std::string> movedFrom;

  bool isLone() const { return older.empty() || newer.empty(); }
};

/// Pairs the modules of two versions, which outlive the pairs. One module each
/// is a pair. Of several, those of the same path are pairs; then, of those that
/// are left, those that define the most symbols together, and at least half of
/// all that one of them defines: renamed ones. The modules between which
/// functions moved are brought together at the end.
std::vector<FilePair> pairFiles(const Version &older, const Version &newer);

/// Joins the pairs between which functions moved: one that a pair has in the
/// older version alone, and another pair in the newer version alone, and that
/// other modules can call in one of them. Pairs that use a function which may
/// have been renamed are joined with the pair that defines it: each version has
/// another one. Pairs that cannot be parts of one program stay as they are.
void joinMoved(std::vector<FilePair> &pairs, SymbolTable &symbols);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_COMPARE_FILEPAIRS_H
