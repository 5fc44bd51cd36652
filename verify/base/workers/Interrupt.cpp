// Holds back the signals that ask a command to come to its end.

#include "verify/base/workers/Interrupt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Signals.h"
#include <cerrno>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <unistd.h>

using namespace palindrome;

/// The first signal that was held back.
static volatile sig_atomic_t arrived = 0;
/// When it arrived, in milliseconds of the monotonic clock.
static volatile int64_t arrivedAt = 0;
/// The process that the guard is for; 0 if there is none.
static volatile pid_t owner = 0;
/// What the handler writes to, so that a `poll` that has not begun ends, too.
static int pipeEnds[2] = {-1, -1};

static int64_t milliseconds() {
  timespec now = {};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return int64_t(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000;
}

static void noteSignal(int signal) {
  int saved = errno;
  if (getpid() != owner) {
    // A child that has not replaced its handlers.
    std::signal(signal, SIG_DFL);
    raise(signal);
    return;
  }
  constexpr int64_t repeatMilliseconds = 250;
  if (!arrived) {
    arrivedAt = milliseconds();
    arrived = signal;
    // The pipe is never full: nothing else is written to it.
    [[maybe_unused]] ssize_t size = write(pipeEnds[1], "", 1);
  } else if (signal != SIGPIPE &&
             milliseconds() - arrivedAt > repeatMilliseconds) {
    llvm::sys::RunInterruptHandlers(); // Removes unfinished output files.
    _exit(statusOfSignal(signal));
  }
  errno = saved;
}

InterruptGuard::InterruptGuard() {
  arrived = 0;
  owner = getpid();
  // Without a pipe, a signal is noticed when the next job ends.
  if (pipe2(pipeEnds, O_CLOEXEC | O_NONBLOCK))
    pipeEnds[0] = pipeEnds[1] = -1;
  struct sigaction action = {};
  action.sa_handler = noteSignal;
  action.sa_flags = SA_RESTART;
  for (auto [signal, old] : llvm::zip_equal(signals, before)) {
    sigaction(signal, nullptr, &old);
    if (signal != SIGHUP || !isHangupIgnored())
      sigaction(signal, &action, nullptr);
  }
}

InterruptGuard::~InterruptGuard() {
  for (auto [signal, old] : llvm::zip_equal(signals, before))
    sigaction(signal, &old, nullptr);
  forgetInterrupts();
}

bool palindrome::isHangupIgnored() {
  struct sigaction present = {};
  return sigaction(SIGHUP, nullptr, &present) == 0 &&
         present.sa_handler == SIG_IGN;
}

int palindrome::interruptSignal() { return arrived; }

std::string palindrome::interruptName() {
  const char *name = arrived ? sigabbrev_np(arrived) : nullptr;
  return name ? std::string("SIG") + name : "";
}

std::string palindrome::interruptText(uint64_t done, uint64_t planned,
                                      const char *verb) {
  return "interrupted: " + std::to_string(done) + " of " +
         std::to_string(planned) + " " + verb;
}

void palindrome::addInterrupt(JSONObject &object, uint64_t planned) {
  if (!arrived)
    return;
  object.object("partial", [&](JSONObject &partial) {
    partial.text("reason", "interrupted");
    partial.text("signal", interruptName());
    if (planned)
      partial.number("planned", int64_t(planned));
  });
}

int palindrome::interruptDescriptor() { return pipeEnds[0]; }

void palindrome::forgetInterrupts() {
  for (int &end : pipeEnds) {
    if (end >= 0)
      close(end);
    end = -1;
  }
  arrived = 0;
  owner = 0;
}
