// What the metadata of accesses promises of other accesses.

#include "verify/refine/interpret/state/Aliasing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace palindrome::interpret {

/// Whether a scope that `scoped` is in is one that `other` does not alias.
static bool excludes(const Instruction &other, const Instruction &scoped) {
  const MDNode *excluded = other.getMetadata(LLVMContext::MD_noalias);
  const MDNode *in = scoped.getMetadata(LLVMContext::MD_alias_scope);
  return excluded && in && any_of(in->operands(), [&](const MDOperand &scope) {
           return is_contained(excluded->operands(), scope);
         });
}

static bool mayExclude(const Instruction &x, const Instruction &y) {
  const MDNode *typeX = x.getMetadata(LLVMContext::MD_tbaa);
  const MDNode *typeY = y.getMetadata(LLVMContext::MD_tbaa);
  return (typeX && typeY && typeX != typeY) || excludes(x, y) || excludes(y, x);
}

bool AliasPromises::add(const Instruction &access, unsigned block,
                        uint64_t offset, uint64_t size) {
  if (!access.hasMetadata(LLVMContext::MD_tbaa) &&
      !access.hasMetadata(LLVMContext::MD_alias_scope) &&
      !access.hasMetadata(LLVMContext::MD_noalias))
    return true;
  bool isKept = none_of(accesses, [&](const Access &other) {
    return other.block == block && other.offset < offset + size &&
           offset < other.offset + other.size && mayExclude(*other.at, access);
  });
  accesses.push_back({&access, block, offset, size});
  return isKept;
}

} // namespace palindrome::interpret
