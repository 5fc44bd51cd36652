// The options of the commands that run files in worker processes.

#ifndef PALINDROME_TOOLS_WORKEROPTIONS_H
#define PALINDROME_TOOLS_WORKEROPTIONS_H

#include "tools/CommandLine.h"

namespace palindrome {

struct WorkerOptions {
  int64_t jobs = 1;
  int64_t timeoutSeconds = 60;
  int64_t memoryLimitMB = 4096;

  /// Adds them to `line`, with the values at hand as their defaults.
  void addTo(CommandLine &line) {
    line.addNumber("jobs,j", "N", jobs, 1, 4096, "worker processes");
    line.addNumber("timeout", "SECONDS", timeoutSeconds, 0, 1000000,
                   "time limit for one file; 0: none");
    line.addNumber("memory-limit", "MB", memoryLimitMB, 0, 1 << 30,
                   "memory limit of one worker; 0: none");
  }

  uint64_t memoryLimitBytes() const { return uint64_t(memoryLimitMB) << 20; }
};

} // namespace palindrome

#endif // PALINDROME_TOOLS_WORKEROPTIONS_H
