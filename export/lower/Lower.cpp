// The entry points of the lowering.

#include "palindrome/Lower.h"
#include "export/lower/Angles.h"
#include "export/lower/Arithmetic.h"
#include "export/lower/Atomics.h"
#include "export/lower/Complex.h"
#include "export/lower/Composites.h"
#include "export/lower/Constants.h"
#include "export/lower/Counterparts.h"
#include "export/lower/Floats.h"
#include "export/lower/ForeignTypes.h"
#include "export/lower/IndexWidth.h"
#include "export/lower/Indices.h"
#include "export/lower/Leftovers.h"
#include "export/lower/Libm.h"
#include "export/lower/LibraryNames.h"
#include "export/lower/Lifetimes.h"
#include "export/lower/Loops.h"
#include "export/lower/Masks.h"
#include "export/lower/MemRefs.h"
#include "export/lower/Memory.h"
#include "export/lower/OwnPass.h"
#include "export/lower/Pipeline.h"
#include "export/lower/Pointers.h"
#include "export/lower/Powers.h"
#include "export/lower/Reductions.h"
#include "export/lower/Schedules.h"
#include "export/lower/Strides.h"
#include "export/lower/Trace.h"
#include "export/lower/Vectors.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace palindrome;

void palindrome::registerLowering(mlir::DialectRegistry &registry) {
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
}

static mlir::LogicalResult runPasses(mlir::ModuleOp module,
                                     const std::string &passes) {
  // The text names passes of MLIR's registry.
  static const bool registered = [] {
    mlir::registerAllPasses();
    for (const lower::OwnPass *pass :
         {&lower::callLibraryPass,       &lower::convertPointersPass,
          &lower::convertTypesPass,      &lower::decomposePass,
          &lower::eraseSchedulesPass,    &lower::expandAtomicsPass,
          &lower::expandComplexPass,     &lower::expandElementwisePass,
          &lower::expandIndicesPass,     &lower::expandFloatsPass,
          &lower::expandMapsPass,        &lower::allowOverflowPass,
          &lower::expandSwitchesPass,    &lower::joinMasksPass,
          &lower::linearizeAccessesPass, &lower::orderConstantsPass,
          &lower::reduceVectorsPass,     &lower::signLoopsPass,
          &lower::guardPowersPass,       &lower::keepAnglesPass,
          &lower::simplifyMemoryPass,    &lower::splitVectorsPass})
      lower::registerOwnPass(*pass);
    return true;
  }();
  (void)registered;
  mlir::PassManager manager(module.getContext());
  std::string problem;
  llvm::raw_string_ostream stream(problem);
  if (failed(mlir::parsePassPipeline(passes, manager, stream)))
    return module.emitError("the passes of the lowering cannot be set up: ")
           << problem;
  return manager.run(module);
}

/// The passes that carry out the schedules of `module`; empty if it has none.
static std::string printSchedule(mlir::ModuleOp module,
                                 const LoweringOptions &options) {
  return printPasses(lower::Part::Schedule, lower::findContents(module),
                     options);
}

std::string palindrome::getLoweringPipeline(mlir::ModuleOp module,
                                            const LoweringOptions &options) {
  LoweringOptions own = lower::withIndexBitwidth(module, options);
  std::string schedule = printSchedule(module, own);
  lower::Contents contents = lower::findContents(module);
  if (!schedule.empty()) {
    // What else is needed depends on what the schedule makes.
    mlir::OwningOpRef<mlir::ModuleOp> scheduled = module.clone();
    if (succeeded(runPasses(*scheduled, schedule)))
      contents = lower::findContents(*scheduled);
    schedule += ",";
  }
  return "builtin.module(" + schedule +
         printPasses(lower::Part::Structure, contents, own) + "," +
         printPasses(lower::Part::Conversion, contents, own) + ")";
}

/// Sets the attributes of the module that name the target.
static void setTarget(mlir::ModuleOp module, const LoweringOptions &options) {
  auto set = [&](llvm::StringRef name, const std::string &value) {
    if (!value.empty())
      module->setAttr(name, mlir::StringAttr::get(module.getContext(), value));
  };
  set(mlir::LLVM::LLVMDialect::getDataLayoutAttrName(), options.dataLayout);
  set(mlir::LLVM::LLVMDialect::getTargetTripleAttrName(), options.triple);
}

/// Adds the passes of the dialects in `module` that have some of their own.
static void addDialectPasses(mlir::ModuleOp module,
                             mlir::OpPassManager &manager) {
  llvm::SmallPtrSet<mlir::Dialect *, 8> seen;
  module.walk([&](mlir::Operation *op) {
    mlir::Dialect *dialect = op->getDialect();
    if (!dialect || !seen.insert(dialect).second)
      return;
    if (auto *own = dialect->getRegisteredInterface<LoweringInterface>())
      own->addPasses(manager);
  });
}

/// Removes attributes that only the conversions read.
static void removeRequests(mlir::ModuleOp module) {
  module.walk([](mlir::LLVM::LLVMFuncOp function) {
    function->removeAttr(mlir::LLVM::LLVMDialect::getEmitCWrapperAttrName());
    function->removeAttr(lower::barePointerRequest);
  });
}

/// Removes casts of the source that are dead or between types that have become
/// the same, and then those that undo each other.
static void removeCasts(mlir::ModuleOp module) {
  llvm::SmallVector<mlir::UnrealizedConversionCastOp> casts, left;
  module.walk(
      [&](mlir::UnrealizedConversionCastOp cast) { casts.push_back(cast); });
  for (mlir::UnrealizedConversionCastOp cast : llvm::reverse(casts)) {
    if (cast.getOperandTypes() == cast.getResultTypes())
      cast.replaceAllUsesWith(cast.getOperands());
    if (cast.use_empty())
      cast.erase();
    else
      left.push_back(cast);
  }
  mlir::reconcileUnrealizedCasts(left);
}

bool palindrome::needsLowering(mlir::ModuleOp module) {
  return lower::findForeign(module);
}

/// Runs all of the pipeline, and checks its result.
static mlir::LogicalResult convert(mlir::ModuleOp module,
                                   const LoweringOptions &options) {
  lower::Contents contents = lower::findContents(module);
  if (failed(lower::checkIndexBits(module, options)) ||
      failed(runPasses(
          module, printPasses(lower::Part::Structure, contents, options))) ||
      failed(lower::checkMemRefs(module, options)) ||
      failed(lower::checkVectors(module)) ||
      failed(lower::checkLibraryNames(module)))
    return mlir::failure();
  lower::LibraryNames libraryNames(module);
  if (lower::hasOtherIndexBitwidth(options) &&
      failed(lower::convertWithIndexBitwidth(module, options.indexBitwidth)))
    return mlir::failure();
  if (failed(runPasses(
          module, printPasses(lower::Part::Conversion, contents, options))))
    return mlir::failure();
  removeRequests(module);
  removeCasts(module);
  lower::removeLostLifetimes(module);
  return mlir::failure(failed(lower::checkLowered(module)) ||
                       failed(libraryNames.restore()));
}

mlir::LogicalResult palindrome::lowerToLLVM(mlir::ModuleOp module,
                                            const LoweringOptions &given) {
  setTarget(module, given);
  if (given.useBarePointers && given.emitCInterface)
    module.emitWarning() << "no function gets a C wrapper: MLIR makes none of "
                            "functions with bare pointers";
  lower::StepTrace trace(module, given);
  lower::ErrorNames names(module);

  // A C wrapper is made of a func.func alone.
  if (!given.emitCInterface && lower::takeBack(module) &&
      !needsLowering(module))
    return mlir::success();

  mlir::PassManager own(module.getContext());
  addDialectPasses(module, own);
  if (!own.empty() && failed(own.run(module)))
    return mlir::failure();
  std::string schedule = printSchedule(module, given);
  if (!schedule.empty() && failed(runPasses(module, schedule)))
    return mlir::failure();
  if (failed(lower::checkLowerable(module)))
    return mlir::failure();
  if (!given.foldsArithmetic &&
      failed(lower::convertArithmetic(module, getIndexBitwidth(module, given))))
    return mlir::failure();
  if (succeeded(convert(module, lower::withIndexBitwidth(module, given))))
    return mlir::success();
  names.reportHeldBack();
  return mlir::failure();
}
