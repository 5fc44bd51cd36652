// Mutations of modules and global values.

#include "verify/seek/mutate/ir/Places.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace palindrome::mutate {
namespace {

bool linkage(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalObject>(
      module, choose, [](GlobalObject &v) { return !v.hasLocalLinkage(); });
  if (!value)
    return false;
  value->setLinkage(value->hasWeakAnyLinkage() ? GlobalValue::WeakODRLinkage
                                               : GlobalValue::WeakAnyLinkage);
  return true;
}

bool visibility(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalValue>(
      module, choose, [](GlobalValue &v) { return !v.hasLocalLinkage(); });
  if (!value)
    return false;
  value->setVisibility(value->hasHiddenVisibility()
                           ? GlobalValue::ProtectedVisibility
                           : GlobalValue::HiddenVisibility);
  return true;
}

bool dllStorage(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalValue>(
      module, choose, [](GlobalValue &v) { return !v.hasLocalLinkage(); });
  if (!value)
    return false;
  value->setDLLStorageClass(value->hasDLLExportStorageClass()
                                ? GlobalValue::DefaultStorageClass
                                : GlobalValue::DLLExportStorageClass);
  return true;
}

bool unnamedAddr(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalValue>(module, choose);
  if (!value)
    return false;
  value->setUnnamedAddr(value->hasGlobalUnnamedAddr()
                            ? GlobalValue::UnnamedAddr::Local
                            : GlobalValue::UnnamedAddr::Global);
  return true;
}

bool dsoLocal(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalValue>(
      module, choose, [](GlobalValue &v) { return !v.isImplicitDSOLocal(); });
  if (!value)
    return false;
  value->setDSOLocal(!value->isDSOLocal());
  return true;
}

bool threadLocal(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalVariable>(module, choose);
  if (!value)
    return false;
  value->setThreadLocalMode(value->isThreadLocal()
                                ? GlobalValue::NotThreadLocal
                                : GlobalValue::InitialExecTLSModel);
  return true;
}

bool section(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalObject>(module, choose);
  if (!value || isa<GlobalIFunc>(value))
    return false;
  value->setSection((value->getSection() + "x").str());
  return true;
}

bool partition(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalValue>(module, choose);
  if (!value)
    return false;
  value->setPartition((value->getPartition() + "x").str());
  return true;
}

bool align(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalVariable>(module, choose);
  if (!value)
    return false;
  value->setAlignment(value->getAlign() == Align(64) ? Align(32) : Align(64));
  return true;
}

bool functionAlign(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<Function>(module, choose);
  if (!value)
    return false;
  value->setAlignment(value->getAlign() == Align(64) ? Align(32) : Align(64));
  return true;
}

bool constant(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalVariable>(module, choose);
  if (!value)
    return false;
  value->setConstant(!value->isConstant());
  return true;
}

bool externallyInitialized(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalVariable>(module, choose);
  if (!value)
    return false;
  value->setExternallyInitialized(!value->isExternallyInitialized());
  return true;
}

bool codeModel(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalVariable>(module, choose);
  if (!value)
    return false;
  value->setCodeModel(value->getCodeModel() == CodeModel::Large
                          ? CodeModel::Small
                          : CodeModel::Large);
  return true;
}

bool sanitizer(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalVariable>(module, choose);
  if (!value)
    return false;
  GlobalValue::SanitizerMetadata metadata;
  if (value->hasSanitizerMetadata())
    metadata = value->getSanitizerMetadata();
  metadata.NoAddress = !metadata.NoAddress;
  value->setSanitizerMetadata(metadata);
  return true;
}

bool globalAttribute(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalVariable>(module, choose);
  if (!value)
    return false;
  value->addAttribute("mutated", "yes");
  return true;
}

/// A copy of `constant` with one byte, integer or element changed; null if it
/// has none.
Constant *changed(Constant *constant) {
  LLVMContext &context = constant->getContext();
  if (auto *integer = dyn_cast<ConstantInt>(constant))
    return integer->getType()->isIntegerTy()
               ? ConstantInt::get(context, integer->getValue() ^ 1)
               : nullptr;
  if (auto *data = dyn_cast<ConstantDataArray>(constant)) {
    if (!data->getElementType()->isIntegerTy(8))
      return nullptr;
    std::string bytes = data->getRawDataValues().str();
    bytes[bytes.size() / 2] ^= 1;
    return ConstantDataArray::getRaw(bytes, bytes.size(),
                                     data->getElementType());
  }
  if (auto *aggregate = dyn_cast<ConstantAggregate>(constant)) {
    SmallVector<Constant *> elements;
    bool done = false;
    for (Use &operand : aggregate->operands()) {
      auto *element = cast<Constant>(operand);
      Constant *other = done ? nullptr : changed(element);
      done |= other != nullptr;
      elements.push_back(other ? other : element);
    }
    if (!done)
      return nullptr;
    if (auto *array = dyn_cast<ConstantArray>(aggregate))
      return ConstantArray::get(array->getType(), elements);
    if (auto *structure = dyn_cast<ConstantStruct>(aggregate))
      return ConstantStruct::get(structure->getType(), elements);
    return ConstantVector::get(elements);
  }
  return nullptr;
}

bool initializer(Module &module, Chooser &choose) {
  auto *value =
      chooseGlobal<GlobalVariable>(module, choose, [](GlobalVariable &v) {
        return v.hasInitializer() && changed(v.getInitializer());
      });
  if (!value)
    return false;
  value->setInitializer(changed(value->getInitializer()));
  return true;
}

bool initializerToUndef(Module &module, Chooser &choose) {
  auto *value =
      chooseGlobal<GlobalVariable>(module, choose, [](GlobalVariable &v) {
        return v.hasInitializer() && !isa<UndefValue>(v.getInitializer());
      });
  if (!value)
    return false;
  value->setInitializer(UndefValue::get(value->getValueType()));
  return true;
}

bool removeComdat(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalObject>(
      module, choose, [](GlobalObject &v) { return v.hasComdat(); });
  if (!value)
    return false;
  value->setComdat(nullptr);
  return true;
}

bool addComdat(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalObject>(module, choose, [](GlobalObject &v) {
    return !isa<GlobalIFunc>(v) && !v.hasComdat() && !v.isDeclaration();
  });
  if (!value)
    return false;
  value->setComdat(module.getOrInsertComdat("mutated"));
  return true;
}

bool comdatKind(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalObject>(
      module, choose, [](GlobalObject &v) { return v.hasComdat(); });
  if (!value)
    return false;
  Comdat *comdat = value->getComdat();
  comdat->setSelectionKind(comdat->getSelectionKind() == Comdat::Largest
                               ? Comdat::Any
                               : Comdat::Largest);
  return true;
}

bool aliasTarget(Module &module, Chooser &choose) {
  auto *alias = chooseGlobal<GlobalAlias>(module, choose);
  if (!alias)
    return false;
  auto *target =
      chooseGlobal<GlobalObject>(module, choose, [&](GlobalObject &v) {
        return v.getType() == alias->getType() && &v != alias->getAliasee();
      });
  if (!target)
    return false;
  alias->setAliasee(target);
  return true;
}

bool resolver(Module &module, Chooser &choose) {
  auto *ifunc = chooseGlobal<GlobalIFunc>(module, choose);
  if (!ifunc)
    return false;
  auto *target = chooseGlobal<Function>(module, choose, [&](Function &v) {
    return v.getType() == ifunc->getType() && &v != ifunc->getResolver() &&
           !v.isDeclaration() && v.getReturnType()->isPointerTy();
  });
  if (!target)
    return false;
  ifunc->setResolver(target);
  return true;
}

bool functionConvention(Module &module, Chooser &choose) {
  auto *function = chooseGlobal<Function>(module, choose);
  if (!function)
    return false;
  function->setCallingConv(function->getCallingConv() == CallingConv::Fast
                               ? CallingConv::Cold
                               : CallingConv::Fast);
  return true;
}

bool gc(Module &module, Chooser &choose) {
  auto *function = chooseGlobal<Function>(module, choose);
  if (!function)
    return false;
  function->setGC(function->hasGC() ? function->getGC() + "x" : "shadow-stack");
  return true;
}

bool personality(Module &module, Chooser &choose) {
  auto *function = chooseGlobal<Function>(
      module, choose, [](Function &f) { return !f.isDeclaration(); });
  if (!function)
    return false;
  function->setPersonalityFn(function->hasPersonalityFn() ? nullptr : function);
  return true;
}

/// Sets or clears the prefix data, the prologue data or the personality of a
/// function.
template <bool (Function::*has)() const, void (Function::*set)(Constant *)>
bool functionData(Module &module, Chooser &choose) {
  auto *function = chooseGlobal<Function>(
      module, choose, [](Function &f) { return !f.isDeclaration(); });
  if (!function)
    return false;
  (function->*set)(
      (function->*has)()
          ? nullptr
          : ConstantInt::get(Type::getInt32Ty(module.getContext()), 7));
  return true;
}

bool removeBody(Module &module, Chooser &choose) {
  auto *function = chooseGlobal<Function>(
      module, choose, [](Function &f) { return !f.isDeclaration(); });
  if (!function)
    return false;
  GlobalValue::LinkageTypes linkage = function->getLinkage();
  for (BasicBlock &block : *function)
    if (block.hasAddressTaken())
      return false;
  SmallVector<std::pair<unsigned, MDNode *>, 2> attached;
  function->getAllMetadata(attached);
  function->deleteBody();
  function->setLinkage(linkage);
  for (auto [kind, node] : attached)
    function->addMetadata(kind, *node);
  return true;
}

bool functionOrder(Module &module, Chooser &choose) {
  if (module.size() < 2)
    return false;
  auto &list = module.getFunctionList();
  Function &last = list.back();
  last.removeFromParent();
  list.insert(list.begin(), &last);
  return true;
}

bool variableOrder(Module &module, Chooser &choose) {
  if (module.global_size() < 2)
    return false;
  GlobalVariable &last = *std::prev(module.global_end());
  last.removeFromParent();
  module.insertGlobalVariable(module.global_begin(), &last);
  return true;
}

bool sourceFilename(Module &module, Chooser &choose) {
  module.setSourceFileName(module.getSourceFileName() + "x");
  return true;
}

bool dataLayout(Module &module, Chooser &choose) {
  module.setDataLayout(module.getDataLayout().isBigEndian() ? "e" : "E");
  return true;
}

bool dataLayoutSpelling(Module &module, Chooser &choose) {
  // Repeats the endianness. Any other part would not do: `n8` twice is two
  // widths.
  const DataLayout &layout = module.getDataLayout();
  std::string endianness = layout.isBigEndian() ? "E" : "e";
  std::string text = layout.getStringRepresentation();
  module.setDataLayout(text.empty() ? endianness : endianness + "-" + text);
  return true;
}

bool triple(Module &module, Chooser &choose) {
  module.setTargetTriple(Triple(module.getTargetTriple().str() + "x"));
  return true;
}

bool moduleAsm(Module &module, Chooser &choose) {
  module.appendModuleInlineAsm(".globl mutated");
  return true;
}

bool typeName(Module &module, Chooser &choose) {
  std::vector<StructType *> types;
  for (StructType *type : module.getIdentifiedStructTypes())
    if (type->hasName())
      types.push_back(type);
  if (types.empty())
    return false;
  StructType *type = choose.of(types);
  type->setName((type->getName() + ".renamed").str());
  return true;
}

constexpr Mutation table[] = {
    {"linkage", "global:linkage", linkage},
    {"visibility", "global:visibility", visibility},
    {"dll storage", "global:dll-storage", dllStorage},
    {"unnamed_addr", "global:unnamed-addr", unnamedAddr},
    {"dso_local", "global:dso-local", dsoLocal},
    {"thread local", "global:thread-local", threadLocal},
    {"section", "global:section", section},
    {"partition", "global:partition", partition},
    {"variable align", "global:align", align},
    {"function align", "global:align", functionAlign},
    {"constant", "global:constant", constant},
    {"externally_initialized", "global:externally-initialized",
     externallyInitialized},
    {"code model", "global:code-model", codeModel},
    {"sanitizer", "global:sanitizer", sanitizer},
    {"global attribute", "global:attributes", globalAttribute},
    {"initializer byte", "global:initializer", initializer},
    {"initializer undef", "global:initializer", initializerToUndef},
    {"comdat removed", "global:comdat", removeComdat},
    {"comdat added", "global:comdat", addComdat},
    {"comdat kind", "comdat", comdatKind},
    {"alias target", "alias:aliasee", aliasTarget},
    {"ifunc resolver", "ifunc:resolver", resolver},
    {"function convention", "function:calling-convention", functionConvention},
    {"gc", "function:gc", gc},
    {"personality", "function:personality", personality},
    {"prefix", "function:prefix",
     functionData<&Function::hasPrefixData, &Function::setPrefixData>},
    {"prologue", "function:prologue",
     functionData<&Function::hasPrologueData, &Function::setPrologueData>},
    {"body removed", "function:body", removeBody},
    {"function order", "order:symbols", functionOrder},
    {"variable order", "order:symbols", variableOrder},
    {"source_filename", "source-filename", sourceFilename},
    {"data layout", "data-layout", dataLayout},
    {"data layout spelling", "data-layout:spelling", dataLayoutSpelling},
    {"triple", "target-triple", triple},
    {"module asm", "module-asm", moduleAsm},
    {"type name", "type-name", typeName},
};

} // namespace

ArrayRef<Mutation> globalMutations() { return table; }

} // namespace palindrome::mutate
