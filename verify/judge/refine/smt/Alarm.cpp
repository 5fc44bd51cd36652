// A timer on the processor time of a thread.

#include "verify/judge/refine/smt/Alarm.h"
#include <algorithm>
#include <csignal>
#include <map>
#include <mutex>

using namespace palindrome::smt;

namespace {
struct Running {
  Z3_context context;
  Z3_solver solver;
};
/// The calls with a limit, by the numbers of their alarms. A timer that has
/// fired may call `interrupt` after its alarm was stopped.
struct Calls {
  std::mutex mutex;
  std::map<uintptr_t, Running> running;
  uintptr_t alarms = 0; ///< Those made so far.
};
} // namespace

static Calls &calls() {
  static Calls all;
  return all;
}

static void interrupt(sigval value) {
  std::lock_guard lock(calls().mutex);
  auto call =
      calls().running.find(reinterpret_cast<uintptr_t>(value.sival_ptr));
  // Not Z3_interrupt: if it came after the call had ended, all functions of the
  // context would fail from then on.
  if (call != calls().running.end())
    Z3_solver_interrupt(call->second.context, call->second.solver);
}

Alarm::Alarm() {
  {
    std::lock_guard lock(calls().mutex);
    number = ++calls().alarms;
  }
  sigevent event = {};
  event.sigev_notify = SIGEV_THREAD;
  event.sigev_notify_function = interrupt;
  event.sigev_value.sival_ptr = reinterpret_cast<void *>(number);
  hasTimer = timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &timer) == 0;
}

Alarm::~Alarm() {
  if (hasTimer)
    timer_delete(timer);
}

void Alarm::start(Z3_context context, Z3_solver solver, double seconds) {
  {
    std::lock_guard lock(calls().mutex);
    calls().running[number] = {context, solver};
  }
  // Z3 ignores an interrupt that comes before it has begun to work, so that the
  // timer fires again and again.
  constexpr double shortest = 0.001, longest = 1e9;
  constexpr long again = 20'000'000; // Nanoseconds.
  seconds = std::clamp(seconds, shortest, longest);
  auto whole = time_t(seconds);
  auto rest = long((seconds - double(whole)) * 1e9);
  set({/*it_interval=*/{0, again}, /*it_value=*/{whole, rest}});
}

void Alarm::stop() {
  set({});
  std::lock_guard lock(calls().mutex);
  calls().running.erase(number);
}

void Alarm::set(const itimerspec &when) {
  if (hasTimer)
    timer_settime(timer, 0, &when, nullptr);
}
