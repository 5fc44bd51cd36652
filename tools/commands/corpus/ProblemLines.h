// What is shown of the problems of an action: many of one kind in one line.

#ifndef PALINDROME_TOOLS_COMMANDS_CORPUS_PROBLEMLINES_H
#define PALINDROME_TOOLS_COMMANDS_CORPUS_PROBLEMLINES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include <string>
#include <vector>

namespace palindrome::tools {

/// Prints problems on stderr: each at once, or at the end the first of each
/// kind and how many more there are. Of one kind are those whose messages are
/// the same but for names, numbers and types.
class ProblemLines {
public:
  explicit ProblemLines(bool areAllShown) : areAllShown(areAllShown) {}

  /// Each of `problems` is a line `path: error: message`.
  void add(llvm::ArrayRef<std::string> problems);
  void finish();

  uint64_t count() const { return total; }

private:
  struct Kind {
    std::string first;
    uint64_t count = 0;
  };

  const bool areAllShown;
  uint64_t total = 0;
  std::vector<Kind> kinds; ///< In the order of their first problems.
  llvm::StringMap<size_t> places;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_CORPUS_PROBLEMLINES_H
