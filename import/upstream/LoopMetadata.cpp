// Translates loop metadata (LangRef, "'llvm.loop'") to #llvm.loop_annotation in
// the upstream form, by the table of options that the lossless form uses. If an
// option is malformed, its whole group is left out with a warning; if one is
// unknown, the whole annotation is.

#include "import/MetadataOperands.h"
#include "import/upstream/Importer.h"
#include "import/upstream/Metadata.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using namespace palindrome::upstream;
using namespace mlir::LLVM;
using llvm::dyn_cast_or_null;

namespace {
/// The options of one loop by name, each to be read once.
class OptionReader {
public:
  OptionReader(Importer &importer, mlir::Location loc)
      : importer(importer), builder(importer.builder), loc(loc) {}

  /// Returns false after warning that the loop has no annotation.
  bool readNode(const llvm::MDNode *node);
  LoopAnnotationAttr annotation();

private:
  /// Warns of an option that cannot be read.
  mlir::InFlightDiagnostic warn() {
    isBroken = true;
    return mlir::emitWarning(loc);
  }

  /// A part of the annotation; null if it has no options or one is malformed.
  template <typename Part, typename... Fields>
  Part part(llvm::StringRef group, Fields... fields) {
    if (broken.contains(group) || !(bool(fields) || ...))
      return {};
    return Part::get(&importer.context, fields...);
  }

  const llvm::MDNode *take(llvm::StringRef name) {
    const llvm::MDNode *option = options.lookup(name);
    options.erase(name);
    return option;
  }
  /// The option `name` if it has `count` operands and satisfies `isRight`; null
  /// otherwise.
  template <typename Check>
  const llvm::MDNode *take(llvm::StringRef name, unsigned count,
                           llvm::StringRef wanted, Check isRight) {
    const llvm::MDNode *option = take(name);
    if (!option)
      return nullptr;
    if (option->getNumOperands() == count && isRight(option))
      return option;
    warn() << "expected metadata node " << name << " to hold " << wanted;
    return nullptr;
  }
  static const llvm::ConstantInt *number(const llvm::MDNode *option) {
    return llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(
        option->getOperand(1));
  }

  mlir::BoolAttr readFlag(llvm::StringRef name) {
    bool isSet = take(name, 1, "no value", [](auto *) { return true; });
    return isSet ? builder.getBoolAttr(true) : mlir::BoolAttr();
  }
  mlir::BoolAttr readSwitch(llvm::StringRef name) { return readFlag(name); }
  mlir::BoolAttr readTruthOf(llvm::StringRef name, bool isNegated) {
    auto *option = take(name, 2, "a boolean value", [](auto *option) {
      const llvm::ConstantInt *value = number(option);
      return value && value->getBitWidth() == 1;
    });
    return option ? builder.getBoolAttr(number(option)->isOne() != isNegated)
                  : mlir::BoolAttr();
  }
  mlir::BoolAttr readBoolean(llvm::StringRef name) {
    return readTruthOf(name, /*isNegated=*/false);
  }
  mlir::BoolAttr readNegated(llvm::StringRef name) {
    return readTruthOf(name, /*isNegated=*/true);
  }
  mlir::BoolAttr readTruth(llvm::StringRef name) {
    auto *option = take(name, 2, "an integer value", [](auto *option) {
      const llvm::ConstantInt *value = number(option);
      return value && value->getBitWidth() == 32;
    });
    return option ? builder.getBoolAttr(!number(option)->isZero())
                  : mlir::BoolAttr();
  }
  mlir::IntegerAttr readInteger(llvm::StringRef name) {
    auto *option = take(name, 2, "an i32 value", [](auto *option) {
      const llvm::ConstantInt *value = number(option);
      return value && value->getBitWidth() == 32;
    });
    return option ? builder.getI32IntegerAttr(
                        static_cast<int32_t>(number(option)->getZExtValue()))
                  : mlir::IntegerAttr();
  }
  mlir::BoolAttr readEither(llvm::StringRef name) {
    std::string enable = (name + ".enable").str();
    std::string disable = (name + ".disable").str();
    if (options.count(enable) && options.count(disable)) {
      warn() << "expected metadata nodes " << enable << " and " << disable
             << " to be mutually exclusive.";
      take(enable);
      take(disable);
      return {};
    }
    if (options.count(enable))
      return readFlag(enable) ? builder.getBoolAttr(false) : mlir::BoolAttr();
    return readFlag(disable);
  }
  LoopAnnotationAttr readFollowup(llvm::StringRef name) {
    auto *option = take(name, 2, "an MDNode", [](auto *option) {
      return llvm::isa_and_nonnull<llvm::MDNode>(option->getOperand(1));
    });
    return option ? importer.metadata.loop(
                        llvm::cast<llvm::MDNode>(option->getOperand(1)), loc)
                  : LoopAnnotationAttr();
  }
  llvm::SmallVector<AccessGroupAttr> readParallelAccesses();

  Importer &importer;
  mlir::Builder &builder;
  mlir::Location loc;
  llvm::SmallVector<const llvm::DILocation *> locations;
  llvm::MapVector<llvm::StringRef, const llvm::MDNode *> options;
  bool isBroken = false;
  llvm::SmallDenseSet<llvm::StringRef>
      broken; ///< The groups with a malformed option.
};
} // namespace

bool OptionReader::readNode(const llvm::MDNode *node) {
  if (node->getNumOperands() == 0 || node->getOperand(0) != node) {
    warn() << "invalid loop node";
    return false;
  }
  for (const llvm::MDOperand &operand : llvm::drop_begin(node->operands())) {
    if (auto *place = dyn_cast_or_null<llvm::DILocation>(operand)) {
      locations.push_back(place);
      continue;
    }
    auto *option = dyn_cast_or_null<llvm::MDNode>(operand);
    if (!option) {
      warn() << "expected all loop properties to be either debug locations or "
                "metadata nodes";
      return false;
    }
    if (option->getNumOperands() == 0) {
      warn() << "cannot import empty loop property";
      return false;
    }
    const llvm::MDString *name = stringOperand(option->getOperand(0));
    if (!name) {
      warn() << "cannot import loop property without a name";
      return false;
    }
    if (!options.insert({name->getString(), option}).second) {
      warn() << "cannot import loop properties with duplicated names "
             << name->getString();
      return false;
    }
  }
  return true;
}

llvm::SmallVector<AccessGroupAttr> OptionReader::readParallelAccesses() {
  llvm::SmallVector<AccessGroupAttr> result;
  const llvm::MDNode *option = take("llvm.loop.parallel_accesses");
  if (!option)
    return result;
  for (const llvm::MDOperand &operand : llvm::drop_begin(option->operands())) {
    auto *node = dyn_cast_or_null<llvm::MDNode>(operand);
    if (!node) {
      warn()
          << "expected metadata node llvm.loop.parallel_accesses to hold one "
             "or multiple MDNodes";
      return {};
    }
    auto groups = importer.metadata.accessGroups(node);
    if (mlir::failed(groups)) {
      mlir::emitWarning(loc) << "could not lookup access group";
      continue;
    }
    llvm::append_range(result, *groups);
  }
  return result;
}

LoopAnnotationAttr OptionReader::annotation() {
#define LOOP_OPTION(GROUP, FORM, NAME, FIELD)                                  \
  isBroken = false;                                                            \
  auto GROUP##FIELD = read##FORM(NAME);                                        \
  if (isBroken)                                                                \
    broken.insert(#GROUP);
#include "translate/LoopOptions.def"
  isBroken = broken.contains("loop");
  llvm::SmallVector<AccessGroupAttr> groups = readParallelAccesses();
  mlir::FusedLoc places[2];
  if (locations.size() > 2) {
    // The error fails the import only at its end.
    isBroken = true;
    mlir::emitError(loc)
        << "expected loop metadata to have at most two DILocations";
  } else {
    for (auto [place, location] : llvm::zip_first(locations, places))
      location = llvm::dyn_cast<mlir::FusedLoc>(
          mlir::LocationAttr(importer.debugInfo.location(place)));
  }
  for (const auto &[name, option] : options)
    warn() << "unknown loop annotation " << name;
  if (isBroken)
    return {};

  auto vectorize = part<LoopVectorizeAttr>(
      "vectorize", vectorizeDisable, vectorizePredicateEnable,
      vectorizeScalableEnable, vectorizeWidth, vectorizeFollowupVectorized,
      vectorizeFollowupEpilogue, vectorizeFollowupAll);
  auto interleave = part<LoopInterleaveAttr>("interleave", interleaveCount);
  auto unroll = part<LoopUnrollAttr>(
      "unroll", unrollDisable, unrollCount, unrollRuntimeDisable, unrollFull,
      unrollFollowupUnrolled, unrollFollowupRemainder, unrollFollowupAll);
  auto unrollAndJam = part<LoopUnrollAndJamAttr>(
      "unrollAndJam", unrollAndJamDisable, unrollAndJamCount,
      unrollAndJamFollowupOuter, unrollAndJamFollowupInner,
      unrollAndJamFollowupRemainderOuter, unrollAndJamFollowupRemainderInner,
      unrollAndJamFollowupAll);
  auto licm = part<LoopLICMAttr>("licm", licmDisable, licmVersioningDisable);
  auto distribute = part<LoopDistributeAttr>(
      "distribute", distributeDisable, distributeFollowupCoincident,
      distributeFollowupSequential, distributeFollowupFallback,
      distributeFollowupAll);
  auto pipeline = part<LoopPipelineAttr>("pipeline", pipelineDisable,
                                         pipelineInitiationinterval);
  auto peeled = part<LoopPeeledAttr>("peeled", peeledCount);
  auto unswitch = part<LoopUnswitchAttr>("unswitch", unswitchPartialDisable);
  bool isEmpty = !loopDisableNonforced && !vectorize && !interleave &&
                 !unroll && !unrollAndJam && !licm && !distribute &&
                 !pipeline && !peeled && !unswitch && !loopMustProgress &&
                 !loopIsVectorized && !places[0] && !places[1] &&
                 groups.empty();
  if (isEmpty)
    return {};
  return LoopAnnotationAttr::get(
      &importer.context, loopDisableNonforced, vectorize, interleave, unroll,
      unrollAndJam, licm, distribute, pipeline, peeled, unswitch,
      loopMustProgress, loopIsVectorized, places[0], places[1], groups);
}

LoopAnnotationAttr Metadata::loop(const llvm::MDNode *node,
                                  mlir::Location loc) {
  if (auto it = loops.find(node); it != loops.end())
    return it->second;
  OptionReader reader(importer, loc);
  LoopAnnotationAttr result;
  if (reader.readNode(node))
    result = reader.annotation();
  return loops[node] = result;
}
