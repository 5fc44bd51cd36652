// Unifies upstream's debug info with ours. Only distinct nodes are paired:
// uniqued nodes become equal when the distinct ones that they refer to do.

#include "export/BridgeDebugInfo.h"
#include "export/metadata/DebugInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir::LLVM;

static constexpr llvm::StringLiteral unitsName = "llvm.dbg.cu";

void DebugInfoUnifier::collect(DebugInfoExporter &ours,
                               ModuleTranslation &upstream) {
  ours.forEachNode([&](mlir::Attribute attribute, llvm::Metadata *node) {
    auto *distinct = llvm::dyn_cast_or_null<llvm::MDNode>(node);
    auto info = llvm::dyn_cast<DINodeAttr>(attribute);
    if (!info || !distinct || !distinct->isDistinct())
      return;
    llvm::Metadata *other = upstream.translateDebugInfo(info);
    if (other && other != node)
      pairs.push_back({llvm::TrackingMDRef(other), llvm::TrackingMDRef(node)});
  });

  llvm::SmallPtrSet<llvm::Metadata *, 4> replaced;
  for (const Pair &pair : pairs)
    replaced.insert(pair.upstream.get());
  if (llvm::NamedMDNode *listed =
          upstream.getLLVMModule()->getNamedMetadata(unitsName))
    for (llvm::MDNode *unit : listed->operands())
      if (!replaced.contains(unit))
        units.emplace_back(unit);
}

void DebugInfoUnifier::unify(llvm::Module &module) {
  if (pairs.empty())
    return;
  llvm::ValueToValueMapTy map;
  for (const Pair &pair : pairs)
    map.MD()[pair.upstream.get()] = pair.ours;
  llvm::ValueMapper mapper(map, llvm::RF_ReuseAndMutateDistinctMDs |
                                    llvm::RF_IgnoreMissingLocals);
  for (llvm::Function &function : module)
    mapper.remapFunction(function);

  llvm::NamedMDNode *listed = module.getNamedMetadata(unitsName);
  if (!listed)
    return;
  listed->clearOperands();
  for (llvm::TrackingMDNodeRef &unit : units)
    listed->addOperand(unit);
  if (units.empty())
    listed->eraseFromParent();
}

void palindrome::exporter::removeDebugInfoVersion(llvm::Module &module) {
  llvm::NamedMDNode *flags = module.getModuleFlagsMetadata();
  if (!flags)
    return;
  llvm::SmallVector<llvm::MDNode *> kept;
  for (llvm::MDNode *flag : flags->operands()) {
    auto *name = llvm::dyn_cast_or_null<llvm::MDString>(flag->getOperand(1));
    if (!name || name->getString() != "Debug Info Version")
      kept.push_back(flag);
  }
  flags->clearOperands();
  for (llvm::MDNode *flag : kept)
    flags->addOperand(flag);
  if (kept.empty())
    flags->eraseFromParent();
}
