// One run of `verify`, as it is recorded.

#ifndef PALINDROME_VERIFY_RUN_RESULTS_RECORDEDRUN_H
#define PALINDROME_VERIFY_RUN_RESULTS_RECORDEDRUN_H

#include "verify/run/report/Reporter.h"
#include <string>
#include <vector>

namespace palindrome::results {

struct RecordedRun {
  int64_t number = 0; ///< In its file; the later of two has the larger one.
  report::ReportContext context;
  /// The time and the memory that it took; the counts follow from its results.
  VerifySummary summary;
  /// Of a run in a database that has ended: how many results it had then.
  int64_t members = 0;
  bool hasEnded = false;
  /// The arguments of `verify` with which the run began, without those that do
  /// not matter to the results; and the working folder.
  std::vector<std::string> arguments;
  std::string folder;
};

} // namespace palindrome::results

#endif // PALINDROME_VERIFY_RUN_RESULTS_RECORDEDRUN_H
