// The trace of an execution: the instructions that it executed, with their
// results, and its uses of undef where a well-defined value is required.

#ifndef PALINDROME_VERIFY_REFINE_REPLAY_TRACE_H
#define PALINDROME_VERIFY_REFINE_REPLAY_TRACE_H

#include "verify/refine/interpret/state/Machine.h"

namespace palindrome::replay {

/// An executed instruction and its result.
struct Step {
  const llvm::Instruction *at;
  interpret::Lanes result;
};

/// A use, by the target, of a value computed from undef where a well-defined
/// value is required.
struct WellDefinedUse {
  size_t steps; ///< The number of steps before it.
  interpret::Lane lane;
  const llvm::Instruction *at;
};

class Trace : public interpret::Observer {
public:
  std::vector<Step> steps;
  std::vector<WellDefinedUse> uses;

  void onInstructionExecuted(const llvm::Instruction &instruction,
                             llvm::ArrayRef<interpret::Lane> result) override {
    steps.push_back({&instruction, interpret::Lanes(result)});
  }
  void onWellDefinedUse(const llvm::Instruction *instruction,
                        const interpret::Lane &lane) override {
    uses.push_back({steps.size(), lane, instruction});
  }
};

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_REFINE_REPLAY_TRACE_H
