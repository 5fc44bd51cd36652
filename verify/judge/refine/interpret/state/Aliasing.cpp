// Aliasing metadata.

#include "verify/judge/refine/interpret/state/Aliasing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace palindrome::interpret {

/// Whether !noalias of `other` lists a scope of !alias.scope of `scoped`.
static bool excludes(const Instruction &other, const Instruction &scoped) {
  const MDNode *excluded = other.getMetadata(LLVMContext::MD_noalias);
  const MDNode *in = scoped.getMetadata(LLVMContext::MD_alias_scope);
  return excluded && in && any_of(in->operands(), [&](const MDOperand &scope) {
           return is_contained(excluded->operands(), scope);
         });
}

/// Whether the metadata may assert that the accesses do not alias.
static bool mayExclude(const Instruction &x, const Instruction &y) {
  const MDNode *typeX = x.getMetadata(LLVMContext::MD_tbaa);
  const MDNode *typeY = y.getMetadata(LLVMContext::MD_tbaa);
  return (typeX && typeY && typeX != typeY) || excludes(x, y) || excludes(y, x);
}

bool AliasingAccesses::add(const Instruction &access, unsigned object,
                           uint64_t offset, uint64_t size) {
  if (!access.hasMetadata(LLVMContext::MD_tbaa) &&
      !access.hasMetadata(LLVMContext::MD_alias_scope) &&
      !access.hasMetadata(LLVMContext::MD_noalias))
    return true;
  bool holds = none_of(accesses, [&](const Access &other) {
    return other.object == object && other.offset < offset + size &&
           offset < other.offset + other.size && mayExclude(*other.at, access);
  });
  accesses.push_back({&access, object, offset, size});
  return holds;
}

} // namespace palindrome::interpret
