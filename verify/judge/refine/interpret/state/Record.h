// The record of an execution: its events, and the floating-point exceptions
// that it raised.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_RECORD_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_RECORD_H

#include "verify/judge/refine/interpret/state/Outcome.h"

namespace palindrome::interpret {

class Record {
public:
  /// Adds an event. What is printed is printed as by one call where nothing
  /// comes in between, so that events that differ in this alone are the same.
  void add(Event &&event) {
    auto isText = [](const Event &event) {
      return event.printed && event.printed->text;
    };
    if (!list.empty() && isText(list.back()) && isText(event) &&
        list.back().lanes[0] == event.lanes[0]) {
      *list.back().printed->text += *event.printed->text;
      list.back().exceptions = event.exceptions;
      return;
    }
    list.push_back(std::move(event));
  }
  llvm::ArrayRef<Event> events() const { return list; }
  /// All events, when the execution has ended: none are left.
  std::vector<Event> take() { return std::move(list); }
  /// Notes that the callee of an event must not keep one of its lanes.
  void forbidKeeping(size_t event, unsigned lane) {
    list[event].forbidden.push_back(lane);
  }

  void raise(FloatExceptions more) {
    raised.certain |= more.certain;
    raised.possible |= more.possible;
  }
  const FloatExceptions &exceptions() const { return raised; }

private:
  std::vector<Event> list;
  FloatExceptions raised;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_RECORD_H
