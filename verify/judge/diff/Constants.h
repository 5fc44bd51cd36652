// Compares constants of two modules as graphs whose leaves are global values.

#ifndef PALINDROME_VERIFY_JUDGE_DIFF_CONSTANTS_H
#define PALINDROME_VERIFY_JUDGE_DIFF_CONSTANTS_H

#include "verify/judge/diff/Types.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InlineAsm.h"

namespace palindrome::diff {

class ConstantComparer {
public:
  ConstantComparer(TypeComparer &types, const Correspondence &values)
      : types(types), values(values) {}

  /// Whether the constant `a` of A equals `b` of B. Null equals only null.
  bool equal(const llvm::Constant *a, const llvm::Constant *b);
  bool equal(const llvm::InlineAsm &a, const llvm::InlineAsm &b);

private:
  bool headsEqual(const llvm::Constant *a, const llvm::Constant *b);

  TypeComparer &types;
  const Correspondence &values;
  /// Each constant of A that was found equal to one of B. A context has only
  /// one such constant, so there is one counterpart at most.
  llvm::DenseMap<const llvm::Constant *, const llvm::Constant *> known;
};

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_JUDGE_DIFF_CONSTANTS_H
