// The course of an execution: where it is, how much it has done, and whether it
// has ended. It depends on the setting, for the limits.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_COURSE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_COURSE_H

#include "verify/judge/refine/interpret/state/Outcome.h"
#include "verify/judge/refine/interpret/state/Setting.h"

namespace palindrome::interpret {

class Course {
public:
  struct Ending {
    Outcome::Kind kind;
    std::string why;
    const llvm::Instruction *at;
  };

  explicit Course(const Setting &setting) : setting(setting) {}

  /// The instruction that is being executed; null outside of any.
  const llvm::Instruction *at() const { return current; }
  void goTo(const llvm::Instruction *instruction) { current = instruction; }

  // The end. The instruction that ends the execution still computes a result,
  // of any value; the main loop then ends.

  /// The execution has undefined behavior now (LangRef, 'Undefined Behavior'),
  /// as opposed to a poison result, which may go unused.
  void onImmediateUB(const llvm::Twine &why) {
    stop(Outcome::ImmediateUB, why);
  }
  /// The execution may have undefined behavior, but the interpreter cannot
  /// determine it. The source is assumed to have it, which over-approximates;
  /// the target becomes unsupported.
  void onPossibleUB(const llvm::Twine &why);
  void unsupported(const llvm::Twine &what) {
    stop(Outcome::Unsupported, what);
  }
  /// Ends the execution. An execution that already unwinds or does not return
  /// may still change to another end: what attributes forbid is checked last.
  void stop(Outcome::Kind kind, const llvm::Twine &why);
  bool stopped() const { return ending.has_value(); }
  /// How the execution ended, if it did so before its function returned.
  const std::optional<Ending> &end() const { return ending; }

  /// Notes that this execution of the source represents more behaviors than
  /// there are.
  void overApproximate() { isApproximate = true; }
  bool overApproximates() const { return isApproximate; }

  /// Counts a step. False, and the execution has ended, if there are too many.
  bool countStep() {
    if (++stepsTaken > setting.options.maxSteps ||
        workDone > setting.options.maxWork)
      stop(Outcome::Limit, "steps");
    return !stopped();
  }
  unsigned steps() const { return stepsTaken; }
  /// Counts lanes and bytes that are used (Options::maxWork).
  void addWork(uint64_t amount) { workDone += amount; }
  uint64_t work() const { return workDone; }

private:
  const Setting &setting;
  const llvm::Instruction *current = nullptr;
  std::optional<Ending> ending;
  bool isApproximate = false;
  unsigned stepsTaken = 0;
  uint64_t workDone = 0;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_COURSE_H
