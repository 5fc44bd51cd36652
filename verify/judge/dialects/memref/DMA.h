// Transfers by direct memory access, which `memref` and `affine` have.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_MEMREF_DMA_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_MEMREF_DMA_H

#include "verify/judge/dialects/machine/Machine.h"

namespace palindrome::dialects {

/// An element of a memref.
struct Element {
  mlir::Value memref;
  Shape index;
};

/// In the slower memory, `each` elements are `stride` elements apart from the
/// next ones.
struct Chunks {
  int64_t stride, each;
};

/// Copies `count` elements, which follow each other in memory, from `source` to
/// `target`; `tag` is what a wait will name. The whole transfer is done at
/// once.
void startTransfer(Machine &machine, const Element &source,
                   const Element &target, const Element &tag, int64_t count,
                   std::optional<Chunks> chunks);

/// All transfers have been done when they started.
void awaitTransfer(Machine &machine, const Element &tag);

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_MEMREF_DMA_H
