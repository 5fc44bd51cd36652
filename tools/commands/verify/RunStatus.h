// The exit status of a run of verify, or of a report of one.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_RUNSTATUS_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_RUNSTATUS_H

#include "tools/line/Command.h"
#include "verify/run/report/Reporter.h"

namespace palindrome::tools {

/// The status that follows from the results, whether they are just made, or
/// were recorded.
class RunStatus {
public:
  explicit RunStatus(const report::Requirement &requirement)
      : requirement(requirement) {}

  void add(const FileResult &result) {
    bool passes = requirement.passes(result);
    ++files;
    shortfalls += !passes;
    hasUnread |= result.isUnread && !passes;
  }

  uint64_t countPassed() const { return files - shortfalls; }
  uint64_t countShortfalls() const { return shortfalls; }

  /// `ExitUnreadable` if a file that falls short cannot be read.
  int status(const VerifySummary &summary) const {
    if (hasUnread)
      return ExitUnreadable;
    return shortfalls || requirement.skipsAll(summary) ? ExitShortfall
                                                       : ExitSuccess;
  }

private:
  report::Requirement requirement;
  uint64_t files = 0, shortfalls = 0;
  bool hasUnread = false;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_RUNSTATUS_H
