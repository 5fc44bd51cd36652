// The interpreter: executes one LLVM function, once. It has the whole state of
// the execution, and carries out basic blocks, terminators and frames; the
// rooms below it carry out the other instructions.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_EXECUTION_INTERPRETER_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_EXECUTION_INTERPRETER_H

#include "verify/judge/refine/interpret/attributes/FunctionAttributes.h"
#include "verify/judge/refine/interpret/execution/Divergence.h"

namespace palindrome::interpret {

class Interpreter final : Executor {
public:
  /// `memory` has an object for each global that the execution accesses.
  Interpreter(Role role, const llvm::Module &module, Memory memory,
              Oracle &oracle, Environment &environment, Options options = {});

  /// Writes the initializers of globals that have them to memory. False if the
  /// execution has ended.
  bool initialize();
  /// The memory objects, before run().
  const Memory &memory() const { return machine.objects.all(); }
  /// Executes `function`, once.
  Outcome run(const llvm::Function &function,
              const std::vector<refine::Leaves> &arguments);

  /// Whether the execution made any choice.
  bool hasMadeChoice() const { return machine.choices.count() != 0; }
  /// Whether a use observed another value than the one before
  /// (Options::redrawsUndef).
  bool hasRedrawn() const { return redrawn; }
  /// Whether this execution of the source over-approximates a behavior, since a
  /// choice was too wide to be enumerated.
  bool overApproximates() const { return machine.course.overApproximates(); }
  /// The calls of unknown functions.
  unsigned unknownCalls() const { return machine.callees.count(); }
  unsigned steps() const { return machine.course.steps(); }
  uint64_t work() const { return machine.course.work(); } ///< Options::maxWork.

private:
  Lanes call(const llvm::Function &function,
             std::vector<Lanes> arguments) override;
  std::optional<Lanes> compute(const llvm::ConstantExpr &expression,
                               llvm::ArrayRef<Lanes> in) override;
  Lanes computeAgain(const llvm::Value *value, const Lanes &before) override;

  void checkWitness();
  Lanes runBody(const llvm::Function &function);
  Lanes returned(const llvm::ReturnInst &instruction);
  void enter(const llvm::BasicBlock &block, const llvm::BasicBlock *from);
  Lanes evaluate(const llvm::Instruction &instruction);
  void define(const llvm::Instruction &instruction, Lanes lanes);
  bool isWellDefined(const Lane &lane, const char *what);
  const llvm::BasicBlock *terminate(const llvm::Instruction &terminator);
  const llvm::BasicBlock *switchTo(const llvm::SwitchInst &instruction);
  Outcome finish(Lanes result, const llvm::Function &function,
                 const SoleArguments &sole);

  Machine machine;
  Divergence divergence;
  bool redrawn = false;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_EXECUTION_INTERPRETER_H
