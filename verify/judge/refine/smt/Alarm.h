// A limit of processor time for one call of Z3. Z3's own limit is one of wall
// time, and starts a thread for each call.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SMT_ALARM_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SMT_ALARM_H

#include <cstdint>
#include <ctime>
#include <z3.h>

namespace palindrome::smt {

/// Interrupts a solver when the thread that made the alarm has used some time.
/// The solver then answers "unknown", and its context can be used as before.
class Alarm {
public:
  Alarm();
  ~Alarm();
  Alarm(const Alarm &) = delete;
  Alarm &operator=(const Alarm &) = delete;

  /// Interrupts `solver` after `seconds` of processor time, unless `stop` is
  /// called before.
  void start(Z3_context context, Z3_solver solver, double seconds);
  void stop();

private:
  void set(const itimerspec &when);

  /// By which the timer finds what it interrupts: this object may be gone.
  uintptr_t number;
  timer_t timer = {};
  bool hasTimer = false; ///< There is none if the system has no more.
};

} // namespace palindrome::smt

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SMT_ALARM_H
