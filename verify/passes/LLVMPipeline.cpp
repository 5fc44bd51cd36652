// Runs LLVM's passes as opt does.

#include "verify/passes/LLVMPipeline.h"
#include "verify/passes/Follower.h"
#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/StandardInstrumentations.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Triple.h"

using namespace palindrome;
using namespace palindrome::passes;

namespace {
/// What a pipeline of LLVM's needs.
class Pipeline {
public:
  explicit Pipeline(llvm::Module *module);

  llvm::PassInstrumentationCallbacks callbacks;
  std::unique_ptr<llvm::TargetMachine> machine;
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::ModulePassManager manager;
  std::unique_ptr<llvm::PassBuilder> builder;

private:
  llvm::OptNoneInstrumentation skipping{/*DebugLogging=*/false};
};
} // namespace

static std::unique_ptr<llvm::TargetMachine>
machineFor(const llvm::Module &module) {
  if (module.getTargetTriple().getTriple().empty())
    return nullptr;
  std::string error;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(module.getTargetTriple(), error);
  if (!target)
    return nullptr;
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      module.getTargetTriple(), "", "", llvm::TargetOptions(), std::nullopt));
}

Pipeline::Pipeline(llvm::Module *module)
    : machine(module ? machineFor(*module) : nullptr) {
  skipping.registerCallbacks(callbacks);
  builder = std::make_unique<llvm::PassBuilder>(
      machine.get(), llvm::PipelineTuningOptions(), std::nullopt, &callbacks);
  builder->registerModuleAnalyses(modules);
  builder->registerCGSCCAnalyses(components);
  builder->registerFunctionAnalyses(functions);
  builder->registerLoopAnalyses(loops);
  builder->crossRegisterProxies(loops, functions, components, modules);
}

std::optional<std::string>
palindrome::passes::findLLVMProblem(llvm::StringRef text) {
  Pipeline pipeline(nullptr);
  if (llvm::Error error =
          pipeline.builder->parsePassPipeline(pipeline.manager, text))
    return llvm::toString(std::move(error));
  return std::nullopt;
}

void palindrome::passes::runLLVMPipeline(
    llvm::Module &module, llvm::StringRef text, bool isEachPass,
    Changes &changes, llvm::function_ref<void(llvm::StringRef)> onStage) {
  static const bool areTargetsKnown = [] {
    llvm::InitializeAllTargetInfos();
    llvm::InitializeAllTargets();
    llvm::InitializeAllTargetMCs();
    return true;
  }();
  (void)areTargetsKnown;
  Pipeline pipeline(&module);
  // The command has parsed the pipeline before.
  llvm::cantFail(pipeline.builder->parsePassPipeline(pipeline.manager, text));
  std::optional<Follower> follower;
  std::unique_ptr<llvm::Module> before;
  if (isEachPass) {
    follower.emplace(changes, onStage);
    follower->registerCallbacks(pipeline.callbacks);
  } else {
    before = copyModule(module);
    pipeline.callbacks.registerBeforeNonSkippedPassCallback(
        [onStage](llvm::StringRef pass, const llvm::Any &) { onStage(pass); });
  }
  pipeline.manager.run(module, pipeline.modules);
  if (follower)
    return follower->finish();
  PassRun whole = wholeRun("pipeline", "the pipeline");
  changes.begin(whole);
  changes.addAll(whole, *before, module);
}
