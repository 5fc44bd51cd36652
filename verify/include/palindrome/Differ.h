// The differ: what two LLVM modules have that is not the same.

#ifndef PALINDROME_DIFFER_H
#define PALINDROME_DIFFER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>
#include <vector>

namespace llvm {
class Module;
class raw_ostream;
} // namespace llvm

namespace palindrome {

/// What the differ shows of two modules, best first (docs/design.md, verdicts).
enum class Likeness {
  Identical,  ///< Both print byte for byte the same.
  Isomorphic, ///< The same graph; only names, order or spelling differ.
  Different,  ///< The graphs differ.
};

/// The verdict's name, as reports spell it.
llvm::StringRef likenessName(Likeness likeness);

/// One row of the class table. A name that ends in `*` stands for every name
/// that begins so (metadata kinds are open-ended).
struct DifferenceClass {
  llvm::StringLiteral name;
  bool spelling; ///< Two modules that differ only so are isomorphic.
  llvm::StringLiteral description;
};

/// The class table, in the order in which people read it.
llvm::ArrayRef<DifferenceClass> differenceClasses();

/// The row of a difference's class name; null for a name that is in no row.
const DifferenceClass *findDifferenceClass(llvm::StringRef name);

/// One difference of a class (an entry of the class table, such as
/// "metadata:tbaa" or "order:phi").
struct Difference {
  std::string className; ///< In the class table.
  std::string symbol; ///< The global it is in, as "@f"; empty for the module.
  std::string where;  ///< The place, in A's names, such as "@f: %x = load".
  std::string a;      ///< How A spells it; empty where A has nothing.
  std::string b; ///< How B spells it, in A's names; empty where B has nothing.
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
  /// How many of each class were found, the omitted ones included.
  std::map<std::string, unsigned long> counts;
};

/// Compares `a` and `b` as graphs and names every difference. The modules may
/// live in different contexts; neither is changed. `Identical` is said only
/// after both were printed and compared (the `; ModuleID` line aside), and
/// `Isomorphic` only after what both print was also compared with names, order
/// and spelling left out; what the walk over the graphs missed is reported as
/// `unclassified` and makes the modules `Different`.
DiffResult diffModules(const llvm::Module &a, const llvm::Module &b,
                       const DiffOptions &options = {});

/// Prints `result` for people: the differences by symbol, A's spelling after
/// `-`, B's (in A's names) after `+`, and a count for each class.
void printDiff(llvm::raw_ostream &out, const DiffResult &result, bool color);

} // namespace palindrome

#endif // PALINDROME_DIFFER_H
