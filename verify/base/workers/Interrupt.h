// Signals that ask a command to come to its end.

#ifndef PALINDROME_VERIFY_BASE_WORKERS_INTERRUPT_H
#define PALINDROME_VERIFY_BASE_WORKERS_INTERRUPT_H

#include "verify/base/io/JSONLine.h"
#include <array>
#include <csignal>
#include <string>

namespace palindrome {

/// While an object of this class lives, the first SIGINT, SIGTERM, SIGHUP or
/// SIGPIPE does not end this process: pools of workers end theirs and return
/// (`runInWorkers`), so that a command can report what it has until then. A
/// second one but for SIGPIPE ends the process at once, after LLVM has removed
/// unfinished files; one that arrives right after the first does not, since
/// `timeout` sends each signal twice. A SIGHUP that is ignored stays so, as
/// with nohup. Objects must not overlap.
class InterruptGuard {
public:
  InterruptGuard();
  ~InterruptGuard();
  InterruptGuard(const InterruptGuard &) = delete;
  InterruptGuard &operator=(const InterruptGuard &) = delete;

private:
  static constexpr std::array<int, 4> signals{SIGINT, SIGTERM, SIGHUP, SIGPIPE};
  std::array<struct sigaction, signals.size()> before{};
};

/// Whether this process goes on when its terminal is closed, as with nohup.
bool isHangupIgnored();

/// The first signal that a guard held back; 0 if there is none.
int interruptSignal();

/// The name of that signal, such as "SIGINT"; empty if there is none.
std::string interruptName();

/// "interrupted: 3 of 10 judged"; `done` of `planned` things were done, as what
/// `verb` says.
std::string interruptText(uint64_t done, uint64_t planned, const char *verb);

/// Adds the member `partial` to the last object of a command if a signal ended
/// it; there was to be `planned` of what it counts, 0 if that has no number.
void addInterrupt(JSONObject &object, uint64_t planned);

/// The exit status that stands for `signal`, as a shell has it: 129 for SIGHUP,
/// 130 for SIGINT, 141 for SIGPIPE, 143 for SIGTERM.
constexpr int statusOfSignal(int signal) { return 128 + signal; }

/// A descriptor from which bytes can be read once a signal has arrived, for
/// `poll`; -1 if there is no guard.
int interruptDescriptor();

/// In a process just forked: it is ended by signals as any other.
void forgetInterrupts();

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_WORKERS_INTERRUPT_H
