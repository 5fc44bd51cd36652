// Coverings of a control-flow graph: the function again, with several copies of
// some blocks. Each copy does what the block does, and leads to a copy of each
// of its successors:
//
//   entry -> h        h' is a second      entry -> h'
//   h -> b, exit      copy of h           h' -> b, exit
//   b -> h                                h -> b, exit
//                                         b -> h
//
// So each execution of the covering is one of the function, and the other way
// round. A loop whose iterations another function has rotated, peeled or
// unrolled has a covering with the same cycles as that function.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LOOPS_COVERING_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LOOPS_COVERING_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Function.h"

namespace palindrome::refine::lockstep {

class Covering {
public:
  struct Copy {
    const llvm::BasicBlock *origin;
    /// The copies that the branch at the end leads to, in the order of the
    /// successors of `origin`.
    llvm::SmallVector<unsigned, 2> successors;
  };

  /// One copy of each block that is reached, the entry block first. A test sets
  /// `keepsExits` to false: then copies of a loop stay in it where the loop is
  /// left, and are no covering.
  explicit Covering(const llvm::Function &function, bool keepsExits = true);

  const llvm::Function &function() const { return *ofFunction; }
  llvm::ArrayRef<Copy> copies() const { return all; }
  /// The number of instructions in all copies.
  unsigned size() const;

  /// Each of these changes a loop: the copies `loop`, which are entered by the
  /// edges to `head` alone.

  /// Copies the loop, and lets what enters it enter the new copy instead, which
  /// leads to `head` where the loop leads back: one iteration comes before it.
  void peel(llvm::ArrayRef<unsigned> loop, unsigned head);
  /// Copies `head`, and lets what enters the loop enter the new copy instead.
  /// If `head` has one successor in the loop, that becomes its head.
  void rotate(llvm::ArrayRef<unsigned> loop, unsigned head);
  /// Lets `count` copies of the loop follow one another: what leads back from
  /// one of them leads to the head of the next, and from the last to `head`.
  void unroll(llvm::ArrayRef<unsigned> loop, unsigned head, unsigned count);

private:
  llvm::DenseMap<unsigned, unsigned> copy(llvm::ArrayRef<unsigned> region);
  void copyForEntry(llvm::ArrayRef<unsigned> loop, unsigned head,
                    llvm::ArrayRef<unsigned> region);

  const llvm::Function *ofFunction;
  bool keepsExits;
  llvm::SmallVector<Copy> all;
};

/// The function of a covering, in the module of the original: what its calls
/// refer to is the same. Debug locations and records are left out. It is erased
/// with this object.
class CoveringFunction {
public:
  explicit CoveringFunction(const Covering &covering);
  CoveringFunction(const CoveringFunction &) = delete;
  CoveringFunction &operator=(const CoveringFunction &) = delete;
  ~CoveringFunction() { made->eraseFromParent(); }

  llvm::Function &function() const { return *made; }
  /// The blocks, in the order of the copies.
  llvm::ArrayRef<llvm::BasicBlock *> blocks() const { return blocksMade; }
  /// The number of the copy that `block` is.
  unsigned numberOf(const llvm::BasicBlock *block) const {
    return numbers.lookup(block);
  }
  /// From each block to what it is a copy of.
  const llvm::DenseMap<const llvm::BasicBlock *, const llvm::BasicBlock *> &
  origins() const {
    return originOf;
  }

private:
  llvm::Function *made;
  llvm::SmallVector<llvm::BasicBlock *> blocksMade;
  llvm::DenseMap<const llvm::BasicBlock *, unsigned> numbers;
  llvm::DenseMap<const llvm::BasicBlock *, const llvm::BasicBlock *> originOf;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LOOPS_COVERING_H
