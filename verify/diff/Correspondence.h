// Which value of module A stands for which of module B: a bijection over global
// values, arguments, blocks and instructions. It is complete before anything is
// compared, so forward references need no special care.

#ifndef PALINDROME_VERIFY_DIFF_CORRESPONDENCE_H
#define PALINDROME_VERIFY_DIFF_CORRESPONDENCE_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Value.h"

namespace palindrome::diff {

class Correspondence {
public:
  void add(const llvm::Value *a, const llvm::Value *b) {
    toB[a] = b;
    toA[b] = a;
  }
  /// B's counterpart of A's value, null where there is none.
  const llvm::Value *inB(const llvm::Value *a) const { return toB.lookup(a); }
  /// A's counterpart of B's value, null where there is none.
  const llvm::Value *inA(const llvm::Value *b) const { return toA.lookup(b); }
  bool equal(const llvm::Value *a, const llvm::Value *b) const {
    return a && b && inB(a) == b;
  }

private:
  llvm::DenseMap<const llvm::Value *, const llvm::Value *> toB, toA;
};

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_DIFF_CORRESPONDENCE_H
