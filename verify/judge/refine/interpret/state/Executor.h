// What the state of an execution, and the rules of single instructions, need of
// the rooms above them: those know all instructions, and how functions run.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_EXECUTOR_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_EXECUTOR_H

#include "verify/judge/refine/interpret/state/Value.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"

namespace palindrome::interpret {

class Executor {
public:
  virtual ~Executor() = default;

  /// Calls a function; returns its result. Stops if it has no body.
  virtual Lanes call(const llvm::Function &function,
                     std::vector<Lanes> arguments) = 0;
  /// The value of a constant expression whose operands are `in`. Nothing if it
  /// is not followed, or the execution has ended.
  virtual std::optional<Lanes> compute(const llvm::ConstantExpr &expression,
                                       llvm::ArrayRef<Lanes> in) = 0;
  /// The value of an operand for one more use (Options::redrawsUndef). What
  /// does not depend on undef, or on more than the operands of its instruction,
  /// is as `before`.
  virtual Lanes computeAgain(const llvm::Value *value, const Lanes &before) = 0;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_EXECUTOR_H
