// Aliasing metadata (LangRef, 'tbaa' Metadata; 'noalias' and 'alias.scope'
// Metadata): it asserts that two accesses are to different memory.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_ALIASING_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_ALIASING_H

#include "llvm/IR/Instruction.h"
#include <vector>

namespace palindrome::interpret {

/// The accesses of an execution that have aliasing metadata.
class AliasingAccesses {
public:
  /// Adds an access to `size` bytes of a memory object. False if the metadata
  /// may assert that it does not alias an earlier access that it overlaps. That
  /// is an over-approximation: any two different TBAA types are taken not to
  /// alias, though one may be a member of the other.
  bool add(const llvm::Instruction &access, unsigned object, uint64_t offset,
           uint64_t size);

  size_t size() const { return accesses.size(); }

private:
  struct Access {
    const llvm::Instruction *at;
    unsigned object;
    uint64_t offset, size;
  };
  std::vector<Access> accesses;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_ALIASING_H
