// The pairs of corresponding values of the modules A and B: global values,
// arguments, blocks and instructions. No value is in two pairs. All pairs are
// known before anything is compared, so forward references need no special
// case.

#ifndef PALINDROME_VERIFY_JUDGE_DIFF_CORRESPONDENCE_H
#define PALINDROME_VERIFY_JUDGE_DIFF_CORRESPONDENCE_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Value.h"

namespace palindrome::diff {

class Correspondence {
public:
  void add(const llvm::Value *a, const llvm::Value *b) {
    toB[a] = b;
    toA[b] = a;
  }
  /// The counterpart in B of a value of A; null if there is none.
  const llvm::Value *inB(const llvm::Value *a) const { return toB.lookup(a); }
  /// The counterpart in A of a value of B; null if there is none.
  const llvm::Value *inA(const llvm::Value *b) const { return toA.lookup(b); }
  bool equal(const llvm::Value *a, const llvm::Value *b) const {
    return a && b && inB(a) == b;
  }

private:
  llvm::DenseMap<const llvm::Value *, const llvm::Value *> toB, toA;
};

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_JUDGE_DIFF_CORRESPONDENCE_H
