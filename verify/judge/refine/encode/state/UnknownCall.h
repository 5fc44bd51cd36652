// The record of one call of a function of which nothing is known but its
// attributes, or of one access that other threads or devices observe.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_UNKNOWNCALL_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_UNKNOWNCALL_H

#include "verify/judge/refine/encode/ir/CallFacts.h"
#include "verify/judge/refine/encode/model/Memory.h"
#include <memory>

namespace palindrome::encode {

/// A lane of the result of a call. Its undef is not yet a choice of either
/// function.
struct ResultLane {
  Expr value, isUndef, poison;
  bool isPointer = false;
};

/// A byte that the call writes at a place where it was read, if `condition`
/// holds.
struct WrittenByte {
  Expr condition, block, offset;
  MemoryByte byte;
};

/// A possible violation: where `condition` holds, the callee may do what an
/// attribute of a parameter of the caller forbids.
struct Breach {
  unsigned parameter;
  llvm::Attribute::AttrKind kind;
  Expr condition;
};

/// The call of an unknown function, or an observed access.
struct UnknownCall {
  /// A call, or an observed access, for which `facts` is empty.
  const llvm::Instruction *at = nullptr;
  CallFacts facts;
  unsigned place = 0; ///< Position::place().
  /// Whether it is executed.
  Expr executed;
  /// Whether it is an event: it may write memory outside of all objects that
  /// are encoded (I/O, the callee's own state), so that its order among other
  /// events is observable.
  bool isEvent = false;
  /// Whether it may read what earlier events wrote to such memory.
  bool seesEvents = false;
  /// The number of earlier events. A call that repeats the last event
  /// (`isRepeat`) has that one's index.
  Expr index;
  Expr isRepeat = Expr::boolean(false);
  /// The state of memory when it is called.
  Moment moment;

  /// The pointer to the callee, null for an access, and then the arguments.
  std::vector<Lanes> arguments;
  /// The types of the arguments.
  std::vector<llvm::Type *> types;
  /// Whether the callee may read or write an object, or return or store
  /// pointers to it. Objects that exist on entry and the caller's local ones.
  std::function<Expr(Expr block)> mayRead, mayWrite, mayKnow;
  /// Whether the callee writes an object only through arguments that are
  /// `dead_on_return`; whether it may write it through one.
  std::function<Expr(Expr block)> isDead, mayBeDead;
  bool mayFree = false;
  /// Whether two executions may have different results, even with the same
  /// arguments and memory: the bits of a NaN are a choice of each.
  bool choosesResult = false;
  /// Whether the callee may access an alloca of the caller, were it not for a
  /// `tail` marker at the call.
  Expr mayTouchAllocas = Expr::boolean(false);

  std::vector<Breach> breaches;

  /// The identifier for the Environment, and how the call ends.
  Expr id, returns, unwinds;
  llvm::SmallVector<ResultLane, 1> result;

  /// The written bytes that were read, for the counterexample.
  std::shared_ptr<std::vector<WrittenByte>> asked =
      std::make_shared<std::vector<WrittenByte>>();

  /// For a call of the target: the source's calls that it may be taken for, by
  /// index, with conditions of which at most one holds.
  llvm::SmallVector<std::pair<unsigned, Expr>, 2> matches;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_UNKNOWNCALL_H
