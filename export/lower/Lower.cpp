// The entry points of the lowering.

#include "palindrome/Lower.h"
#include "export/lower/Leftovers.h"
#include "export/lower/Pipeline.h"
#include "export/lower/Trace.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

using namespace palindrome;

void palindrome::registerLowering(mlir::DialectRegistry &registry) {
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
}

std::string palindrome::getLoweringPipeline(mlir::ModuleOp module,
                                            const LoweringOptions &options) {
  return "builtin.module(" +
         lower::printPasses(lower::findContents(module), options) + ")";
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
  });
}

mlir::LogicalResult palindrome::lowerToLLVM(mlir::ModuleOp module,
                                            const LoweringOptions &options) {
  // The textual pipeline names passes of MLIR's registry.
  static const bool registered = (mlir::registerAllPasses(), true);
  (void)registered;
  setTarget(module, options);
  lower::StepTrace trace(module, options);
  lower::ErrorNames names(module);

  mlir::PassManager own(module.getContext());
  addDialectPasses(module, own);
  if (!own.empty() && failed(own.run(module)))
    return mlir::failure();

  mlir::PassManager manager(module.getContext());
  if (failed(lower::checkLowerable(module)))
    return mlir::failure();
  std::string problem;
  llvm::raw_string_ostream stream(problem);
  if (failed(mlir::parsePassPipeline(
          lower::printPasses(lower::findContents(module), options), manager,
          stream)))
    return module.emitError("the passes of the lowering cannot be set up: ")
           << problem;
  if (failed(manager.run(module)))
    return mlir::failure();
  removeRequests(module);
  return lower::checkLowered(module);
}
