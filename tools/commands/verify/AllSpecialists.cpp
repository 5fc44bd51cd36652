// The specialists of palindrome verify, in the program that has them.

#include "tools/commands/JudgedLowering.h"
#include "tools/commands/verify/Judging.h"
#include "tools/commands/verify/PassRun.h"
#include "tools/commands/verify/Specialists.h"
#include "tools/commands/verify/VerifyCommand.h"
#include "verify/settle/Settle.h"
#include "verify/settle/mlir/SettleMLIR.h"

using namespace palindrome;

static decltype(JudgeOptions::settle) makeSettler(const VerifyLine &line,
                                                  const RefineOptions &refine,
                                                  Verdict required) {
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

static decltype(JudgeOptions::settleMLIR)
makeSettlerForMLIR(const VerifyLine &line, const RefineOptions &refine,
                   Verdict required) {
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

static Lowering makeLowering(const VerifyLine &line) {
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

namespace {
class All final : public Specialists {
public:
  decltype(JudgeOptions::settle) settler(const VerifyLine &line,
                                         const RefineOptions &refine,
                                         Verdict required) const override {
    return makeSettler(line, refine, required);
  }
  decltype(JudgeOptions::settleMLIR)
  settlerForMLIR(const VerifyLine &line, const RefineOptions &refine,
                 Verdict required) const override {
    return makeSettlerForMLIR(line, refine, required);
  }
  Lowering lowering(const VerifyLine &line) const override {
    return makeLowering(line);
  }
  std::unique_ptr<PassRun> passes(const VerifyLine &line, const Engine &engine,
                                  const JudgeOptions &judge,
                                  const RefineOptions &refine) const override {
    return makePassRun(line.passes, line.lowering.get(), engine, judge, refine);
  }
};

const All all;
} // namespace

static int runWithAll(const Command &self,
                      const std::vector<std::string> &arguments) {
  return *runVerify(self, arguments, &all);
}

const Command palindrome::verifyCommand = makeVerifyCommand(runWithAll);
