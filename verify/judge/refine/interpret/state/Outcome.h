// The outcome of an execution: all that its caller and its environment may
// observe of it.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_OUTCOME_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_OUTCOME_H

#include "verify/judge/refine/interpret/state/Environment.h"
#include "verify/judge/refine/interpret/state/Memory.h"

namespace palindrome::interpret {

/// The floating-point exceptions that were raised so far, as sets of the bits
/// of `llvm::APFloat::opStatus`: by operations that must raise them
/// (`fpexcept.strict`), and by others, which may as well not. Underflow is left
/// out, since machines differ in when they detect it.
struct FloatExceptions {
  unsigned certain = 0, possible = 0;

  unsigned any() const { return certain | possible; }
};

/// What a call prints.
struct Printed {
  std::optional<std::string> text; ///< Nothing where it is not known.
  bool isSomething = false;        ///< Whether it is at least a character.
};

/// An observable event: a call of an unknown function that may communicate with
/// the environment, or a volatile or ordered atomic access.
struct Event {
  enum Kind { Call, Load, Store, Fence };
  Kind kind = Call;
  /// Of a call: the called function, or null where the call is indirect.
  const llvm::GlobalValue *callee = nullptr;
  /// Of an access: its size in bytes; of a fence: its ordering.
  uint64_t detail = 0;
  /// A call's arguments; an access's pointer, then the stored value.
  Lanes lanes;
  std::vector<llvm::Type *> types; ///< Of the lanes.
  /// Whether the callee may read memory that is not passed to it.
  bool readsAll = false;
  // For each lane of the arguments:
  std::vector<bool> reads;  ///< Whether the callee may read through it.
  std::vector<bool> hidden; ///< Whether it is a captures(none) pointer.
  std::vector<bool> keeps;  ///< Whether the callee may keep its provenance.
  /// The lanes that the callee must not keep, by attributes of the executed
  /// function.
  llvm::SmallVector<unsigned, 1> forbidden;
  /// Memory when the event happened, if the callee may read it.
  std::shared_ptr<const Memory> memory;
  FloatExceptions exceptions; ///< A callee may test them.
  /// Set if the call prints. The first lane is the stream; where the text is
  /// known it is the only one.
  std::optional<Printed> printed;
  const llvm::Instruction *at = nullptr;
};

struct Outcome {
  enum Kind {
    Returns,
    Unwinds,
    NoReturn,    ///< A callee does not return: it diverges, or exits.
    Diverges,    ///< It runs for ever.
    ImmediateUB, ///< Undefined behavior, described in `why`.
    Unsupported, ///< The interpreter does not model what is in `why`.
    Limit,       ///< The execution exceeds a bound of Limits.h.
  };
  Kind kind = Returns;
  std::string why;
  /// The instruction that ended the execution early.
  const llvm::Instruction *at = nullptr;
  Lanes result;
  llvm::Type *type = nullptr; ///< Of the result.
  Memory memory;              ///< When the execution ended.
  std::vector<Event> events;
  /// Whether the execution goes on for ever with such events as the last ones.
  bool repeatsEvents = false;
  FloatExceptions exceptions; ///< When the execution ended.
  /// The memory objects that noalias arguments point to: a callee may access
  /// them only through pointers that it is passed.
  std::vector<unsigned> exclusive;
  /// Whether inttoptr made pointers: those without provenance may be based on
  /// any memory object.
  bool hasIntToPtr = false;
  /// Whether the behavior is undefined because a callee ended in a way that the
  /// attributes of the call forbid; whether a callee ended in a way that those
  /// of the target's call forbid, and those here allow.
  bool breaksPromise = false, doesForbidden = false;
  Silenced silenced; ///< In a run of the source.

  bool isExclusive(unsigned object) const {
    return llvm::is_contained(exclusive, object);
  }
  /// Whether the interpreter determined the behavior.
  bool isVerdict() const { return kind != Unsupported && kind != Limit; }
};

/// A predicate such as "returns 7", in one line.
std::string outcomeText(const Outcome &outcome);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_OUTCOME_H
