// What the metadata of accesses promises of other accesses: that they are to
// other places (LangRef, tbaa metadata, noalias and alias.scope metadata).

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_STATE_ALIASING_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_STATE_ALIASING_H

#include "llvm/IR/Instruction.h"
#include <vector>

namespace palindrome::interpret {

/// The accesses of a run that have such metadata.
class AliasPromises {
public:
  /// Adds an access to `size` bytes. False if it may break what it or one
  /// before it promises, by their metadata: types that differ are taken for
  /// such that exclude each other, and scopes for those that they name.
  bool add(const llvm::Instruction &access, unsigned block, uint64_t offset,
           uint64_t size);

private:
  struct Access {
    const llvm::Instruction *at;
    unsigned block;
    uint64_t offset, size;
  };
  std::vector<Access> accesses;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_STATE_ALIASING_H
