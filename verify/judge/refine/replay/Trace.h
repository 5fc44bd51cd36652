// The trace of an execution: the instructions that it executed, with their
// results, where it went from block to block and from function to function,
// what memory it accessed, and its uses of undef where a well-defined value is
// required.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_TRACE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_TRACE_H

#include "verify/judge/refine/interpret/state/Observer.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace palindrome::replay {

/// An executed instruction and its result.
struct Step {
  const llvm::Instruction *at;
  interpret::Lanes result;
};

/// What happens between two steps.
struct Move {
  enum Kind {
    Block,    ///< The execution arrives at `block`.
    Enter,    ///< A function begins, called by `at`, or by nobody if that is
              ///< null.
    Leave,    ///< The function that began last ends.
    Argument, ///< Its argument `at` is poison by an attribute.
  };
  Kind kind;
  size_t steps; ///< The number of steps before it.
  const llvm::Value *at = nullptr;
  interpret::Lanes lanes = {}; ///< Of an argument.
};

/// Bytes that an execution reads or writes.
struct AccessedBytes {
  unsigned object;
  uint64_t offset, size;
};

/// A use, by the target, of a value computed from undef where a well-defined
/// value is required.
struct WellDefinedUse {
  size_t steps; ///< The number of steps before it.
  interpret::Lane lane;
  const llvm::Instruction *at;
};

/// Whether the first `count` steps are equal, but for values that both computed
/// from undef (Steps.cpp).
bool isSameBefore(llvm::ArrayRef<Step> xs, llvm::ArrayRef<Step> ys,
                  size_t count);

class Trace : public interpret::Observer {
public:
  std::vector<Step> steps;
  std::vector<Move> moves;
  std::vector<AccessedBytes> accesses;
  std::vector<WellDefinedUse> uses;
  llvm::SmallPtrSet<const llvm::Instruction *, 4> unknownCalls;

  /// The steps and the moves before the execution ended.
  llvm::ArrayRef<Step> stepsToEnd() const {
    return llvm::ArrayRef(steps).take_front(end ? end->first : steps.size());
  }
  llvm::ArrayRef<Move> movesToEnd() const {
    return llvm::ArrayRef(moves).take_front(end ? end->second : moves.size());
  }

  void onInstructionExecuted(const llvm::Instruction &instruction,
                             llvm::ArrayRef<interpret::Lane> result) override {
    steps.push_back({&instruction, interpret::Lanes(result)});
  }
  void onWellDefinedUse(const llvm::Instruction *instruction,
                        const interpret::Lane &lane) override {
    uses.push_back({steps.size(), lane, instruction});
  }
  void onFunctionEntered(const llvm::Instruction *call) override {
    moves.push_back({Move::Enter, steps.size(), call});
  }
  void onArgument(const llvm::Argument &argument,
                  llvm::ArrayRef<interpret::Lane> lanes) override {
    if (llvm::any_of(lanes, [](const interpret::Lane &lane) {
          return lane.isPoison() && lane.why;
        }))
      moves.push_back(
          {Move::Argument, steps.size(), &argument, interpret::Lanes(lanes)});
  }
  void onFunctionLeft() override {
    moves.push_back({Move::Leave, steps.size()});
  }
  void onBlockEntered(const llvm::BasicBlock &block) override {
    moves.push_back({Move::Block, steps.size(), &block});
  }
  void onAccess(const interpret::Lane &pointer, uint64_t size) override {
    if (pointer.isPointer())
      accesses.push_back(
          {pointer.object, pointer.bits.getLimitedValue(), size});
  }
  void onUnknownCall(const llvm::CallBase &call) override {
    unknownCalls.insert(&call);
  }
  void onCalleeWrite(unsigned object, uint64_t offset) override {
    accesses.push_back({object, offset, 1});
  }
  void onStopped() override { end = {steps.size(), moves.size()}; }

private:
  std::optional<std::pair<size_t, size_t>> end;
};

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_TRACE_H
