// The scopes of `!noalias` that accesses of a function refer to.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_METADATA_SCOPES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_METADATA_SCOPES_H

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"

namespace palindrome::refine {

/// The scopes of which a pair of accesses promises something: one is in them
/// (`!alias.scope`), and one does not alias those (`!noalias`).
class Scopes {
public:
  explicit Scopes(const llvm::Function &function);

  /// Whether something is promised of a scope in a list. If not, the list says
  /// nothing of an access, and its declaration has no effect on an execution
  /// (LangRef, 'llvm.experimental.noalias.scope.decl').
  bool areUsed(const llvm::MDNode &list) const;

private:
  llvm::SmallPtrSet<const llvm::Metadata *, 8> used;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_METADATA_SCOPES_H
