// The memory objects that one function can reach: those it allocates, which of
// all objects are alive, and where they lie.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_SIDEOBJECTS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_SIDEOBJECTS_H

#include "verify/judge/refine/encode/state/Choices.h"
#include "llvm/IR/Instruction.h"

namespace palindrome::encode {

/// Objects that exist when the function is called are described by Blocks, the
/// same for source and target. Those that the function allocates itself are its
/// local blocks. The address of a local block is a choice, which is made when
/// the address is first looked at.
class SideObjects {
public:
  /// `source` describes the objects of the source, if this is the target; else
  /// it is null.
  SideObjects(Problem &problem, const llvm::Function &function,
              const Position &here, Choices &choices, const SideObjects *source)
      : problem(problem), function(function), here(here), choices(choices),
        source(source) {}

  //===-- Local blocks ----------------------------------------------------===//

  /// Whether the object that `inst` allocates is alive only between calls of
  /// `llvm.lifetime.start` and `llvm.lifetime.end`.
  static bool hasLifetime(const llvm::Instruction *inst);
  /// Allocates an object of `size` bytes where `exists` holds, and returns its
  /// index among the local blocks. An object of the target takes the index of
  /// an object of the source that looks like it: whether both are the same is
  /// decided when the outcomes are compared.
  /// The address is a choice, unless it is given.
  unsigned makeBlock(Expr size, uint64_t alignment, bool isHeap, Expr exists);
  /// Records that a local block is asked for here, and the choice that there is
  /// no memory left for it.
  void setHasNoRoom(unsigned local, Expr choice);
  llvm::ArrayRef<LocalBlock> localBlocks() const { return locals; }
  /// Those that are present, in the order of their allocation.
  llvm::SmallVector<const LocalBlock *> allocatedBlocks() const;
  /// The indices of the local blocks that the term `block` may be.
  llvm::ArrayRef<unsigned> localsOf(Expr block);
  /// From here on the address of the object that `pointer` is based on is known
  /// as a number. Who knows it may make a
  /// pointer to the object of it (LangRef, 'Pointer Aliasing Rules'), but
  /// nobody does to an object of the stack, which is gone when the function
  /// ends, if no other code runs meanwhile.
  void expose(const Lane &pointer);
  /// From here on other code may know the object that `pointer` is based on.
  void escape(const Lane &pointer) { pass(pointer, /*isKept=*/true); }
  /// From here on other code may know the object that `pointer` is based on, if
  /// `isKept`; otherwise the callee that gets the pointer, while it runs.
  void pass(const Lane &pointer, bool isKept);

  //===-- Lifetimes -------------------------------------------------------===//

  void setAlive(Expr block, bool isAlive);
  /// Adds an event; its guard becomes the current domain.
  void addLifeEvent(LifeEvent event);
  llvm::ArrayRef<LifeEvent> lifeEvents() const { return lives; }
  Expr isAlive(Expr block) const { return isAlive(block, lives.size()); }
  /// Whether the object is alive after the first `until` events.
  Expr isAlive(Expr block, size_t until) const;

  //===-- Properties of objects and pointers ------------------------------===//

  /// The size in bytes.
  Expr sizeOf(Expr block);
  Expr isWritable(Expr block);
  /// Whether it is the object of an `alloca` of this function.
  Expr isAlloca(Expr block);
  Expr addressOf(Expr pointer);
  /// Whether the address is zero; a pointer to an object may also have it.
  Expr isNull(Expr pointer) { return addressOf(pointer).isZero(); }
  Expr isAligned(Expr pointer, llvm::Align align);
  /// Whether an access to `size` bytes at `pointer` is defined: within one
  /// object, which is alive (and writable), and aligned.
  Expr isAccessible(Expr pointer, Expr size, llvm::Align align, bool isWrite);

private:
  /// `pass` for those local blocks for which `may` holds.
  void pass(const Lane &pointer, bool isKept,
            llvm::function_ref<bool(const LocalBlock &)> may);
  /// Makes room for the indices of the source's local blocks, which the target
  /// leaves unused or takes over.
  void reserveSourceIndices();
  unsigned chooseIndex(Expr size, uint64_t alignment, bool isHeap) const;
  /// Chooses the address of a local block.
  void placeBlock(unsigned index);
  /// Whether the earlier of two local blocks is freed when the later one is
  /// allocated.
  Expr isFreedBetween(unsigned a, unsigned b) const;
  template <typename Local>
  Expr ofBlock(Expr block, Expr ofInitial, Local ofLocal);

  Problem &problem;
  const llvm::Function &function;
  const Position &here;
  Choices &choices;
  const SideObjects *source;
  std::vector<LifeEvent> lives;
  std::vector<LocalBlock> locals;
  llvm::DenseMap<Expr, llvm::SmallVector<unsigned>> localsByTerm;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_SIDEOBJECTS_H
