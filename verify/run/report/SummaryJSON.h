// The JSON object that ends a report, written and read.

#ifndef PALINDROME_VERIFY_RUN_REPORT_SUMMARYJSON_H
#define PALINDROME_VERIFY_RUN_REPORT_SUMMARYJSON_H

#include "verify/run/report/Reporter.h"
#include "verify/run/report/Slowest.h"

namespace palindrome::report {

/// The files that a report counts.
struct Claims {
  std::array<uint64_t, numVerdicts> counts{}; ///< By verdict.
  uint64_t files = 0, judged = 0, passed = 0;

  Claims() = default;
  /// Counts the files of `summary`, of which `passed` have passed.
  Claims(const VerifySummary &summary, const Requirement &requirement,
         uint64_t passed);
  bool operator==(const Claims &other) const;
};

/// The object of kind "summary", without line breaks. `passed` is the number of
/// files that passed; `slowest`, if it is not null, is a part of it.
std::string formatSummary(const VerifySummary &summary,
                          const ReportContext &context, uint64_t passed,
                          const Slowest *slowest = nullptr);

/// What was judged and how, from the object that `formatSummary` wrote: the
/// context, and of the summary the time, the memory, what was left out, and
/// whether it is partial; and what it counts. False if `text` is
/// anything else.
bool parseSummary(llvm::StringRef text, ReportContext &context,
                  VerifySummary &summary, Claims &claims);

} // namespace palindrome::report

#endif // PALINDROME_VERIFY_RUN_REPORT_SUMMARYJSON_H
