// Translates #llvm.di_* attributes to debug info metadata (LangRef,
// "Specialized Metadata Nodes"). Mirrors import/metadata/DebugInfo.cpp;
// locations are in DebugLocations.cpp.
//
// An attribute cannot contain itself. A recursive one has an id, and its parts
// contain an attribute with that id and nothing else in its place:
//
//   #self = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
//   #next = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self>
//   #list = #llvm.di_composite_type<recId = distinct[0]<>, name = "list",
//                                   elements = #next, ...>
//
// becomes
//
//   !0 = !DICompositeType(name: "list", elements: !1, ...)
//   !1 = !{!2}
//   !2 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !0)

#include "export/metadata/DebugInfo.h"
#include "export/metadata/DebugInfoFields.h"
#include "export/metadata/Metadata.h"
#include "export/state/ExportState.h"
#include "mlir/Dialect/LLVMIR/Transforms/DIExpressionLegalization.h"
#include "translate/Carrier.h"
#include "translate/DebugChains.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Constants.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir::LLVM;
using llvm::dyn_cast;
using llvm::isa;
using llvm::Metadata;

//===----------------------------------------------------------------------===//
// Caching and recursion
//===----------------------------------------------------------------------===//

static constexpr unsigned lastBit = 63;

static uint64_t bitOfFrame(size_t frame) {
  return uint64_t(1) << std::min<size_t>(frame, lastBit);
}

Metadata *DebugInfoExporter::node(DINodeAttr attribute) {
  if (!attribute || isa<DINullTypeAttr>(attribute))
    return nullptr;
  if (Metadata *known = metadata.lookup(attribute))
    return known;
  if (auto it = nodes.find(attribute); it != nodes.end())
    return it->second;
  // Upstream's interfaces of other dialects compare nodes by address, so both
  // sides use upstream's. Its nodes lack what is carried.
  if (makeByUpstream &&
      !state.source->getAttrOfType<mlir::ArrayAttr>(carrier::metadata))
    return nodes[attribute] = makeByUpstream(attribute);
  if (auto it = openNodes.find(attribute); it != openNodes.end()) {
    references |= it->second.second;
    return it->second.first;
  }

  uint64_t outer = std::exchange(references, 0);
  Metadata *result = makeOrRefer(attribute);
  if (references == 0) {
    nodes[attribute] = result;
  } else if (unsigned frame = llvm::Log2_64(references); frame < lastBit) {
    // The innermost frame that the node refers to ends first.
    openNodes[attribute] = {result, references};
    frames[frame].open.push_back(attribute);
  }
  references |= outer;
  return result;
}

/// Makes the node of `attribute`, or returns the stand-in of the frame that it
/// refers to.
Metadata *DebugInfoExporter::makeOrRefer(DINodeAttr attribute) {
  auto recursive = dyn_cast<DIRecursiveTypeAttrInterface>(attribute);
  if (!recursive || !recursive.getRecId())
    return make(attribute);
  for (size_t i = frames.size(); i-- > 0;)
    if (frames[i].id == recursive.getRecId()) {
      references |= bitOfFrame(i);
      return frames[i].standIn.get();
    }
  if (recursive.getIsRecSelf()) {
    mlir::emitError(state.source->getLoc())
        << "debug info refers to " << recursive.getRecId()
        << ", which it is no part of";
    state.hasFailed = true;
    return nullptr;
  }

  frames.push_back({recursive.getRecId(),
                    llvm::MDTuple::getTemporary(state.context, {}),
                    {}});
  // Tracked, because replacing the stand-in may unique the node with another.
  llvm::TrackingMDRef result(make(attribute));
  Frame frame = frames.pop_back_val();
  for (mlir::Attribute open : frame.open)
    openNodes.erase(open);
  if (frames.size() < lastBit || frames.empty())
    references &= ~bitOfFrame(frames.size());
  frame.standIn->replaceAllUsesWith(result.get());
  cycles.emplace_back(result.get());
  if (frames.empty()) {
    for (llvm::TrackingMDRef &cycle : cycles)
      if (auto *uniqued = dyn_cast<llvm::MDNode>(cycle.get());
          uniqued && !uniqued->isResolved())
        uniqued->resolveCycles();
    cycles.clear();
  }
  return result.get();
}

namespace {
/// Makes the parts of an attribute, numbered in the order in which they are
/// read.
class MadeParts final : public DebugInfoParts {
public:
  MadeParts(DebugInfoExporter &exporter, llvm::LLVMContext &context,
            const DropReporter &report)
      : exporter(exporter), context(context), report(report) {}

  llvm::SmallVector<Metadata *, 16> made;

  int32_t node(mlir::Attribute attribute) override {
    if (auto expression = dyn_cast<DIExpressionAttr>(attribute))
      return add(exporter.expression(expression));
    auto node = dyn_cast<DINodeAttr>(attribute);
    return add(node ? exporter.node(node) : nullptr);
  }
  int32_t string(mlir::StringAttr text) override {
    return add(llvm::MDString::get(context, text));
  }
  int32_t number(uint64_t value) override {
    return add(llvm::ConstantAsMetadata::get(
        llvm::ConstantInt::get(llvm::Type::getInt64Ty(context), value)));
  }
  int32_t tuple(llvm::ArrayRef<int32_t> parts) override {
    llvm::SmallVector<Metadata *> operands;
    for (int32_t part : parts)
      operands.push_back(part < 0 ? nullptr : made[part]);
    return add(llvm::MDNode::get(context, operands));
  }
  void reportNull(llvm::StringRef className) override {
    report.drop("an element of a " + className, "it is no attribute");
  }

private:
  int32_t add(Metadata *part) {
    made.push_back(part);
    return made.size() - 1;
  }

  DebugInfoExporter &exporter;
  llvm::LLVMContext &context;
  const DropReporter &report;
};
} // namespace

/// The identity of a distinct node; null for uniqued nodes.
static mlir::DistinctAttr identityOf(mlir::Attribute attribute) {
  if (auto unit = dyn_cast<DICompileUnitAttr>(attribute))
    return unit.getId();
  if (auto subprogram = dyn_cast<DISubprogramAttr>(attribute))
    return subprogram.getId();
  return {};
}

Metadata *DebugInfoExporter::make(mlir::Attribute attribute) {
  mlir::DistinctAttr id = identityOf(attribute);
  if (Metadata *known = id ? distinctNodes.lookup(id) : nullptr)
    return known;
  MadeParts parts(*this, state.context, state.report);
  DebugInfoFields said;
  if (!said.read(attribute, parts))
    return nullptr;
  // The attribute may occur in one of its parts, which made the node.
  if (Metadata *known = id ? distinctNodes.lookup(id) : nullptr)
    return known;
  Metadata *result = metadata.make(said.entry(), [&](int32_t part) {
    return part < 0 ? nullptr : parts.made[part];
  });
  if (auto *subprogram = dyn_cast<llvm::DISubprogram>(result))
    metadata.dropEndlessRetained(*subprogram);
  if (auto *unit = dyn_cast<llvm::DICompileUnit>(result)) {
    units.push_back(unit);
    if (state.form.listsMetadataEarly)
      listUnits();
  }
  if (id && said.distinct)
    distinctNodes[id] = result;
  return result;
}

/// `expression` with one fragment in place of several, as MLIR's exporter
/// legalizes it: the dialect's passes append one for each part of a part.
static DIExpressionAttr mergeFragments(DIExpressionAttr expression) {
  mlir::LLVM::DIExpressionRewriter rewriter;
  rewriter.addPattern(std::make_unique<mlir::LLVM::MergeFragments>());
  return rewriter.simplify(expression);
}

llvm::DIExpression *DebugInfoExporter::expression(DIExpressionAttr attribute) {
  if (!attribute)
    return llvm::DIExpression::get(state.context, {});
  llvm::DIExpression *&slot = expressions[attribute];
  if (slot)
    return slot;
  slot = llvm::DIExpression::get(state.context, expressionElements(attribute));
  if (!slot->isValid())
    if (DIExpressionAttr legal = mergeFragments(attribute); legal != attribute)
      return expressions[attribute] = expression(legal);
  return slot;
}

//===----------------------------------------------------------------------===//
// Lists of the module and of compile units
//===----------------------------------------------------------------------===//

llvm::DIGlobalVariableExpression *
DebugInfoExporter::globalVariable(DIGlobalVariableExpressionAttr attribute) {
  llvm::DIGlobalVariableExpression *&slot = globalVariables[attribute];
  if (slot) {
    if (state.form.listsMetadataEarly)
      addToUnit(slot);
    return slot;
  }
  slot = llvm::dyn_cast_or_null<llvm::DIGlobalVariableExpression>(
      metadata.lookup(attribute));
  if (!slot)
    slot = llvm::cast<llvm::DIGlobalVariableExpression>(make(attribute));
  metadata.dropEndlessFragment(*slot);
  addToUnit(slot);
  return slot;
}

/// Adds `variable` to the globals of its compile unit.
void DebugInfoExporter::addToUnit(llvm::DIGlobalVariableExpression *variable) {
  auto unitOf = [](const llvm::DIScope *scope) -> const llvm::DICompileUnit * {
    if (auto *subprogram = dyn_cast<llvm::DISubprogram>(scope))
      return subprogram->getUnit();
    return dyn_cast<llvm::DICompileUnit>(scope);
  };
  // Scopes may be nested in themselves.
  const llvm::DIScope *scope = endOfChain(
      static_cast<const llvm::DIScope *>(variable->getVariable()->getScope()),
      [&](const llvm::DIScope *at) -> const llvm::DIScope * {
        return unitOf(at) ? nullptr : at->getScope();
      });
  const llvm::DICompileUnit *unit = scope ? unitOf(scope) : nullptr;
  // A carried compile unit has its list of globals.
  bool isCarried =
      state.source->getAttrOfType<mlir::ArrayAttr>(carrier::metadata) &&
      !llvm::is_contained(units, unit);
  if (unit && !isCarried)
    globalsOfUnit[const_cast<llvm::DICompileUnit *>(unit)].push_back(variable);
}

void DebugInfoExporter::listGlobals() {
  for (auto &[unit, globals] : globalsOfUnit)
    unit->replaceGlobalVariables(llvm::MDTuple::get(state.context, globals));
}

void DebugInfoExporter::forEachNode(
    llvm::function_ref<void(mlir::Attribute, Metadata *)> visit) {
  metadata.forEachNode(visit);
  for (auto [attribute, node] : nodes)
    visit(attribute, node);
}

void DebugInfoExporter::listUnits() {
  llvm::NamedMDNode *list = state.target->getNamedMetadata("llvm.dbg.cu");
  llvm::SmallPtrSet<const Metadata *, 8> listed;
  if (list)
    listed.insert(list->op_begin(), list->op_end());
  auto add = [&](llvm::DICompileUnit *unit) {
    if (!listed.insert(unit).second)
      return;
    if (!list)
      list = state.target->getOrInsertNamedMetadata("llvm.dbg.cu");
    list->addOperand(unit);
  };
  for (llvm::DICompileUnit *unit : units)
    add(unit);
  // The carried list has the units of functions, unless it is damaged. A unit
  // that only operands of calls refer to need not be listed.
  if (state.source->getAttrOfType<mlir::ArrayAttr>(carrier::metadata))
    for (llvm::Function &function : *state.target)
      if (llvm::DISubprogram *subprogram = function.getSubprogram())
        if (llvm::DICompileUnit *unit = subprogram->getUnit())
          add(unit);
}

void DebugInfoExporter::addVersion() {
  // LLVM strips debug info without its version. An imported module keeps the
  // flags that it had.
  if (state.source->getAttrOfType<mlir::ArrayAttr>(carrier::metadata))
    return;
  if (nodes.empty() && distinctNodes.empty() &&
      !state.form.alwaysSaysDebugVersion)
    return;
  auto add = [&](llvm::StringRef name, uint32_t value) {
    if (!state.target->getModuleFlag(name))
      state.target->addModuleFlag(llvm::Module::Warning, name, value);
  };
  add("Debug Info Version", llvm::DEBUG_METADATA_VERSION);
  if (state.target->getTargetTriple().isKnownWindowsMSVCEnvironment())
    add("CodeView", 1);
}
