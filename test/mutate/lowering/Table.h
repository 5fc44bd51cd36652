// What noticed the mutants of each kind, as a table.

#ifndef PALINDROME_TEST_MUTATE_LOWERING_TABLE_H
#define PALINDROME_TEST_MUTATE_LOWERING_TABLE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <map>
#include <string>
#include <vector>

namespace palindrome::mutate {

/// What a mutant did. `Refused` to `Output` notice it.
enum class Noticed : uint8_t {
  Refused,  ///< It does not lower, or not to LLVM IR that verifies.
  Judge,    ///< The judge calls a function different.
  Tests,    ///< The tests of the rules fail.
  Output,   ///< A program, interpreted, prints or returns something else.
  Same,     ///< It makes the same LLVM IR of all fixtures.
  Proved,   ///< The prover shows that it means the same.
  Unnoticed ///< None of these.
};

class Table {
public:
  /// Adds the mutant `name`, of which all of `how` holds.
  void add(llvm::StringRef kind, const std::string &name,
           llvm::ArrayRef<Noticed> how);
  /// Prints a row for each kind, in Markdown.
  void print() const;
  /// Prints the mutants that nothing noticed, also those that are the same.
  void printUnnoticed() const;
  /// Whether there is one that is not known to be the same.
  bool hasUnnoticed() const;

private:
  struct Row {
    unsigned mutants = 0;
    std::map<Noticed, unsigned> counts;
    std::vector<std::string> unnoticed;
  };
  std::map<std::string, Row> rows; ///< By kind.
};

} // namespace palindrome::mutate

#endif // PALINDROME_TEST_MUTATE_LOWERING_TABLE_H
