// Mutations of the set of symbols, their kinds and types.

#include "verify/seek/mutate/ir/Places.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace palindrome::mutate {
namespace {

template <typename Kind> bool removed(Module &module, Chooser &choose) {
  auto *value =
      chooseGlobal<Kind>(module, choose, [](Kind &v) { return v.use_empty(); });
  if (!value)
    return false;
  value->eraseFromParent();
  return true;
}

template <typename Kind> bool renamed(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<Kind>(module, choose, [](Kind &v) {
    return v.hasName() && !v.getName().starts_with("llvm.");
  });
  if (!value)
    return false;
  value->setName(value->getName() + ".renamed");
  return true;
}

/// Replaces `old` by `changed`, which takes its position and name.
void replace(GlobalValue &old, GlobalValue &changed) {
  changed.takeName(&old);
  old.replaceAllUsesWith(&changed);
  old.eraseFromParent();
}

/// Chooses a declaration of a function that is not an intrinsic, so that
/// anything may replace it; null if there is none.
Function *chooseDeclaration(Module &module, Chooser &choose) {
  return chooseGlobal<Function>(module, choose, [](Function &f) {
    return f.isDeclaration() && !f.isIntrinsic() && f.hasName();
  });
}

bool kind(Module &module, Chooser &choose) {
  Function *function = chooseDeclaration(module, choose);
  // LLVM does not read the text of `dso_local_equivalent` of a variable.
  if (!function || llvm::any_of(function->users(), [](const User *user) {
        return isa<DSOLocalEquivalent, NoCFIValue>(user);
      }))
    return false;
  auto *variable = new GlobalVariable(
      module, Type::getInt8Ty(module.getContext()), /*isConstant=*/false,
      GlobalValue::ExternalLinkage, nullptr, "", nullptr,
      GlobalValue::NotThreadLocal, function->getAddressSpace());
  replace(*function, *variable);
  return true;
}

bool functionType(Module &module, Chooser &choose) {
  Function *function = chooseDeclaration(module, choose);
  if (!function)
    return false;
  FunctionType *old = function->getFunctionType();
  auto *type =
      FunctionType::get(old->getReturnType(), old->params(), !old->isVarArg());
  auto *changed = Function::Create(type, function->getLinkage(),
                                   function->getAddressSpace());
  module.getFunctionList().insert(function->getIterator(), changed);
  changed->copyAttributesFrom(function);
  replace(*function, *changed);
  return true;
}

/// Replaces `old` by a variable of another type, without an initializer, or in
/// another address space.
void replaceVariable(GlobalVariable &old, Type *type, unsigned addressSpace) {
  auto *changed = new GlobalVariable(
      *old.getParent(), type, old.isConstant(), old.getLinkage(),
      type == old.getValueType() && old.hasInitializer() ? old.getInitializer()
                                                         : nullptr,
      "", &old, old.getThreadLocalMode(), addressSpace);
  changed->copyAttributesFrom(&old);
  replace(old, *changed);
}

bool variableType(Module &module, Chooser &choose) {
  auto *variable = chooseGlobal<GlobalVariable>(
      module, choose, [](GlobalVariable &v) { return v.isDeclaration(); });
  if (!variable)
    return false;
  Type *old = variable->getValueType();
  replaceVariable(
      *variable,
      IntegerType::get(module.getContext(), old->isIntegerTy(24) ? 8 : 24),
      variable->getAddressSpace());
  return true;
}

bool addressSpace(Module &module, Chooser &choose) {
  auto *variable =
      chooseGlobal<GlobalVariable>(module, choose, [](GlobalVariable &v) {
        return v.use_empty() && v.hasName();
      });
  if (!variable)
    return false;
  replaceVariable(*variable, variable->getValueType(),
                  variable->getAddressSpace() == 1 ? 0 : 1);
  return true;
}

constexpr Mutation table[] = {
    {"variable removed", "global:missing", removed<GlobalVariable>},
    {"function removed", "function:missing", removed<Function>},
    {"alias removed", "alias:missing", removed<GlobalAlias>},
    {"ifunc removed", "ifunc:missing", removed<GlobalIFunc>},
    {"variable renamed", "global:missing", renamed<GlobalVariable>},
    {"function renamed", "function:missing", renamed<Function>},
    {"alias renamed", "alias:missing", renamed<GlobalAlias>},
    {"ifunc renamed", "ifunc:missing", renamed<GlobalIFunc>},
    {"symbol kind", "global:kind", kind},
    {"function type", "function:type", functionType},
    {"variable type", "global:type", variableType},
    {"address space", "global:addrspace", addressSpace},
};

} // namespace

ArrayRef<Mutation> symbolMutations() { return table; }

} // namespace palindrome::mutate
