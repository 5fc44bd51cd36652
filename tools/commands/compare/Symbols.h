// Which symbols the modules of two versions define and use.

#ifndef PALINDROME_TOOLS_COMMANDS_COMPARE_SYMBOLS_H
#define PALINDROME_TOOLS_COMMANDS_COMPARE_SYMBOLS_H

#include "tools/commands/compare/Version.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <map>

namespace palindrome::tools {

/// A symbol that a module defines.
struct DefinedSymbol {
  bool isFunction = false;
  bool isLocal = false;
  /// Whether a program has no other definition of it, so that two modules that
  /// define it are no parts of one program.
  bool isUnique = false;
};

struct Symbols {
  llvm::StringMap<DefinedSymbol> defined;
  llvm::StringSet<> used; ///< Functions that other modules define.
};

/// Reads each module once.
class SymbolTable {
public:
  /// Those of a module of LLVM IR; nothing of what is none, or cannot be read.
  const Symbols &of(const VersionModule &module);

private:
  std::map<const VersionModule *, Symbols> known;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_COMPARE_SYMBOLS_H
