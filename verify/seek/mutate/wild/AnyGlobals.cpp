// Mutations of global values: new ones of any type, and any properties.

#include "verify/seek/mutate/ir/Places.h"
#include "verify/seek/mutate/random/Constants.h"
#include "verify/seek/mutate/random/Names.h"
#include "verify/seek/mutate/random/Types.h"
#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace palindrome::mutate {

static GlobalValue::LinkageTypes randomLinkage(bool declaration,
                                               Chooser &choose) {
  if (declaration)
    return choose.oneIn(3) ? GlobalValue::ExternalWeakLinkage
                           : GlobalValue::ExternalLinkage;
  auto linkage =
      GlobalValue::LinkageTypes(choose.below(GlobalValue::CommonLinkage + 1));
  // LLVM's verifier takes a definition that is `extern_weak`, but its parser
  // does not.
  return linkage == GlobalValue::ExternalWeakLinkage
             ? GlobalValue::InternalLinkage
             : linkage;
}

static bool anyProperties(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<GlobalValue>(module, choose, [](GlobalValue &v) {
    return !v.getName().starts_with("llvm.");
  });
  if (!value)
    return false;
  auto linkage = randomLinkage(value->isDeclaration(), choose);
  // Local symbols have neither visibility nor a storage class, so those go
  // first.
  value->setVisibility(GlobalValue::DefaultVisibility);
  value->setDLLStorageClass(GlobalValue::DefaultStorageClass);
  value->setLinkage(linkage);
  value->setUnnamedAddr(GlobalValue::UnnamedAddr(choose.below(3)));
  if (!GlobalValue::isLocalLinkage(linkage)) {
    value->setVisibility(GlobalValue::VisibilityTypes(choose.below(3)));
    if (value->hasDefaultVisibility() && choose.oneIn(3))
      value->setDLLStorageClass(
          GlobalValue::DLLStorageClassTypes(choose.below(3)));
  }
  value->setDSOLocal(choose.flip() || value->isImplicitDSOLocal());
  return true;
}

static bool anyVariableProperties(Module &module, Chooser &choose) {
  auto *variable =
      chooseGlobal<GlobalVariable>(module, choose, [](GlobalVariable &v) {
        return !v.getName().starts_with("llvm.");
      });
  if (!variable)
    return false;
  variable->setThreadLocalMode(GlobalValue::ThreadLocalMode(choose.below(5)));
  variable->setConstant(choose.flip());
  variable->setExternallyInitialized(choose.flip());
  variable->setAlignment(
      choose.flip() ? MaybeAlign() : Align(uint64_t(1) << choose.below(33)));
  if (choose.flip())
    variable->setCodeModel(CodeModel::Model(choose.below(5)));
  GlobalValue::SanitizerMetadata sanitizer;
  sanitizer.NoAddress = choose.oneIn(3);
  sanitizer.NoHWAddress = choose.oneIn(3);
  sanitizer.Memtag = choose.oneIn(3);
  sanitizer.IsDynInit = choose.oneIn(3);
  if (choose.flip())
    variable->setSanitizerMetadata(sanitizer);
  return true;
}

static bool variableMade(Module &module, Chooser &choose) {
  Type *type = randomSizedType(module, choose, 3);
  bool declaration = choose.oneIn(4);
  auto *variable = new GlobalVariable(
      module, type, choose.flip(), randomLinkage(declaration, choose),
      declaration ? nullptr : randomConstant(module, type, choose, 3),
      choose.oneIn(6) ? "" : randomName(choose), nullptr,
      GlobalValue::NotThreadLocal,
      randomPointerType(module.getContext(), choose)->getAddressSpace());
  (void)variable;
  return true;
}

static bool anyInitializer(Module &module, Chooser &choose) {
  auto *variable =
      chooseGlobal<GlobalVariable>(module, choose, [](GlobalVariable &v) {
        return v.hasInitializer() && !v.getName().starts_with("llvm.");
      });
  if (!variable)
    return false;
  variable->setInitializer(
      randomConstant(module, variable->getValueType(), choose, 3));
  return true;
}

static bool declarationMade(Module &module, Chooser &choose) {
  SmallVector<Type *> parameters;
  for (size_t n = choose.below(5); n != 0; --n)
    parameters.push_back(randomSizedType(module, choose));
  Type *result = choose.oneIn(3) ? Type::getVoidTy(module.getContext())
                                 : randomSizedType(module, choose);
  auto *function = Function::Create(
      FunctionType::get(result, parameters, choose.oneIn(4)),
      randomLinkage(/*declaration=*/true, choose),
      randomPointerType(module.getContext(), choose)->getAddressSpace(),
      randomName(choose), &module);
  for (Argument &argument : function->args())
    if (choose.oneIn(3))
      argument.setName(randomName(choose));
  return true;
}

static bool aliasMade(Module &module, Chooser &choose) {
  auto *target = chooseGlobal<GlobalValue>(module, choose, [](GlobalValue &v) {
    return !v.isDeclaration() && !v.hasAvailableExternallyLinkage() &&
           !v.getName().starts_with("llvm.") && !isa<GlobalIFunc>(v);
  });
  if (!target)
    return false;
  Constant *aliasee = target;
  if (choose.oneIn(3))
    aliasee = ConstantExpr::getGetElementPtr(
        Type::getInt8Ty(module.getContext()), aliasee,
        ArrayRef<Constant *>{ConstantInt::get(
            Type::getInt64Ty(module.getContext()), choose.below(9))});
  static constexpr GlobalValue::LinkageTypes linkages[] = {
      GlobalValue::ExternalLinkage, GlobalValue::InternalLinkage,
      GlobalValue::PrivateLinkage,  GlobalValue::WeakAnyLinkage,
      GlobalValue::WeakODRLinkage,  GlobalValue::LinkOnceAnyLinkage};
  auto *alias = GlobalAlias::create(
      choose.flip() ? target->getValueType() : randomSizedType(module, choose),
      cast<PointerType>(aliasee->getType())->getAddressSpace(),
      choose.of(linkages), randomName(choose), aliasee, &module);
  alias->setThreadLocalMode(
      GlobalValue::ThreadLocalMode(choose.oneIn(3) ? choose.below(5) : 0));
  return true;
}

static bool ifuncMade(Module &module, Chooser &choose) {
  auto *resolver = chooseGlobal<Function>(module, choose, [](Function &f) {
    return !f.isDeclaration() && f.getReturnType()->isPointerTy() &&
           !f.hasAvailableExternallyLinkage();
  });
  if (!resolver)
    return false;
  GlobalIFunc::create(resolver->getFunctionType(), resolver->getAddressSpace(),
                      choose.flip() ? GlobalValue::ExternalLinkage
                                    : GlobalValue::InternalLinkage,
                      randomName(choose), resolver, &module);
  return true;
}

template <void (Function::*set)(Constant *)>
static bool anyData(Module &module, Chooser &choose) {
  auto *function = chooseGlobal<Function>(
      module, choose, [](Function &f) { return !f.isDeclaration(); });
  if (!function)
    return false;
  (function->*set)(
      randomConstant(module, randomSizedType(module, choose), choose));
  return true;
}

/// `llvm.used` and its kin, and lists of constructors and destructors.
static bool listMade(Module &module, Chooser &choose) {
  LLVMContext &context = module.getContext();
  std::vector<GlobalValue *> values;
  for (GlobalValue &value : module.global_values())
    if (!value.getName().starts_with("llvm.") && choose.flip() &&
        value.getAddressSpace() == 0)
      values.push_back(&value);
  static constexpr StringLiteral lists[] = {"llvm.used", "llvm.compiler.used",
                                            "llvm.global_ctors",
                                            "llvm.global_dtors"};
  StringRef name = choose.of(lists);
  if (values.empty() || module.getNamedValue(name))
    return false;
  Type *pointer = PointerType::get(context, 0);
  bool plain = name.contains("used");
  Type *i32 = Type::getInt32Ty(context);
  auto *entry = StructType::get(context, {i32, pointer, pointer});
  SmallVector<Constant *> elements;
  for (GlobalValue *value : values) {
    if (plain)
      elements.push_back(value);
    else if (isa<Function>(value))
      elements.push_back(ConstantStruct::get(
          entry,
          {ConstantInt::get(i32, choose.flip() ? 65535 : choose.below(200)),
           value,
           choose.flip()
               ? static_cast<Constant *>(choose.of(values))
               : ConstantPointerNull::get(PointerType::get(context, 0))}));
  }
  if (elements.empty())
    return false;
  auto *type = ArrayType::get(plain ? pointer : entry, elements.size());
  auto *list =
      new GlobalVariable(module, type, false, GlobalValue::AppendingLinkage,
                         ConstantArray::get(type, elements), name);
  if (plain || choose.oneIn(4))
    list->setSection("llvm.metadata");
  return true;
}

constexpr Mutation anyGlobalRows[] = {
    {"any global properties", forFuzzing, anyProperties},
    {"any variable properties", forFuzzing, anyVariableProperties},
    {"variable made", forFuzzing, variableMade},
    {"any initializer", forFuzzing, anyInitializer},
    {"declaration made", forFuzzing, declarationMade},
    {"alias made", forFuzzing, aliasMade},
    {"ifunc made", forFuzzing, ifuncMade},
    {"any prefix", forFuzzing, anyData<&Function::setPrefixData>},
    {"any prologue", forFuzzing, anyData<&Function::setPrologueData>},
    {"list made", forFuzzing, listMade},
};

ArrayRef<Mutation> anyGlobalMutations() { return anyGlobalRows; }

} // namespace palindrome::mutate
