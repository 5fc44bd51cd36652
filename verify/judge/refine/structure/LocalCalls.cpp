// Looks at all uses of a function.

#include "verify/judge/refine/structure/LocalCalls.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

std::optional<SmallVector<CallBase *>>
palindrome::refine::localCallsOf(const Function &function) {
  if (!function.hasLocalLinkage() || function.isDeclaration())
    return std::nullopt;
  SmallVector<CallBase *> calls;
  for (const Use &use : function.uses()) {
    auto *call = dyn_cast<CallBase>(use.getUser());
    if (!call || !call->isCallee(&use) ||
        call->getFunctionType() != function.getFunctionType())
      return std::nullopt;
    calls.push_back(call);
  }
  return calls;
}
