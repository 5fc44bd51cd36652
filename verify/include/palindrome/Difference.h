// The result of comparing two modules, which the differ of LLVM IR
// (palindrome/Differ.h) and the differ of MLIR (palindrome/MLIRDiffer.h) share.

#ifndef PALINDROME_DIFFERENCE_H
#define PALINDROME_DIFFERENCE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace palindrome {

/// How alike two modules are, from the best to the worst.
enum class Likeness {
  Identical,  ///< Both print byte for byte the same, but for the ModuleID.
  Isomorphic, ///< The same graph; only names, order or spelling differ.
  Different,  ///< The graphs differ.
};

/// The name of `likeness` in reports, such as "isomorphic".
llvm::StringRef likenessName(Likeness likeness);

/// One row of a differ's class table.
struct DifferenceClass {
  /// A name that ends in `*` stands for every name with the part before it as
  /// prefix: the kinds of metadata are an open set.
  llvm::StringLiteral name;
  /// Whether modules that differ only in classes such as this are isomorphic.
  bool spelling;
  llvm::StringLiteral description;
};

/// One difference between the modules A and B.
struct Difference {
  std::string className; ///< Such as "metadata:tbaa" or "order:phi".
  /// The symbol that the difference is in, such as "@f"; empty for the module.
  std::string symbol;
  std::string where; ///< The place, in A's names, such as "@f: %x = load".
  std::string a;     ///< A's spelling; empty where A has nothing.
  /// B's spelling, in A's names; empty where B has nothing.
  std::string b;
};

struct DiffOptions {
  /// The most differences to keep; the others are only counted.
  unsigned maxDifferences = 1000;
};

struct DiffResult {
  Likeness likeness = Likeness::Identical;
  std::vector<Difference> differences;
  /// The number of differences beyond `maxDifferences`, which are not kept.
  unsigned long omitted = 0;
  /// The number of differences by class name, omitted ones included.
  std::map<std::string, unsigned long> counts;
};

/// Prints `result` for people: the differences by symbol, A's spelling after
/// `-` and B's after `+`; then the count of each class with its description in
/// `classes`, the class table of the differ; then the likeness. `color` adds
/// the escape sequences of terminals.
void printDiff(llvm::raw_ostream &out, const DiffResult &result,
               llvm::ArrayRef<DifferenceClass> classes, bool color);

} // namespace palindrome

#endif // PALINDROME_DIFFERENCE_H
