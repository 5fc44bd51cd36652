// LLVM's passes, run in this process as opt runs them.

#include "verify/pipeline/Pipeline.h"
#include "verify/pipeline/PassNames.h"
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

/// The pipeline `text` with instcombine as the default pipelines have it. Where
/// it is named without parameters, it ends the process if it would change the
/// module once more, which is meant for LLVM's own tests.
static std::string withInstCombineAsInDefaults(llvm::StringRef text) {
  std::string result;
  while (!text.empty()) {
    llvm::StringRef name = text.take_until(
        [](char c) { return c == ',' || c == '(' || c == ')'; });
    result += name;
    if (name.trim() == "instcombine")
      result += "<no-verify-fixpoint>";
    text = text.drop_front(name.size());
    result += text.take_front(1);
    text = text.drop_front(std::min<size_t>(1, text.size()));
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
