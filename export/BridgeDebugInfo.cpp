// Debug info that upstream made within our export, made one with ours. Uniqued
// nodes become one when what they refer to does: only distinct ones are paired.

#include "export/BridgeDebugInfo.h"
#include "export/DebugInfo.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace palindrome;
using namespace mlir::LLVM;

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

  llvm::NamedMDNode *units = module.getNamedMetadata("llvm.dbg.cu");
  if (!units)
    return;
  llvm::SetVector<llvm::MDNode *> kept;
  for (llvm::MDNode *unit : units->operands())
    kept.insert(mapper.mapMDNode(*unit));
  units->clearOperands();
  for (llvm::MDNode *unit : kept)
    units->addOperand(unit);
}

void palindrome::removeDebugInfoVersion(llvm::Module &module) {
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
