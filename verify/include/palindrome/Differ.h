// The differ: what two LLVM modules have that is not the same.

#ifndef PALINDROME_DIFFER_H
#define PALINDROME_DIFFER_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace llvm {
class Module;
}

namespace palindrome {

/// What the differ shows of two modules, best first (docs/design.md, verdicts).
enum class Likeness {
  Identical,  ///< Both print byte for byte the same.
  Isomorphic, ///< The same graph; only names, order or spelling differ.
  Different,  ///< The graphs differ.
};

/// One difference of a class (an entry of the class table, such as
/// "metadata:tbaa" or "order:phi").
struct Difference {
  llvm::StringRef className; ///< Static: from the class table.
  std::string where;         ///< The place, in A's names, such as "@f: %x = load".
  std::string a;             ///< How A spells it; empty where A has nothing.
  std::string b;             ///< How B spells it; empty where B has nothing.
};

struct DiffOptions {
  /// How many differences to keep in all; the rest are counted in `omitted`.
  unsigned maxDifferences = 1000;
};

struct DiffResult {
  Likeness likeness = Likeness::Identical;
  std::vector<Difference> differences;
  /// How many were found beyond `maxDifferences`.
  unsigned long omitted = 0;
};

/// Compares `a` and `b` as graphs and names every difference. The modules may
/// live in different contexts; neither is changed. `Identical` is said only
/// after both were printed and compared.
DiffResult diffModules(const llvm::Module &a, const llvm::Module &b,
                       const DiffOptions &options = {});

} // namespace palindrome

#endif // PALINDROME_DIFFER_H
