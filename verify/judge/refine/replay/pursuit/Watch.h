// Watches an execution, and notes by which changes of the witness it would go
// another way.
//
//   %c = load i8, ptr %p          ; read from byte 0 of memory object 3
//   %d = zext i8 %c to i32
//   %e = icmp eq i32 %d, 58
//   br i1 %e, ...                 ; goes to the second block. Another witness
//                                 ; has 58 in that byte.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_PURSUIT_WATCH_H
#define PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_PURSUIT_WATCH_H

#include "verify/judge/refine/interpret/state/Environment.h"
#include "verify/judge/refine/interpret/state/Observer.h"
#include "verify/judge/refine/interpret/state/Outcome.h"
#include "llvm/IR/Instructions.h"
#include <set>

namespace palindrome::replay {

/// A part of a witness.
struct Site {
  enum Kind {
    Argument, ///< The argument `number`.
    Memory,   ///< What the memory object `number` holds at `offset`.
    Result,   ///< The result of the call `call`, the `turn`-th of its effects.
    Size,     ///< The size of the memory object `number`.
  };
  Kind kind;
  unsigned number = 0;
  uint64_t offset = 0;
  /// Of memory that the target allocated: what did, which makes `number` how
  /// often it did so before, and the call that last may have written it.
  const llvm::Instruction *madeBy = nullptr;
  const llvm::Instruction *call = nullptr;
  size_t turn = 0;
  llvm::Type *type = nullptr;
};

/// Of a pointer leaf: the object that it points to is a new one.
inline constexpr unsigned newBlock = ~0u;

/// What a part of the witness may be, for the execution to go another way.
struct Wish {
  Site site;
  refine::Leaf value;
};

class Watch : public interpret::Observer {
public:
  explicit Watch(const interpret::Environment &environment)
      : environment(environment) {}

  /// The wishes of an execution that ended so. The first ones make it go on, if
  /// its behavior was undefined or not modelled.
  std::vector<Wish> wishes(const interpret::Outcome &outcome);
  /// The ways from block to block.
  std::set<std::pair<const llvm::BasicBlock *, const llvm::BasicBlock *>> edges;

  void onInstructionExecuted(const llvm::Instruction &instruction,
                             llvm::ArrayRef<interpret::Lane> result) override;
  void onWellDefinedUse(const llvm::Instruction *,
                        const interpret::Lane &) override {}
  void onFunctionEntered(const llvm::Instruction *call) override;
  void onArgument(const llvm::Argument &argument,
                  llvm::ArrayRef<interpret::Lane> lanes) override;
  void onFunctionLeft() override;
  void onBlockEntered(const llvm::BasicBlock &block) override;
  void onAccess(const interpret::Lane &pointer, uint64_t size) override;
  void onStopped() override { isStopped = true; }

private:
  /// A function under way.
  struct Frame {
    const llvm::Instruction *call;
    const llvm::BasicBlock *block = nullptr;
    std::map<const llvm::Value *, interpret::Lanes> values = {};
    /// Where loads and calls have their results from.
    std::map<const llvm::Value *, Site> sites = {};
  };
  struct Access {
    interpret::Lane pointer;
    uint64_t size;
  };

  Site siteOf(const interpret::Lane &pointer, llvm::Type *type) const;
  std::optional<interpret::Lane> valueOf(size_t frame,
                                         const llvm::Value *value) const;
  void want(size_t frame, const llvm::Value *value, const refine::Leaf &wanted,
            unsigned depth = 0);
  void wantOfOperation(size_t frame, const llvm::BinaryOperator &operation,
                       const llvm::APInt &wanted, unsigned depth);
  void wantNear(size_t frame, const llvm::Value *value,
                const std::optional<interpret::Lane> &other, unsigned depth);
  void wantOtherWay(const llvm::Instruction &terminator);
  void wantStrings(const llvm::CallBase &call);
  void wantToGoOn(const llvm::Instruction &at);
  void add(const Site &site, const refine::Leaf &value);

  const interpret::Environment &environment;
  std::vector<Frame> frames;
  std::optional<Access> access; ///< The last one.
  std::map<const llvm::Instruction *, unsigned> visits;
  std::vector<Wish> noted;
  bool isStopped = false;
};

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_PURSUIT_WATCH_H
