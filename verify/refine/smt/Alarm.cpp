// A timer on the processor time of a thread.

#include "verify/refine/smt/Alarm.h"
#include <algorithm>
#include <csignal>
#include <mutex>
#include <set>

using namespace palindrome::smt;

// A timer that has fired may call `interrupt` after it is deleted.
static std::mutex mutex;
static std::set<Z3_context> &liveContexts() {
  static std::set<Z3_context> contexts;
  return contexts;
}

static void interrupt(sigval value) {
  std::lock_guard lock(mutex);
  auto *context = static_cast<Z3_context>(value.sival_ptr);
  if (liveContexts().count(context))
    Z3_interrupt(context);
}

Alarm::Alarm(Z3_context context) : context(context) {
  sigevent event = {};
  event.sigev_notify = SIGEV_THREAD;
  event.sigev_notify_function = interrupt;
  event.sigev_value.sival_ptr = context;
  hasTimer = timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &timer) == 0;
  std::lock_guard lock(mutex);
  liveContexts().insert(context);
}

Alarm::~Alarm() {
  if (hasTimer)
    timer_delete(timer);
  std::lock_guard lock(mutex);
  liveContexts().erase(context);
}

void Alarm::start(double seconds) {
  // Z3 ignores an interrupt that comes before it has begun to work, so that the
  // timer fires again and again.
  constexpr long shortest = 1'000'000, again = 20'000'000; // Nanoseconds.
  auto whole = time_t(std::min(seconds, 1e9));
  auto rest = long((std::min(seconds, 1e9) - double(whole)) * 1e9);
  if (whole == 0)
    rest = std::max(rest, shortest);
  set({/*it_interval=*/{0, again}, /*it_value=*/{whole, rest}});
}

void Alarm::set(const itimerspec &when) {
  if (hasTimer)
    timer_settime(timer, 0, &when, nullptr);
}
