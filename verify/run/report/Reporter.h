// The reports of a verify run: a part for each file, and a summary.

#ifndef PALINDROME_VERIFY_RUN_REPORT_REPORTER_H
#define PALINDROME_VERIFY_RUN_REPORT_REPORTER_H

#include "palindrome/Verify.h"
#include <memory>

namespace llvm {
class raw_ostream;
}

namespace palindrome::report {

/// The condition on which a file does not fall short.
struct Requirement {
  /// The weakest verdict that passes; for an MLIR file, that of its LLVM side.
  Verdict weakest = Verdict::Identical;
  /// The weakest verdict of the MLIR side of an MLIR file.
  Verdict weakestMLIR = Verdict::Identical;
  bool skipUnreadable = false; ///< Whether unreadable files meet it.

  bool isMet(const FileResult &result) const {
    if (result.wronglyLowered() && !satisfies(Verdict::Different, weakest))
      return false;
    if (result.sides)
      return satisfies(result.sides->llvm, weakest) &&
             satisfies(result.sides->mlir, weakestMLIR);
    return satisfies(result.verdict, weakest) || isSkipped(result);
  }

  /// Whether a file passes: it meets the requirement, or a baseline says that
  /// it falls short by as much.
  bool passes(const FileResult &result) const {
    return isMet(result) || (result.baseline && result.baseline->isAccepted());
  }

  /// Whether a file passes although it was not judged.
  bool isSkipped(const FileResult &result) const {
    return skipUnreadable && result.verdict == Verdict::Unreadable;
  }

  /// How many of the files of `summary` were skipped.
  uint64_t countSkipped(const VerifySummary &summary) const {
    return skipUnreadable ? summary.counts[size_t(Verdict::Unreadable)] : 0;
  }

  /// Whether each of the files of `summary` was skipped, so that the run says
  /// nothing and fails. A run without files, as of a shard, does not.
  bool skipsAll(const VerifySummary &summary) const {
    return summary.files && countSkipped(summary) == summary.files;
  }
};

/// What a report mentions beside the results.
struct ReportContext {
  Requirement requirement;
  /// The command without its paths, such as "palindrome verify --engine
  /// upstream": with a path it judges one file again.
  std::string command = "palindrome verify";
  std::string version; ///< Of the program.
  /// A digest of all that verdicts depend on beside the files: the program as
  /// it was built, and the options. Empty unless the run is recorded.
  std::string judge;
  std::string shard; ///< Such as "3/10"; empty if the run judged all files.
  /// The options that say what is judged, such as "--engine=native". A baseline
  /// is for one such text, and for one requirement.
  std::string subject;
  std::string baseline; ///< The path of the baseline; empty if there is none.
  std::string baselineDigest; ///< Of its contents, as `contentDigest` has it.
  /// Whether a name such as "a.mlir:12" is that of a part of a file.
  bool hasParts = false;
  bool colour = false;  ///< Whether the output is a terminal with colours.
  unsigned slowest = 0; ///< How many of the slowest files are listed.
  /// Whether the report for people has only what falls short and one line.
  bool isQuiet = false;
};

class Reporter {
public:
  virtual ~Reporter();
  /// Reports one file. Called in the order of the inputs.
  virtual void add(const FileResult &result) = 0;
  /// Reports the summary, at the end.
  virtual void finish(const VerifySummary &summary) = 0;
};

/// A form of report.
struct ReportFormat {
  llvm::StringLiteral name; ///< The value of --format.
  llvm::StringLiteral description;
  std::unique_ptr<Reporter> (*create)(llvm::raw_ostream &os,
                                      const ReportContext &context);
};

/// All forms, the default first. A new one is a file of this folder and a row
/// in Formats.cpp.
llvm::ArrayRef<ReportFormat> reportFormats();

/// The format with the name `name`; null if there is none.
const ReportFormat *findReportFormat(llvm::StringRef name);

} // namespace palindrome::report

#endif // PALINDROME_VERIFY_RUN_REPORT_REPORTER_H
