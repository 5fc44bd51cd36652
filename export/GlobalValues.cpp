// The properties and attachments that all kinds of global values share on
// export (LangRef, "Visibility Styles", "DLL Storage Classes", "Thread Local
// Storage Models", "Runtime Preemption Specifiers"). Mirrors
// import/types/Symbols.

#include "export/GlobalValues.h"
#include "export/types/RangeChecks.h"
#include "translate/Carrier.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;

StringRef palindrome::exporter::llvmName(Operation *op, StringRef symbol) {
  auto name = op->getAttrOfType<StringAttr>(carrier::symbolName);
  return name ? name.getValue() : symbol;
}

void palindrome::exporter::setComdat(ModuleExporter &module,
                                     SymbolRefAttr reference,
                                     llvm::GlobalObject &object) {
  if (!reference)
    return;
  llvm::Comdat *comdat = module.comdats.lookup(reference.getLeafReference());
  if (!comdat)
    module.report.drop("comdat", "it is not in this module");
  object.setComdat(comdat);
}

static llvm::GlobalValue::ThreadLocalMode parseThreadLocal(StringRef mode) {
  using Value = llvm::GlobalValue;
  return llvm::StringSwitch<Value::ThreadLocalMode>(mode)
#define THREAD_LOCAL_MODEL(NAME, MODE) .Case(NAME, Value::MODE)
#include "translate/SymbolProperties.def"
      .Default(Value::GeneralDynamicTLSModel);
}

static llvm::GlobalValue::DLLStorageClassTypes
parseDLLStorage(StringRef storage) {
  using Value = llvm::GlobalValue;
  return llvm::StringSwitch<Value::DLLStorageClassTypes>(storage)
#define DLL_STORAGE(NAME, CLASS) .Case(NAME, Value::CLASS)
#include "translate/SymbolProperties.def"
      .Default(Value::DefaultStorageClass);
}

static llvm::GlobalValue::SanitizerMetadata
parseSanitizer(const DropReporter &report, ArrayAttr flags) {
  llvm::GlobalValue::SanitizerMetadata data;
  for (auto flag : report.elements<StringAttr>(carrier::sanitizer, flags)) {
#define SANITIZER_FLAG(NAME, FIELD) data.FIELD |= flag == (NAME);
#include "translate/SymbolProperties.def"
  }
  return data;
}

void palindrome::exporter::setLocality(llvm::GlobalValue &value,
                                       bool dsoLocal) {
  value.setDSOLocal(dsoLocal || value.isImplicitDSOLocal());
}

void palindrome::exporter::restoreGlobalValue(ModuleExporter &module,
                                              Operation *op,
                                              llvm::GlobalValue &value) {
  DictionaryAttr carried = op->getDiscardableAttrDictionary();
  if (carried.empty())
    return;
  for (NamedAttribute entry : carried)
    if (!entry.getName().strref().starts_with(carrier::prefix) &&
        !ExportExtensions::isForeign(entry.getName()))
      module.reportLeftOut(op, entry.getName());
  if (auto storage = carried.getAs<StringAttr>(carrier::dllStorage))
    value.setDLLStorageClass(parseDLLStorage(storage));
  if (auto partition = carried.getAs<StringAttr>(carrier::partition))
    value.setPartition(partition);
  if (auto mode = carried.getAs<StringAttr>(carrier::threadLocal);
      mode && !isa<llvm::Function>(value))
    value.setThreadLocalMode(parseThreadLocal(mode));
  if (auto flags = carried.getAs<ArrayAttr>(carrier::sanitizer))
    value.setSanitizerMetadata(parseSanitizer(module.report, flags));
}

/// Whether a node has the class that `object` may have attached as `kind`.
/// LLVM restricts that of `!dbg` alone.
static MetadataExporter::NodeClass nodeClass(unsigned kind,
                                             const llvm::GlobalObject &object) {
  if (kind != llvm::LLVMContext::MD_dbg)
    return [](const llvm::MDNode *) { return true; };
  if (isa<llvm::Function>(object))
    return
        [](const llvm::MDNode *node) { return isa<llvm::DISubprogram>(node); };
  return [](const llvm::MDNode *node) {
    return isa<llvm::DIGlobalVariableExpression>(node);
  };
}

void palindrome::exporter::restoreAttachments(ModuleExporter &module,
                                              Operation *op,
                                              llvm::GlobalObject &object) {
  auto attachments = op->getAttrOfType<ArrayAttr>(carrier::attachments);
  if (!attachments)
    return;
  for (auto entry :
       module.report.elements<ArrayAttr>(carrier::attachments, attachments)) {
    auto kind = entry.size() == 2 ? dyn_cast<StringAttr>(entry[0]) : nullptr;
    if (!kind) {
      module.report.drop(carrier::attachments, "an entry is not [kind, index]");
      continue;
    }
    unsigned number = module.metadataKind(kind);
    if (llvm::MDNode *node = module.metadata.attachment(
            kind, entry[1], number, nodeClass(number, object),
            /*onInstruction=*/false)) {
      if (llvm::StringRef defect = defectOfRanges(*node, number, object);
          !defect.empty())
        module.report.drop(kind.getValue(), defect);
      else
        object.addMetadata(number, *node);
    }
  }
}
