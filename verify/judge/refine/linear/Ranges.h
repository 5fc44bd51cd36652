// The ranges of the integers that a function computes: each value is poison, or
// in its range, whatever the undefs in it are each time.
//
//   head:                                   ; %i is in [0, 10)
//     %i = phi i32 [ 0, %entry ], [ %j, %body ]
//     %c = icmp slt i32 %i, 9
//     br i1 %c, label %body, label %exit
//   body:                                   ; here in [0, 9), so that %j is in
//     %j = add i32 %i, 1                    ; [1, 10)
//     br label %head

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LINEAR_RANGES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LINEAR_RANGES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"

namespace palindrome::refine {

/// The range of an operation whose operands have these ranges; `flags` are
/// those of `getRawSubclassOptionalData`. All values of the type if nothing is
/// known.
llvm::ConstantRange rangeOf(unsigned opcode, unsigned flags,
                            const llvm::Type *type,
                            llvm::ArrayRef<llvm::ConstantRange> operands);

/// The same for a comparison: a condition.
llvm::ConstantRange rangeOf(llvm::CmpInst::Predicate predicate,
                            const llvm::ConstantRange &left,
                            const llvm::ConstantRange &right);

/// All values of an integer type.
llvm::ConstantRange allOf(const llvm::Type *type);

class Ranges {
public:
  /// What a callee returns is in the range that the one of its name in `others`
  /// promises, if that is not null, and defines it.
  Ranges(const llvm::Function &function, const llvm::DominatorTree &dominators,
         const llvm::Module *others = nullptr);

  /// The range of an integer of the function.
  llvm::ConstantRange of(const llvm::Value *value) const;
  /// The same in a block, with what the branches have shown that lead there.
  llvm::ConstantRange at(const llvm::Value *value,
                         const llvm::BasicBlock *block) const;
  /// The range of what the function returns: an integer.
  llvm::ConstantRange ofResult() const;

private:
  /// That a comparison of a value holds in all blocks that an edge dominates.
  struct Constraint {
    llvm::BasicBlockEdge edge;
    llvm::CmpInst::Predicate predicate;
    const llvm::Value *other;
    /// It is a constraint of the value and this.
    std::optional<llvm::APInt> added;
  };

  void collectConstraints();
  void constrain(const llvm::Value *condition, bool holds,
                 const llvm::BasicBlockEdge &edge);
  void constrainValue(const llvm::Value *value,
                      llvm::CmpInst::Predicate predicate,
                      const llvm::Value *other,
                      const llvm::BasicBlockEdge &edge);
  llvm::ConstantRange
  apply(const llvm::Value *value, llvm::ConstantRange range,
        llvm::function_ref<bool(const Constraint &)> holds) const;
  llvm::ConstantRange onEdge(const llvm::Value *value,
                             const llvm::BasicBlock *from,
                             const llvm::BasicBlock *to) const;
  llvm::ConstantRange compute(const llvm::Instruction &inst) const;
  bool isTaken(const llvm::BasicBlock *from, const llvm::BasicBlock *to) const;
  void iterate();

  const llvm::Function &function;
  const llvm::DominatorTree &dominators;
  const llvm::Module *others;
  llvm::DenseMap<const llvm::Value *, llvm::SmallVector<Constraint, 2>>
      constraints;
  /// What is known of instructions so far: none of their values, at first.
  llvm::DenseMap<const llvm::Instruction *, llvm::ConstantRange> known;
  llvm::SmallPtrSet<const llvm::BasicBlock *, 16> reached;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LINEAR_RANGES_H
