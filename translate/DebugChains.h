// Chains of debug info nodes: the scopes of a lexical block, the call sites of
// an inlined location. LLVM accepts one that never ends as long as its verifier
// has no reason to follow it:
//
//   !1 = distinct !DILexicalBlock(scope: !1, ...)
//   !2 = distinct !DILocation(line: 1, scope: !3, inlinedAt: !2)
//
// LLVM's own DILocation::getInlinedAtScope and DILocalScope::getSubprogram do
// not return for these; the functions here do.

#ifndef PALINDROME_DEBUGCHAINS_H
#define PALINDROME_DEBUGCHAINS_H

#include "llvm/IR/DebugInfoMetadata.h"

namespace palindrome {

/// The last node of the chain from `first`, where `next` returns the node after
/// another or null. Null if the chain is endless. Takes time linear in the
/// number of nodes, and no memory (Brent's algorithm).
template <typename Node, typename Next>
Node *endOfChain(Node *first, Next next) {
  Node *mark = first;
  size_t steps = 0, limit = 1;
  for (Node *at = first; at;) {
    Node *following = next(at);
    if (!following)
      return at;
    if (following == mark)
      return nullptr;
    at = following;
    if (++steps == limit) {
      mark = at;
      steps = 0;
      limit *= 2;
    }
  }
  return nullptr;
}

/// The subprogram that `scope` is, or is nested in; null if there is none.
inline const llvm::DISubprogram *
enclosingSubprogram(const llvm::Metadata *scope) {
  return llvm::dyn_cast_or_null<llvm::DISubprogram>(
      endOfChain(scope, [](const llvm::Metadata *at) -> const llvm::Metadata * {
        auto *block = llvm::dyn_cast<llvm::DILexicalBlockBase>(at);
        return block ? block->getRawScope() : nullptr;
      }));
}

/// The subprogram of the function into which the code at `location` was inlined
/// last, or of `location` itself; null if there is none.
inline const llvm::DISubprogram *
outermostSubprogram(const llvm::DILocation *location) {
  const llvm::DILocation *outermost = endOfChain(
      location, [](const llvm::DILocation *at) { return at->getInlinedAt(); });
  return outermost ? enclosingSubprogram(outermost->getRawScope()) : nullptr;
}

} // namespace palindrome

#endif // PALINDROME_DEBUGCHAINS_H
