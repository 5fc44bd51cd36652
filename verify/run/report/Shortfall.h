// What a file falls short by, in words that several reports use.

#ifndef PALINDROME_VERIFY_RUN_REPORT_SHORTFALL_H
#define PALINDROME_VERIFY_RUN_REPORT_SHORTFALL_H

#include "verify/run/report/Reporter.h"

namespace palindrome::report {

/// What follows the verdict in one line, such as ": metadata:tbaa (3),
/// order:phi"; empty if there is nothing to add.
std::string shortfallDetails(const FileResult &result);

/// The differences and verdicts on symbols that make `result` fall short of
/// `requirement`, a few lines each: the class, the place, and the first
/// spelling of either side after `-` and `+`. Ends in a line break unless it is
/// empty.
std::string shortfallListing(const FileResult &result,
                             const Requirement &requirement);

/// A symbol whose verdict falls short.
struct ShortSymbol {
  const SettledSymbol &symbol;
  /// Such as "@f after gvn #2", or "MLIR: @f".
  std::string name;
  /// Such as "@f after gvn #2: x differs".
  std::string text;
};

/// The symbols that a round trip or passes changed, and whose verdicts fall
/// short of `requirement`.
std::vector<ShortSymbol> shortSymbols(const FileResult &result,
                                      const Requirement &requirement);

/// What a run comes to: "2 fell short of identical", "all at least refined,
/// their MLIR of isomorphic, but 3 as the baseline says". `failed` files fell
/// short in a way that no baseline accepts, and `accepted` ones in another.
/// "none judged" if each file of `summary` was skipped. Of a partial run it
/// begins with what ended it: "interrupted: 3 of 10 judged, ...".
std::string outcomeText(uint64_t failed, uint64_t accepted,
                        const Requirement &requirement,
                        const VerifySummary &summary);

/// What a baseline has to do with the result, such as "worse than the baseline,
/// which says isomorphic" or "not in the baseline"; empty if there is none, or
/// if it has nothing to do with it.
std::string baselineText(const FileResult &result);

/// The longest folder, with its `/`, that both paths begin with.
llvm::StringRef commonFolder(llvm::StringRef one, llvm::StringRef other);

/// The file of `result` and, where it is a part of one, the line at which the
/// part begins, else 0.
std::pair<llvm::StringRef, unsigned> placeOf(const FileResult &result,
                                             const ReportContext &context);

/// The command that judges the file of `result` again.
std::string reproducer(const FileResult &result, const ReportContext &context);

} // namespace palindrome::report

#endif // PALINDROME_VERIFY_RUN_REPORT_SHORTFALL_H
