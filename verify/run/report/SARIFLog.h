// A log in SARIF 2.1.0 ("Static Analysis Results Interchange Format", OASIS),
// which code-scanning services read.

#ifndef PALINDROME_VERIFY_RUN_REPORT_SARIFLOG_H
#define PALINDROME_VERIFY_RUN_REPORT_SARIFLOG_H

#include "verify/run/report/Regions.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <vector>

namespace palindrome::report {

/// Where a result is.
struct SARIFPlace {
  /// The URI of the file is relative to the working folder if the file is below
  /// that, which services take for the root of the repository.
  llvm::StringRef path;
  std::optional<Region> region;
  llvm::StringRef symbol; ///< As "@f"; may be empty.
};

/// How a result stands to a baseline.
struct SARIFBaseline {
  llvm::StringRef state; ///< The value of `baselineState`.
  /// Why the result is accepted; empty if it is not.
  std::string acceptance = "";
};

struct SARIFResult {
  llvm::StringRef rule, description; ///< The rule's name and meaning.
  llvm::StringRef level;             ///< "error", "warning" or "note".
  llvm::StringRef message;
  SARIFPlace place;
  /// A place that the result has to do with, and in which way; may be missing.
  std::optional<std::pair<SARIFPlace, llvm::StringRef>> related = {};
  /// Equal for what is the same result in another run.
  std::string identity;
  SARIFBaseline baseline = {}; ///< Only of a log with a baseline.
};

/// What a log says beside its results.
struct SARIFRun {
  std::string version, command;
  bool isSuccessful = true;
  std::string signal; ///< The one that ended the run; may be empty.
  llvm::json::Object summary;
};

class SARIFLog {
public:
  /// `baseline` is the path of the baseline, which is empty if there is none.
  explicit SARIFLog(std::string baseline) : baseline(std::move(baseline)) {}

  /// Adds a result. Of more than code scanning shows, the others are counted.
  void add(const SARIFResult &result);
  /// Adds a message about the run.
  void notify(llvm::StringRef level, llvm::StringRef text);
  /// How many results were added, also those that there was no room for.
  uint64_t numAdded() const { return added; }
  /// Writes the log, which ends its use.
  void write(llvm::raw_ostream &os, SARIFRun run);

private:
  std::string baseline;
  llvm::json::Array rules, notifications;
  /// The objects as text. What a baseline accepts is apart, so that it takes no
  /// room from the rest.
  std::vector<std::string> results, acceptedResults;
  llvm::StringMap<int64_t> ruleIndex;
  uint64_t added = 0;
};

} // namespace palindrome::report

#endif // PALINDROME_VERIFY_RUN_REPORT_SARIFLOG_H
