// Runs that leave nothing open: of functions without choices.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_EXACTRUN_H
#define PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_EXACTRUN_H

#include "verify/judge/refine/interpret/execution/Interpreter.h"
#include "verify/judge/refine/witness/Witness.h"
#include <optional>

namespace palindrome::replay {

/// Notes that something is chosen in a run.
class NoOracle : public interpret::Oracle {
public:
  llvm::APInt ask(interpret::ChoiceKind, unsigned width,
                  const llvm::Instruction *) override {
    hasAsked = true;
    return llvm::APInt::getZero(width);
  }
  bool hasAsked = false;
};

/// The outcome of one side of a pair on `input`, where that determines it.
inline std::optional<interpret::Outcome>
runExactly(const llvm::Function &function, interpret::Role role,
           const refine::Witness &input) {
  interpret::Environment environment(input);
  NoOracle oracle;
  interpret::Interpreter interpreter(role, *function.getParent(),
                                     interpret::memoryOf(input.blocks), oracle,
                                     environment);
  interpret::Outcome outcome = interpreter.run(function, input.arguments);
  bool isExact = outcome.isVerdict() && !oracle.hasAsked &&
                 !interpreter.hasMadeChoice() &&
                 !interpreter.overApproximates();
  return isExact ? std::optional(std::move(outcome)) : std::nullopt;
}

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_EXACTRUN_H
