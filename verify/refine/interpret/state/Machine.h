// The interpreter: one execution of one function.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_STATE_MACHINE_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_STATE_MACHINE_H

#include "verify/refine/interpret/state/Aliasing.h"
#include "verify/refine/interpret/state/Environment.h"
#include "verify/refine/interpret/state/Oracle.h"
#include "verify/refine/interpret/state/Outcome.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/TargetParser/Triple.h"

namespace palindrome::interpret {

/// Of B any one execution that is allowed will do. Of A all must be seen: what
/// it may do is never shown as less than it is, but may be shown as more.
enum class Role { A, B };

/// What an instruction gave, for the text of a counterexample.
struct Step {
  const llvm::Instruction *at;
  Lanes lanes;
};

class Machine {
public:
  /// The choices that an operation of A's may enumerate, in bits.
  unsigned drawBits = 8;
  unsigned mostSteps = 100000;
  std::vector<Step> *trace = nullptr;
  bool hasChosen = false; ///< Whether anything was a choice.
  /// Whether this run of A is shown as more than it is, for a choice that was
  /// too wide to be enumerated.
  bool isWide = false;

  Machine(Role role, const llvm::Module &module, Memory memory, Oracle &oracle,
          Environment &environment);
  /// Gives constant globals their initializers. False if stopped.
  bool initialize();
  Outcome run(const llvm::Function &function,
              const std::vector<refine::Leaves> &arguments);

  // Below: for the interpreter's own files.

  const llvm::DataLayout &layout;
  const Role role;
  Memory memory;
  Oracle &oracle;
  Environment &environment;
  std::vector<Event> events;
  AliasPromises aliasing;
  unsigned unknownCalls = 0;
  /// Blocks that calls returned pointers to, and those of noalias results.
  std::vector<unsigned> returned, fresh;

  /// Values computed from undef that B used where only what is well defined is
  /// allowed, and how much of the trace was there before.
  struct Demand {
    size_t steps;
    Lane lane;
    const llvm::Instruction *at;
  };
  std::vector<Demand> demands;
  void noteDemand(const Lane &lane) {
    if (!isA() && lane.loose && trace)
      demands.push_back({trace->size(), lane, current});
  }

  bool isA() const { return role == Role::A; }

  /// Stops this execution. What follows runs on with whatever there is, until
  /// the main loop sees it.
  void undefined(const llvm::Twine &why) { stop(Outcome::Undefined, why); }
  void unsupported(const llvm::Twine &what) {
    stop(Outcome::Unsupported, what);
  }
  void stop(Outcome::Kind kind, const llvm::Twine &why);
  bool stopped() const { return ending.has_value(); }
  /// Where A may have undefined behaviour, which is then assumed; of B it is
  /// not known.
  void perhapsUndefined(const llvm::Twine &why) {
    isWide |= isA();
    isA() ? undefined(why) : unsupported(why);
  }

  /// One of the choices of `width` bits, at the instruction that runs.
  llvm::APInt ask(ChoiceKind kind, unsigned width);
  /// A choice too wide to be enumerated is `wide` in A.
  Lane choose(ChoiceKind kind, llvm::Type *scalar, Lane::Kind wide);

  /// The value of an operand: one use of it.
  Lanes operand(const llvm::Value *value);
  Lanes constant(const llvm::Constant *constant);

  /// Computes a strict operation on lanes of the types `types`: poison in,
  /// poison out; what is open is drawn. `compute` sees bits and pointers only.
  struct Strictness {
    bool mayPoison = false;
    bool mayUndefine = false;
  };
  Lane strict(llvm::ArrayRef<Lane> in, llvm::ArrayRef<llvm::Type *> types,
              llvm::Type *out, Strictness strictness,
              llvm::function_ref<Lane(llvm::ArrayRef<Lane>)> compute);

  unsigned width(llvm::Type *scalar) const { return laneWidth(scalar, layout); }
  /// The scalar that a scalar or vector type is made of.
  static llvm::Type *scalar(llvm::Type *type) { return type->getScalarType(); }

  /// A pointer's address, nothing where it is a choice of A's.
  std::optional<llvm::APInt> address(const Lane &pointer) const;
  /// Whether a pointer is aligned; nothing where that is a choice of A's.
  std::optional<bool> isAligned(const Lane &pointer, uint64_t alignment) const;

  /// Whether `size` bytes at `pointer` can be accessed; stops if not.
  enum class Access { Read, Write, ReadWrite };
  MemoryBlock *access(const Lane &pointer, uint64_t size, uint64_t alignment,
                      Access kind);
  /// Whether they could be, without doing it.
  bool isDereferenceable(const Lane &pointer, uint64_t size) const;
  Lanes load(const Lane &pointer, llvm::Type *type, uint64_t alignment);
  void store(const Lane &pointer, llvm::ArrayRef<Lane> lanes, llvm::Type *type,
             uint64_t alignment);
  /// One that has lifetimes may lie where another such one does.
  unsigned allocate(MemoryBlock::Kind kind, uint64_t size, uint64_t alignment,
                    bool hasLifetimes = false);
  void release(unsigned block);
  /// A pointer to a block of the frame's own that holds what a byval argument
  /// of that type points to.
  Lane copyOfCaller(llvm::Type *type, llvm::MaybeAlign align,
                    const Lane &pointer);
  /// The address of a global; stops where it has none.
  Lane globalAddress(const llvm::GlobalValue &global);
  /// Null where the block is no function's.
  const llvm::Function *functionAt(const Lane &pointer) const;
  /// Whether null may be accessed in the function that runs.
  bool nullIsValid() const;
  unsigned nextStore() { return ++stores; }
  /// Whether what stored these bytes was drawn, and was loaded before.
  bool readLoose(llvm::ArrayRef<MemoryByte> bytes);
  /// A lane of which only the bits `undef` are.
  Lane drawPart(llvm::APInt known, const llvm::APInt &undef);
  /// The bytes at a place that access() has allowed, and writing them.
  Bytes readBytes(MemoryBlock &block, uint64_t offset, uint64_t size);
  void writeBytes(MemoryBlock &block, uint64_t offset,
                  llvm::ArrayRef<MemoryByte> bytes);

  /// Calls a function that is defined; its result.
  Lanes call(const llvm::Function &function, std::vector<Lanes> arguments);
  /// What was passed to the function that was run.
  const std::vector<Lanes> &rootArguments() const { return root; }
  const llvm::Function *rootFunction() const {
    return frames.empty() ? nullptr : frames.front()->function;
  }

  const llvm::Instruction *at() const { return current; }
  size_t depth() const { return frames.size(); }
  /// A lifetime's begin or end.
  void setLifetime(const llvm::Value *pointer, bool begin);
  const llvm::Function *function() const;
  const llvm::Module &module() const { return owner; }
  const llvm::Triple &triple() const;

private:
  struct Register {
    Lanes lanes;
    unsigned reads = 0;
  };
  struct Frame {
    const llvm::Function *function = nullptr;
    llvm::DenseMap<const llvm::Value *, Register> registers;
    std::vector<unsigned> stack; ///< Its allocas.
  };
  struct Ending {
    Outcome::Kind kind;
    std::string why;
    const llvm::Instruction *at;
  };

  Lanes runBody(const llvm::Function &function);
  const llvm::BasicBlock *terminate(const llvm::Instruction &terminator);
  void enter(const llvm::BasicBlock &block, const llvm::BasicBlock *from);
  const llvm::BasicBlock *switchTo(const llvm::SwitchInst &instruction);
  bool mayDecide(const Lane &lane, const char *what);
  void define(const llvm::Instruction &instruction, Lanes lanes);
  Lanes evaluate(const llvm::Instruction &instruction);
  Lanes allocaResult(const llvm::AllocaInst &instruction);
  Outcome finish(Lanes result, const llvm::Function &function);

  const llvm::Module &owner;
  std::vector<std::unique_ptr<Frame>> frames;
  std::optional<Ending> ending;
  std::vector<Lanes> root;
  const llvm::Instruction *current = nullptr;
  unsigned steps = 0, stores = 0;
  llvm::DenseSet<unsigned> looseRead;
  llvm::DenseMap<const llvm::Constant *, Lanes> constants;
};

/// Computes a value of an operation, of an instruction or a constant
/// expression; null for those that are no such.
using Operation = Lanes (*)(Machine &, const llvm::Operator &,
                            llvm::ArrayRef<Lanes>);
Operation operationOf(unsigned opcode);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_STATE_MACHINE_H
