#include "verify/judge/refine/References.h"
#include "verify/judge/refine/replay/Inputs.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"

using namespace palindrome::refine;

/// The global as a function with a body; null if it is none.
static const llvm::Function *bodyOf(const llvm::GlobalValue &global) {
  auto *function = llvm::dyn_cast<llvm::Function>(&global);
  return function && !function->isDeclaration() ? function : nullptr;
}

static References::Globals findReferences(const llvm::Function &function) {
  References::Globals globals;
  llvm::SmallVector<const llvm::Constant *> left;
  llvm::DenseSet<const llvm::Constant *> seen;
  auto visit = [&](const llvm::Value *value) {
    if (auto *constant = llvm::dyn_cast_or_null<llvm::Constant>(value))
      if (!llvm::isa<llvm::ConstantData>(constant) &&
          seen.insert(constant).second)
        left.push_back(constant);
  };
  for (const llvm::BasicBlock &block : function)
    for (const llvm::Instruction &instruction : block) {
      for (const llvm::Value *operand : instruction.operands())
        visit(operand);
      if (const llvm::MDNode *callees =
              instruction.getMetadata(llvm::LLVMContext::MD_callees))
        for (const llvm::MDOperand &callee : callees->operands())
          visit(llvm::mdconst::dyn_extract_or_null<llvm::Constant>(callee));
    }
  while (!left.empty()) {
    const llvm::Constant *constant = left.pop_back_val();
    if (auto *global = llvm::dyn_cast<llvm::GlobalValue>(constant))
      globals.insert(global);
    if (!llvm::isa<llvm::Function>(constant))
      for (const llvm::Value *operand : constant->operands())
        visit(operand);
  }
  return globals;
}

const References::Globals &References::of(const llvm::Function &function) {
  auto [known, isNew] = globals.try_emplace(&function);
  if (isNew)
    known->second = std::make_unique<Globals>(findReferences(function));
  return *known->second;
}

const llvm::Function *References::firstCallee(const llvm::Function &function) {
  for (const llvm::GlobalValue *global : of(function))
    if (const llvm::Function *callee = bodyOf(*global))
      return callee;
  return nullptr;
}

/// Whether a body refers to something that differs between the modules.
bool References::isDifferent(const llvm::Function &callee) {
  auto known = different.find(&callee);
  if (known != different.end())
    return known->second;
  bool hasSame = llvm::all_of(of(callee), [&](const llvm::GlobalValue *global) {
    const llvm::GlobalValue *inSource = source.getNamedValue(global->getName());
    const llvm::GlobalValue *inTarget = target.getNamedValue(global->getName());
    return inSource && inTarget ? isSame(*inSource, *inTarget)
                                : !global->hasLocalLinkage() ||
                                      palindrome::replay::isLoneConstant(
                                          *global, source, target);
  });
  different[&callee] = !hasSame;
  return !hasSame;
}

bool References::areAllSame() {
  if (!allSame)
    allSame = llvm::none_of(
        llvm::ArrayRef({&source, &target}), [&](const llvm::Module *module) {
          return llvm::any_of(*module, [&](const llvm::Function &function) {
            return !function.isDeclaration() && isDifferent(function);
          });
        });
  return *allSame;
}

const llvm::Function *
References::firstDifferent(const llvm::Function &inSource,
                           const llvm::Function &inTarget) {
  if (areAllSame())
    return nullptr;
  llvm::SetVector<const llvm::Function *> callees;
  for (const llvm::Function *function : {&inSource, &inTarget}) {
    llvm::SetVector<const llvm::Function *> found;
    auto visit = [&](const llvm::Function &caller) {
      for (const llvm::GlobalValue *global : of(caller))
        if (const llvm::Function *callee = bodyOf(*global))
          found.insert(callee);
    };
    visit(*function);
    for (size_t i = 0; i < found.size(); ++i)
      visit(*found[i]);
    callees.insert_range(found);
  }
  auto first = llvm::find_if(callees, [&](const llvm::Function *callee) {
    return isDifferent(*callee);
  });
  return first == callees.end() ? nullptr : *first;
}
