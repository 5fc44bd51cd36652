// The options of the commands that do their work in worker processes.

#ifndef PALINDROME_TOOLS_LINE_WORKEROPTIONS_H
#define PALINDROME_TOOLS_LINE_WORKEROPTIONS_H

#include "tools/line/CommandLine.h"
#include <algorithm>
#include <thread>

namespace palindrome::tools {

struct WorkerOptions {
  int64_t jobs = 1;
  double timeoutSeconds = 60; ///< 0: no limit.
  int64_t memoryLimitMB = 4096;
  bool isJobPerProcessor = false;

  /// Makes one job for each processor of the machine the default.
  void useAllProcessors() {
    jobs = std::max(1u, std::thread::hardware_concurrency());
    isJobPerProcessor = true;
  }

  /// Adds the options to `line`, with the present values as defaults. `unit`
  /// names what a worker judges at a time, for the help. `memoryNames` are the
  /// names of the memory limit, and `time` what kind of time is limited.
  void addTo(CommandLine &line, const std::string &unit = "file",
             const char *memoryNames = "memory-limit",
             const std::string &time = "time") {
    line.addNumber("jobs,j", "N", jobs, 1, 4096, "worker processes");
    if (isJobPerProcessor)
      line.wordDefault("jobs", "one for each processor");
    line.addSeconds("timeout", timeoutSeconds,
                    (time + " limit for one " + unit + "; 0: none").c_str());
    line.addNumber(memoryNames, "MB", memoryLimitMB, 0, 1 << 30,
                   "memory limit of one worker; 0: none");
  }

  uint64_t memoryLimitBytes() const { return uint64_t(memoryLimitMB) << 20; }
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_WORKEROPTIONS_H
