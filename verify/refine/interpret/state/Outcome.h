// What an execution did, as its caller and its environment see it.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_STATE_OUTCOME_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_STATE_OUTCOME_H

#include "verify/refine/interpret/state/Memory.h"

namespace palindrome::interpret {

/// Something that the environment sees when it happens.
struct Event {
  enum Kind { Call, Load, Store, Fence };
  Kind kind = Call;
  /// Of a call: the callee, null where it is not a function's symbol.
  const llvm::GlobalValue *callee = nullptr;
  /// Of an access: its kind, such as its size and ordering.
  uint64_t detail = 0;
  /// A call's arguments; an access's pointer, then what was stored.
  Lanes lanes;
  std::vector<llvm::Type *> types; ///< Of the lanes.
  /// Which blocks the callee may read, and the memory then.
  bool readsAll = false;
  std::vector<bool> reads;  ///< By argument lane.
  std::vector<bool> hidden; ///< Whether it captures nothing of it, likewise.
  std::vector<bool> keeps;  ///< Whether the callee may capture it, likewise.
  std::shared_ptr<const Memory> memory;
  const llvm::Instruction *at = nullptr;
};

struct Outcome {
  enum Kind {
    Returns,
    Unwinds,
    Stuck,       ///< A callee never came back: it diverges, or exits.
    Undefined,   ///< Undefined behaviour; `why` says which.
    Unsupported, ///< `why` says what.
    Limit,       ///< It did not end within the limit of steps.
  };
  Kind kind = Returns;
  std::string why;
  const llvm::Instruction *at = nullptr; ///< Where it became that.
  Lanes result;
  llvm::Type *type = nullptr; ///< Of the result.
  Memory memory;
  std::vector<Event> events;
  /// Blocks that callees reach through the pointers passed to them alone:
  /// those of noalias arguments.
  std::vector<unsigned> exclusive;

  bool isExclusive(unsigned block) const {
    return llvm::is_contained(exclusive, block);
  }
  bool isVerdict() const { return kind != Unsupported && kind != Limit; }
};

/// For people, in one line.
std::string outcomeText(const Outcome &outcome);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_STATE_OUTCOME_H
