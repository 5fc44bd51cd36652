// A command of palindrome that runs in processes of its own, with limits.

#ifndef PALINDROME_TOOLS_COMMANDS_SERVE_JOB_H
#define PALINDROME_TOOLS_COMMANDS_SERVE_JOB_H

#include "tools/commands/serve/Tools.h"
#include <chrono>
#include <sys/types.h>

namespace palindrome::tools {

/// How a job ended.
struct JobEnd {
  enum class Kind { Exited, Signal, Time, Output, Failed };
  Kind kind = Kind::Exited;
  int number = 0; ///< The exit status, or the signal.
  double seconds = 0;
  std::string output, messages; ///< What it wrote to stdout and stderr.

  /// "exit", "signal SIGSEGV", "time", "output", "failed".
  std::string text() const;
};

/// A running job. Its processes end with this object, and its folder goes.
class Job {
public:
  using Clock = std::chrono::steady_clock;

  Job() = default;
  Job(const Job &) = delete;
  Job &operator=(const Job &) = delete;
  ~Job();

  /// Starts `call` in `folder`, which it makes. Returns false if that fails,
  /// and `problem` says why.
  bool start(ToolCall call, const std::string &folder, std::string &problem);

  /// Can be read once the process has ended.
  int descriptor() const { return handle; }

  /// When `enforce` has something to do.
  Clock::time_point deadline() const { return due; }
  /// Asks the processes to end where their time is up, and ends them if they
  /// have not done so a while after.
  void enforce(Clock::time_point now);

  /// How the job ended, once `descriptor` can be read.
  JobEnd finish();

private:
  bool writeFiles(const ToolCall &call, std::string &problem);
  [[noreturn]] void become(char *const *words, const RequestLimits &limits,
                           int output, int messages) const;
  void kill(int signal) const;

  std::string folder;
  pid_t process = 0;
  int handle = -1;
  Clock::time_point begun, due;
  bool isTimeUp = false;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_SERVE_JOB_H
