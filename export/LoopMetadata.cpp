// #llvm.loop_annotation to loop metadata (LangRef "llvm.loop"): a distinct node
// that refers to itself, then one operand for each option.

#include "export/ModelledMetadata.h"
#include "export/ModuleExporter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using namespace mlir::LLVM;

namespace {
/// Collects the operands of a loop's node. An option that is absent adds none.
class LoopOptions {
public:
  LoopOptions(ModuleExporter &module, ModelledMetadataExporter &metadata)
      : module(module), metadata(metadata), operands(1, nullptr) {}

  void add(llvm::Metadata *operand) { operands.push_back(operand); }

  /// `!{!"name"}` when `value` is true.
  void flag(llvm::StringRef name, mlir::BoolAttr value) {
    if (value && value.getValue())
      option(name, {});
  }
  /// `!{!"name", i1 value}`, or with `value` the other way round.
  void boolean(llvm::StringRef name, mlir::BoolAttr value,
               bool negate = false) {
    if (value)
      number(name, 1, value.getValue() != negate);
  }
  void integer(llvm::StringRef name, mlir::Attribute value) {
    if (auto boolean = llvm::dyn_cast_or_null<mlir::BoolAttr>(value))
      number(name, 32, boolean.getValue());
    else if (auto integer = llvm::dyn_cast_or_null<mlir::IntegerAttr>(value))
      number(name, 32, integer.getInt());
  }
  /// One of two names, by `disable`.
  void either(llvm::StringRef prefix, mlir::BoolAttr disable) {
    if (disable)
      option((prefix + (disable.getValue() ? ".disable" : ".enable")).str(),
             {});
  }
  void followup(llvm::StringRef name, LoopAnnotationAttr annotation) {
    if (annotation)
      option(name, metadata.loopAnnotation(annotation));
  }
  void option(llvm::StringRef name, llvm::ArrayRef<llvm::Metadata *> values) {
    llvm::SmallVector<llvm::Metadata *> parts;
    parts.push_back(llvm::MDString::get(module.context, name));
    parts.append(values.begin(), values.end());
    add(llvm::MDNode::get(module.context, parts));
  }

  llvm::MDNode *finish() {
    llvm::MDNode *node = llvm::MDNode::getDistinct(module.context, operands);
    node->replaceOperandWith(0, node);
    return node;
  }

private:
  void number(llvm::StringRef name, unsigned width, uint64_t value) {
    auto *type = llvm::IntegerType::get(module.context, width);
    option(name,
           llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(type, value)));
  }

  ModuleExporter &module;
  ModelledMetadataExporter &metadata;
  llvm::SmallVector<llvm::Metadata *> operands;
};
} // namespace

static void addVectorize(LoopVectorizeAttr options, LoopOptions &into) {
  if (!options)
    return;
  into.boolean("llvm.loop.vectorize.enable", options.getDisable(),
               /*negate=*/true);
  into.boolean("llvm.loop.vectorize.predicate.enable",
               options.getPredicateEnable());
  into.boolean("llvm.loop.vectorize.scalable.enable",
               options.getScalableEnable());
  into.integer("llvm.loop.vectorize.width", options.getWidth());
  into.followup("llvm.loop.vectorize.followup_vectorized",
                options.getFollowupVectorized());
  into.followup("llvm.loop.vectorize.followup_epilogue",
                options.getFollowupEpilogue());
  into.followup("llvm.loop.vectorize.followup_all", options.getFollowupAll());
}

static void addUnroll(LoopUnrollAttr options, LoopOptions &into) {
  if (!options)
    return;
  into.either("llvm.loop.unroll", options.getDisable());
  into.integer("llvm.loop.unroll.count", options.getCount());
  into.boolean("llvm.loop.unroll.runtime.disable", options.getRuntimeDisable());
  into.flag("llvm.loop.unroll.full", options.getFull());
  into.followup("llvm.loop.unroll.followup_unrolled",
                options.getFollowupUnrolled());
  into.followup("llvm.loop.unroll.followup_remainder",
                options.getFollowupRemainder());
  into.followup("llvm.loop.unroll.followup_all", options.getFollowupAll());
}

static void addUnrollAndJam(LoopUnrollAndJamAttr options, LoopOptions &into) {
  if (!options)
    return;
  into.either("llvm.loop.unroll_and_jam", options.getDisable());
  into.integer("llvm.loop.unroll_and_jam.count", options.getCount());
  into.followup("llvm.loop.unroll_and_jam.followup_outer",
                options.getFollowupOuter());
  into.followup("llvm.loop.unroll_and_jam.followup_inner",
                options.getFollowupInner());
  into.followup("llvm.loop.unroll_and_jam.followup_remainder_outer",
                options.getFollowupRemainderOuter());
  into.followup("llvm.loop.unroll_and_jam.followup_remainder_inner",
                options.getFollowupRemainderInner());
  into.followup("llvm.loop.unroll_and_jam.followup_all",
                options.getFollowupAll());
}

static void addDistribute(LoopDistributeAttr options, LoopOptions &into) {
  if (!options)
    return;
  into.boolean("llvm.loop.distribute.enable", options.getDisable(),
               /*negate=*/true);
  into.followup("llvm.loop.distribute.followup_coincident",
                options.getFollowupCoincident());
  into.followup("llvm.loop.distribute.followup_sequential",
                options.getFollowupSequential());
  into.followup("llvm.loop.distribute.followup_fallback",
                options.getFollowupFallback());
  into.followup("llvm.loop.distribute.followup_all", options.getFollowupAll());
}

llvm::MDNode *
ModelledMetadataExporter::loopAnnotation(LoopAnnotationAttr annotation) {
  return cached(annotation, [&] {
    LoopOptions options(module, *this);
    // These locations have their scopes with them.
    for (mlir::FusedLoc loc :
         {annotation.getStartLoc(), annotation.getEndLoc()})
      if (loc)
        if (llvm::DILocation *location =
                module.debugInfo.location(loc, nullptr))
          options.add(location);
    options.flag("llvm.loop.disable_nonforced",
                 annotation.getDisableNonforced());
    options.flag("llvm.loop.mustprogress", annotation.getMustProgress());
    options.integer("llvm.loop.isvectorized", annotation.getIsVectorized());
    addVectorize(annotation.getVectorize(), options);
    if (LoopInterleaveAttr interleave = annotation.getInterleave())
      options.integer("llvm.loop.interleave.count", interleave.getCount());
    addUnroll(annotation.getUnroll(), options);
    addUnrollAndJam(annotation.getUnrollAndJam(), options);
    if (LoopLICMAttr licm = annotation.getLicm()) {
      options.flag("llvm.licm.disable", licm.getDisable());
      options.flag("llvm.loop.licm_versioning.disable",
                   licm.getVersioningDisable());
    }
    addDistribute(annotation.getDistribute(), options);
    if (LoopPipelineAttr pipeline = annotation.getPipeline()) {
      options.boolean("llvm.loop.pipeline.disable", pipeline.getDisable());
      options.integer("llvm.loop.pipeline.initiationinterval",
                      pipeline.getInitiationinterval());
    }
    if (LoopPeeledAttr peeled = annotation.getPeeled())
      options.integer("llvm.loop.peeled.count", peeled.getCount());
    if (LoopUnswitchAttr unswitch = annotation.getUnswitch())
      options.flag("llvm.loop.unswitch.partial.disable",
                   unswitch.getPartialDisable());
    if (!annotation.getParallelAccesses().empty()) {
      llvm::SmallVector<llvm::Metadata *> groups;
      for (AccessGroupAttr group : annotation.getParallelAccesses())
        groups.push_back(accessGroup(group));
      options.option("llvm.loop.parallel_accesses", groups);
    }
    return options.finish();
  });
}
