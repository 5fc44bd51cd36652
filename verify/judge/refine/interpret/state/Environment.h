// The environment: the behavior of unknown functions. The target's execution
// determines it, from the witness. A call of the source then has the effect of
// a call of the target that it may correspond to:
//
//   target: %r = call i32 @f(i32 1)     the witness: @f(1) returns 7
//   source: %s = call i32 @f(i32 1)     returns 7 as well
//           %t = call i32 @f(i32 2)     no such call in the target: an effect
//                                       of its own

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_ENVIRONMENT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_ENVIRONMENT_H

#include "verify/judge/refine/interpret/state/Memory.h"
#include <memory>
#include <set>

namespace llvm {
class CallBase;
} // namespace llvm

namespace palindrome::interpret {

using refine::CallEffect;

/// A call of an unknown function.
struct UnknownCall {
  const llvm::CallBase *call = nullptr;
  /// The called function, or null where the call is indirect; the called
  /// pointer is then the first of the arguments.
  const llvm::GlobalValue *callee = nullptr;
  Lanes arguments;
  // For each lane of the arguments:
  std::vector<llvm::Type *> types;
  /// Whether it is a captures(none) pointer, whose provenance and address the
  /// callee does not observe.
  std::vector<bool> isHidden;
  /// Whether the callee may observe its address.
  std::vector<bool> showsAddress;
  /// Whether the callee may write through it.
  std::vector<bool> mayWrite;
  /// Whether the callee may keep it, so that later callees write through it.
  std::vector<bool> isKept;
  /// Whether the callee may read through it.
  std::vector<bool> mayRead;
  /// Whether the callee may return it.
  std::vector<bool> mayReturn;
  /// The address of a pointer, where it is known.
  std::vector<std::optional<llvm::APInt>> addresses;
  /// The size of the object that a pointer is based on; 0 for another lane.
  std::vector<uint64_t> sizes;
  /// The memory at the call, and whether the callee may read all that other
  /// functions know of.
  std::shared_ptr<const Memory> memory;
  bool readsAll = false;
  /// Whether the callee may observe the state of the environment.
  bool seesHistory = false;
  /// The number of events before the call, on which the state of the
  /// environment depends. 0 where the callee does not observe it.
  size_t history = 0;
  /// The number of the event that the call is, if it is one.
  std::optional<size_t> event;
};

/// The target's events that are no events in a run of the source. There the
/// call of the same callee promises more, and has no effect that a later call
/// observes:
///
///   source: call void @f() memory(none)     target: call void @f()
///
/// A callee that keeps the promise in one of the calls does so in the other.
struct Silenced {
  std::set<size_t> events;
  /// Whether the source makes such a call after events that come after it in
  /// the target.
  bool areReordered = false;

  /// The number of a target's event, without those that are silenced.
  size_t numberOf(size_t event) const {
    return event - std::distance(events.begin(), events.lower_bound(event));
  }
};

/// The memory object of the source that an object which the target allocated
/// corresponds to, by the target's number: both were passed as one argument of
/// calls that correspond, to a callee that may keep the pointer. 0 if it might
/// be one of several.
using Partners = std::map<unsigned, unsigned>;

class Environment {
public:
  using Effects = std::map<const llvm::Instruction *, std::vector<CallEffect>>;

  /// The memory objects of the witness exist at first; objects of greater
  /// numbers are allocated by the executions.
  explicit Environment(const refine::Witness &witness)
      : witness(witness), effects(witness.effects),
        initialObjects(witness.blocks.size()) {}

  /// The rounding mode after so many calls that are events.
  llvm::RoundingMode roundingAfter(size_t calls) const {
    return witness.roundingAfter(calls);
  }

  /// How many arguments a list of variable arguments has, at most.
  unsigned variableArguments() const { return witness.variableArguments; }

  /// The effect of a call of the target: the witness's, after `restrict` has
  /// removed what the callee's attributes forbid. Equal calls have equal
  /// effects.
  CallEffect targetEffect(const UnknownCall &call,
                          llvm::function_ref<void(CallEffect &)> restrict);
  /// The calls of the target that had an effect of the witness each, in the
  /// order of execution: the instruction, and how often it was one before.
  llvm::ArrayRef<std::pair<const llvm::Instruction *, size_t>>
  targetCalls() const {
    return given;
  }
  /// Notes that attributes of the target's call forbid how it ends.
  void forbid(const UnknownCall &call);
  /// All effects that a call of the source may have, given the effects of the
  /// target's calls. Nothing, and `why` says what is not modelled, where the
  /// interpreter cannot determine them. If the call is no event, those of the
  /// target's that it corresponds to are `silenced`. `events` is the number of
  /// events of the source before it. What the callee writes to objects that the
  /// target allocated it writes to those of the source: its arguments, and
  /// `partners`, to which the call's own are added.
  std::vector<CallEffect> sourceEffects(const UnknownCall &call, size_t events,
                                        Silenced &silenced, Partners &partners,
                                        llvm::StringRef &why) const;

  /// The addresses of objects that the source allocated, by their numbers, with
  /// which its call, the event with the number `event`, is the same event as
  /// the target's: there they are passed to the callee.
  std::map<unsigned, uint64_t> shownAddresses(const UnknownCall &call,
                                              size_t event,
                                              const Silenced &silenced) const;

  /// Whether an allocation may fail: in the target always, in the source only
  /// if one of the target's failed. Which of them correspond is not tracked.
  bool mayFailAllocation() const { return !isFixed || hasFailedAllocation; }
  /// Records whether an allocation of the target failed.
  void noteAllocation(bool failed) {
    hasFailedAllocation |= !isFixed && failed;
  }
  /// Ends the target's execution.
  void fix() { isFixed = true; }

private:
  struct Memo {
    UnknownCall call;
    CallEffect effect;
  };
  const refine::Witness &witness;
  const Effects &effects;
  unsigned initialObjects;
  std::map<const llvm::Instruction *, size_t> counts;
  std::vector<std::pair<const llvm::Instruction *, size_t>> given;
  std::vector<Memo> memos;
  bool isFixed = false, hasFailedAllocation = false;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_ENVIRONMENT_H
