// Asks the reducer about one pass.

#include "verify/seek/passes/Reproduce.h"
#include "verify/base/engine/ForwardingEngine.h"
#include "verify/judge/refine/Pairs.h"
#include "verify/run/meaning/Lowered.h"
#include "verify/seek/passes/Excerpt.h"
#include "verify/seek/passes/ReduceByRuns.h"
#include "verify/seek/reduce/Reduce.h"
#include <algorithm>
#include <csignal>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::passes;

namespace {
/// An engine whose export lowers first.
class LoweringEngine final : public ForwardingEngine {
public:
  LoweringEngine(const Engine &engine, const LoweringOptions &options)
      : ForwardingEngine(engine), options(options) {}

  void registerDialects(mlir::DialectRegistry &registry) const override {
    ForwardingEngine::registerDialects(registry);
    registerLowering(registry);
  }
  std::unique_ptr<llvm::Module>
  exportModule(mlir::ModuleOp module,
               llvm::LLVMContext &context) const override {
    return needsLowering(module)
               ? lower(module, context)
               : ForwardingEngine::exportModule(module, context);
  }
  std::unique_ptr<llvm::Module>
  exportDamaged(mlir::ModuleOp module,
                llvm::LLVMContext &context) const override {
    return needsLowering(module)
               ? lower(module, context)
               : ForwardingEngine::exportDamaged(module, context);
  }

private:
  std::unique_ptr<llvm::Module> lower(mlir::ModuleOp module,
                                      llvm::LLVMContext &context) const {
    Diagnostic error;
    std::optional<meaning::LoweredModule> lowered =
        meaning::bringToLLVM(module, options, context, error);
    if (lowered)
      return std::move(lowered->module);
    module.emitError() << error.message;
    return nullptr;
  }

  const LoweringOptions &options;
};
} // namespace

/// Whether the time of the reduction is up.
static volatile sig_atomic_t isOver = 0;
/// Whether a reduction runs.
static volatile sig_atomic_t isReducing = 0;

/// Ends the reduction as an interrupt from a terminal would.
static void endReduction(int) {
  if (!isReducing)
    return;
  isOver = 1;
  raise(SIGINT);
}

/// The verdict that `report` has on its wrong pass; null if there is none.
static const PassPair *findWrong(const PassReport &report) {
  for (const PassPair &pair : report.pairs)
    if (pair.pass == report.wrong->pass && pair.name == report.wrong->symbol &&
        pair.verdict == Verdict::Different)
      return &pair;
  return nullptr;
}

/// The seconds that the prover may take for a question about a smaller module:
/// a few times what it took at first. One that takes longer is no answer that
/// is worth the wait. What the cache of proofs has takes no time, and sets no
/// limit.
static double limitFor(const PassReport &report, double limit) {
  constexpr double least = 1, factor = 4;
  const PassPair *pair = findWrong(report);
  if (!pair || pair->isCached)
    return limit;
  double own = std::max(least, factor * pair->seconds);
  return limit > 0 ? std::min(limit, own) : own;
}

void palindrome::passes::reduceWrong(PassReport &report, const Engine &engine,
                                     const PassOptions &options,
                                     unsigned seconds) {
  WrongPass &wrong = *report.wrong;
  // Runs of MLIR show what the prover does not, or lays on the lowering.
  if (const PassPair *pair = findWrong(report); pair && pair->by == "runs")
    return reduceByRuns(wrong, *pair, engine, options, seconds);
  LoweringEngine lowering(engine, options.lowering);
  reduce::SubjectOptions subjectOptions;
  subjectOptions.engine = &lowering;
  subjectOptions.semantic = true;
  subjectOptions.extensions = options.extensions;
  subjectOptions.refine = options.refine;
  subjectOptions.refine.bothWays = false;
  subjectOptions.refine.timeoutSeconds =
      limitFor(report, options.refine.timeoutSeconds);
  // What is different in the end is the function that was in the beginning, and
  // not for callers that the module does not have.
  subjectOptions.counts = [&wrong](const refine::FunctionPair &pair) {
    const std::string &name =
        pair.sourceName.empty() ? pair.targetName : pair.sourceName;
    return name == wrong.symbol &&
           !(wrong.isInterprocedural && pair.source &&
             (pair.source->hasLocalLinkage() || localStateOf(*pair.source)));
  };
  subjectOptions.refine.undefInputs &= wrong.hasUndef;
  auto subject = wrong.isLLVM
                     ? reduce::createLLVMPasses(wrong.pipeline, subjectOptions)
                     : reduce::createMLIRPasses(wrong.pipeline, subjectOptions);
  if (!subject)
    return llvm::consumeError(subject.takeError());
  reduce::ReduceOptions reduceOptions;
  reduceOptions.engine = &lowering;
  reduceOptions.memoryBytes = options.refine.memoryBytes;

  isOver = 0;
  isReducing = 1;
  auto before = std::signal(SIGALRM, endReduction);
  alarm(seconds);
  reduce::ReduceResult result = reduce::reduceFile(
      {wrong.module, wrong.isLLVM ? "before.ll" : "before.mlir"}, **subject,
      reduceOptions, [](const reduce::Record &) {});
  isReducing = 0;
  alarm(0);
  std::signal(SIGALRM, before);

  using Status = reduce::ReduceResult::Status;
  if (result.status == Status::Interrupted && !isOver)
    raise(result.signal); // Meant for the whole run.
  if (result.contents.empty() || (result.status != Status::Reduced &&
                                  result.status != Status::Interrupted))
    return;
  wrong.module = std::move(result.contents);
  wrong.isReduced = true;
}
