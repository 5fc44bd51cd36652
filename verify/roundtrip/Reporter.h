// The reports of a verify run: a part for each file, and a summary.

#ifndef PALINDROME_VERIFY_ROUNDTRIP_REPORTER_H
#define PALINDROME_VERIFY_ROUNDTRIP_REPORTER_H

#include "palindrome/Verify.h"
#include <memory>

namespace llvm {
class raw_ostream;
}

namespace palindrome {

/// The condition on which a file passes.
struct Requirement {
  /// The weakest verdict that passes; for an MLIR file, that of its LLVM side.
  Verdict weakest = Verdict::Identical;
  /// The weakest verdict of the MLIR side of an MLIR file.
  Verdict weakestMLIR = Verdict::Identical;
  bool skipUnreadable = false; ///< Whether unreadable files pass.

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
  /// Reports one file. Called in the order of the inputs.
  virtual void add(const FileResult &result) = 0;
  /// Reports the summary, at the end.
  virtual void finish(const VerifySummary &summary) = 0;
};

/// The report for people: a line for each file that falls short, and a table of
/// counts at the end. `colour` adds terminal colours.
std::unique_ptr<Reporter> createTextReporter(llvm::raw_ostream &os,
                                             const Requirement &requirement,
                                             bool colour);

/// The report for programs: a JSON object of kind "file" for each file, and one
/// of kind "summary" at the end.
std::unique_ptr<Reporter> createJSONReporter(llvm::raw_ostream &os,
                                             const Requirement &requirement);

} // namespace palindrome

#endif // PALINDROME_VERIFY_ROUNDTRIP_REPORTER_H
