// One of the two functions, as terms over the inputs and its choices.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_STATE_SIDE_H
#define PALINDROME_VERIFY_REFINE_ENCODE_STATE_SIDE_H

#include "verify/refine/encode/calls/UnknownCalls.h"
#include "verify/refine/encode/ir/Unroll.h"
#include "verify/refine/encode/state/Problem.h"
#include "verify/refine/witness/Witness.h"
#include "llvm/IR/Instructions.h"

namespace palindrome::encode {

using refine::ChoiceKind;

/// A variable that the side chooses.
struct ChoiceVariable {
  Expr variable;
  ChoiceKind kind;
  const llvm::Instruction *at; ///< Null before the first and after the last.
  Expr guard;                  ///< Whether `at` is executed, and chooses.
  /// The first of those that are copies of each other, for another use.
  unsigned origin;
  bool isInput = false; ///< Whether it is what an argument is.
  /// What is true of it, given those before it. Whatever these and the inputs
  /// are, there is a value for which it is.
  Expr axiom = Expr::boolean(true);
  /// Whether it is, where it is allowed, what an operation gives.
  bool isResult = false;
  /// What the other side has where this is observed; perhaps not set.
  Expr seenAs = {};
  /// What replay is to choose, if not the variable.
  Expr shown = {};
  /// The one that this is a copy of, for another use.
  std::optional<unsigned> copyOf = {};
  /// Where it matters: where the value that has it, or is used, is undef.
  Expr isUndef = Expr::boolean(true);
};

/// A use of what may be undef, as replay has it: it draws a value there, which
/// all that is computed from it then has.
struct Draw {
  const llvm::Instruction *at;
  unsigned node, lane;
  Expr guard, isUndef, value;
};

/// An access to memory, and which of the watched parameters it is based on.
struct AliasingAccess {
  Expr guard, origin, block, offset, size;
  bool isWrite;
};

/// An exception: a call's, whose number is given, or one that is resumed; and
/// the pointer to it.
struct Exception {
  Expr isOfCall, call;
  Lane pointer;
};

/// Walks the paths through a function and says, as terms, what it does. The
/// functions that encode instructions (Encoders.h) use the second half.
class Side {
public:
  /// `source` is the source, which has run, if this is the target; else null.
  Side(Problem &problem, const llvm::Function &function, const Side *source,
       unsigned bound);
  void run();
  /// From here on, memory is what it is at the end, on whatever path.
  void leave();

  Problem &problem;
  const llvm::Function &function;
  const Side *const source;
  const bool isTarget;

  //===-- What it does ----------------------------------------------------===//

  Expr hasUB = Expr::boolean(false);
  Expr returns = Expr::boolean(false);
  /// Whether it ends by unwinding, or in a callee that neither returns nor
  /// unwinds.
  Expr unwinds = Expr::boolean(false), stops = Expr::boolean(false);
  /// Where it unwinds.
  std::optional<Exception> thrown;
  /// The value returned; the undefs in it are not yet chosen.
  Lanes returned;
  Expr isPastBound = Expr::boolean(false);
  /// The calls of unknown functions (UnknownCalls.h), in the order of the walk.
  std::vector<UnknownCall> calls;
  /// Accesses that `noalias` says something of.
  std::vector<AliasingAccess> aliasing;
  /// Whether it returns a pointer that a parameter's `captures` keeps in.
  Expr returnsCaptured = Expr::boolean(false);
  bool hasLoops = false;
  std::vector<ChoiceVariable> choices;
  std::vector<Draw> draws;
  /// What is true of all choices.
  Expr choiceAxioms() const;

  //===-- For the encoding of instructions --------------------------------===//

  /// Whether the instruction is reached.
  Expr domain = Expr::boolean(true);
  const llvm::Instruction *current = nullptr;
  unsigned node = 0; ///< Past the last at the end.

  /// Lets `act` happen where `condition` holds. It may end paths.
  void onlyIf(Expr condition, llvm::function_ref<void()> act);
  /// Where what happens now happens, for `isPassed`.
  unsigned place() const { return isPartial ? noPlace : node; }

  /// The value here. It may be undef.
  Lanes get(const llvm::Value *value);
  void setArgument(const llvm::Argument &argument, Lanes value) {
    arguments[&argument] = std::move(value);
  }
  /// A value that one use sees: undefs are chosen.
  Lane use(const Lane &lane, unsigned number = 0);
  Lanes use(const llvm::Value *value);
  /// The only lane of a scalar, used.
  Lane useScalar(const llvm::Value *value) { return use(value).front(); }
  /// The bits of a lane that must be neither undef nor poison: otherwise the
  /// behaviour is undefined.
  Expr useDefinite(const Lane &lane);

  void addUB(Expr condition) { hasUB |= domain && condition; }
  void setUnsupported(const llvm::Twine &what) { problem.setUnsupported(what); }
  /// Leaves by unwinding, or for the landing pad of an invoke.
  void unwind(Expr condition, Exception exception);
  /// Says that LangRef lets this side do more than is encoded here. For A, a
  /// failure may be none; for B, one may be missing.
  void markNarrow(const llvm::Twine &what) {
    problem.mark(isTarget ? Under : Over, what);
  }

  /// A value that it may be: undefs are zero.
  Lane sample(const Lane &lane) const;

  /// A new choice, and its number.
  unsigned choose(unsigned width, ChoiceKind kind);
  Expr chosen(unsigned number) const { return choices[number].variable; }
  /// An undef of that width. As a pointer, it leads to no block of this side's
  /// own: what it may lead to is enough to be undefined behaviour.
  Lane undef(unsigned width, bool isPointer = false);
  /// A value of the type with the same kind of lane all over.
  Lanes poison(llvm::Type *type);
  Lanes undef(llvm::Type *type);
  /// How many events there were on the path to here.
  Expr countEvents() const;
  /// Whether what happened at that place did on every path to here.
  bool isPassed(unsigned by) const {
    return by != noPlace && node < graph.nodes.size() &&
           graph.dominates(by, node);
  }

  //===-- Where pointers come from (Provenance.cpp) -----------------------===//

  /// From here on it matters what is based on a parameter.
  void watch(const llvm::Argument &argument);
  llvm::ArrayRef<const llvm::Argument *> watchedArguments() const {
    return watched;
  }
  /// Which of them the value is based on here, a bit for each; nothing if that
  /// is not known.
  std::optional<Expr> basedOn(const llvm::Value *value);

  //===-- Memory (SideMemory.cpp, SideValues.cpp) -------------------------===//

  /// Whether the block that `inst` makes is alive only at times.
  static bool hasLifetime(const llvm::Instruction *inst);
  /// Makes a block and gives its number. B's have the numbers of those of A
  /// that look like them; whether they are is for the outcome to say.
  /// `exists` says where there is one at all.
  unsigned makeBlock(Expr size, uint64_t alignment, bool isHeap, Expr exists);
  void setAlive(Expr block, bool isAlive);
  /// Of a block on the stack: what is read from it then is poison.
  void endLifetime(Expr block);
  void addLifeEvent(LifeEvent event);
  /// From now on others may know the block that the pointer leads to.
  void escape(const Lane &pointer) { pass(pointer, /*isKept=*/true); }
  /// The same, or while they run.
  void pass(const Lane &pointer, bool isKept);

  /// Which of its own blocks it may be, by index.
  llvm::ArrayRef<unsigned> localsOf(Expr block);
  Expr offsetPointer(Expr pointer, Expr bytes) const;
  Expr offsetPointer(Expr pointer, uint64_t bytes) const {
    return offsetPointer(pointer, Expr::bits(offsetBits, bytes));
  }
  Expr sizeOf(Expr block);
  Expr addressOf(Expr pointer);
  /// By address: what leads to a block may be null, too.
  Expr isNull(Expr pointer) { return addressOf(pointer).isZero(); }
  Expr isAligned(Expr pointer, llvm::Align align);
  Expr isAlive(Expr block) { return isAlive(block, lives.size()); }
  Expr isAlive(Expr block, size_t until);
  Expr isWritable(Expr block);
  /// Of a pointer of that type that is to be accessed.
  void checkAddressSpace(const llvm::Type &pointer) const;
  /// UB unless so many bytes may be accessed there.
  void checkAccess(Expr pointer, Expr size, llvm::Align align, bool isWrite);

  MemoryByte readByte(Expr block, Expr offset) {
    return readByte(block, offset, log.size());
  }
  /// Of memory as it was after the first `until` writes.
  MemoryByte readByte(Expr block, Expr offset, size_t until);
  void writeBytes(Expr pointer, llvm::ArrayRef<MemoryByte> bytes);
  /// Whether it may have: loads of integers where there may be pointers.
  bool readsPointersAsNumbers = false;
  /// The bits of a byte, where it is initialised.
  Expr numberOf(const MemoryByte &byte);

  /// Without checks. Bytes go by the layout's endianness.
  Lanes load(llvm::Type *type, Expr pointer);
  void store(llvm::Type *type, const Lanes &value, Expr pointer);

  llvm::ArrayRef<Write> writes() const { return log; }
  void addWrite(Write write);
  llvm::ArrayRef<LifeEvent> lifeEvents() const { return lives; }
  llvm::ArrayRef<LocalBlock> localBlocks() const { return locals; }
  void setHasNoRoom(unsigned local, Expr choice) {
    locals[local].isAskedFor = domain;
    locals[local].hasNoRoom = choice;
  }
  Moment now() const { return {log.size(), lives.size()}; }

private:
  Lanes lookup(const llvm::Value *value, unsigned node);
  Lanes constant(const llvm::Constant *value);
  void runNode(unsigned number);
  void runTerminator(const llvm::Instruction &inst);
  void runInvoke(const llvm::InvokeInst &inst);
  Lanes landingPad(const llvm::LandingPadInst &inst);
  Lanes phi(const llvm::PHINode &inst);
  std::optional<Expr> originAt(const llvm::Value *value, unsigned node);
  std::optional<Expr> originOf(const llvm::Instruction &inst, unsigned node);
  unsigned numberBlock(Expr size, uint64_t alignment, bool isHeap) const;
  void storeGlobals();
  /// Whether one of two of its own blocks is gone when the other is made.
  Expr isFreedBetween(unsigned a, unsigned b);

  /// That of what does not happen on all paths through its node.
  static constexpr unsigned noPlace = ~0u;

  PathGraph graph;
  unsigned bound;
  bool isPartial = false;
  /// By node: the values seen there, and the condition of each edge out of it.
  std::vector<llvm::DenseMap<const llvm::Value *, Lanes>> values;
  std::vector<llvm::SmallVector<Expr, 2>> edges;
  /// What invokes caught, by node.
  llvm::DenseMap<unsigned, Exception> caught;
  llvm::DenseMap<const llvm::Value *, Lanes> arguments;
  llvm::SmallVector<const llvm::Argument *, 0> watched;
  bool watchedLeak = false; ///< To where registers do not show it.
  std::vector<llvm::DenseMap<const llvm::Value *, std::optional<Expr>>> origins;

  std::vector<Write> log;
  std::vector<LifeEvent> lives;
  std::vector<LocalBlock> locals;
  llvm::DenseMap<Expr, llvm::SmallVector<unsigned>> localsByTerm;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_STATE_SIDE_H
