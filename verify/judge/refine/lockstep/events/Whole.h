// Values that are undef in all of their bits, or in none.
//
//   %x = load i8, ptr %p       ; such a value: memory is undef byte by byte
//   %y = or i8 %x, 1           ; none: undef becomes any odd number
//
// What a branch tells of the former, it tells of a number: `icmp eq i8 undef,
// 5` is true and false. Of the latter, `icmp eq i8 %y, 4` is false.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_WHOLE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_WHOLE_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Instructions.h"

namespace palindrome::refine::lockstep {

class WholeValues {
public:
  explicit WholeValues(const llvm::Function &function);

  /// Whether `value`, an integer or a pointer of the function, is one value,
  /// poison, or undef in all of its bits, in each execution. False if that is
  /// not certain.
  bool isWhole(const llvm::Value &value) const;
  /// Whether `value`, an integer, is one value or poison in each execution, or
  /// may be `number` and other numbers: it is such a value, or an extension of
  /// one that may be `number`. False if that is not certain.
  bool mayBeAny(const llvm::Value &value, const llvm::APInt &number) const;
  /// Whether each byte of `value`, as it is in memory, is one number, poison,
  /// or undef in all of its bits, in each execution.
  bool isWholeInBytes(const llvm::Value &value) const;

private:
  using Phis = llvm::SmallPtrSetImpl<const llvm::PHINode *>;

  bool isWhole(const llvm::Value &value, Phis &seen) const;
  bool mayBeAny(const llvm::Value &value, const llvm::APInt &number,
                Phis &seen) const;
  bool isWholeInBytes(const llvm::Value &value, Phis &seen) const;
  bool readsWholeBytes(const llvm::Instruction &reader) const;
  bool mayWritePart(const llvm::Instruction &writer) const;
  bool mayReach(const llvm::Instruction &from,
                const llvm::Instruction &to) const;

  const llvm::DataLayout &layout;
  /// What may write a byte of which only some bits are undef.
  llvm::SmallSetVector<const llvm::Instruction *, 8> partial;
  /// The blocks to which paths lead from a block.
  mutable llvm::DenseMap<
      const llvm::BasicBlock *,
      llvm::df_iterator_default_set<const llvm::BasicBlock *>>
      reached;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_WHOLE_H
