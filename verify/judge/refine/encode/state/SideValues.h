// The values of one function's constants, arguments and instructions.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_SIDEVALUES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_SIDEVALUES_H

#include "verify/judge/refine/encode/state/Choices.h"
#include "llvm/IR/Instructions.h"

namespace palindrome::encode {

/// An instruction in a loop has a value in each node that is a copy of its
/// basic block, so values are found by node. Where paths meet, the value from
/// each is selected by the condition of its edge.
class SideValues {
public:
  /// `encodeExpression` encodes the instruction that a constant expression
  /// stands for.
  SideValues(Problem &problem, const Position &here, Choices &choices,
             std::function<Lanes(const llvm::Instruction &)> encodeExpression)
      : problem(problem), here(here), choices(choices),
        encodeExpression(std::move(encodeExpression)) {}

  /// Sets the value of an argument, again if it has one.
  void setArgument(const llvm::Argument &argument, Lanes value) {
    arguments[&argument] = std::move(value);
  }
  /// Sets the value of an instruction in the current node.
  void set(const llvm::Instruction &inst, Lanes value);

  /// The value at the current position. Its undefs are not yet chosen.
  Lanes get(const llvm::Value *value) { return getAt(value, here.node()); }
  /// The value at the end of `node`.
  Lanes getAt(const llvm::Value *value, unsigned node);
  Lanes constant(const llvm::Constant *value);
  /// The value of a phi of the current node, without its fast-math flags.
  Lanes phi(const llvm::PHINode &inst);

private:
  using Values = llvm::DenseMap<const llvm::Value *, Lanes>;
  Values &in(unsigned node);

  Problem &problem;
  const Position &here;
  Choices &choices;
  std::function<Lanes(const llvm::Instruction &)> encodeExpression;
  Values arguments;
  std::vector<Values> nodes;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_SIDEVALUES_H
