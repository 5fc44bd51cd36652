// A limit of processor time for one call of Z3. Z3's own limit is one of wall
// time, and starts a thread for each call.

#ifndef PALINDROME_VERIFY_REFINE_SMT_ALARM_H
#define PALINDROME_VERIFY_REFINE_SMT_ALARM_H

#include <ctime>
#include <z3.h>

namespace palindrome::smt {

/// Interrupts Z3 when the thread that made the alarm has used some time. Z3
/// then answers "unknown", and its context can be used as before.
class Alarm {
public:
  /// `context` must outlive the alarm.
  explicit Alarm(Z3_context context);
  ~Alarm();
  Alarm(const Alarm &) = delete;
  Alarm &operator=(const Alarm &) = delete;

  /// Whether there is a timer. There is none if the system has no more.
  bool isUsable() const { return hasTimer; }
  /// Interrupts after `seconds` of processor time, unless it is stopped before.
  void start(double seconds);
  void stop() { set({}); }

private:
  void set(const itimerspec &when);

  Z3_context context;
  timer_t timer = {};
  bool hasTimer = false;
};

} // namespace palindrome::smt

#endif // PALINDROME_VERIFY_REFINE_SMT_ALARM_H
