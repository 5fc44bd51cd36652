// One of the two functions: its behavior as terms over the inputs and its
// choices.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_SIDE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_SIDE_H

#include "verify/judge/refine/encode/state/Provenance.h"
#include "verify/judge/refine/encode/state/SideMemory.h"
#include "verify/judge/refine/encode/state/UnknownCall.h"
#include <map>

namespace palindrome::encode {

/// An access to memory that is restricted by `noalias`, with the watched
/// parameters that its pointer is based on.
struct AliasingAccess {
  Expr guard, origin, block, offset, size;
  bool isWrite;
};

/// The floating-point exceptions raised so far, as sets of flags: by operations
/// that must raise them, and by others, which may as well not (LangRef,
/// `fpexcept.strict` and `fpexcept.maytrap`).
struct ExceptionState {
  static constexpr unsigned bits = 5;
  Expr strict = Expr::bits(bits, 0), possible = Expr::bits(bits, 0);

  bool isEmpty() const {
    return strict.isZero().isTrue() && possible.isZero().isTrue();
  }
};

/// A write whose memory is poison when the function ends (LangRef,
/// `dead_on_return`).
struct DeadWrite {
  Expr guard, pointer, size;
};

/// Memory that is constant from llvm.invariant.start until llvm.invariant.end.
struct InvariantScope {
  Expr guard; ///< Whether the scope starts.
  Expr pointer;
  unsigned size;
  size_t since; ///< The number of writes before it.
  /// Whether an end of it is executed, and the number of writes before that.
  llvm::SmallVector<std::pair<Expr, size_t>, 1> ends;
};

/// An exception. It was thrown by the unknown call numbered `call` if
/// `isOfCall`, else by `resume`.
struct Exception {
  Expr isOfCall, call;
  Lane pointer;
};

class Side;

/// Encodes an instruction: returns its value, without lanes if it is void, and
/// adds its effects to `side`. The instruction may stand for a constant
/// expression, and is then in no function.
using Encoder = Lanes (*)(Side &side, const llvm::Instruction &inst);

/// The walk (walk/Walk.h) goes through the function and adds each instruction's
/// effects by the encoders of the rooms above.
class Side {
public:
  /// `source` is the source, whose walk has to come first, if this is the
  /// target; else null.
  Side(Problem &problem, const llvm::Function &function, const Side *source,
       Encoder encodeExpression);
  Side(const Side &) = delete;
  Side &operator=(const Side &) = delete;

  Problem &problem;
  const llvm::Function &function;
  const Side *const source;
  const bool isTarget;

  Position here;
  Choices choices;
  SideObjects objects;
  SideMemory memory;
  SideValues values;
  Provenance provenance;

  //===-- Behavior --------------------------------------------------------===//

  /// Whether the behavior is undefined. Where it is, the rest is of no meaning.
  Expr hasUB = Expr::boolean(false);
  /// Whether the function returns; whether it ends by unwinding; whether it
  /// ends in a callee that neither returns nor unwinds. At most one holds.
  Expr returns = Expr::boolean(false), unwinds = Expr::boolean(false),
       stops = Expr::boolean(false);
  /// The returned value, where it returns. Its undefs are not yet chosen.
  Lanes returned;
  /// The exception, where it unwinds.
  std::optional<Exception> thrown;
  /// Whether the execution reaches the bound on loop iterations.
  Expr isPastBound = Expr::boolean(false);
  /// Whether an instruction may be executed more than once.
  bool hasLoops = false;
  /// The calls of unknown functions, in the order of the walk.
  std::vector<UnknownCall> calls;
  /// Whether it returns a pointer that the attribute `captures` of a parameter
  /// forbids it to return.
  Expr returnsCaptured = Expr::boolean(false);
  /// The rounding mode of the operation that is being encoded (FloatFormat);
  /// not set if it is the default one.
  Expr rounding;
  ExceptionState exceptions;
  std::vector<InvariantScope> invariants;
  /// The writes so far through parameters that are `dead_on_return`.
  std::vector<DeadWrite> deadWrites;
  /// The accesses so far, if a parameter is `noalias`.
  std::vector<AliasingAccess> aliasing;
  /// Whether a call that is marked `tail` or `musttail` is being encoded: its
  /// callee must not access this function's allocas.
  bool isInTailCall = false;

  //===-- For the encoders ------------------------------------------------===//

  /// The value of an operand here. Its undefs are not yet chosen.
  Lanes get(const llvm::Value *value) { return values.get(value); }
  /// The value as one use of it sees it: its undefs are chosen.
  Lanes use(const llvm::Value *value);
  /// The only lane of a scalar, as one use sees it.
  Lane useScalar(const llvm::Value *value) { return use(value).front(); }
  /// The bits of a lane. It is undefined behavior if the lane is poison, or may
  /// have several values because of undef.
  Expr useDefinite(const Lane &lane);

  /// Adds undefined behavior where execution gets here and `condition` holds.
  void addUB(Expr condition) { hasUB |= here.domain && condition; }
  /// Adds undefined behavior unless `size` bytes may be accessed at `pointer`.
  void checkAccess(Expr pointer, Expr size, llvm::Align align, bool isWrite);
  /// Ends the function by unwinding, or lets the invoke around a call do so.
  void unwind(Expr condition, Exception exception);
  /// The number of events on the path to here (see UnknownCall::isEvent).
  Expr countEvents() const;
  Moment now() const {
    return {memory.writes().size(), objects.lifeEvents().size()};
  }

  void setUnsupported(const llvm::Twine &what) { problem.setUnsupported(what); }
  /// Records that LangRef allows this function more behavior than is encoded
  /// here. If it is the source, a counterexample may be none; if it is the
  /// target, a counterexample may be missed.
  void markNarrow(const llvm::Twine &what) {
    problem.mark(isTarget ? Under : Over, what);
  }
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_SIDE_H
