// The passes of a lowering, in their order, with the reason for each place.

#include "export/lower/Pipeline.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::lower;

namespace {
/// When a step is part of the pipeline.
enum class When : uint8_t {
  Always,
  Tensors,
  OwnedTensors,
  Layouts,
  CInterface
};

/// The options of `LoweringOptions` that a pass takes.
enum Takes : uint8_t {
  Nothing = 0,
  Width = 1,
  BarePointers = 2,
  Generic = 4,
  Aligned = 8
};

struct Step {
  llvm::StringLiteral pass; ///< With options that it always has.
  When when = When::Always;
  uint8_t takes = Nothing;
  bool onFunctions = false; ///< The pass runs on each func.func by itself.
};
} // namespace

static constexpr Step structureSteps[] = {
    // Tensors become memrefs, first of all: what follows knows no tensor. Ops
    // on tensors of other dialects have to be of linalg to be bufferized.
    {"convert-elementwise-to-linalg", When::Tensors},
    {"convert-tensor-to-linalg", When::Tensors},
    {"empty-tensor-to-alloc-tensor", When::Tensors},
    {"one-shot-bufferize{bufferize-function-boundaries=1 "
     "function-boundary-type-conversion=identity-layout-map}",
     When::Tensors},
    // It rejects modules that free memory by themselves.
    {"buffer-deallocation-pipeline", When::OwnedTensors},
    {"convert-bufferization-to-memref"},

    // Structured ops become loops, and vectors of several dimensions are
    // unrolled, before loops and affine maps become arithmetic.
    {"convert-linalg-to-loops"},
    {"lower-vector-mask", When::Always, Nothing, /*onFunctions=*/true},
    {"lower-vector-multi-reduction", When::Always, Nothing,
     /*onFunctions=*/true},
    {"convert-vector-to-scf"},
    // Only memrefs with strides have a descriptor. What indexes one of another
    // layout gets affine maps.
    {"normalize-memrefs", When::Layouts},
    {"lower-affine"},
    // Subviews and their kind leave affine maps behind.
    {"memref-expand"},
    {"expand-strided-metadata"},
    {"lower-affine"},
    {"scf-forall-to-for"},
    {"convert-scf-to-cf"},

    // Arithmetic: complex functions need real ones, and those without an
    // intrinsic of LLVM call functions of the C library or of the module.
    {"convert-complex-to-standard"},
    {"convert-math-to-funcs"},
    {"arith-expand"},
};

static constexpr Step conversionSteps[] = {
    {"convert-vector-to-llvm"},
    {"convert-math-to-llvm"},
    {"convert-math-to-libm"},
    {"convert-complex-to-llvm"},
    {"convert-index-to-llvm", When::Always, Width},
    {"convert-arith-to-llvm", When::Always, Width},
    {"convert-ub-to-llvm", When::Always, Width},

    // Memory, functions and branches last, since other conversions make some.
    {"llvm-request-c-wrappers", When::CInterface, Nothing,
     /*onFunctions=*/true},
    {"finalize-memref-to-llvm", When::Always, Width | Generic | Aligned},
    {"convert-func-to-llvm", When::Always, Width | BarePointers},
    {"convert-cf-to-llvm", When::Always, Width},
    // What is left has MLIR's interface for conversion to `llvm`: ptr and
    // dialects of plug-ins.
    {"convert-to-llvm"},
    {"reconcile-unrealized-casts"},
};

static bool isWanted(When when, const Contents &contents,
                     const LoweringOptions &options) {
  switch (when) {
  case When::Always:
    return true;
  case When::Tensors:
    return contents.hasTensors;
  case When::OwnedTensors:
    return contents.hasTensors && !contents.hasDeallocation;
  case When::Layouts:
    return contents.hasLayouts;
  case When::CInterface:
    return options.emitCInterface;
  }
  llvm_unreachable("all cases return");
}

/// The pass of `step` with its options, as text.
static std::string printStep(const Step &step, const LoweringOptions &options) {
  std::string values;
  auto add = [&](Takes option, bool isSet, const llvm::Twine &text) {
    if ((step.takes & option) && isSet)
      values += (values.empty() ? "" : " ") + text.str();
  };
  add(Width, options.indexBitwidth,
      "index-bitwidth=" + llvm::Twine(options.indexBitwidth));
  add(BarePointers, options.useBarePointers, "use-bare-ptr-memref-call-conv=1");
  add(Generic, options.useGenericFunctions, "use-generic-functions=1");
  add(Aligned, options.useAlignedAlloc, "use-aligned-alloc=1");
  std::string text = step.pass.str();
  if (!values.empty())
    text += "{" + values + "}";
  return step.onFunctions ? "func.func(" + text + ")" : text;
}

std::string lower::printPasses(Part part, const Contents &contents,
                               const LoweringOptions &options) {
  llvm::ArrayRef<Step> steps = conversionSteps;
  if (part == Part::Structure)
    steps = structureSteps;
  std::string passes;
  for (const Step &step : steps)
    if (isWanted(step.when, contents, options))
      passes += (passes.empty() ? "" : ",") + printStep(step, options);
  return passes;
}

/// Notes what `type`, and the types that it is made of, require.
static void note(mlir::Type type, Contents &contents) {
  type.walk([&](mlir::Type part) {
    contents.hasTensors |= llvm::isa<mlir::TensorType>(part);
    auto memref = llvm::dyn_cast<mlir::MemRefType>(part);
    contents.hasLayouts |= memref && !memref.isStrided();
  });
}

Contents lower::findContents(mlir::ModuleOp module) {
  Contents contents;
  auto noteAll = [&](mlir::TypeRange types) {
    for (mlir::Type type : types)
      note(type, contents);
  };
  module.walk([&](mlir::Operation *op) {
    noteAll(op->getResultTypes());
    if (auto function = llvm::dyn_cast<mlir::FunctionOpInterface>(op))
      note(function.getFunctionType(), contents);
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        noteAll(block.getArgumentTypes());
    contents.hasDeallocation |= mlir::hasEffect<mlir::MemoryEffects::Free>(op);
  });
  return contents;
}
