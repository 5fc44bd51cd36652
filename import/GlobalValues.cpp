// The carried properties and the attachments of global values (LangRef, "DLL
// Storage Classes", "Thread Local Storage Models", "Metadata"). Mirrors
// export/GlobalValues.cpp.

#include "import/GlobalValues.h"
#include "import/body/BodyImporter.h"
#include "translate/Carrier.h"

using namespace palindrome;
using namespace palindrome::importer;

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

void palindrome::importer::carryGlobalValue(
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

mlir::Attribute palindrome::importer::importAttachments(
    ModuleImporter &module, const llvm::GlobalObject &object,
    mlir::Operation *op, ModelAttachment model) {
  llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>> nodes;
  object.getAllMetadata(nodes);
  llvm::SmallVector<mlir::Attribute> entries;
  for (auto [i, attachment] : llvm::enumerate(nodes)) {
    auto [kind, node] = attachment;
    // All attachments of one kind are adjacent, and the op has room for one.
    bool isOnly = (i == 0 || nodes[i - 1].first != kind) &&
                  (i + 1 == nodes.size() || nodes[i + 1].first != kind);
    Modelling outcome = Modelling::no("there are several of the kind");
    bool isClaimed = false;
    if (isOnly && module.extensions.ofMetadata(kind) &&
        op->getNumRegions() != 0) {
      BodyImporter body(module, op->getRegion(0));
      isClaimed =
          mlir::succeeded(module.extensions.setMetadata(kind, node, op, body));
    }
    if (isClaimed)
      outcome = Modelling::exactly();
    else if (isOnly || kind == llvm::LLVMContext::MD_dbg)
      outcome = model ? model(kind, module.kindNames()[kind], node)
                      : Modelling::no("the dialect has no form for it here");
    module.countAttachment(
        kind, llvm::isa<llvm::Function>(object) ? "functions" : "variables",
        outcome);
    if (!outcome.isExact())
      entries.push_back(module.builder.getArrayAttr(
          {module.builder.getStringAttr(module.kindNames()[kind]),
           module.metadata.reference(node)}));
  }
  return entries.empty() ? mlir::ArrayAttr()
                         : module.builder.getArrayAttr(entries);
}
