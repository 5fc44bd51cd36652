// palindrome refine --pipeline: MLIR's passes make the target.

#include "mlir/InitAllPasses.h"
#include "tools/commands/refine/MLIRInputs.h"
#include "tools/line/ErrorReport.h"
#include "tools/line/PassPlugins.h"
#include "tools/translation/CrashGuard.h"
#include "verify/base/io/LLVMReader.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/seek/passes/Callers.h"
#include "verify/seek/passes/MLIRPipeline.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace palindrome;
using namespace palindrome::tools;

RefinePasses *MLIRInputs::passes(const RefineArguments &arguments) {
  passesOfMLIR.plugins = arguments.passPlugins;
  bool areNone = llvm::StringRef(passesOfMLIR.pipeline).trim().empty();
  return areNone ? nullptr : &passesOfMLIR;
}

std::string MLIRInputs::Passes::describe(bool isJSON) const {
  return describePasses(isJSON, "mlir", "mlir-opt --pass-pipeline", pipeline);
}

bool MLIRInputs::Passes::prepare() {
  mlir::registerAllPasses();
  for (const std::string &path : plugins)
    if (llvm::Error error = loadMLIRPasses(path)) {
      reportError(llvm::toString(std::move(error)));
      return false;
    }
  if (std::optional<std::string> problem = passes::findMLIRProblem(pipeline)) {
    reportError("palindrome refine: error: --pipeline: " + *problem);
    return false;
  }
  return true;
}

bool MLIRInputs::Passes::fail(const std::string &file,
                              const Diagnostic &error) const {
  reportError(file + ": error: --pipeline=" + pipeline + ": " +
              error.within(file));
  return false;
}

namespace {
/// Notes whether a pass fails, and which one runs.
class Failure final : public passes::Observer {
public:
  void begin(const passes::PassRun &) override {}
  void changed(const passes::PassRun &, mlir::ModuleOp) override {}
  void unchanged(const passes::PassRun &) override {}
  void failed(const passes::PassRun &) override { hasFailed = true; }
  void stage(llvm::StringRef name) override { pass = name.str(); }

  bool hasFailed = false;
  std::string pass;
};
} // namespace

/// Runs the pipeline over `module`. Returns false after it has reported that it
/// fails.
bool MLIRInputs::Passes::runOn(mlir::ModuleOp module, const std::string &file) {
  Failure failure;
  MLIRErrors errors(*module.getContext(), file);
  auto runAll = [&] {
    passes::runMLIRPipeline(module, pipeline, /*isEachPass=*/false, failure);
  };
  if (runGuarded(runAll)) {
    reportError(file + ": error: --pipeline=" + pipeline +
                ": MLIR crashed in " + failure.pass);
    exitAfterCrash();
  }
  return !failure.hasFailed ||
         fail(file, errors.take("the pass " + failure.pass + " fails"));
}

std::unique_ptr<llvm::Module>
MLIRInputs::Passes::runOnLLVM(const llvm::Module &source) {
  const std::string &file = source.getModuleIdentifier();
  mlir::OwningOpRef<mlir::ModuleOp> module;
  {
    MLIRErrors errors(inputs.context(), file);
    std::unique_ptr<llvm::Module> copy = llvm::CloneModule(source);
    module =
        inputs.engine().importModule(copy, inputs.context(), ImportOptions());
    if (!module) {
      fail(file, errors.take("the import failed without saying why"));
      return nullptr;
    }
  }
  if (!runOn(*module, file))
    return nullptr;
  MLIRErrors errors(inputs.context(), file);
  LLVMErrors errorsOfLLVM(source.getContext());
  std::unique_ptr<llvm::Module> made =
      inputs.engine().exportModule(*module, source.getContext());
  Diagnostic error;
  if (!made) {
    fail(file, errors.take(errorsOfLLVM.first.value_or(
                   "the export failed without saying why")));
    return nullptr;
  }
  if (!checkLLVM(*made, file, error)) {
    fail(file, error);
    return nullptr;
  }
  meaning::makePrivateLocal(*module, *made);
  return made;
}

std::unique_ptr<llvm::Module>
MLIRInputs::Passes::runOnMLIR(const llvm::Module &source) {
  const Side &mine = inputs.sides[0];
  Side &target = inputs.sides[1];
  target.file = mine.file;
  target.origin.module = mine.origin.module.get().clone();
  if (!runOn(*target.origin.module, mine.file) ||
      !inputs.lower(target, llvm::MemoryBufferRef(), mine.origin.options,
                    source.getContext()))
    return nullptr;
  inputs.terms.emplace(mine.get(), target.get());
  return std::move(target.origin.lowered->module);
}

std::unique_ptr<llvm::Module>
MLIRInputs::Passes::run(const llvm::Module &source) {
  std::unique_ptr<llvm::Module> made =
      inputs.sides[0].origin.module ? runOnMLIR(source) : runOnLLVM(source);
  if (!made)
    return nullptr;
  made->setModuleIdentifier(source.getModuleIdentifier());
  madeLocal = passes::findMadeLocal(source, *made);
  before = &source;
  return made;
}

std::optional<Reason>
MLIRInputs::Passes::findDoubt(const refine::FunctionPair &pair,
                              const PairResult &result,
                              const RefineOptions &options) {
  llvm::StringRef name =
      pair.sourceName.empty() ? pair.targetName : pair.sourceName;
  name.consume_front("@");
  std::optional<Reason> why = passes::doubtOfCallers(
      pair, *before, /*isLocalNow=*/madeLocal.contains(name),
      /*isInterprocedural=*/true);
  if (!why && inputs.sides[0].origin.lowered && inputs.sides[1].origin.lowered)
    why = passes::findLoweringCause(pair, result, inputs.sides[0].origin,
                                    inputs.sides[1].origin, options);
  return why;
}
