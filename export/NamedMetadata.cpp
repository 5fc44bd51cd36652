// Restores the named metadata that a module carries. Mirrors
// import/NamedMetadata.cpp.

#include "export/NamedMetadata.h"
#include "export/module/ModuleExporter.h"
#include "translate/Carrier.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using namespace palindrome::exporter;

/// Whether `node` is valid in the named metadata `name`. LLVM casts the
/// elements of some lists without a check.
static bool isElementOf(llvm::StringRef name, const llvm::MDNode &node) {
  if (name == "llvm.dbg.cu")
    return llvm::isa<llvm::DICompileUnit>(node);
  if (name != moduleFlagsName)
    return true;
  auto isInteger = [](const llvm::Metadata *operand) {
    return llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(operand) !=
           nullptr;
  };
  if (node.getNumOperands() != 3 || !isInteger(node.getOperand(0)) ||
      !llvm::isa_and_nonnull<llvm::MDString>(node.getOperand(1)))
    return false;
  llvm::StringRef flag =
      llvm::cast<llvm::MDString>(node.getOperand(1))->getString();
  const llvm::Metadata *value = node.getOperand(2);
  if (flag == "CG Profile")
    return llvm::isa_and_nonnull<llvm::MDNode>(value);
  if (flag == "wchar_size" || flag == "SemanticInterposition")
    return isInteger(value);
  // Flags of these behaviors may have any value.
  llvm::Module::ModFlagBehavior behavior;
  bool isFree =
      llvm::Module::isValidModFlagBehavior(node.getOperand(0), behavior) &&
      (behavior == llvm::Module::Error || behavior == llvm::Module::Warning ||
       behavior == llvm::Module::Override);
  return isFree || value != nullptr;
}

void NamedMetadataExporter::exportLists() {
  auto entries =
      module.source->getAttrOfType<mlir::ArrayAttr>(carrier::namedMetadata);
  if (!entries)
    return;
  for (mlir::Attribute entry : entries) {
    // The position of a list that the dialect represents.
    if (auto name = llvm::dyn_cast<mlir::StringAttr>(entry)) {
      placedLists.insert(module.target->getOrInsertNamedMetadata(name));
      continue;
    }
    auto pair = llvm::dyn_cast<mlir::ArrayAttr>(entry);
    bool isPair = pair && pair.size() == 2;
    auto name = isPair ? llvm::dyn_cast<mlir::StringAttr>(pair[0]) : nullptr;
    auto nodes =
        isPair ? llvm::dyn_cast<mlir::DenseI32ArrayAttr>(pair[1]) : nullptr;
    if (!name || !nodes) {
      module.report.drop(carrier::namedMetadata,
                         "an entry is neither a name nor [name, indices]");
      continue;
    }
    exportList(name, nodes);
  }
}

void NamedMetadataExporter::exportList(llvm::StringRef name,
                                       mlir::DenseI32ArrayAttr nodes) {
  llvm::NamedMDNode *named = module.target->getOrInsertNamedMetadata(name);
  bool isFlags = name == moduleFlagsName;
  for (int32_t number : nodes.asArrayRef()) {
    // A negative number is the position of a flag of llvm.module_flags: an
    // empty node represents it until that op is exported.
    bool isPlace = isFlags && number < 0;
    if (isPlace) {
      module.flagPlaces.push_back({named->getNumOperands(), nullptr});
      named->addOperand(llvm::MDNode::get(module.context, {}));
      if (number == -1)
        continue;
      number = -2 - number;
    }
    llvm::MDNode *node = module.metadata.lookupNode(number);
    if (!node || !isElementOf(name, *node) ||
        (name == "llvm.errno.tbaa" && module.metadata.reachesNull(number)))
      module.report.drop(carrier::namedMetadata, "!" + name +
                                                     " cannot list node " +
                                                     llvm::Twine(number));
    else if (isPlace)
      module.flagPlaces.back().form = node;
    else
      named->addOperand(node);
  }
  // An imported list without elements stays; others are dropped if empty.
  if (!nodes.empty())
    placedLists.insert(named);
}

void NamedMetadataExporter::dropEmptyLists() {
  for (llvm::NamedMDNode *named : placedLists)
    if (named->getNumOperands() == 0) {
      module.report.drop(carrier::namedMetadata,
                         "nothing is left of !" + named->getName());
      named->eraseFromParent();
    }
}
