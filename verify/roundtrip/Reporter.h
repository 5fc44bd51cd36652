// What a verify run shows: a line for each file as it is judged, and a summary.

#ifndef PALINDROME_VERIFY_ROUNDTRIP_REPORTER_H
#define PALINDROME_VERIFY_ROUNDTRIP_REPORTER_H

#include "palindrome/Verify.h"
#include <memory>

namespace llvm {
class raw_ostream;
}

namespace palindrome {

/// What a file must reach to pass.
struct Requirement {
  Verdict weakest = Verdict::Identical;
  /// Of the MLIR side of files of MLIR.
  Verdict weakestMLIR = Verdict::Identical;
  bool skipUnreadable = false;

  bool isMet(const FileResult &result) const {
    if (result.sides)
      return satisfies(result.sides->llvm, weakest) &&
             satisfies(result.sides->mlir, weakestMLIR);
    return satisfies(result.verdict, weakest) ||
           (skipUnreadable && result.verdict == Verdict::Unreadable);
  }
};

class Reporter {
public:
  virtual ~Reporter();
  /// Takes the results in the order of the inputs.
  virtual void add(const FileResult &result) = 0;
  virtual void finish(const VerifySummary &summary) = 0;
};

/// For people: the files that fall short, and a table at the end. `colour`
/// marks verdicts with terminal colours.
std::unique_ptr<Reporter> createTextReporter(llvm::raw_ostream &os,
                                             const Requirement &requirement,
                                             bool colour);

/// For programs: each file's result as a JSON object on a line, and a last
/// object `summary`.
std::unique_ptr<Reporter> createJSONReporter(llvm::raw_ostream &os,
                                             const Requirement &requirement);

} // namespace palindrome

#endif // PALINDROME_VERIFY_ROUNDTRIP_REPORTER_H
