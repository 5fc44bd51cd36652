// What a function does with a pointer.

#include "verify/judge/refine/encode/ir/PointerUses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

bool palindrome::encode::mayBeAccessed(const llvm::Value &value) {
  SmallVector<const llvm::Value *> todo = {&value};
  SmallPtrSet<const llvm::Value *, 8> seen;
  auto isHarmless = [&](const User *user) {
    if (isa<ICmpInst, PtrToIntInst, PtrToAddrInst>(user))
      return true;
    if (auto *ret = dyn_cast<ReturnInst>(user))
      return !ret->getFunction()->getAttributes().hasRetAttrs();
    auto *gep = dyn_cast<GetElementPtrInst>(user);
    if (gep ? gep->isInBounds() : !isa<PHINode, SelectInst, FreezeInst>(user))
      return false;
    todo.push_back(user);
    return true;
  };
  while (!todo.empty()) {
    const llvm::Value *next = todo.pop_back_val();
    if (seen.insert(next).second && !all_of(next->users(), isHarmless))
      return true;
  }
  return false;
}
