// Which values of one function a segment needs from those before it.

#ifndef PALINDROME_VERIFY_REFINE_SIMULATE_LIVE_H
#define PALINDROME_VERIFY_REFINE_SIMULATE_LIVE_H

#include "verify/refine/simulate/Cuts.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Instruction.h"

namespace palindrome::refine {

/// Whether `inst` can be computed again from its operands: it has the same
/// value, or the same set of values where an operand is undef, no effect and no
/// undefined behavior.
bool isPure(const llvm::Instruction &inst);

/// The arguments and instructions of a function, by number: arguments first,
/// then the instructions in the order of the function.
class ValueNumbers {
public:
  explicit ValueNumbers(const llvm::Function &function);
  unsigned size() const { return values.size(); }
  const llvm::Value *operator[](unsigned number) const {
    return values[number];
  }
  /// The number of an argument or instruction; nothing for another value.
  std::optional<unsigned> of(const llvm::Value *value) const {
    auto found = numbers.find(value);
    return found == numbers.end() ? std::nullopt : std::optional(found->second);
  }

private:
  std::vector<const llvm::Value *> values;
  llvm::DenseMap<const llvm::Value *, unsigned> numbers;
};

/// The values that are live at the beginning of each block: those defined
/// before that are used there or later on. Phis of the block itself are none.
class Liveness {
public:
  Liveness(const llvm::Function &function, const ValueNumbers &numbers);
  const llvm::BitVector &at(const llvm::BasicBlock &block) const {
    return in.find(&block)->second;
  }

private:
  llvm::DenseMap<const llvm::BasicBlock *, llvm::BitVector> in;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_SIMULATE_LIVE_H
