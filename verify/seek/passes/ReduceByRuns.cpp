// Runs one pass on smaller and smaller modules, and each before and after it.

#include "verify/seek/passes/ReduceByRuns.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Engine.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/seek/passes/RunJudge.h"

using namespace palindrome;
using namespace palindrome::passes;
using lowering::Program;

/// The text of the smallest module; empty if the pass alone shows nothing.
static std::string reduce(const WrongPass &wrong, const PassPair &pair,
                          const Engine &engine, const PassOptions &options,
                          unsigned seconds) {
  mlir::DialectRegistry registry;
  engine.registerDialects(registry);
  registerLowering(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  Program program{
      mlir::parseSourceString<mlir::ModuleOp>(wrong.module, &context),
      wrong.symbol.substr(1),
      {}};
  if (!program.module)
    return "";
  for (const Counterexample::Input &input : pair.counterexample->inputs)
    program.arguments.push_back(input.value);
  RunJudgeOptions judging{engine, {}, nullptr};
  judging.runs.indexBits = getIndexBitwidth(*program.module, options.lowering);
  auto find = [&](const Program &smaller) {
    return findDifference(smaller, wrong.pipeline, judging);
  };
  std::optional<std::string> what = find(program);
  if (!what)
    return "";
  lowering::WrongProgram smallest = lowering::reduceProgram(
      {std::move(program), *what}, find,
      {static_cast<double>(seconds), judging.runs.indexBits});
  return lowering::describeWrong(smallest).textFor(wrong.symbol);
}

void palindrome::passes::reduceByRuns(WrongPass &wrong, const PassPair &pair,
                                      const Engine &engine,
                                      const PassOptions &options,
                                      unsigned seconds) {
  WorkerLimits limits;
  constexpr double factor = 2;
  limits.timeoutSeconds = factor * seconds;
  limits.memoryBytes = options.refine.memoryBytes;
  runInWorkers(
      1, limits,
      [&](size_t) { return reduce(wrong, pair, engine, options, seconds); },
      [&](size_t, JobOutcome outcome) {
        if (outcome.kind != JobOutcome::Kind::Done || outcome.text.empty())
          return;
        wrong.module = std::move(outcome.text);
        wrong.isReduced = true;
      });
}
