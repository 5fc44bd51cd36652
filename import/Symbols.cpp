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
      mlir::FlatSymbolRefAttr::get(&module.context, comdat->getName()));
}

static llvm::StringRef spell(llvm::GlobalValue::ThreadLocalMode mode) {
  switch (mode) {
  case llvm::GlobalValue::NotThreadLocal:
    return "";
  case llvm::GlobalValue::GeneralDynamicTLSModel:
    return "generaldynamic";
  case llvm::GlobalValue::LocalDynamicTLSModel:
    return "localdynamic";
  case llvm::GlobalValue::InitialExecTLSModel:
    return "initialexec";
  case llvm::GlobalValue::LocalExecTLSModel:
    return "localexec";
  }
  llvm_unreachable("unknown thread-local mode");
}

void palindrome::carryGlobalValue(
    ModuleImporter &module, const llvm::GlobalValue &value,
    llvm::SmallVectorImpl<mlir::NamedAttribute> &carried) {
  mlir::Builder &builder = module.builder;
  if (!value.hasName())
    carried.push_back(
        module.carry(carrier::symbolName, builder.getStringAttr("")));
  if (value.hasDLLImportStorageClass())
    carried.push_back(
        module.carry(carrier::dllStorage, builder.getStringAttr("dllimport")));
  if (value.hasDLLExportStorageClass())
    carried.push_back(
        module.carry(carrier::dllStorage, builder.getStringAttr("dllexport")));
  if (value.hasPartition())
    carried.push_back(module.carry(
        carrier::partition, builder.getStringAttr(value.getPartition())));
  // The dialect's flag means the general model.
  if (value.isThreadLocal() &&
      value.getThreadLocalMode() != llvm::GlobalValue::GeneralDynamicTLSModel)
    carried.push_back(
        module.carry(carrier::threadLocal,
                     builder.getStringAttr(spell(value.getThreadLocalMode()))));
  if (value.hasSanitizerMetadata()) {
    llvm::GlobalValue::SanitizerMetadata data = value.getSanitizerMetadata();
    llvm::SmallVector<llvm::StringRef> flags;
    if (data.NoAddress)
      flags.push_back("no_sanitize_address");
    if (data.NoHWAddress)
      flags.push_back("no_sanitize_hwaddress");
    if (data.Memtag)
      flags.push_back("sanitize_memtag");
    if (data.IsDynInit)
      flags.push_back("sanitize_address_dyninit");
    carried.push_back(
        module.carry(carrier::sanitizer, builder.getStrArrayAttr(flags)));
  }
}
