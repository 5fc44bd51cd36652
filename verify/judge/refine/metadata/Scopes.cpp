// Finds the scopes that both kinds of lists contain.

#include "verify/judge/refine/metadata/Scopes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InstIterator.h"

using namespace palindrome::refine;
using namespace llvm;

Scopes::Scopes(const Function &function) {
  SmallPtrSet<const Metadata *, 8> within, apart;
  auto add = [](const MDNode *list, SmallPtrSetImpl<const Metadata *> &scopes) {
    if (list)
      for (const MDOperand &scope : list->operands())
        scopes.insert(scope.get());
  };
  for (const Instruction &inst : instructions(function)) {
    add(inst.getMetadata(LLVMContext::MD_alias_scope), within);
    add(inst.getMetadata(LLVMContext::MD_noalias), apart);
  }
  for (const Metadata *scope : within)
    if (apart.contains(scope))
      used.insert(scope);
}

bool Scopes::areUsed(const MDNode &list) const {
  return any_of(list.operands(), [&](const MDOperand &scope) {
    return used.contains(scope.get());
  });
}
