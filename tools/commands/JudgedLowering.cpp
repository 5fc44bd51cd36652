// MLIR's lowering, judged.

#include "tools/commands/JudgedLowering.h"
#include "palindrome/Engine.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/seek/passes/RunJudge.h"
#include "llvm/IR/Verifier.h"

using namespace palindrome;
using namespace palindrome::tools;

Lowering palindrome::tools::makeJudgedLowering(
    const LoweringOptions &options,
    const lowering::JudgeLoweringOptions &judging) {
  Lowering lowering;
  lowering.registerDialects = registerLowering;
  lowering.lower =
      [options](mlir::ModuleOp module,
                llvm::function_ref<void(llvm::StringRef)> onStage) {
        LoweringOptions reporting = options;
        std::string stage;
        reporting.onStep = [&](const LoweringStep &step) {
          stage = describeStep(step);
          onStage(stage);
        };
        return lowerToLLVM(module, reporting);
      };
  if (judging.runs == 0)
    return lowering;
  lowering.judge = [options, judging](mlir::ModuleOp original,
                                      llvm::Module &lowered,
                                      FileResult &result) {
    lowering::JudgeLoweringOptions own = judging;
    own.indexBits = getIndexBitwidth(original, options);
    result.lowered = lowering::judgeLowering(original, lowered, own);
  };
  return lowering;
}

/// Lowers with `options`, and exports by `engine`.
static std::unique_ptr<llvm::Module>
lowerAndExport(mlir::ModuleOp module, llvm::LLVMContext &context,
               const LoweringOptions &options, const Engine &engine) {
  if (failed(lowerToLLVM(module, options)))
    return nullptr;
  std::unique_ptr<llvm::Module> lowered = engine.exportModule(module, context);
  return lowered && llvm::verifyModule(*lowered) ? nullptr : std::move(lowered);
}

void palindrome::tools::findWhatIsWrong(lowering::JudgeLoweringOptions &judging,
                                        const LoweringOptions &options,
                                        std::shared_ptr<const Engine> engine) {
  judging.lower = [options, engine](mlir::ModuleOp module,
                                    llvm::LLVMContext &context) {
    return lowerAndExport(module, context, options, *engine);
  };
  judging.follow = [options](mlir::ModuleOp module,
                             llvm::function_ref<void(llvm::StringRef)> onPass) {
    LoweringOptions reporting = options;
    reporting.onStep = [&](const LoweringStep &step) {
      if (step.op.empty())
        onPass(step.pass);
    };
    return lowerToLLVM(module, reporting);
  };
}

/// Judges all `pipelines`. A function that several get wrong is in the result
/// as often.
static void judgePipelines(mlir::ModuleOp module,
                           const std::vector<std::string> &pipelines,
                           const passes::RunJudgeOptions &options,
                           FileResult &result) {
  result.lowered.emplace();
  for (const std::string &pipeline : pipelines) {
    MLIRErrors errors(*module.getContext(), result.path);
    auto judged = passes::judgeByRuns(module, pipeline, options);
    if (failed(judged)) {
      result.verdict = Verdict::PassError;
      result.message = errors.take("the pass fails").within(result.path);
      continue;
    }
    for (SettledSymbol &symbol : *judged)
      result.lowered->push_back(std::move(symbol));
  }
}

Lowering palindrome::tools::makeFuzzedLowering(
    const Engine &engine, const std::vector<std::string> &pipelines) {
  lowering::JudgeLoweringOptions judging;
  // Most of the time goes into the lowering.
  judging.runs = 12;
  judging.steps = 250'000;
  judging.lower = [&engine](mlir::ModuleOp module, llvm::LLVMContext &context) {
    return lowerAndExport(module, context, {}, engine);
  };
  Lowering lowering = makeJudgedLowering({}, judging);
  if (!pipelines.empty())
    lowering.judgePasses =
        [&engine, pipelines,
         judging](mlir::ModuleOp module,
                  llvm::function_ref<void(llvm::StringRef)> onStage,
                  FileResult &result) {
          passes::RunJudgeOptions options{engine, judging, onStage};
          // A mutant costs about as much, whatever number of pipelines.
          constexpr uint64_t leastSteps = 50'000;
          options.runs.steps =
              std::max(leastSteps, judging.steps / pipelines.size());
          options.runs.indexBits = getIndexBitwidth(module, {});
          judgePipelines(module, pipelines, options, result);
        };
  return lowering;
}
