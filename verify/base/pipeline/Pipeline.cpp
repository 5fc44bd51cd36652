// LLVM's passes, run in this process as opt runs them.

#include "verify/base/pipeline/Pipeline.h"
#include "verify/base/pipeline/PassNames.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/TargetParser/Triple.h"

using namespace palindrome;

std::unique_ptr<llvm::TargetMachine>
palindrome::createMachine(const llvm::Module &module) {
  static const bool areTargetsKnown = [] {
    llvm::InitializeAllTargetInfos();
    llvm::InitializeAllTargets();
    llvm::InitializeAllTargetMCs();
    return true;
  }();
  (void)areTargetsKnown;
  const llvm::Triple &triple = module.getTargetTriple();
  std::string error;
  const llvm::Target *target =
      triple.getArch() == llvm::Triple::UnknownArch
          ? nullptr
          : llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target)
    return nullptr;
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, /*CPU=*/"", /*Features=*/"", llvm::TargetOptions(),
      /*RM=*/std::nullopt));
}

Pipeline::Pipeline(
    llvm::TargetMachine *machine,
    llvm::ArrayRef<std::function<void(llvm::PassBuilder &)>> extensions)
    : builder(machine, llvm::PipelineTuningOptions(), /*PGOOpt=*/std::nullopt,
              &callbacks) {
  skipping.registerCallbacks(callbacks);
  for (const auto &extend : extensions)
    extend(builder);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
}

/// The pipeline `text` with instcombine as the default pipelines have it. Named
/// without parameters, the pass aborts where another iteration would still
/// change the function, a check that LLVM's own tests need.
static std::string withInstCombineAsInDefaults(llvm::StringRef text) {
  std::string result;
  while (!text.empty()) {
    llvm::StringRef name = text.take_until(
        [](char c) { return c == ',' || c == '(' || c == ')'; });
    result += name;
    if (name.trim() == "instcombine")
      result += "<no-verify-fixpoint>";
    result += text.substr(name.size(), 1);
    text = text.substr(name.size() + 1);
  }
  return result;
}

llvm::Error Pipeline::parse(llvm::StringRef text) {
  return builder.parsePassPipeline(passes, withInstCombineAsInDefaults(text));
}

bool Pipeline::isOfFunctions(llvm::StringRef text) {
  llvm::FunctionPassManager all;
  llvm::Error error = builder.parsePassPipeline(all, text);
  bool fails = bool(error);
  llvm::consumeError(std::move(error));
  return !fails;
}

void Pipeline::addDefault(llvm::OptimizationLevel level) {
  passes.addPass(builder.buildPerModuleDefaultPipeline(level));
}

void Pipeline::run(llvm::Module &module) { passes.run(module, modules); }

std::optional<std::string> palindrome::findPipelineProblem(
    llvm::StringRef text,
    llvm::ArrayRef<std::function<void(llvm::PassBuilder &)>> extensions) {
  Pipeline pipeline(nullptr, extensions);
  if (llvm::Error error = pipeline.parse(text)) {
    std::string problem = llvm::toString(std::move(error));
    return problem + suggestLLVMPass(problem);
  }
  return std::nullopt;
}
