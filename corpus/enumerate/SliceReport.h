// What is found about the cases of a slice, and its way from a worker process
// to its parent.

#ifndef PALINDROME_CORPUS_ENUMERATE_SLICEREPORT_H
#define PALINDROME_CORPUS_ENUMERATE_SLICEREPORT_H

#include "palindrome/Verify.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace palindrome::enumerate {

/// A module that did not come back identical.
struct Finding {
  uint64_t number = 0; ///< Of the case.
  std::string verdict;
  std::string message; ///< The reason, or the classes of differences.
  std::string text;    ///< The module.
};

struct SliceReport {
  uint64_t unfit = 0;     ///< Cases whose parts do not fit together.
  uint64_t rejected = 0;  ///< Modules that LLVM's verifier rejects.
  uint64_t unread = 0;    ///< Modules that LLVM prints but does not read.
  uint64_t identical = 0; ///< Modules that came back identical.
  std::vector<Finding> findings;
  /// Modules on which LLVM itself crashes or hangs. Only the parent adds these.
  std::vector<Finding> deadly;
  /// The rows of the coverage tables that an accepted module has.
  std::vector<uint32_t> covered;

  void add(const SliceReport &other);
};

std::string formatReport(const SliceReport &report);
std::optional<SliceReport> parseReport(llvm::StringRef text);

} // namespace palindrome::enumerate

#endif // PALINDROME_CORPUS_ENUMERATE_SLICEREPORT_H
