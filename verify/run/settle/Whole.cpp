// Looks at all uses of symbols, and at what a module says about libraries.

#include "verify/run/settle/Whole.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/BuildLibCalls.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace palindrome;
using namespace palindrome::settle;

/// Whether `use`, of an address, is a call or an access there, which is the
/// same wherever the symbol is.
static bool isAccess(const llvm::Use &use) {
  const llvm::User *user = use.getUser();
  if (auto *call = llvm::dyn_cast<llvm::CallBase>(user))
    return call->isCallee(&use) || llvm::isa<llvm::MemIntrinsic>(call);
  unsigned operand = use.getOperandNo();
  return llvm::isa<llvm::LoadInst>(user) ||
         (llvm::isa<llvm::StoreInst>(user) &&
          operand == llvm::StoreInst::getPointerOperandIndex()) ||
         (llvm::isa<llvm::AtomicRMWInst>(user) &&
          operand == llvm::AtomicRMWInst::getPointerOperandIndex()) ||
         (llvm::isa<llvm::AtomicCmpXchgInst>(user) &&
          operand == llvm::AtomicCmpXchgInst::getPointerOperandIndex());
}

/// Whether all that is done with the address of `global` are calls and
/// accesses, there or at a distance.
static bool isWithoutAddress(const llvm::GlobalValue &global) {
  llvm::SmallVector<const llvm::Value *> left = {&global};
  llvm::SmallPtrSet<const llvm::Value *, 16> seen = {&global};
  while (!left.empty())
    for (const llvm::Use &use : left.pop_back_val()->uses()) {
      const llvm::User *user = use.getUser();
      if (llvm::isa<llvm::GEPOperator>(user)) {
        if (seen.insert(user).second)
          left.push_back(user);
      } else if (!isAccess(use)) {
        return false;
      }
    }
  return true;
}

static bool excludesLibrary(const llvm::Function &function) {
  return llvm::any_of(
      function.getAttributes().getFnAttrs(), [](llvm::Attribute attribute) {
        return attribute.isStringAttribute() &&
               attribute.getKindAsString().starts_with("no-builtin");
      });
}

WholeModule palindrome::settle::describeWhole(const llvm::Module &module,
                                              const llvm::StringSet<> &names) {
  WholeModule whole;
  whole.hasLibrary = llvm::none_of(module.functions(), excludesLibrary);
  for (const auto &entry : names) {
    const llvm::GlobalValue *global = module.getNamedValue(entry.getKey());
    if (global && isWithoutAddress(*global))
      whole.withoutAddress.insert(entry.getKey());
  }
  return whole;
}

llvm::AttributeList
palindrome::settle::inferLibraryAttributes(const llvm::Function &function) {
  const llvm::Module &owner = *function.getParent();
  // Of the same name, so that it needs a module of its own.
  llvm::Module scratch("", function.getContext());
  scratch.setTargetTriple(owner.getTargetTriple());
  scratch.setDataLayout(owner.getDataLayout());
  auto *copy = llvm::Function::Create(
      function.getFunctionType(), llvm::GlobalValue::ExternalLinkage,
      function.getAddressSpace(), function.getName(), &scratch);
  copy->setAttributes(function.getAttributes());
  llvm::TargetLibraryInfoImpl libraries(owner.getTargetTriple());
  llvm::inferNonMandatoryLibFuncAttrs(*copy,
                                      llvm::TargetLibraryInfo(libraries));
  // Those that others imply, as willreturn does mustprogress.
  llvm::inferAttributesFromOthers(*copy);
  return copy->getAttributes();
}
