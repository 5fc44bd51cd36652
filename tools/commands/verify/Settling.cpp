// Makes the judges of palindrome verify by its options.

#include "tools/commands/verify/Settling.h"
#include "tools/commands/JudgedLowering.h"
#include "verify/run/settle/Settle.h"
#include "verify/run/settle/mlir/SettleMLIR.h"

using namespace palindrome;
using namespace palindrome::tools;

bool palindrome::tools::asksForMeaning(Verdict required) {
  return required >= Verdict::Equivalent && required <= Verdict::Tested;
}

decltype(JudgeOptions::settle)
palindrome::tools::makeSettler(const VerifyLine &line,
                               const RefineOptions &refine, Verdict required) {
  bool isProved = asksForMeaning(required);
  settle::ProgramOptions programs = line.programs;
  programs.timeoutSeconds = line.runTimeout;
  if (!isProved && programs.areNone())
    return nullptr;
  return [isProved, refine, programs](const llvm::Module &original,
                                      const llvm::Module &back,
                                      FileResult &result) {
    if (isProved)
      settle::settle(original, back, refine, result);
    if (!programs.areNone())
      settle::settleByPrograms(original, back, programs, result);
  };
}

decltype(JudgeOptions::settleMLIR) palindrome::tools::makeSettlerForMLIR(
    const VerifyLine &line, const RefineOptions &refine, Verdict required) {
  if (!asksForMeaning(required))
    return nullptr;
  settle::MLIRSettling settling;
  settling.refine = refine;
  settling.lowering = line.lowering.get();
  settling.timeoutSeconds = line.workers.timeoutSeconds;
  settling.registerDialects = [&line](mlir::DialectRegistry &registry) {
    PluginEngine(nativeEngine(), line.plugins.plugins)
        .registerDialects(registry);
  };
  return [settling](mlir::ModuleOp original, mlir::ModuleOp back,
                    BothSides &sides) {
    settle::settleMLIR(original, back, settling, sides);
  };
}

Lowering palindrome::tools::makeLowering(const VerifyLine &line) {
  lowering::JudgeLoweringOptions judging;
  judging.runs = static_cast<unsigned>(line.loweringRuns);
  judging.proofSeconds = 2;
  if (line.passes.get().isEachPass && line.passes.secondsToReduce()) {
    judging.reduceSeconds = line.passes.secondsToReduce();
    judging.isApart = true;
    findWhatIsWrong(
        judging, line.lowering.get(),
        std::make_shared<PluginEngine>(nativeEngine(), line.plugins.plugins));
  }
  return makeJudgedLowering(line.lowering.get(), judging);
}
