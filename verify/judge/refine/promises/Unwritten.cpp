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

/// Whether that holds in both modules for a variable of this name.
static bool isUnwrittenInBoth(StringRef name, const Module &source,
                              const Module &target) {
  auto isSuch = [&](const Module &module) {
    const GlobalVariable *variable =
        module.getGlobalVariable(name, /*AllowInternal=*/true);
    return !variable || isUnwritten(*variable);
  };
  return isSuch(source) && isSuch(target);
}

void palindrome::refine::makeUnwrittenConstant(Module &excerpt,
                                               const Module &source,
                                               const Module &target) {
  for (GlobalVariable &variable : excerpt.globals())
    if (variable.hasName() && variable.hasLocalLinkage() &&
        !variable.isConstant() &&
        isUnwrittenInBoth(variable.getName(), source, target))
      variable.setConstant(true);
}

void palindrome::refine::makeUnwrittenConstant(Module &source, Module &target) {
  makeUnwrittenConstant(source, source, target);
  makeUnwrittenConstant(target, source, target);
}
