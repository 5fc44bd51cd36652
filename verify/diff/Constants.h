// Compares constants of two contexts, as graphs that end at global values.

#ifndef PALINDROME_VERIFY_DIFF_CONSTANTS_H
#define PALINDROME_VERIFY_DIFF_CONSTANTS_H

#include "verify/diff/Types.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InlineAsm.h"

namespace palindrome::diff {

class ConstantComparer {
public:
  ConstantComparer(TypeComparer &types, const Correspondence &values)
      : types(types), values(values) {}

  /// Whether A's `a` is B's `b`; null is only equal to null.
  bool equal(const llvm::Constant *a, const llvm::Constant *b);
  bool equal(const llvm::InlineAsm &a, const llvm::InlineAsm &b);

private:
  bool headsEqual(const llvm::Constant *a, const llvm::Constant *b);

  TypeComparer &types;
  const Correspondence &values;
  /// Pairs found equal; constants are unique, so one counterpart is enough.
  llvm::DenseMap<const llvm::Constant *, const llvm::Constant *> known;
};

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_DIFF_CONSTANTS_H
