// The values of two functions with the same arguments, by what they compute:
// operations with the same operands have the same number. Flags that restrict
// an operation, as `nsw` does, are no part of what it computes.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LINEAR_VALUES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LINEAR_VALUES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"
#include <deque>
#include <map>
#include <vector>

namespace palindrome::refine::linear {

/// What values compute that have the same number.
struct Computation {
  /// A value that computes it.
  const llvm::Value *value;
  llvm::SmallVector<const Computation *, 3> operands;
  /// Of an instruction that computes it, by `getRawSubclassOptionalData`: those
  /// that are known to hold for these operands.
  unsigned flags = 0;
  /// It is neither poison nor undef, apart from its flags.
  bool isDefined = false;

  /// Whether it is an integer of at most 64 bits. Others are compared with
  /// nothing.
  bool isNumber() const {
    return value->getType()->isIntegerTy() && width() <= 64;
  }
  /// The bits of an integer.
  unsigned width() const { return value->getType()->getIntegerBitWidth(); }
  /// The opcode, or 0 for what is no instruction.
  unsigned opcode() const;
  bool isTrue() const;
  bool isFalse() const;
};

class Values {
public:
  /// The arguments of the source are those of the target. They are not undef.
  Values(const llvm::Function &source, const llvm::Function &target);

  /// The node of an instruction, an argument or a constant.
  Computation &of(const llvm::Value *value);

  /// States that a value of the source is neither poison nor undef, from which
  /// the same follows for operands.
  void define(const llvm::Value *value);

private:
  /// What determines a node.
  using Key = std::vector<uintptr_t>;
  Key keyOf(const llvm::Instruction &inst,
            llvm::ArrayRef<const Computation *> operands) const;

  std::deque<Computation> nodes;
  std::map<Key, Computation *> known;
  llvm::DenseMap<const llvm::Value *, Computation *> nodeOf;
};

} // namespace palindrome::refine::linear

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LINEAR_VALUES_H
