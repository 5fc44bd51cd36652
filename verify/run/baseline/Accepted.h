// A file that lists changes between two versions of a program that somebody has
// looked at and accepted.

#ifndef PALINDROME_VERIFY_RUN_BASELINE_ACCEPTED_H
#define PALINDROME_VERIFY_RUN_BASELINE_ACCEPTED_H

#include "llvm/Support/Error.h"
#include <set>
#include <string>
#include <tuple>

namespace palindrome::baseline {

/// One change. It is accepted as it is: where one of the texts is another one
/// later, or the verdict is, it is another change.
struct AcceptedChange {
  std::string symbol;  ///< As "@f", or the name of a file.
  std::string change;  ///< As "different".
  std::string content; ///< A digest of both texts.

  auto key() const { return std::tie(symbol, change, content); }
  bool operator<(const AcceptedChange &other) const {
    return key() < other.key();
  }
};

using AcceptedChanges = std::set<AcceptedChange>;

/// Reads the file `path`: JSON, an object a line (docs/json.schema.json). It
/// may be missing only if `mayBeMissing`. Errors are one line, which begins
/// with the path.
llvm::Expected<AcceptedChanges> readAccepted(const std::string &path,
                                             bool mayBeMissing);

/// The text of the file with these changes.
std::string formatAccepted(const AcceptedChanges &changes);

} // namespace palindrome::baseline

#endif // PALINDROME_VERIFY_RUN_BASELINE_ACCEPTED_H
