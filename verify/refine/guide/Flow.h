// The data flow of one execution: which values each value was computed from,
// and which part of the witness it began with.
//
//   %p = load ptr, ptr %x      ; 8 bytes of the caller's memory
//   %q = getelementptr i8, ptr %p, i64 4     ; from %p
//   store ptr %q, ptr %a
//   %r = load ptr, ptr %a      ; from %q
//
// Nothing here is exact where a mistake costs no more than a useless attempt:
// what a guided search finds is replayed.

#ifndef PALINDROME_VERIFY_REFINE_GUIDE_FLOW_H
#define PALINDROME_VERIFY_REFINE_GUIDE_FLOW_H

#include "verify/refine/interpret/state/Observer.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/BasicBlock.h"
#include <memory>

namespace palindrome::guide {

using interpret::Lane;
using interpret::Lanes;

/// One execution of a call of an unknown function.
struct CallPlace {
  const llvm::CallBase *call = nullptr;
  unsigned execution = 0; ///< Counted from 0, for this call.
};

/// A part of the witness that a value begins with.
struct Place {
  enum Kind {
    None,
    Argument, ///< The argument `number`.
    Memory,   ///< `size` bytes of the caller's memory object `number`.
    Result,   ///< The result of `call`.
    /// `size` bytes that `call` may have written: to the caller's memory object
    /// `number`, or to one that the execution allocated. `madeBy` allocated it
    /// then, for the `number`-th time.
    Written,
  } kind = None;
  unsigned number = 0;
  uint64_t offset = 0, size = 0;
  CallPlace call = {};
  const llvm::Instruction *madeBy = nullptr;
};

/// A value that was computed, or a constant.
struct Node {
  const llvm::Value *value = nullptr;
  Lanes lanes; ///< Empty for a constant.
  /// What it was computed from: the operands of an instruction, in their order,
  /// or the one value that it is.
  llvm::SmallVector<unsigned, 2> from;
  /// Whether it is the value `from[0]`. If it has a place as well, that one
  /// could have changed it since.
  bool isCopy = false;
  Place place = {};
};

/// A terminator with several successors that the outermost function executed.
struct Decision {
  const llvm::BasicBlock *block = nullptr;
  unsigned condition = 0; ///< The node.
  const llvm::BasicBlock *taken = nullptr;
  unsigned execution = 0; ///< Counted from 0, for this block.
};

/// An access of the last instruction that was begun.
struct Access {
  Lane pointer;
  uint64_t size = 0;
};

class Flow : public interpret::Observer {
public:
  /// The witness has `initialObjects` memory objects.
  explicit Flow(unsigned initialObjects) : initialObjects(initialObjects) {}

  void onInstructionExecuted(const llvm::Instruction &instruction,
                             llvm::ArrayRef<Lane> result) override;
  void onWellDefinedUse(const llvm::Instruction *, const Lane &) override {}
  void onFunctionEntered(const llvm::Function &function,
                         const llvm::Instruction *call) override;
  void onFunctionLeft() override;
  void onBlockEntered(const llvm::BasicBlock &block) override;
  void onAccess(const Lane &pointer, uint64_t size) override;
  void onUnknownCall(const llvm::CallBase &call,
                     llvm::function_ref<bool(unsigned)> mayWrite) override;
  void onCalleeWrite(unsigned object, uint64_t offset) override;

  /// The node of a value at the end of the last execution of `function`.
  unsigned lastNodeOf(const llvm::Value &value, const llvm::Function &function);
  const Node &node(unsigned number) const { return nodes[number]; }
  size_t size() const { return nodes.size(); }
  llvm::ArrayRef<Decision> decisions() const { return made; }
  /// The accesses of the instruction that ended the execution.
  llvm::ArrayRef<Access> lastAccesses() const { return accesses; }
  /// Whether the outermost function has executed `instruction`, or begun to.
  bool hasReached(const llvm::Instruction &instruction) const {
    return reached.contains(&instruction);
  }

private:
  struct Frame {
    const llvm::Function *function = nullptr;
    const llvm::BasicBlock *block = nullptr, *before = nullptr;
    llvm::DenseMap<const llvm::Value *, unsigned> values;
    llvm::DenseMap<const llvm::BasicBlock *, unsigned> entered;
  };
  /// The last writer of a byte: it is byte `index` of `size` of the value of a
  /// node, or that byte of the witness's memory where `isInitial`.
  struct Writer {
    unsigned node = 0;
    uint64_t index = 0, size = 0;
    size_t time = 0;
    bool isInitial = false;
    unsigned object = 0; ///< These two if `isInitial`.
    uint64_t offset = 0;
  };
  /// A call of an unknown function, and the objects that it may write.
  struct Havoc {
    CallPlace place;
    llvm::SmallVector<unsigned, 4> objects;
    size_t time;
  };
  using ByteAddress = std::pair<unsigned, uint64_t>;

  unsigned add(Node node);
  unsigned nodeIn(Frame &frame, const llvm::Value &value);
  unsigned nodeOf(const llvm::Value &value) {
    return nodeIn(*frames.back(), value);
  }
  void load(const llvm::Instruction &instruction, Node &node);
  void store(const llvm::Instruction &instruction);
  void copyMemory(const llvm::Instruction &instruction);
  Place placeOf(unsigned object, uint64_t offset, uint64_t size);
  const Havoc *lastHavocOf(unsigned object) const;
  void noteObject(const llvm::Instruction &instruction,
                  llvm::ArrayRef<Lane> result);

  const unsigned initialObjects;
  std::vector<Node> nodes;
  std::vector<std::unique_ptr<Frame>> all;
  std::vector<Frame *> frames; ///< Those that have not ended.
  std::vector<Decision> made;
  std::vector<Access> accesses;
  bool isNewInstruction = true;
  llvm::DenseMap<const llvm::Instruction *, unsigned> allocated, called;
  llvm::SmallPtrSet<const llvm::Instruction *, 32> reached;
  std::map<ByteAddress, Writer> writers;
  /// When bytes of the witness's memory were first read.
  std::map<ByteAddress, size_t> firstReads;
  /// The objects that the execution allocated: by which instruction, and the
  /// number of its execution.
  std::map<unsigned, std::pair<const llvm::Instruction *, unsigned>> objects;
  std::vector<Havoc> havocs;
  size_t time = 0;
  /// The node of the result of the function that ended last.
  std::optional<unsigned> returned;
  std::optional<CallPlace> unknown; ///< Of the current instruction.
};

} // namespace palindrome::guide

#endif // PALINDROME_VERIFY_REFINE_GUIDE_FLOW_H
