// The passes of a lowering, in their order, with the reason for each place.

#include "export/lower/Pipeline.h"
#include "export/lower/Angles.h"
#include "export/lower/Atomics.h"
#include "export/lower/Complex.h"
#include "export/lower/Composites.h"
#include "export/lower/Constants.h"
#include "export/lower/FloatBits.h"
#include "export/lower/Floats.h"
#include "export/lower/ForeignTypes.h"
#include "export/lower/IndexWidth.h"
#include "export/lower/Indices.h"
#include "export/lower/Libm.h"
#include "export/lower/Loops.h"
#include "export/lower/Masks.h"
#include "export/lower/Memory.h"
#include "export/lower/Pointers.h"
#include "export/lower/Powers.h"
#include "export/lower/Reductions.h"
#include "export/lower/Schedules.h"
#include "export/lower/Strides.h"
#include "export/lower/Vectors.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;
using namespace palindrome::lower;

namespace {
/// When a step is part of the pipeline.
enum class When : uint8_t {
  Always,
  UnsignedLoops, ///< There are such loops, and passes that count iterations.
  Schedule,
  Pointers,
  Composites,
  Masks,
  Reductions,
  Vectors,
  Strides,
  ForeignTypes,
  Memory,
  Tensors,
  OwnedTensors,
  Constants,
  Layouts,
  Indices,
  Maps,
  Complex,
  Atomics,
  Floats,
  Powers,
  Angles,
  Library,
  CInterface,
  Interfaces ///< There are dialects with MLIR's interface for the conversion.
};

/// The options of `LoweringOptions` that a pass takes.
enum Takes : uint8_t {
  Nothing = 0,
  Width = 1,
  BarePointers = 2,
  Generic = 4,
  Aligned = 8,
  Targets = 16,  ///< The dialects of targets that the module uses.
  Dialects = 32, ///< The dialects of `When::Interfaces`.
};

struct Step {
  llvm::StringLiteral pass; ///< With options that it always has.
  When when = When::Always;
  uint8_t takes = Nothing;
  bool onFunctions = false; ///< The pass runs on each func.func by itself.
  /// If not empty, the pass is only for modules with this op.
  llvm::StringLiteral op = "";
};
} // namespace

static constexpr Step scheduleSteps[] = {
    // Ours: unrolling, and canonicalization after the deallocation of buffers,
    // compare the bounds as signed numbers.
    {"palindrome-sign-loops", When::UnsignedLoops},
    {"transform-interpreter", When::Schedule},
    // Ours: MLIR leaves schedules in the module.
    {"palindrome-erase-schedules", When::Always, Nothing, false,
     "transform.named_sequence"},
};

static constexpr Step structureSteps[] = {
    // Ours: MLIR's overflow, also where it folds them.
    {"palindrome-expand-indices", When::Indices},
    // Ours: any pass of MLIR folds (a - b) + b to a.
    {"palindrome-expand-complex", When::Complex},
    // Ours: MLIR's folders make an infinity of f4E2M1FN, which has none.
    {"palindrome-expand-elementwise", When::Floats},
    // Ours: MLIR's folders make a NaN.
    {"palindrome-keep-angles", When::Angles},

    // Ours is the second one: no pass of memrefs or functions knows the types
    // and memory spaces of `ptr`.
    {"convert-to-llvm{filter-dialects=ptr}", When::Pointers},
    {"palindrome-convert-pointers", When::Pointers},

    // Ours: MLIR has functions for these, but no pass.
    {"palindrome-decompose", When::Composites},

    // Ours: the next pass drops masks, and any takes bounds for needless.
    {"palindrome-join-masks", When::Masks},
    // Bufferization puts ops into the region of a mask, which has place for
    // one, and buffer-deallocation-pipeline takes equal ops out of it. So no
    // mask is left before them.
    {"lower-vector-mask", When::Always, Nothing, /*onFunctions=*/true},
    {"lower-vector-multi-reduction", When::Always, Nothing,
     /*onFunctions=*/true},
    // Ours: MLIR's conversions give these other results.
    {"palindrome-reduce-vectors", When::Reductions},

    // Tensors become memrefs, first of all: what follows knows no tensor. Ops
    // on tensors of other dialects have to be of linalg to be bufferized.
    {"convert-elementwise-to-linalg", When::Tensors},
    {"one-shot-bufferize{bufferize-function-boundaries=1 "
     "function-boundary-type-conversion=identity-layout-map "
     "allow-return-allocs-from-loops=1}",
     When::Tensors},
    // Ours: MLIR has another order of them in each run.
    {"palindrome-order-constants", When::Constants},
    // It rejects modules that free memory by themselves.
    {"buffer-deallocation-pipeline", When::OwnedTensors},
    {"convert-bufferization-to-memref"},

    // Structured ops become loops, and vectors of several dimensions are
    // unrolled, before loops and affine maps become arithmetic.
    {"convert-linalg-to-loops"},
    {"convert-vector-to-scf"},
    // Only memrefs with strides have a descriptor. What indexes one of another
    // layout gets affine maps.
    {"normalize-memrefs", When::Layouts},
    // Ours: what lower-affine makes of a ceildiv overflows, and so does what
    // simplifications make of a mod.
    {"palindrome-expand-maps", When::Maps},
    {"lower-affine"},
    {"palindrome-allow-overflow", When::Maps},
    // Subviews and their kind leave affine maps behind.
    {"expand-realloc", When::Always, Nothing, false, "memref.realloc"},
    // Ours: expand-strided-metadata crashes at some of these, and scopes of
    // memory may contain loops, which become branches.
    {"palindrome-simplify-memory", When::Memory},
    {"expand-strided-metadata"},
    {"lower-affine"},
    // Ours: no pass of MLIR converts these.
    {"palindrome-split-vectors", When::Vectors},
    // Ours: finalize-memref-to-llvm takes every stride for positive. What is
    // above makes accesses.
    {"palindrome-linearize-accesses", When::Strides},
    // Ours: LLVM has no instruction for these updates, or regions get blocks.
    {"palindrome-expand-atomics", When::Atomics},
    {"scf-forall-to-for"},
    // Ours: MLIR's have 32 bits.
    {"palindrome-expand-switches", When::Always, Nothing, false,
     "scf.index_switch"},
    {"convert-scf-to-cf"},
    // Ours: the passes of functions and branches, which are all that carries
    // values now, know no type of another dialect.
    {"palindrome-convert-types", When::ForeignTypes},

    // Arithmetic: complex functions need real ones, and those without an
    // intrinsic of LLVM call functions of the C library or of the module.
    {"convert-complex-to-standard"},
    {"palindrome-keep-angles", When::Angles},
    // Ours: the next pass makes branches on the operands of powers.
    {"palindrome-guard-powers", When::Powers},
    {"convert-math-to-funcs"},
    {"math-expand-ops{ops=clampf}", When::Always, Nothing, /*onFunctions=*/true,
     "math.clampf"},
    // Ours, since MLIR's passes round otherwise. Nothing below makes arithmetic
    // on floats that LLVM does not have.
    {"palindrome-expand-floats", When::Floats},
};

static constexpr Step conversionSteps[] = {
    // Ours: the next pass has formulas for some, and the last one no calls for
    // wide floats.
    {"palindrome-call-library", When::Library},
    {"convert-math-to-llvm"},
    {"convert-math-to-libm"}, // Takes vectors apart.
    {"arm-sve-legalize-vector-storage", When::Always, Nothing,
     /*onFunctions=*/true, "arm_sve.convert_to_svbool"},
    // An index into a vector has all its bits: masks compare it with sizes.
    {"convert-vector-to-llvm{force-32bit-vector-indices=0}", When::Always,
     Targets},
    {"convert-complex-to-llvm"},
    {"convert-index-to-llvm", When::Always, Width},
    // What LLVM has is converted before the rest is expanded: an expansion of
    // maximumf does not know which zero is larger. What arises is converted
    // with functions, which have the patterns of arith.
    {"convert-arith-to-llvm", When::Always, Width},
    {"arith-expand"},
    {"convert-ub-to-llvm", When::Always, Width},

    // Memory, functions and branches last, since other conversions make some.
    {"llvm-request-c-wrappers", When::CInterface, Nothing,
     /*onFunctions=*/true},
    {"finalize-memref-to-llvm", When::Always, Width | Generic | Aligned},
    {"convert-func-to-llvm", When::Always, Width | BarePointers},
    {"convert-cf-to-llvm", When::Always, Width},
    // What is left has MLIR's interface for conversion to `llvm`: ptr and
    // dialects of plug-ins. Dialects with passes above are left out, since here
    // their options are not known.
    {"convert-to-llvm", When::Interfaces, Dialects},
    {"reconcile-unrealized-casts"},
};

/// Dialects with a pass of their own in `steps`.
static constexpr llvm::StringLiteral convertedDialects[] = {
    "arith", "cf", "complex", "func", "index", "math", "memref", "ub", "vector",
};

/// Dialects that `convert-vector-to-llvm` converts as well, if it is asked to.
static constexpr llvm::StringLiteral targetDialects[] = {
    "amx", "arm-neon", "arm-sve", "x86vector"};

static bool isWanted(When when, const Contents &contents,
                     const LoweringOptions &options) {
  switch (when) {
  case When::Always:
    return true;
  case When::UnsignedLoops:
    return contents.hasLoops && (contents.hasSchedule || contents.hasTensors);
  case When::Tensors:
    return contents.hasTensors;
  case When::OwnedTensors:
    return contents.hasTensors && !contents.hasDeallocation;
  case When::Constants:
    return contents.withConstants.size() > 1;
  case When::Layouts:
    return contents.hasLayouts;
  case When::Schedule:
    return contents.hasSchedule;
  case When::Pointers:
    return contents.hasPointers;
  case When::Composites:
    return contents.hasComposites;
  case When::Vectors:
    return contents.hasVectors;
  case When::Masks:
    return contents.hasMasks;
  case When::Reductions:
    return contents.hasReductions;
  case When::Strides:
    return contents.hasStrides;
  case When::ForeignTypes:
    return contents.hasForeignTypes;
  case When::Memory:
    return contents.hasMemory;
  case When::Indices:
    return contents.hasIndices;
  case When::Maps:
    return contents.hasMaps;
  case When::Complex:
    return contents.hasComplex;
  case When::Atomics:
    return contents.hasAtomics;
  case When::Floats:
    return contents.hasFloats;
  case When::Powers:
    return contents.hasPowers;
  case When::Angles:
    return contents.hasAngles;
  case When::Library:
    return contents.hasLibrary;
  case When::Interfaces:
    return !contents.convertibleDialects.empty();
  case When::CInterface:
    return options.emitCInterface;
  }
  llvm_unreachable("all cases return");
}

/// The pass of `step` with its options, as text.
static std::string printStep(const Step &step, const Contents &contents,
                             const LoweringOptions &options) {
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
  for (llvm::StringRef target : targetDialects) {
    std::string dialect = target.str();
    llvm::replace(dialect, '-', '_');
    add(Targets, contents.dialects.count(dialect), "enable-" + target + "=1");
  }
  add(Dialects, true,
      "filter-dialects=" + llvm::join(contents.convertibleDialects, ","));
  std::string text = step.pass.str();
  if (!values.empty()) {
    llvm::StringRef pass = step.pass;
    bool hasOptions = pass.consume_back("}");
    text = (pass + (hasOptions ? " " : "{") + values + "}").str();
  }
  return step.onFunctions ? "func.func(" + text + ")" : text;
}

std::string lower::printPasses(Part part, const Contents &contents,
                               const LoweringOptions &options) {
  llvm::ArrayRef<Step> steps = conversionSteps;
  if (part == Part::Schedule)
    steps = scheduleSteps;
  else if (part == Part::Structure)
    steps = structureSteps;
  std::string passes;
  for (const Step &step : steps)
    if (isWanted(step.when, contents, options) &&
        (step.op.empty() || contents.ops.contains(step.op)))
      passes +=
          (passes.empty() ? "" : ",") + printStep(step, contents, options);
  return passes;
}

/// Notes what `type`, and the types that it is made of, require.
static void note(mlir::Type type, Contents &contents) {
  type.walk([&](mlir::Type part) {
    contents.hasTensors |= llvm::isa<mlir::TensorType>(part);
    contents.hasPointers |= isForeignPointer(part);
    contents.hasForeignTypes |= isForeignType(part);
    contents.hasStrides |= hasOtherStride(part);
    auto memref = llvm::dyn_cast<mlir::MemRefType>(part);
    contents.hasLayouts |= memref && !memref.isStrided();
    // MLIR's passes make arithmetic on them of other ops.
    auto real = llvm::dyn_cast<mlir::FloatType>(part);
    contents.hasFloats |= real && (isSmallFloat(real) || real.getWidth() > 64);
  });
}

/// The same for `op`.
static void note(mlir::Operation *op, Contents &contents) {
  for (mlir::Type type : op->getResultTypes())
    note(type, contents);
  if (auto function = llvm::dyn_cast<mlir::FunctionOpInterface>(op))
    note(function.getFunctionType(), contents);
  for (mlir::Region &region : op->getRegions())
    for (mlir::Block &block : region)
      for (mlir::Type type : block.getArgumentTypes())
        note(type, contents);
  if (isConstantTensor(op))
    contents.withConstants.insert(
        op->getParentOfType<mlir::FunctionOpInterface>());
  contents.hasDeallocation |= mlir::hasEffect<mlir::MemoryEffects::Free>(op);
  contents.hasComposites |= isComposite(op);
  contents.hasMasks |= hasLostMask(op);
  contents.hasReductions |= isUnsupportedReduction(op);
  contents.hasVectors |= isUnsupportedVectorOp(op);
  contents.hasStrides |= makesOtherStride(op);
  contents.hasMemory |= isUnsupportedMemoryOp(op);
  contents.hasIndices |= isUnsupportedIndexOp(op);
  contents.hasPowers |= isRiskyPower(op);
  contents.hasAngles |= hasAngle(op);
  contents.hasMaps |= hasInexactMap(op);
  contents.hasLoops |= isUnsignedLoop(op);
  contents.hasAtomics |= isUnsupportedAtomicOp(op);
  contents.hasFloats |= isUnsupportedFloatOp(op);
  contents.hasComplex |= isInexactComplexOp(op);
  contents.hasLibrary |= needsLibrary(op);
  contents.hasSchedule |= isScheduleEntry(op);
  mlir::Dialect *dialect = op->getDialect();
  if (!contents.ops.insert(op->getName().getStringRef()).second || !dialect)
    return;
  std::string name = dialect->getNamespace().str();
  contents.dialects.insert(name);
  if (dialect->getRegisteredInterface<mlir::ConvertToLLVMPatternInterface>() &&
      !llvm::is_contained(convertedDialects, name))
    contents.convertibleDialects.insert(name);
}

Contents lower::findContents(mlir::ModuleOp module) {
  Contents contents;
  module.walk([&](mlir::Operation *op) { note(op, contents); });
  return contents;
}
