// Translates loop metadata (LangRef, "'llvm.loop'") to #llvm.loop_annotation.
// An option that the annotation has a field for is in that field. Other
// options, and the order if it is not that of translate/LoopOptions.def, are
// carried:
//
//   br i1 %c, label %a, label %b, !llvm.loop !1
//   !1 = distinct !{!1, !2, !3}
//   !2 = !{!"llvm.loop.unroll.count", i32 4}
//   !3 = !{!"my.option"}
//
// becomes
//
//   llvm.cond_br %c, ^a, ^b {
//       loop_annotation = #llvm.loop_annotation<unroll = <count = 4 : i32>>,
//       llvmx.loop = array<i32: 0, 0, -6>}
//
// where entry 5 of the metadata table is !3.

#include "import/metadata/Metadata.h"
#include "import/metadata/MetadataOperands.h"
#include "import/metadata/ModelledMetadata.h"
#include "import/state/ImportState.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir::LLVM;
using llvm::dyn_cast_or_null;

namespace {
// The type of the field for an option, by the form of the option.
using FlagField = mlir::BoolAttr;
using BooleanField = mlir::BoolAttr;
using NegatedField = mlir::BoolAttr;
using SwitchField = mlir::BoolAttr;
using TruthField = mlir::BoolAttr;
using IntegerField = mlir::IntegerAttr;
using EitherField = mlir::BoolAttr;
using FollowupField = LoopAnnotationAttr;

struct LoopFields {
#define LOOP_OPTION(GROUP, FORM, NAME, FIELD) FORM##Field GROUP##FIELD;
#include "translate/LoopOptions.def"
};

/// The kinds of operands of a loop, in the order in which the exporter makes
/// them.
enum Operand : int32_t {
  StartLocation,
  EndLocation,
#define LOOP_OPTION(GROUP, FORM, NAME, FIELD) GROUP##FIELD,
#include "translate/LoopOptions.def"
  ParallelAccesses,
  Unknown
};

/// Reads one option into the field for it. A method returns false if the option
/// has another name or form, or if the field is set already.
class OptionReader {
public:
  OptionReader(mlir::Builder &builder, ModelledMetadataImporter &metadata,
               const llvm::MDNode *option)
      : builder(builder), metadata(metadata), option(option),
        count(option->getNumOperands()) {
    if (const llvm::MDString *text = stringOperand(option->getOperand(0)))
      found = text->getString();
  }

  llvm::StringRef name() const { return found; }

  bool readFlag(llvm::StringRef name, mlir::BoolAttr &field) {
    return is(name, 1) && set(field, true);
  }
  bool readBoolean(llvm::StringRef name, mlir::BoolAttr &field) {
    std::optional<uint64_t> value = number(name, 1);
    return value && set(field, *value != 0);
  }
  bool readNegated(llvm::StringRef name, mlir::BoolAttr &field) {
    std::optional<uint64_t> value = number(name, 1);
    return value && set(field, *value == 0);
  }
  bool readSwitch(llvm::StringRef name, mlir::BoolAttr &field) {
    return readFlag(name, field) || (number(name, 1) == 0 && set(field, false));
  }
  bool readTruth(llvm::StringRef name, mlir::BoolAttr &field) {
    std::optional<uint64_t> value = number(name, 32);
    return value && *value <= 1 && set(field, *value != 0);
  }
  bool readInteger(llvm::StringRef name, mlir::IntegerAttr &field) {
    std::optional<uint64_t> value = number(name, 32);
    if (field || !value || *value > std::numeric_limits<int32_t>::max())
      return false;
    field = builder.getI32IntegerAttr(static_cast<int32_t>(*value));
    return true;
  }
  bool readEither(llvm::StringRef prefix, mlir::BoolAttr &field) {
    llvm::StringRef end = found;
    if (count != 1 || !end.consume_front(prefix))
      return false;
    return (end == ".disable" && set(field, true)) ||
           (end == ".enable" && set(field, false));
  }
  /// The annotation must represent the follow-up loop exactly and contain
  /// nothing with an identity, since bytecode writes it as text here.
  bool readFollowup(llvm::StringRef name, LoopAnnotationAttr &field) {
    auto *node = !field && is(name, 2)
                     ? dyn_cast_or_null<llvm::MDNode>(option->getOperand(1))
                     : nullptr;
    if (!node)
      return false;
    ModelledMetadataImporter::Loop loop = metadata.loop(node);
    if (!loop.isExact || loop.rest || loop.annotation.getStartLoc() ||
        loop.annotation.getEndLoc() ||
        !loop.annotation.getParallelAccesses().empty())
      return false;
    field = loop.annotation;
    return true;
  }

private:
  bool is(llvm::StringRef name, unsigned operands) const {
    return count == operands && found == name;
  }
  std::optional<uint64_t> number(llvm::StringRef name, unsigned width) const {
    return is(name, 2) ? integerOperand(option->getOperand(1), width)
                       : std::nullopt;
  }
  bool set(mlir::BoolAttr &field, bool value) {
    if (field)
      return false;
    field = builder.getBoolAttr(value);
    return true;
  }

  mlir::Builder &builder;
  ModelledMetadataImporter &metadata;
  const llvm::MDNode *option;
  unsigned count;
  llvm::StringRef found;
};
} // namespace

/// A part of an annotation; null if all its fields are null.
template <typename Part, typename... Fields>
static Part part(mlir::MLIRContext &context, Fields... fields) {
  return (bool(fields) || ...) ? Part::get(&context, fields...) : Part();
}

static LoopAnnotationAttr
makeAnnotation(mlir::MLIRContext &context, const LoopFields &f,
               mlir::FusedLoc start, mlir::FusedLoc end,
               llvm::ArrayRef<AccessGroupAttr> groups) {
  return LoopAnnotationAttr::get(
      &context, f.loopDisableNonforced,
      part<LoopVectorizeAttr>(
          context, f.vectorizeDisable, f.vectorizePredicateEnable,
          f.vectorizeScalableEnable, f.vectorizeWidth,
          f.vectorizeFollowupVectorized, f.vectorizeFollowupEpilogue,
          f.vectorizeFollowupAll),
      part<LoopInterleaveAttr>(context, f.interleaveCount),
      part<LoopUnrollAttr>(context, f.unrollDisable, f.unrollCount,
                           f.unrollRuntimeDisable, f.unrollFull,
                           f.unrollFollowupUnrolled, f.unrollFollowupRemainder,
                           f.unrollFollowupAll),
      part<LoopUnrollAndJamAttr>(
          context, f.unrollAndJamDisable, f.unrollAndJamCount,
          f.unrollAndJamFollowupOuter, f.unrollAndJamFollowupInner,
          f.unrollAndJamFollowupRemainderOuter,
          f.unrollAndJamFollowupRemainderInner, f.unrollAndJamFollowupAll),
      part<LoopLICMAttr>(context, f.licmDisable, f.licmVersioningDisable),
      part<LoopDistributeAttr>(
          context, f.distributeDisable, f.distributeFollowupCoincident,
          f.distributeFollowupSequential, f.distributeFollowupFallback,
          f.distributeFollowupAll),
      part<LoopPipelineAttr>(context, f.pipelineDisable,
                             f.pipelineInitiationinterval),
      part<LoopPeeledAttr>(context, f.peeledCount),
      part<LoopUnswitchAttr>(context, f.unswitchPartialDisable),
      f.loopMustProgress, f.loopIsVectorized, start, end, groups);
}

/// The location of a loop's start or end for the annotation; null if it was
/// inlined. Sets `isExact` to whether it is exported to the same node.
mlir::FusedLoc
ModelledMetadataImporter::location(const llvm::DILocation *location,
                                   bool &isExact) {
  auto result = llvm::dyn_cast<mlir::FusedLoc>(
      mlir::LocationAttr(debugInfo.location(location, isExact)));
  isExact &= bool(result);
  return result;
}

/// Reads `node`, an operand of a loop, into its field; Unknown if there is
/// none.
static Operand readOption(mlir::Builder &builder,
                          ModelledMetadataImporter &metadata,
                          const llvm::MDNode *node, LoopFields &fields) {
  if (!node || node->getNumOperands() == 0)
    return Unknown;
  OptionReader reader(builder, metadata, node);
#define LOOP_OPTION(GROUP, FORM, NAME, FIELD)                                  \
  if (reader.read##FORM(NAME, fields.GROUP##FIELD))                            \
    return GROUP##FIELD;
#include "translate/LoopOptions.def"
  return reader.name() == "llvm.loop.parallel_accesses" ? ParallelAccesses
                                                        : Unknown;
}

/// The groups of `!{!"llvm.loop.parallel_accesses", !group, ...}`; empty if one
/// of them has no attribute.
llvm::SmallVector<AccessGroupAttr>
ModelledMetadataImporter::parallelAccesses(const llvm::MDNode *option) {
  llvm::SmallVector<AccessGroupAttr> groups;
  for (const llvm::MDOperand &operand : llvm::drop_begin(option->operands())) {
    groups.push_back(accessGroup(operand));
    if (!groups.back())
      return {};
  }
  return groups;
}

/// The operands of the loop for `llvmx.loop`: a modelled operand is its place
/// among the modelled ones in the exporter's order, another is -1 - its number
/// in the metadata table. Empty if all are modelled and in order.
llvm::SmallVector<int32_t>
ModelledMetadataImporter::loopLayout(const llvm::MDNode *node,
                                     llvm::ArrayRef<int32_t> operands) {
  if (llvm::is_sorted(operands) && !llvm::is_contained(operands, Unknown))
    return {};
  llvm::SmallVector<int32_t> layout;
  for (auto [i, operand] : llvm::enumerate(operands))
    layout.push_back(
        operand == Unknown
            ? -1 - metadata.index(node->getOperand(i + 1))
            : llvm::count_if(operands, [operand = operand](int32_t other) {
                return other < operand;
              }));
  return layout;
}

/// Translates `distinct !{self, ...}`.
ModelledMetadataImporter::Loop
ModelledMetadataImporter::readLoop(const llvm::MDNode *node) {
  LoopFields fields;
  mlir::FusedLoc locations[2], nearest[2];
  llvm::SmallVector<AccessGroupAttr> groups;
  llvm::SmallVector<int32_t> operands;
  for (const llvm::MDOperand &operand : llvm::drop_begin(node->operands())) {
    // `llvmx.loop` has no number for a null operand.
    if (!operand)
      return {};
    Operand what = Unknown;
    if (auto *place = dyn_cast_or_null<llvm::DILocation>(operand)) {
      unsigned next = locations[0] ? 1 : 0;
      bool isExact = false;
      mlir::FusedLoc found = location(place, isExact);
      mlir::FusedLoc &slot = nearest[nearest[0] ? 1 : 0];
      slot = slot ? slot : found;
      if (!locations[next] && isExact) {
        locations[next] = found;
        what = next == 0 ? StartLocation : EndLocation;
      }
    } else {
      const llvm::MDNode *option = uniquedTuple(operand);
      what = readOption(state.builder, *this, option, fields);
      if (what == ParallelAccesses) {
        if (groups.empty())
          groups = parallelAccesses(option);
        if (groups.empty() || llvm::is_contained(operands, ParallelAccesses))
          what = Unknown;
      }
    }
    operands.push_back(what);
  }
  Loop inPart;
  bool isKnown = operands.empty() || llvm::any_of(operands, [](int32_t what) {
                   return what != Unknown;
                 });
  if (isKnown || nearest[0])
    inPart.annotation =
        makeAnnotation(state.context, fields, nearest[0], nearest[1], groups);
  if (!isKnown)
    return inPart;

  llvm::SmallVector<int32_t> layout = loopLayout(node, operands);
  // A carried operand may refer to the loop; then the loop is carried, too.
  if (metadata.contains(node))
    return inPart;
  Loop result;
  result.isExact = true;
  result.annotation =
      makeAnnotation(state.context, fields, locations[0], locations[1], groups);
  int32_t number = equalLoops[result.annotation]++;
  if (!layout.empty()) {
    layout.insert(layout.begin(), number);
    result.rest = state.builder.getDenseI32ArrayAttr(layout);
  } else if (number != 0) {
    result.rest = state.builder.getDenseI32ArrayAttr(number);
  }
  return result;
}

ModelledMetadataImporter::Loop
ModelledMetadataImporter::loop(const llvm::MDNode *node) {
  if (auto it = loops.find(node); it != loops.end())
    return it->second;
  Loop result;
  if (isSelfReferential(node)) {
    distinct(node, [&]() -> mlir::Attribute {
      result = readLoop(node);
      if (!result.isExact)
        return {};
      if (!result.rest)
        return result.annotation;
      mlir::Builder &builder = state.builder;
      return builder.getArrayAttr(
          {builder.getStringAttr("loop"), result.annotation, result.rest});
    });
    if (result.annotation &&
        (!result.isExact || (result.rest && result.rest.size() > 1)))
      state.count("loop", Modelling::inPart());
    else
      count("loop", bool(result.annotation));
  }
  return loops[node] = result;
}
