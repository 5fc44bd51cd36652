// How likely a value of the target is one of the source: a guess, which decides
// what a proof tries first, and proves nothing.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LIKENESS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LIKENESS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include <array>

namespace palindrome::refine::lockstep {

/// Values of both functions are coloured by how they are computed, round after
/// round, as partition refinement does: a phi by the colours that its operands
/// had in the round before. Those that are computed alike have one colour in
/// each round.
class Likeness {
public:
  Likeness(const llvm::Function &source, const llvm::Function &target);

  /// The phis of a function by their colours in the last round, each group in
  /// the order of the function; those with one entry, which are that, are left
  /// out.
  llvm::MapVector<uint64_t, llvm::SmallVector<const llvm::PHINode *, 1>>
  phisOf(const llvm::Function &function) const;
  /// In how many rounds the two have one colour.
  unsigned of(const llvm::Value *source, const llvm::Value *target) const;

private:
  static constexpr unsigned numRounds = 5;
  using Colours = std::array<uint64_t, numRounds>;

  void colour(const llvm::Function &function);
  uint64_t colourOf(const llvm::Value *value, unsigned round) const;

  llvm::DenseMap<const llvm::Value *, Colours> colours;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LIKENESS_H
