// The nodes that walks have led to.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_NODES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_NODES_H

#include "verify/judge/refine/lockstep/state/Walk.h"
#include <map>

namespace palindrome::refine::lockstep {

struct Suggestions;

/// The nodes of all attempts, and of this one.
struct Nodes {
  explicit Nodes(Suggestions &suggestions) : suggestions(suggestions) {}

  /// The node at which both sides are at these events or blocks, which this
  /// attempt has found now.
  Node &nodeOf(const llvm::Value *source, const llvm::Value *target);

  std::map<std::pair<const llvm::Value *, const llvm::Value *>,
           std::unique_ptr<Node>>
      all;
  /// Nodes in the order in which they were found in this attempt.
  std::vector<Node *> found;

private:
  Suggestions &suggestions;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_NODES_H
