// The steps of an execution as they are shown.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_STEPS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_STEPS_H

#include "palindrome/Counterexample.h"
#include "verify/judge/refine/replay/Trace.h"
#include "llvm/IR/ModuleSlotTracker.h"

namespace palindrome::replay {

/// Prints values of one side's module.
class Speller {
public:
  /// `function` is the one that is compared, and `blocks` are those of the
  /// witness.
  Speller(const llvm::Function &function,
          const std::vector<refine::Block> &blocks)
      : slots(function.getParent()), compared(function), blocks(blocks) {}

  /// As "%x".
  std::string name(const llvm::Value &value);
  /// In one line, without metadata nodes.
  std::string instruction(const llvm::Instruction &instruction);
  /// As "128 (-128)", "{1, poison}", "@g + 4".
  std::string value(llvm::ArrayRef<interpret::Lane> lanes, llvm::Type *type);
  static std::string type(const llvm::Type &type);

  /// The step of an instruction without a result.
  palindrome::Counterexample::Step step(const llvm::Instruction &instruction);
  palindrome::Counterexample::Step step(const Step &executed);

private:
  std::string lane(const interpret::Lane &lane, llvm::Type *scalar);
  void use(const llvm::Function *function);

  unsigned indexOf(const llvm::Instruction &instruction);

  llvm::ModuleSlotTracker slots;
  const llvm::Function &compared;
  /// The numbers of the instructions of the functions that were asked about.
  llvm::DenseMap<const llvm::Instruction *, unsigned> indices;
  const std::vector<refine::Block> &blocks;
};

/// Fills in the trace of `side`. Of a long one the middle is left out.
void addTrace(palindrome::Counterexample::Side &side, const Trace &trace,
              Speller &spell);

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_STEPS_H
