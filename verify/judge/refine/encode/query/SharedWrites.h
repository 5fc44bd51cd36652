// Which writes of the two functions are the same, so that memory can differ
// only where another write went.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_SHAREDWRITES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_SHAREDWRITES_H

#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Whether the terms of both sides are equal up to the names of their undefs.
/// For each value of the target's, the source can then choose the same.
bool isSameButUndefs(const Side &source, llvm::ArrayRef<unsigned> sourceUndefs,
                     llvm::ArrayRef<Expr> ofSource, const Side &target,
                     llvm::ArrayRef<unsigned> targetUndefs,
                     llvm::ArrayRef<Expr> ofTarget);

/// The same for two bytes.
bool isSameButUndefs(const Side &source, const MemoryByte &ofSource,
                     const Side &target, const MemoryByte &ofTarget);

/// A matching of the writes of two functions, in their order: of each two, the
/// guards, places and bytes are the same terms, up to the undefs in the bytes.
///
/// If no write without a partner goes to a place, the last write to it on one
/// side is the partner of the last one on the other side, and both sides have
/// the same byte there.
class SharedWrites {
public:
  /// Both functions must have left their last node. `isKnown` is whether a
  /// block of the target is also one of the source.
  SharedWrites(Side &source, Side &target,
               llvm::function_ref<Expr(Expr block)> isKnown);

  /// The writes before `atSource` and `atTarget` that have no partner before
  /// the other moment.
  llvm::SmallVector<const Write *> others(Moment atSource,
                                          Moment atTarget) const;
  /// Whether the life events before both moments are the same.
  bool areLivesSame(Moment atSource, Moment atTarget) const;

private:
  const Side &source, &target;
  /// For each write of the target, the number of its partner.
  std::vector<std::optional<size_t>> partners;
  /// The number of life events at the start of both logs that are the same.
  size_t sameLives = 0;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_SHAREDWRITES_H
