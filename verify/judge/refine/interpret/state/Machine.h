// The state of one execution of one LLVM function: registers, memory, events,
// choices, and whether it has ended.
//
// The interpreter shares no code with the encoder on purpose: a counterexample
// of the solver counts only after an execution here has shown it.
//
// The rooms of interpret/, each of which uses only those before it:
//
//   state/         values, memory, the machine, the environment, outcomes
//   attributes/    attributes and metadata of values, calls and functions
//   operations/    instructions, by kind; a new one goes to Operations.cpp
//   intrinsics/    intrinsics; a new one goes to the table of its kind
//   library/       C library functions; a new one goes to Library.cpp
//   calls/         call instructions, and unknown callees
//   execution/     basic blocks, branches, frames, one whole execution
//   refinement/    comparison of two outcomes

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_MACHINE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_MACHINE_H

#include "verify/judge/refine/interpret/state/Aliasing.h"
#include "verify/judge/refine/interpret/state/Environment.h"
#include "verify/judge/refine/interpret/state/Limits.h"
#include "verify/judge/refine/interpret/state/Observer.h"
#include "verify/judge/refine/interpret/state/Oracle.h"
#include "verify/judge/refine/interpret/state/Outcome.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/TargetParser/Triple.h"
#include <functional>
#include <limits>

namespace palindrome::interpret {

/// Of the target, any one allowed execution serves: it is a behavior that the
/// source must allow. Of the source, every allowed behavior must be represented
/// by some execution, which may over-approximate it.
enum class Role { Source, Target };

class Machine {
public:
  // Options of the execution.

  /// The width in bits of the choices of one operation of the source that are
  /// enumerated; wider choices are over-approximated.
  unsigned enumeratedBits = mostEnumeratedBits;
  /// Whether the target draws a value where an operation on undef may return
  /// undef as well.
  bool drawsUndef = false;
  /// Whether each use of a value that the target computed from undef computes
  /// it again, with other choices.
  bool redrawsUndef = false;
  /// Whether nothing ran before, so that all variables have their initial
  /// values.
  bool startsProgram = false;
  unsigned maxSteps = mostSteps;
  /// The lanes and bytes that steps use, at most: one step on a wide vector
  /// takes as long as thousands on numbers.
  uint64_t maxWork = std::numeric_limits<uint64_t>::max();
  /// Whether the target's machine has one flat memory, of which LangRef says
  /// nothing: inttoptr of an address within an exposed object points to that
  /// object, and a pointer keeps its address in any address space.
  bool hasFlatMemory = false;
  /// Whether functions of a precision that LangRef leaves open have the results
  /// of the host's C library; else they are unsupported.
  bool approximates = false;
  /// Whether a definition that another module may replace by one that does the
  /// same (linkonce_odr) is the one that runs.
  bool isLinked = false;
  /// The bytes that memcpy, memmove and memset write, at most.
  uint64_t maxCopiedBytes = mostCopiedBytes;
  /// Carries out calls of functions that the module declares, and sets the
  /// result; returns false for one that it does not know. If it is not set, all
  /// of them are unknown.
  std::function<bool(Machine &machine, llvm::StringRef name,
                     llvm::ArrayRef<Lanes> arguments, Lanes &result)>
      external;
  Observer *observer = nullptr;

  /// `memory` has an object for each global that the execution accesses.
  Machine(Role role, const llvm::Module &module, Memory memory, Oracle &oracle,
          Environment &environment);
  /// Writes the initializers of globals that have them to memory. False if the
  /// execution has ended.
  bool initialize();
  /// A value of the witness, of the type `scalar`. Unsupported if the type has
  /// no such value: the execution would be of no input.
  Lane given(const refine::Leaf &leaf, llvm::Type *scalar);
  /// Executes `function`, once.
  Outcome run(const llvm::Function &function,
              const std::vector<refine::Leaves> &arguments);

  /// Whether the execution made any choice.
  bool hasMadeChoice = false;
  /// Whether a use observed another value than the one before (redrawsUndef).
  bool hasRedrawn = false;
  /// Whether this execution of the source over-approximates a behavior, since a
  /// choice was too wide to be enumerated.
  bool overApproximates = false;
  /// Whether inttoptr made a pointer.
  bool hasIntToPtr = false;
  /// Outcome::breaksPromise and Outcome::doesForbidden.
  bool breaksPromise = false, doesForbidden = false;
  Silenced silenced; ///< In a run of the source.

  // What follows is for the interpreter's own rooms.

  const llvm::DataLayout &layout;
  const Role role;
  Memory memory;
  Oracle &oracle;
  Environment &environment;
  std::vector<Event> events;
  FloatExceptions exceptions;
  AliasingAccesses aliasing;
  /// The scopes of llvm.invariant.start, by their number; none where one has
  /// ended.
  struct Invariant {
    unsigned object;
    uint64_t offset, size;
  };
  std::vector<std::optional<Invariant>> invariants;
  /// The lists of variable arguments in memory, by object and offset.
  struct ArgumentList {
    unsigned origin = 0; ///< 0 for this function's arguments.
    unsigned taken = 0;  ///< The arguments that va_arg has taken.
    unsigned store = 0;  ///< The number of the store that wrote its bytes.
  };
  std::map<std::pair<unsigned, uint64_t>, ArgumentList> argumentLists;
  unsigned unknownCalls = 0; ///< The calls of unknown functions so far.
  /// The memory objects that results of unknown calls point to: of calls with a
  /// noalias result, and of all others.
  std::vector<unsigned> noAliasResults, otherResults;
  /// The arguments of the executed function that were the only pointers to
  /// their objects.
  llvm::DenseSet<unsigned> soleArguments;
  /// The memory objects that unknown callees may keep pointers to, and write
  /// later.
  std::set<unsigned> kept;
  Partners partners; ///< In a run of the source.

  bool isSource() const { return role == Role::Source; }

  // The end of the execution. The instruction that ends it still computes a
  // result, of any value; the main loop then ends.

  /// The execution has undefined behavior now (LangRef, 'Undefined Behavior'),
  /// as opposed to a poison result, which may go unused.
  void onImmediateUB(const llvm::Twine &why) {
    stop(Outcome::ImmediateUB, why);
  }
  /// The execution may have undefined behavior, but the interpreter cannot
  /// determine it. The source is assumed to have it, which over-approximates;
  /// the target becomes unsupported.
  void onPossibleUB(const llvm::Twine &why);
  void unsupported(const llvm::Twine &what) {
    stop(Outcome::Unsupported, what);
  }
  /// Ends the execution. An execution that already unwinds or does not return
  /// may still change to another end: what attributes forbid is checked last.
  void stop(Outcome::Kind kind, const llvm::Twine &why);
  bool stopped() const { return ending.has_value(); }
  unsigned stepsTaken() const { return steps; }
  uint64_t workDone() const { return work; } ///< See maxWork.

  /// Whether `lane` is an integer or a floating-point number of one value.
  bool hasOneValue(const Lane &lane) const {
    return lane.isBits() && !(isSource() && lane.fromUndef);
  }

  // Choices.

  /// One of the 2^width values. Stops in the source if it is too wide to be
  /// enumerated.
  llvm::APInt ask(ChoiceKind kind, unsigned width);
  /// A value of type `scalar`; in the source `wide` if that is too wide to be
  /// enumerated.
  Lane choose(ChoiceKind kind, llvm::Type *scalar, Lane::Kind wide);
  /// A value of which only the bits of `undef` are undef; the others are
  /// `known`.
  Lane chooseUndefBits(llvm::APInt known, const llvm::APInt &undef);

  // Values.

  /// The value of an operand. Each call is one use of it: in the source, the
  /// second use of a lane that was computed from undef is poison.
  Lanes operand(const llvm::Value *value);
  Lanes constant(const llvm::Constant *constant);

  /// What an operation may be where its operands are undetermined.
  struct Strictness {
    bool mayBePoison = false;
    bool mayBeUB = false;
  };
  /// Computes an operation that is poison if an operand is. `compute` is given
  /// lanes of kind `Bits` and `Pointer` only: undetermined operands are chosen
  /// first, or, in the source, the result is over-approximated.
  Lane strict(llvm::ArrayRef<Lane> in, llvm::ArrayRef<llvm::Type *> types,
              llvm::Type *out, Strictness strictness,
              llvm::function_ref<Lane(llvm::ArrayRef<Lane>)> compute);
  /// Replaces lanes that were computed from undef by poison, where the source
  /// uses the value that was chosen for them once more.
  void poisonIfFromUndef(llvm::MutableArrayRef<Lane> lanes);
  /// Notes that `lane` is used where it must be well defined.
  void noteWellDefinedUse(const Lane &lane) {
    if (!isSource() && lane.fromUndef && observer)
      observer->onWellDefinedUse(current, lane);
  }

  unsigned width(llvm::Type *scalar) const { return laneWidth(scalar, layout); }
  /// The element type of a vector; any other type itself.
  static llvm::Type *scalar(llvm::Type *type) { return type->getScalarType(); }

  // Addresses and accesses (Accesses.cpp).

  /// The address of a pointer; nothing where it is a choice of the source's.
  std::optional<llvm::APInt> address(const Lane &pointer) const;
  /// Whether a pointer is aligned; nothing where its address is a choice.
  std::optional<bool> isAligned(const Lane &pointer, uint64_t alignment) const;
  /// Whether null may be accessed in the executed function.
  bool nullIsValid() const;

  enum class Access { Read, Write };
  /// The object that `size` bytes at `pointer` belong to. Null, and the
  /// execution ends, if they must not be accessed.
  MemoryObject *access(const Lane &pointer, uint64_t size, uint64_t alignment,
                       Access kind);
  bool isDereferenceable(const Lane &pointer, uint64_t size) const;
  /// Whether the return instruction that is being executed ends the life of an
  /// object. LangRef leaves open how long a copy of a byval argument lives: in
  /// the source it ends here.
  bool isEndedByReturn(unsigned object) const;
  /// Bars the allocas of the executed function, and returns those that were
  /// not barred before.
  std::vector<unsigned> barAllocas();
  Lanes load(const Lane &pointer, llvm::Type *type, uint64_t alignment);
  /// inttoptr. An address within an object, or one that may be within an object
  /// of unknown address, would have the provenance of some exposed object,
  /// which the interpreter does not determine: the source's pointer is poison,
  /// which over-approximates. In a flat memory, it is the object that the
  /// address is in, or else the one that ends there.
  Lane pointerAt(const llvm::APInt &address);
  void store(const Lane &pointer, llvm::ArrayRef<Lane> lanes, llvm::Type *type,
             uint64_t alignment);
  /// Reads or writes bytes that access() has permitted.
  Bytes readBytes(const MemoryObject &object, uint64_t offset,
                  uint64_t size) const;
  void writeBytes(MemoryObject &object, uint64_t offset,
                  llvm::ArrayRef<MemoryByte> bytes);
  /// Whether the bytes hold a value computed from undef that was loaded before.
  /// Marks it as loaded.
  bool isLoadedFromUndefAgain(llvm::ArrayRef<MemoryByte> loaded);
  unsigned nextStore() { return ++stores; }

  // Memory objects (Allocation.cpp, Globals.cpp).

  /// The number of a new object. Objects with lifetimes may share addresses
  /// while one of them is dead.
  unsigned allocate(MemoryObject::Kind kind, uint64_t size, uint64_t alignment,
                    bool hasLifetimes = false);
  void free(unsigned object) {
    memory[object].changeState(MemoryObject::State::Freed);
  }
  /// A pointer to a new object of the executed function that is a copy of the
  /// byval argument `pointer` of pointee type `type`.
  Lane copyByVal(llvm::Type *type, llvm::MaybeAlign align, const Lane &pointer);
  /// llvm.lifetime.start and llvm.lifetime.end.
  void setLifetime(const llvm::Value *pointer, bool begin);
  /// llvm.stacksave and llvm.stackrestore: how many objects a return of the
  /// innermost function frees, and the end of those beyond the first `count`.
  size_t stackHeight() const { return frames.back()->stack.size(); }
  void restoreStack(size_t count);
  /// A pointer to a global. Stops if the witness has no object for it.
  Lane globalAddress(const llvm::GlobalValue &global);
  /// Whether some of `size` bytes of an object are constant for now.
  bool isInvariant(unsigned object, uint64_t offset, uint64_t size) const;
  /// Null in an address space. Except in space 0, there may be memory.
  Lane null(unsigned space) const;
  /// Whether pointers of the address space are modelled: they have the width of
  /// those of space 0, and are no more than addresses.
  bool isPlainSpace(unsigned space) const;
  /// The function of this module that a pointer points to, or null.
  const llvm::Function *functionAt(const Lane &pointer) const;

  // Functions (execution/).

  /// Calls a function that has a body; returns its result.
  Lanes call(const llvm::Function &function, std::vector<Lanes> arguments);
  /// The function that run() executes, and its arguments.
  const llvm::Function *rootFunction() const {
    return frames.empty() ? nullptr : frames.front()->function;
  }
  const std::vector<Lanes> &rootArguments() const { return root; }
  /// The objects of the copies of its byval arguments, by argument. LangRef,
  /// 'byval': they belong to the caller.
  const std::map<unsigned, unsigned> &rootCopies() const { return copies; }
  /// The innermost function, and its current instruction.
  const llvm::Function *function() const {
    return frames.empty() ? nullptr : frames.back()->function;
  }
  const llvm::Instruction *at() const { return current; }
  const llvm::Module &module() const { return owner; }
  const llvm::Triple &triple() const;

private:
  /// Checks that the witness's objects lie in the address space, and that the
  /// pointers in them have its width.
  void checkWitness();
  struct Register {
    Lanes lanes;
    unsigned uses = 0;
  };
  struct Frame {
    const llvm::Function *function = nullptr;
    llvm::DenseMap<const llvm::Value *, Register> registers;
    std::vector<unsigned> stack; ///< The objects that its return frees.
  };
  /// What decides how some blocks are executed: values, and the contents of
  /// memory, unless nothing reads what the execution writes (Divergence.cpp).
  struct Deciding {
    size_t blocks = 0; ///< How many they were.
    llvm::SmallPtrSet<const llvm::Value *, 8> values;
    bool contents = true;
  };
  /// A state of the executed function, at the entry of `block`, how often it
  /// has entered which blocks since, and what decides how these are executed.
  struct State {
    const llvm::BasicBlock *block, *from;
    llvm::DenseMap<const llvm::Value *, Register> registers;
    Memory memory;
    size_t events, unknownCalls, aliasing, invariants, undefStores;
    unsigned entries = 0, mostEntries;
    llvm::SmallPtrSet<const llvm::BasicBlock *, 4> blocks;
    Deciding deciding;
  };
  struct Ending {
    Outcome::Kind kind;
    std::string why;
    const llvm::Instruction *at;
  };

  Lanes runBody(const llvm::Function &function);
  /// Counts a step. False, and the execution has ended, if there are too many.
  bool countStep();
  /// Ends the execution if it is at `block`, entered from `from`, in a state in
  /// which it was there before (Divergence.cpp).
  void watch(const llvm::BasicBlock &block, const llvm::BasicBlock *from);
  void findWhatDecides(State &state) const;
  bool isAgainIn(const State &earlier) const;
  static bool isSameRegister(const Register &x, const Register &y);
  const llvm::BasicBlock *terminate(const llvm::Instruction &terminator);
  void enter(const llvm::BasicBlock &block, const llvm::BasicBlock *from);
  const llvm::BasicBlock *switchTo(const llvm::SwitchInst &instruction);
  bool isWellDefined(const Lane &lane, const char *what);
  void define(const llvm::Instruction &instruction, Lanes lanes);
  Lanes evaluate(const llvm::Instruction &instruction);
  Lanes evaluateAgain(const llvm::Value *value, const Lanes &before);
  Lanes allocaResult(const llvm::AllocaInst &instruction);
  void place(MemoryObject &object);
  Outcome finish(Lanes result, const llvm::Function &function);

  const llvm::Module &owner;
  std::vector<std::unique_ptr<Frame>> frames;
  std::optional<Ending> ending;
  std::unique_ptr<State> state;  ///< With which later ones are compared.
  bool repeatsEvents = false;    ///< Outcome::repeatsEvents.
  bool madeChoiceBefore = false; ///< Before that state.
  std::vector<Lanes> root;
  std::map<unsigned, unsigned> copies;
  const llvm::Instruction *current = nullptr;
  unsigned steps = 0, stores = 0;
  mutable uint64_t work = 0; ///< See maxWork.
  bool isReturning = false;  ///< Whether a result's attributes are checked.
  /// Stores of values computed from undef that were loaded.
  llvm::DenseSet<unsigned> loadedUndefStores;
  llvm::DenseMap<const llvm::Constant *, Lanes> constants;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_MACHINE_H
