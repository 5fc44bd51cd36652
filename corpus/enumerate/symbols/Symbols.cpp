// Global variables, functions, aliases and ifuncs with every combination of
// linkage, visibility, DLL storage class, thread-local mode, `unnamed_addr`,
// `dso_local` and comdat, and with each of their other properties.

#include "corpus/enumerate/cases/Body.h"
#include "corpus/enumerate/symbols/Kinds.h"
#include "verify/seek/makers/Names.h"
#include "llvm/IR/Comdat.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/GlobalIFunc.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace palindrome;
using namespace palindrome::enumerate;

namespace {
/// What all global values have, as the numbers of LLVM's enumerations.
struct Properties {
  unsigned linkage = 0, visibility = 0, storage = 0, threadLocal = 0,
           unnamed = 0;
  bool dsoLocal = false;
  unsigned comdat = 0; ///< 0: none; else the kind plus 1.
};

using MakeSymbol = function_ref<GlobalValue *(Module &)>;
} // namespace

static void setProperties(GlobalValue &symbol, const Properties &properties) {
  symbol.setLinkage(GlobalValue::LinkageTypes(properties.linkage));
  symbol.setVisibility(GlobalValue::VisibilityTypes(properties.visibility));
  symbol.setDLLStorageClass(
      GlobalValue::DLLStorageClassTypes(properties.storage));
  symbol.setUnnamedAddr(GlobalValue::UnnamedAddr(properties.unnamed));
  if (properties.dsoLocal)
    symbol.setDSOLocal(true);
  if (properties.threadLocal)
    symbol.setThreadLocalMode(
        GlobalValue::ThreadLocalMode(properties.threadLocal));
  if (!properties.comdat)
    return;
  Comdat *comdat = symbol.getParent()->getOrInsertComdat(symbol.getName());
  comdat->setSelectionKind(Comdat::SelectionKind(properties.comdat - 1));
  cast<GlobalObject>(symbol).setComdat(comdat);
}

/// All combinations. Only variables and aliases have a thread-local mode, and
/// only variables and functions a comdat.
static void enumerateProperties(Enumeration &e, bool threads, bool comdats,
                                MakeSymbol make) {
  Properties p;
  for (p.linkage = 0; p.linkage <= GlobalValue::CommonLinkage; ++p.linkage)
    for (p.visibility = 0; p.visibility <= GlobalValue::ProtectedVisibility;
         ++p.visibility)
      for (p.storage = 0; p.storage <= GlobalValue::DLLExportStorageClass;
           ++p.storage)
        for (p.unnamed = 0;
             p.unnamed <= unsigned(GlobalValue::UnnamedAddr::Global);
             ++p.unnamed)
          for (p.threadLocal = 0;
               p.threadLocal <= (threads ? GlobalValue::LocalExecTLSModel : 0);
               ++p.threadLocal)
            for (p.comdat = 0; p.comdat <= (comdats ? 1 + Comdat::SameSize : 0);
                 ++p.comdat)
              for (bool dsoLocal : {false, true}) {
                p.dsoLocal = dsoLocal;
                e.add([&](Module &module) {
                  setProperties(*make(module), p);
                  return true;
                });
              }
}

static GlobalVariable *makeVariable(Module &module, Type *type,
                                    Constant *initializer, unsigned space = 0) {
  return new GlobalVariable(module, type, false, GlobalValue::ExternalLinkage,
                            initializer, "v", nullptr,
                            GlobalValue::NotThreadLocal, space);
}

static Function *makeFunction(Module &module, bool defined,
                              unsigned space = 0) {
  LLVMContext &context = module.getContext();
  auto *function = Function::Create(
      FunctionType::get(PointerType::get(context, 0), {}, false),
      GlobalValue::ExternalLinkage, space, "g", &module);
  if (defined)
    new UnreachableInst(context, BasicBlock::Create(context, "", function));
  return function;
}

void palindrome::enumerate::enumerateSymbols(Enumeration &e) {
  Type *i32 = Type::getInt32Ty(e.context);
  for (bool defined : {false, true}) {
    enumerateProperties(e, true, true, [&](Module &module) {
      return makeVariable(module, i32,
                          defined ? ConstantInt::get(i32, 0) : nullptr);
    });
    enumerateProperties(e, false, true, [&](Module &module) {
      return makeFunction(module, defined);
    });
  }
  enumerateProperties(e, true, false, [&](Module &module) {
    GlobalVariable *variable =
        makeVariable(module, i32, ConstantInt::get(i32, 0));
    return GlobalAlias::create(i32, 0, GlobalValue::ExternalLinkage, "a",
                               variable, &module);
  });
  enumerateProperties(e, false, false, [&](Module &module) {
    return GlobalIFunc::create(FunctionType::get(i32, {}, false), 0,
                               GlobalValue::ExternalLinkage, "i",
                               makeFunction(module, true), &module);
  });
}

/// Adds a case for a variable, which `change` completes.
static void addVariable(Enumeration &e,
                        function_ref<void(GlobalVariable &)> change) {
  Type *i32 = Type::getInt32Ty(e.context);
  for (bool defined : {false, true})
    e.add([&](Module &module) {
      change(*makeVariable(module, i32,
                           defined ? ConstantInt::get(i32, 0) : nullptr));
      return true;
    });
}

static void addFunction(Enumeration &e, function_ref<void(Function &)> change) {
  for (bool defined : {false, true})
    e.add([&](Module &module) {
      change(*makeFunction(module, defined));
      return true;
    });
}

/// Every combination of the flags for sanitizers, by its number.
static constexpr unsigned numSanitizerChoices = 16;
static GlobalValue::SanitizerMetadata sanitizerChoice(unsigned number) {
  GlobalValue::SanitizerMetadata sanitizer;
  sanitizer.NoAddress = number & 1;
  sanitizer.NoHWAddress = number & 2;
  sanitizer.Memtag = number & 4;
  sanitizer.IsDynInit = number & 8;
  return sanitizer;
}

/// Names, and none.
static SmallVector<StringRef> names() {
  SmallVector<StringRef> all(makers::names());
  all.push_back("");
  return all;
}

static void enumerateVariables(Enumeration &e) {
  for (bool constant : {false, true})
    for (bool external : {false, true})
      addVariable(e, [&](GlobalVariable &variable) {
        variable.setConstant(constant);
        variable.setExternallyInitialized(external);
      });
  for (unsigned model = 0; model <= CodeModel::Large; ++model)
    addVariable(e, [&](GlobalVariable &variable) {
      variable.setCodeModel(CodeModel::Model(model));
    });
  for (unsigned number = 0; number != numSanitizerChoices; ++number)
    addVariable(e, [&](GlobalVariable &variable) {
      variable.setSanitizerMetadata(sanitizerChoice(number));
    });
  for (unsigned bit = 0; bit != 33; ++bit)
    addVariable(e, [&](GlobalVariable &variable) {
      variable.setAlignment(Align(uint64_t(1) << bit));
    });
  for (StringRef name : names()) {
    addVariable(e, [&](GlobalVariable &variable) { variable.setName(name); });
    addVariable(e,
                [&](GlobalVariable &variable) { variable.setSection(name); });
    addVariable(e,
                [&](GlobalVariable &variable) { variable.setPartition(name); });
  }
  // Without and with a value, of every type and in address spaces.
  for (Type *type : e.types.all)
    for (unsigned space : {0, 1, 0xFFFFFF})
      for (unsigned value = 0; value != 4; ++value)
        e.add([&](Module &module) {
          if (!PointerType::isValidElementType(type) || type->isFunctionTy() ||
              (value && !type->isFirstClassType()))
            return false;
          Constant *initial = nullptr;
          if (value == 1)
            initial = UndefValue::get(type);
          else if (value == 2)
            initial = PoisonValue::get(type);
          else if (value == 3)
            initial = type->isTargetExtTy() || type->isX86_AMXTy()
                          ? nullptr
                          : Constant::getNullValue(type);
          makeVariable(module, type, initial, space);
          return !value || initial;
        });
}

static void enumerateFunctions(Enumeration &e) {
  Constant *values[] = {
      ConstantInt::get(Type::getInt32Ty(e.context), 7),
      UndefValue::get(e.types.pointers[0]),
      ConstantPointerNull::get(PointerType::get(e.context, 0)),
      Constant::getNullValue(e.types.aggregates[5])};
  for (Constant *value : values) {
    addFunction(e, [&](Function &function) { function.setPrefixData(value); });
    addFunction(e,
                [&](Function &function) { function.setPrologueData(value); });
    addFunction(e,
                [&](Function &function) { function.setPersonalityFn(value); });
  }
  addFunction(e, [&](Function &function) {
    function.setPersonalityFn(makeFunction(*function.getParent(), false));
    function.setPrefixData(values[0]);
    function.setPrologueData(values[1]);
  });
  for (StringRef name : names()) {
    addFunction(e, [&](Function &function) { function.setName(name); });
    addFunction(e, [&](Function &function) { function.setSection(name); });
    addFunction(e, [&](Function &function) { function.setPartition(name); });
    addFunction(e, [&](Function &function) { function.setGC(name.str()); });
  }
  for (unsigned bit = 0; bit != 33; ++bit)
    addFunction(e, [&](Function &function) {
      function.setAlignment(Align(uint64_t(1) << bit));
    });
  for (unsigned number = 0; number != numSanitizerChoices; ++number)
    addFunction(e, [&](Function &function) {
      function.setSanitizerMetadata(sanitizerChoice(number));
    });
  for (unsigned space : {1, 200, 0xFFFFFF})
    for (bool defined : {false, true})
      e.add([&](Module &module) {
        makeFunction(module, defined, space);
        return true;
      });
}

/// Aliases and ifuncs of each kind of value, in address spaces.
static void enumerateIndirections(Enumeration &e) {
  for (Type *type : e.types.values)
    e.add([&](Module &module) {
      GlobalVariable *variable =
          makeVariable(module, Type::getInt32Ty(e.context),
                       ConstantInt::get(Type::getInt32Ty(e.context), 0));
      GlobalAlias::create(type, 0, GlobalValue::ExternalLinkage, "a", variable,
                          &module);
      return true;
    });
  const StringRef texts[] = {
      ("@NAME = global i64 0\n@NAMEa = alias i32, getelementptr (i8, ptr "
       "@NAME, i64 4)\n"),
      "@NAME = global i64 0\n@NAMEa = alias i64, ptr @NAME, partition \"p\"\n",
      ("@NAME = global i64 0\n@NAMEa = alias i64, inttoptr (i64 add (i64 "
       "ptrtoint (ptr @NAME to i64), i64 8) to ptr)\n"),
      "@NAMEa = alias i64, inttoptr (i64 8 to ptr)\n",
      "@NAMEa = alias i64, ptr null\n",
      ("@NAME = global i64 0\n@NAMEa = alias i64, ptr @NAMEb\n@NAMEb = alias "
       "i64, ptr @NAME\n"),
      "@NAMEa = alias i64, ptr @NAME\n@NAME = global i64 0\n",
      ("@NAME = addrspace(3) global i64 0\n@NAMEa = alias i64, ptr "
       "addrspace(3) @NAME\n"),
      ("@NAME = addrspace(3) global i64 0\n@NAMEa = alias i64, addrspacecast "
       "(ptr addrspace(3) @NAME to ptr)\n"),
      ("define void @NAME() {\n  ret void\n}\n@NAMEa = alias void (), ptr "
       "@NAME\n"),
      ("define void @NAME() addrspace(3) {\n  ret void\n}\n@NAMEa = alias void "
       "(), ptr addrspace(3) @NAME\n"),
      ("define ptr @NAME() {\n  ret ptr null\n}\n@NAMEi = ifunc void (i32), "
       "ptr @NAME\n@NAMEa = alias void (i32), ptr @NAMEi\n"),
      ("define ptr @NAME() {\n  ret ptr null\n}\n@NAMEr = alias ptr (), ptr "
       "@NAME\n@NAMEi = ifunc void (i32), ptr @NAMEr\n"),
      ("define ptr @NAME() {\n  ret ptr null\n}\n@NAMEi = ifunc i32 (...), "
       "ptr @NAME, partition \"p\"\n"),
      ("define ptr addrspace(3) @NAME() {\n  ret ptr addrspace(3) null\n}\n"
       "@NAMEi = ifunc void (), addrspacecast (ptr @NAME to ptr "
       "addrspace(3))\n"),
      ("define ptr addrspace(3) @NAME() addrspace(3) {\n  ret ptr "
       "addrspace(3) null\n}\n@NAMEi = ifunc void (), ptr addrspace(3) "
       "@NAME\n"),
      ("define ptr @NAME() {\n  ret ptr null\n}\n@NAMEi = ifunc void (), ptr "
       "getelementptr (i8, ptr @NAME, i64 0)\n"),
      ("define ptr @NAME() {\n  ret ptr null\n}\n@NAMEi = ifunc void (), ptr "
       "@NAME\n@NAMEv = global ptr @NAMEi\ndefine void @NAMEf() {\n  call "
       "void @NAMEi()\n  ret void\n}\n"),
      "@0 = global i32 0\n@1 = alias i32, ptr @0\n"};
  for (StringRef text : texts)
    e.addText(text);
}

void palindrome::enumerate::enumerateSymbolParts(Enumeration &e) {
  enumerateVariables(e);
  enumerateFunctions(e);
  enumerateIndirections(e);
}
