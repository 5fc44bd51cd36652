// Copies symbols with all that they refer to, within one context.

#include "verify/seek/passes/Excerpt.h"
#include "verify/judge/refine/metadata/MetadataMeaning.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Comdat.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace palindrome;
using namespace palindrome::passes;

using Symbols = llvm::SetVector<const llvm::GlobalValue *>;

namespace {
/// Finds what symbols refer to.
class Reach {
public:
  void add(const llvm::GlobalValue &global) { symbols.insert(&global); }
  /// Adds all symbols that the present ones refer to.
  void close();
  /// Adds those that `global` refers to itself.
  void visitParts(const llvm::GlobalValue &global);

  Symbols symbols;

private:
  void visit(const llvm::Value *value);

  size_t done = 0;
  llvm::SmallPtrSet<const llvm::Constant *, 32> seen;
};
} // namespace

void Reach::visit(const llvm::Value *value) {
  llvm::SmallVector<const llvm::Value *> left = {value};
  while (!left.empty()) {
    const llvm::Value *next = left.pop_back_val();
    if (auto *wrapped = llvm::dyn_cast_or_null<llvm::MetadataAsValue>(next))
      if (auto *constant =
              llvm::dyn_cast<llvm::ConstantAsMetadata>(wrapped->getMetadata()))
        next = constant->getValue();
    auto *constant = llvm::dyn_cast_or_null<llvm::Constant>(next);
    if (!constant || llvm::isa<llvm::ConstantData>(constant) ||
        !seen.insert(constant).second)
      continue;
    if (auto *global = llvm::dyn_cast<llvm::GlobalValue>(constant))
      symbols.insert(global);
    else if (auto *address = llvm::dyn_cast<llvm::BlockAddress>(constant))
      symbols.insert(address->getFunction());
    else
      left.append(constant->op_begin(), constant->op_end());
  }
}

void Reach::visitParts(const llvm::GlobalValue &global) {
  for (const llvm::Value *operand : global.operands())
    visit(operand);
  auto *function = llvm::dyn_cast<llvm::Function>(&global);
  if (!function)
    return;
  for (const llvm::Instruction &inst : llvm::instructions(*function)) {
    for (const llvm::Value *operand : inst.operands())
      visit(operand);
    if (const llvm::MDNode *callees =
            inst.getMetadata(llvm::LLVMContext::MD_callees))
      for (const llvm::MDOperand &callee : callees->operands())
        visit(llvm::mdconst::dyn_extract_or_null<llvm::Constant>(callee));
  }
}

void Reach::close() {
  for (; done < symbols.size(); ++done)
    visitParts(*symbols[done]);
}

//===-- Copies ------------------------------------------------------------===//

namespace {
/// Copies symbols of one module into another. Metadata is shared.
class Copy {
public:
  Copy(llvm::Module &to) : to(to) {}

  /// Called for all symbols, one after another: adds a declaration; then for
  /// functions the arguments and empty blocks; then all else.
  void declare(const llvm::GlobalValue &global);
  void outline(const llvm::Function &function);
  void define(const llvm::GlobalValue &global);
  /// Takes `its` for the copy of `global`.
  void map(const llvm::GlobalValue &global, llvm::GlobalValue &its) {
    values[&global] = &its;
  }
  /// Copies the comdat and the metadata of `object` to `its`.
  void copyObject(const llvm::GlobalObject &object, llvm::GlobalObject &its);

private:
  static constexpr llvm::RemapFlags flags = llvm::RF_NoModuleLevelChanges;
  void copyInstruction(const llvm::Instruction &inst, llvm::BasicBlock &block);
  llvm::Constant *mapped(const llvm::Constant *constant) {
    return llvm::MapValue(constant, values, flags);
  }

  llvm::Module &to;
  llvm::ValueToValueMapTy values;
};
} // namespace

void Copy::copyObject(const llvm::GlobalObject &object,
                      llvm::GlobalObject &its) {
  its.setComdat(nullptr);
  if (const llvm::Comdat *comdat = object.getComdat()) {
    llvm::Comdat *mine = to.getOrInsertComdat(comdat->getName());
    mine->setSelectionKind(comdat->getSelectionKind());
    its.setComdat(mine);
  }
  llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>> attachments;
  object.getAllMetadata(attachments);
  its.clearMetadata();
  for (auto [kind, node] : attachments)
    if (refine::bearingOf(kind, object.getContext()) != refine::Bearing::None)
      its.addMetadata(kind, *node);
}

void Copy::declare(const llvm::GlobalValue &global) {
  llvm::GlobalValue *its = nullptr;
  if (auto *function = llvm::dyn_cast<llvm::Function>(&global)) {
    auto *mine = llvm::Function::Create(
        function->getFunctionType(), function->getLinkage(),
        function->getAddressSpace(), function->getName(), &to);
    mine->copyAttributesFrom(function);
    copyObject(*function, *mine);
    its = mine;
  } else if (auto *variable = llvm::dyn_cast<llvm::GlobalVariable>(&global)) {
    auto *mine = new llvm::GlobalVariable(
        to, variable->getValueType(), variable->isConstant(),
        variable->getLinkage(), nullptr, variable->getName(), nullptr,
        variable->getThreadLocalMode(), variable->getAddressSpace(),
        variable->isExternallyInitialized());
    mine->copyAttributesFrom(variable);
    copyObject(*variable, *mine);
    its = mine;
  } else if (auto *alias = llvm::dyn_cast<llvm::GlobalAlias>(&global)) {
    auto *mine = llvm::GlobalAlias::create(
        alias->getValueType(), alias->getAddressSpace(), alias->getLinkage(),
        alias->getName(), &to);
    mine->copyAttributesFrom(alias);
    its = mine;
  } else {
    auto *ifunc = llvm::cast<llvm::GlobalIFunc>(&global);
    auto *mine = llvm::GlobalIFunc::create(
        ifunc->getValueType(), ifunc->getAddressSpace(), ifunc->getLinkage(),
        ifunc->getName(), nullptr, &to);
    mine->copyAttributesFrom(ifunc);
    its = mine;
  }
  values[&global] = its;
}

void Copy::copyInstruction(const llvm::Instruction &inst,
                           llvm::BasicBlock &block) {
  llvm::Instruction *mine = inst.clone();
  mine->setDebugLoc(llvm::DebugLoc());
  llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>> attachments;
  mine->getAllMetadataOtherThanDebugLoc(attachments);
  for (auto [kind, node] : attachments)
    if (refine::bearingOf(kind, inst.getContext()) == refine::Bearing::None)
      mine->setMetadata(kind, nullptr);
  if (inst.hasName())
    mine->setName(inst.getName());
  mine->insertInto(&block, block.end());
  values[&inst] = mine;
}

void Copy::outline(const llvm::Function &function) {
  auto *its = llvm::cast<llvm::Function>(values.lookup(&function));
  if (function.hasPersonalityFn())
    its->setPersonalityFn(mapped(function.getPersonalityFn()));
  if (function.hasPrefixData())
    its->setPrefixData(mapped(function.getPrefixData()));
  if (function.hasPrologueData())
    its->setPrologueData(mapped(function.getPrologueData()));
  for (const llvm::Argument &argument : function.args()) {
    llvm::Argument *mine = its->getArg(argument.getArgNo());
    mine->setName(argument.getName());
    values[&argument] = mine;
  }
  for (const llvm::BasicBlock &block : function)
    values[&block] =
        llvm::BasicBlock::Create(to.getContext(), block.getName(), its);
}

void Copy::define(const llvm::GlobalValue &global) {
  llvm::Value *its = values.lookup(&global);
  if (auto *variable = llvm::dyn_cast<llvm::GlobalVariable>(&global)) {
    if (variable->hasInitializer())
      llvm::cast<llvm::GlobalVariable>(its)->setInitializer(
          mapped(variable->getInitializer()));
  } else if (auto *alias = llvm::dyn_cast<llvm::GlobalAlias>(&global)) {
    llvm::cast<llvm::GlobalAlias>(its)->setAliasee(mapped(alias->getAliasee()));
  } else if (auto *ifunc = llvm::dyn_cast<llvm::GlobalIFunc>(&global)) {
    llvm::cast<llvm::GlobalIFunc>(its)->setResolver(
        mapped(ifunc->getResolver()));
  } else {
    auto &function = llvm::cast<llvm::Function>(global);
    for (const llvm::BasicBlock &block : function)
      for (const llvm::Instruction &inst : block)
        copyInstruction(inst,
                        *llvm::cast<llvm::BasicBlock>(values.lookup(&block)));
    for (llvm::Instruction &inst :
         llvm::instructions(llvm::cast<llvm::Function>(*its)))
      llvm::RemapInstruction(&inst, values, flags);
  }
}

/// Copies module flags and other named metadata. A flag changes in its node
/// (`Module::setModuleFlag`), so that the copy has nodes of its own.
static void copyNamedMetadata(const llvm::Module &module, llvm::Module &copy) {
  const llvm::NamedMDNode *flags = module.getModuleFlagsMetadata();
  for (const llvm::NamedMDNode &named : module.named_metadata()) {
    if (named.getName() == "llvm.dbg.cu")
      continue;
    llvm::NamedMDNode *mine = copy.getOrInsertNamedMetadata(named.getName());
    for (unsigned i = 0; i < named.getNumOperands(); ++i) {
      llvm::MDNode *node = named.getOperand(i);
      llvm::SmallVector<llvm::Metadata *> operands(node->op_begin(),
                                                   node->op_end());
      mine->addOperand(&named == flags ? llvm::MDNode::getDistinct(
                                             module.getContext(), operands)
                                       : node);
    }
  }
}

static std::unique_ptr<llvm::Module> copySymbols(const llvm::Module &module,
                                                 const Symbols &symbols) {
  auto copy = std::make_unique<llvm::Module>(module.getModuleIdentifier(),
                                             module.getContext());
  copy->setDataLayout(module.getDataLayout());
  copy->setTargetTriple(module.getTargetTriple());
  copy->setModuleInlineAsm(module.getModuleInlineAsm());
  copyNamedMetadata(module, *copy);
  Copy symbolByName(*copy);
  // In the order of the module, since symbols without a name correspond by it.
  llvm::SmallVector<const llvm::GlobalValue *> ordered;
  for (const llvm::GlobalValue &global : module.global_values())
    if (symbols.contains(&global))
      ordered.push_back(&global);
  for (const llvm::GlobalValue *global : ordered)
    symbolByName.declare(*global);
  for (const llvm::GlobalValue *global : ordered)
    if (auto *function = llvm::dyn_cast<llvm::Function>(global))
      symbolByName.outline(*function);
  for (const llvm::GlobalValue *global : ordered)
    symbolByName.define(*global);
  return copy;
}

std::unique_ptr<llvm::Module>
palindrome::passes::copyModule(const llvm::Module &module) {
  Symbols all;
  for (const llvm::GlobalValue &global : module.global_values())
    all.insert(&global);
  return copySymbols(module, all);
}

Excerpts palindrome::passes::copyExcerpts(const llvm::Module &source,
                                          const llvm::Module &target,
                                          const llvm::StringSet<> &names) {
  Reach ofSource, ofTarget;
  for (auto [module, reach] :
       {std::pair(&source, &ofSource), std::pair(&target, &ofTarget)}) {
    for (const llvm::GlobalValue &global : module->global_values())
      if (!global.hasName())
        reach->add(global);
    for (const auto &entry : names)
      if (const llvm::GlobalValue *global =
              module->getNamedValue(entry.getKey()))
        reach->add(*global);
  }
  // What one side refers to is copied on the other side, too: a symbol that
  // only one side has is something else.
  auto addTo = [](const Reach &from, Reach &to, const llvm::Module &module) {
    for (const llvm::GlobalValue *global : from.symbols)
      if (const llvm::GlobalValue *its =
              global->hasName() ? module.getNamedValue(global->getName())
                                : nullptr)
        to.add(*its);
  };
  size_t before = 0;
  do {
    before = ofSource.symbols.size() + ofTarget.symbols.size();
    ofSource.close();
    ofTarget.close();
    addTo(ofSource, ofTarget, target);
    addTo(ofTarget, ofSource, source);
  } while (ofSource.symbols.size() + ofTarget.symbols.size() != before);
  return {copySymbols(source, ofSource.symbols),
          copySymbols(target, ofTarget.symbols)};
}

bool palindrome::passes::refreshFunction(const llvm::Function &function,
                                         llvm::Module &copy) {
  llvm::Function *its =
      function.hasName() ? copy.getFunction(function.getName()) : nullptr;
  if (!its || its->getFunctionType() != function.getFunctionType() ||
      llvm::any_of(*its, [](const llvm::BasicBlock &block) {
        return block.hasAddressTaken();
      }))
    return false;
  Reach reach;
  reach.add(function);
  reach.visitParts(function);
  Copy symbols(copy);
  llvm::SmallVector<const llvm::GlobalValue *> missing;
  for (const llvm::GlobalValue *global : reach.symbols) {
    llvm::GlobalValue *same =
        global->hasName() ? copy.getNamedValue(global->getName()) : nullptr;
    if (same)
      symbols.map(*global, *same);
    else if (global->hasName() && global->isDeclaration())
      missing.push_back(global);
    else
      return false;
  }
  for (const llvm::GlobalValue *global : missing)
    symbols.declare(*global);
  its->deleteBody();
  its->copyAttributesFrom(&function);
  its->setLinkage(function.getLinkage());
  symbols.copyObject(function, *its);
  symbols.outline(function);
  symbols.define(function);
  return true;
}

const llvm::GlobalVariable *
palindrome::passes::localStateOf(const llvm::Function &function) {
  Reach reach;
  reach.add(function);
  reach.close();
  for (const llvm::GlobalValue *global : reach.symbols)
    if (auto *variable = llvm::dyn_cast<llvm::GlobalVariable>(global);
        variable && variable->hasLocalLinkage() && !variable->isConstant())
      return variable;
  return nullptr;
}
