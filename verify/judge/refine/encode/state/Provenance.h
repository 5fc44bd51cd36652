// Which parameters a pointer is based on (LangRef, pointer aliasing rules), as
// far as the instructions of one function show it.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_PROVENANCE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_PROVENANCE_H

#include "verify/judge/refine/encode/state/SideValues.h"

namespace palindrome::encode {

/// Tracks the parameters whose attributes restrict the pointers based on them,
/// such as `noalias`. A set of parameters is a term with a bit for each.
class Provenance {
public:
  Provenance(const Position &here, SideValues &values)
      : here(here), values(values) {}

  /// Tracks a parameter from here on.
  void watch(const llvm::Argument &argument);
  llvm::ArrayRef<const llvm::Argument *> watched() const { return arguments; }
  /// The watched parameters that `value` is based on at the current position.
  /// Nothing if that is not known, as for a pointer loaded from memory to which
  /// a watched parameter may have been stored.
  std::optional<Expr> basedOn(const llvm::Value *value);

private:
  std::optional<Expr> originAt(const llvm::Value *value, unsigned node);
  std::optional<Expr> originOf(const llvm::Instruction &inst, unsigned node);

  const Position &here;
  SideValues &values;
  llvm::SmallVector<const llvm::Argument *, 0> arguments;
  /// Whether a watched parameter may be captured, so that memory and callees
  /// may return pointers based on it.
  bool mayBeCaptured = false;
  std::vector<llvm::DenseMap<const llvm::Value *, std::optional<Expr>>> origins;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_PROVENANCE_H
