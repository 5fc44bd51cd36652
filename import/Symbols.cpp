// The names, comdats and carried properties of global values on import
// (LangRef, "Comdats", "DLL Storage Classes", "Thread Local Storage Models").
// Mirrors export/Symbols.

#include "import/Symbols.h"
#include "import/ModuleImporter.h"
#include "translate/Carrier.h"

using namespace palindrome;

mlir::SymbolRefAttr palindrome::comdatOf(ModuleImporter &module,
                                         const llvm::GlobalObject &object) {
  const llvm::Comdat *comdat = object.getComdat();
  if (!comdat)
    return {};
  return mlir::SymbolRefAttr::get(
      module.builder.getStringAttr(module.comdatTable),
      module.symbols.comdat(comdat));
}

/// The name of `mode`; "" for the general-dynamic model, which the dialect's
/// `thread_local` represents, and for variables that are not thread-local.
static llvm::StringRef nameOf(llvm::GlobalValue::ThreadLocalMode mode) {
  switch (mode) {
#define THREAD_LOCAL_MODEL(NAME, MODE)                                         \
  case llvm::GlobalValue::MODE:                                                \
    return NAME;
#include "translate/SymbolProperties.def"
  default:
    return "";
  }
}

/// The name of `storage`; "" for the default.
static llvm::StringRef nameOf(llvm::GlobalValue::DLLStorageClassTypes storage) {
  switch (storage) {
#define DLL_STORAGE(NAME, CLASS)                                               \
  case llvm::GlobalValue::CLASS:                                               \
    return NAME;
#include "translate/SymbolProperties.def"
  default:
    return "";
  }
}

void palindrome::carryGlobalValue(
    ModuleImporter &module, const llvm::GlobalValue &value,
    llvm::SmallVectorImpl<mlir::NamedAttribute> &carried) {
  mlir::Builder &builder = module.builder;
  auto carry = [&](llvm::StringLiteral entry, llvm::StringRef text) {
    carried.push_back(module.carry(entry, builder.getStringAttr(text)));
  };
  if (!value.hasName())
    carry(carrier::symbolName, "");
  if (llvm::StringRef storage = nameOf(value.getDLLStorageClass());
      !storage.empty())
    carry(carrier::dllStorage, storage);
  if (value.hasPartition())
    carry(carrier::partition, value.getPartition());
  if (llvm::StringRef mode = nameOf(value.getThreadLocalMode()); !mode.empty())
    carry(carrier::threadLocal, mode);
  if (value.hasSanitizerMetadata()) {
    llvm::GlobalValue::SanitizerMetadata data = value.getSanitizerMetadata();
    llvm::SmallVector<llvm::StringRef> flags;
#define SANITIZER_FLAG(NAME, FIELD)                                            \
  if (data.FIELD)                                                              \
    flags.push_back(NAME);
#include "translate/SymbolProperties.def"
    carried.push_back(
        module.carry(carrier::sanitizer, builder.getStrArrayAttr(flags)));
  }
}
