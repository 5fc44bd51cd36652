// Translates #llvm.loop_annotation to loop metadata (LangRef, "'llvm.loop'"): a
// distinct node that refers to itself, with one more operand for each option.
// Mirrors import/metadata/LoopMetadata.cpp.
//
//   #llvm.loop_annotation<unroll = <count = 4 : i32>, mustProgress = true>
//
// becomes
//
//   !0 = distinct !{!0, !1, !2}
//   !1 = !{!"llvm.loop.unroll.count", i32 4}
//   !2 = !{!"llvm.loop.mustprogress"}

#include "export/metadata/DebugInfo.h"
#include "export/metadata/Metadata.h"
#include "export/metadata/ModelledMetadata.h"
#include "export/state/ExportState.h"
#include "translate/Carrier.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir::LLVM;

namespace {
/// Collects the operands of a loop's node. There is a method for each form of
/// an option in translate/LoopOptions.def; an absent option adds no operand.
class LoopOptions {
public:
  LoopOptions(llvm::LLVMContext &context, ModelledMetadataExporter &metadata)
      : context(context), metadata(metadata) {}

  void add(llvm::Metadata *operand) { operands.push_back(operand); }

  void addFlag(llvm::StringRef name, mlir::BoolAttr value) {
    if (value && value.getValue())
      addOption(name, {});
  }
  void addBoolean(llvm::StringRef name, mlir::BoolAttr value) {
    if (value)
      addNumber(name, 1, value.getValue());
  }
  void addNegated(llvm::StringRef name, mlir::BoolAttr value) {
    if (value)
      addNumber(name, 1, !value.getValue());
  }
  void addSwitch(llvm::StringRef name, mlir::BoolAttr value) {
    if (value && !value.getValue())
      addNumber(name, 1, 0);
    addFlag(name, value);
  }
  void addTruth(llvm::StringRef name, mlir::BoolAttr value) {
    if (value)
      addNumber(name, 32, value.getValue());
  }
  void addInteger(llvm::StringRef name, mlir::IntegerAttr value) {
    if (value)
      addNumber(name, 32, value.getInt());
  }
  void addEither(llvm::StringRef prefix, mlir::BoolAttr disable) {
    if (disable)
      addOption((prefix + (disable.getValue() ? ".disable" : ".enable")).str(),
                {});
  }
  void addFollowup(llvm::StringRef name, LoopAnnotationAttr annotation) {
    if (annotation)
      addOption(name, metadata.loopAnnotation(annotation));
  }
  void addOption(llvm::StringRef name,
                 llvm::ArrayRef<llvm::Metadata *> values) {
    llvm::SmallVector<llvm::Metadata *> parts;
    parts.push_back(llvm::MDString::get(context, name));
    parts.append(values.begin(), values.end());
    add(llvm::MDNode::get(context, parts));
  }

  /// The operands added so far.
  llvm::SmallVector<llvm::Metadata *> operands;

private:
  void addNumber(llvm::StringRef name, unsigned width, uint64_t value) {
    auto *type = llvm::IntegerType::get(context, width);
    addOption(name, llvm::ConstantAsMetadata::get(
                        llvm::ConstantInt::get(type, value)));
  }

  llvm::LLVMContext &context;
  ModelledMetadataExporter &metadata;
};
} // namespace

/// Arranges the operands of a loop as `layout`, the end of a carried
/// `llvmx.loop`, requires. A number N that is not negative is a position in
/// `operands`; -1 - N is entry N of the metadata table. For each operand
/// `numbers` gets the table entry that replaces it later, or -1. If `layout`
/// does not hold each position once, warns and changes nothing.
void ModelledMetadataExporter::arrangeLoop(
    llvm::SmallVectorImpl<llvm::Metadata *> &operands,
    llvm::ArrayRef<int32_t> layout, llvm::SmallVectorImpl<int32_t> &numbers) {
  llvm::BitVector seen(operands.size());
  llvm::SmallVector<llvm::Metadata *> arranged;
  for (int32_t place : layout) {
    bool isOwn = place >= 0;
    if (isOwn && (static_cast<size_t>(place) >= operands.size() || seen[place]))
      break;
    if (isOwn)
      seen.set(place);
    // A stand-in until the table is built.
    arranged.push_back(isOwn ? operands[place]
                             : llvm::MDNode::get(state.context, {}));
    numbers.push_back(isOwn ? -1 : -1 - place);
  }
  if (arranged.size() == layout.size() && seen.all()) {
    operands.assign(arranged.begin(), arranged.end());
    return;
  }
  numbers.clear();
  state.report.drop(carrier::loop, "it is no order of the loop's options");
}

llvm::MDNode *
ModelledMetadataExporter::loopAnnotation(LoopAnnotationAttr annotation,
                                         mlir::Attribute rest) {
  auto carried = llvm::dyn_cast_or_null<mlir::DenseI32ArrayAttr>(rest);
  if (rest && (!carried || carried.empty()))
    state.report.drop(carrier::loop, "it is no number and operands");
  llvm::ArrayRef<int32_t> layout;
  int32_t number = 0;
  if (carried && !carried.empty()) {
    layout = carried;
    number = layout.front();
    layout = layout.drop_front();
  }
  auto [it, isNew] = loops.try_emplace({annotation, number});
  if (!isNew)
    return it->second;
  LoopOptions options(state.context, *this);
  // The scopes of these locations may be in the table: until it is built, they
  // are stand-ins.
  llvm::SmallVector<std::pair<llvm::Metadata *, mlir::LocationAttr>> waiting;
  for (mlir::FusedLoc loc : {annotation.getStartLoc(), annotation.getEndLoc()})
    if (loc && !isTableMade) {
      options.add(llvm::MDNode::getDistinct(state.context, {}));
      waiting.push_back({options.operands.back(), loc});
    } else if (loc) {
      if (llvm::DILocation *location = debugInfo.location(loc, nullptr))
        options.add(location);
    }

  // The groups of options, by their names in LoopOptions.def.
  LoopAnnotationAttr loop = annotation;
  LoopVectorizeAttr vectorize = annotation.getVectorize();
  LoopInterleaveAttr interleave = annotation.getInterleave();
  LoopUnrollAttr unroll = annotation.getUnroll();
  LoopUnrollAndJamAttr unrollAndJam = annotation.getUnrollAndJam();
  LoopLICMAttr licm = annotation.getLicm();
  LoopDistributeAttr distribute = annotation.getDistribute();
  LoopPipelineAttr pipeline = annotation.getPipeline();
  LoopPeeledAttr peeled = annotation.getPeeled();
  LoopUnswitchAttr unswitch = annotation.getUnswitch();
#define LOOP_OPTION(GROUP, FORM, NAME, FIELD)                                  \
  if (GROUP)                                                                   \
    options.add##FORM(NAME, (GROUP).get##FIELD());
#include "translate/LoopOptions.def"

  if (!annotation.getParallelAccesses().empty()) {
    llvm::SmallVector<llvm::Metadata *> groups;
    for (AccessGroupAttr group : annotation.getParallelAccesses())
      groups.push_back(accessGroup(group));
    options.addOption("llvm.loop.parallel_accesses", groups);
  }

  llvm::SmallVector<int32_t> numbers;
  if (!layout.empty())
    arrangeLoop(options.operands, layout, numbers);
  options.operands.insert(options.operands.begin(), nullptr);
  llvm::MDNode *node =
      llvm::MDNode::getDistinct(state.context, options.operands);
  node->replaceOperandWith(0, node);
  for (auto [i, place] : llvm::enumerate(numbers))
    if (place >= 0)
      waitingOperands.push_back(
          {node, static_cast<unsigned>(i + 1), place, nullptr});
  for (auto [standIn, loc] : waiting)
    for (unsigned i = 1; i < node->getNumOperands(); ++i)
      if (node->getOperand(i) == standIn)
        waitingOperands.push_back({node, i, -1, loc});
  if (isTableMade)
    finishLoops();
  return loops[{annotation, number}] = node;
}

void ModelledMetadataExporter::finishLoops() {
  isTableMade = true;
  for (const WaitingOperand &operand : waitingOperands)
    if (operand.location)
      operand.loop->replaceOperandWith(
          operand.place, debugInfo.location(operand.location, nullptr));
    else if (llvm::Metadata *node = metadata.lookup(operand.number))
      operand.loop->replaceOperandWith(operand.place, node);
    else
      state.report.drop(carrier::loop, "the metadata table has no node " +
                                           llvm::Twine(operand.number));
  waitingOperands.clear();
}
