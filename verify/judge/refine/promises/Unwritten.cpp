// Which local variables no execution writes: nobody else knows their address,
// and those who do only read from there.

#include "verify/judge/refine/promises/Unwritten.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

/// Whether the function of `inst` may read variables. If it must not, that they
/// are not constants makes its behavior undefined.
static bool mayReadVariables(const Instruction &inst) {
  return isRefSet(
      inst.getFunction()->getMemoryEffects().getModRef(IRMemLocation::Other));
}

/// Whether whoever uses `address` only reads from there, and keeps it to
/// himself.
static bool isOnlyRead(const Value &address) {
  return all_of(address.uses(), [](const Use &use) {
    if (isa<GEPOperator>(use.getUser()))
      return isOnlyRead(*use.getUser());
    if (auto *load = dyn_cast<LoadInst>(use.getUser()))
      return load->isSimple() && mayReadVariables(*load);
    auto *call = dyn_cast<CallBase>(use.getUser());
    if (!call || !call->isArgOperand(&use))
      return false;
    unsigned number = call->getArgOperandNo(&use);
    return call->onlyReadsMemory(number) && call->doesNotCapture(number) &&
           !call->isByValArgument(number) && !call->isVolatile() &&
           mayReadVariables(*call);
  });
}

/// Who knows a section by its name has the address of what is in there.
static bool isUnwritten(const GlobalVariable &variable) {
  return variable.hasLocalLinkage() && variable.hasDefinitiveInitializer() &&
         !variable.hasSection() && isOnlyRead(variable);
}

void palindrome::refine::makeUnwrittenConstant(Module &source, Module &target) {
  SmallVector<GlobalVariable *> found;
  auto find = [&](Module &module, const Module &otherModule) {
    for (GlobalVariable &variable : module.globals()) {
      const GlobalVariable *other =
          otherModule.getGlobalVariable(variable.getName(), true);
      if (isUnwritten(variable) && (!other || isUnwritten(*other)))
        found.push_back(&variable);
    }
  };
  find(source, target);
  find(target, source);
  for (GlobalVariable *variable : found)
    variable->setConstant(true);
}
