// MLIR's lowering, judged.

#include "tools/commands/JudgedLowering.h"
#include "palindrome/Engine.h"
#include "llvm/IR/Verifier.h"

using namespace palindrome;

Lowering
palindrome::makeJudgedLowering(const LoweringOptions &options,
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

Lowering palindrome::makeFuzzedLowering(const Engine &engine) {
  lowering::JudgeLoweringOptions judging;
  // There are many functions, and each mutant has most of its parent's.
  judging.runs = 6;
  judging.lower = [&engine](mlir::ModuleOp module, llvm::LLVMContext &context) {
    std::unique_ptr<llvm::Module> lowered;
    if (succeeded(lowerToLLVM(module)))
      lowered = engine.exportModule(module, context);
    if (lowered && llvm::verifyModule(*lowered))
      lowered = nullptr;
    return lowered;
  };
  return makeJudgedLowering({}, judging);
}
