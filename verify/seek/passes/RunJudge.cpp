// Runs functions before and after passes of MLIR's.

#include "verify/seek/passes/RunJudge.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Verifier.h"
#include "verify/run/lowering/Interpreted.h"
#include "verify/run/lowering/Judge.h"
#include "verify/seek/passes/MLIRPipeline.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Verifier.h"

using namespace palindrome;
using namespace palindrome::passes;
using lowering::Program;

namespace {
/// Keeps the states of a module that passes led to.
class States final : public Observer {
public:
  explicit States(const RunJudgeOptions &options) : options(options) {}

  struct State {
    PassRun run;
    mlir::OwningOpRef<mlir::ModuleOp> module;
  };
  std::vector<State> list;
  std::optional<PassRun> failure; ///< What failed.

  void begin(const PassRun &) override {}
  void changed(const PassRun &run, mlir::ModuleOp state) override {
    list.push_back({run, mlir::OwningOpRef<mlir::ModuleOp>(state.clone())});
  }
  void unchanged(const PassRun &) override {}
  void failed(const PassRun &run) override { failure = run; }
  void stage(llvm::StringRef name) override {
    if (options.onStage)
      options.onStage(name);
  }

private:
  const RunJudgeOptions &options;
};

/// What passes made of a module.
class Changed {
public:
  /// The export may change `module`.
  Changed(mlir::ModuleOp module, const RunJudgeOptions &options);

  std::vector<SettledSymbol> judge(mlir::ModuleOp before) const;
  /// What differs from `before`; nothing if that is not known, or nothing does.
  std::optional<std::string> findDifference(const Program &before) const;

private:
  mlir::ModuleOp module;
  const RunJudgeOptions &options;
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> lowered; ///< Null if it is no LLVM IR.
};
} // namespace

Changed::Changed(mlir::ModuleOp module, const RunJudgeOptions &options)
    : module(module), options(options) {
  bool isLLVM = llvm::any_of(
      module.getOps<mlir::LLVM::LLVMFuncOp>(),
      [](mlir::LLVM::LLVMFuncOp function) { return !function.isExternal(); });
  if (isLLVM)
    lowered = options.engine.exportModule(module, context);
  if (lowered && llvm::verifyModule(*lowered))
    lowered = nullptr;
}

std::vector<SettledSymbol> Changed::judge(mlir::ModuleOp before) const {
  lowering::JudgeLoweringOptions runs{options.runs, {}};
  if (lowered)
    return lowering::judgeLowering(before, *lowered, runs);
  std::vector<SettledSymbol> verdicts;
  // A pass may know all callers of a private function.
  for (auto function : before.getOps<mlir::FunctionOpInterface>())
    if (!function.isExternal() && !function.isPrivate())
      verdicts.push_back(
          lowering::judgeInterpreted(before, module, function.getName(), runs));
  return verdicts;
}

std::optional<std::string>
Changed::findDifference(const Program &before) const {
  lowering::JudgeLoweringOptions runs{options.runs, {}};
  mlir::ModuleOp original = *before.module;
  if (!lowered) {
    lowering::Trial trial = lowering::tryInterpreted(
        original, module, before.function, before.arguments, runs);
    return trial.agrees == false ? std::optional(trial.what) : std::nullopt;
  }
  auto source =
      original.lookupSymbol<mlir::FunctionOpInterface>(before.function);
  const llvm::Function *target = lowered->getFunction(before.function);
  if (!source || source.isExternal() || !target || target->isDeclaration())
    return std::nullopt;
  return lowering::findDifference(original, source, *target, before.arguments,
                                  runs);
}

/// The states that the pipeline `text` leads a copy of `module` to.
static States follow(mlir::ModuleOp module, llvm::StringRef text,
                     bool isEachPass, const RunJudgeOptions &options) {
  mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
  States states(options);
  runMLIRPipeline(*copy, text, isEachPass, states);
  if (options.onStage)
    options.onStage("judging the passes");
  return states;
}

std::optional<std::string>
palindrome::passes::findDifference(const Program &program, llvm::StringRef text,
                                   const RunJudgeOptions &options) {
  States states = follow(*program.module, text, /*isEachPass=*/false, options);
  if (states.list.empty())
    return std::nullopt;
  return Changed(*states.list.back().module, options).findDifference(program);
}

/// What the pipeline `text` does wrong to `program`.
static WrongLowering explain(const Program &program, llvm::StringRef text,
                             const RunJudgeOptions &options) {
  // States of which nothing is known are passed over.
  States states = follow(*program.module, text, /*isEachPass=*/true, options);
  mlir::ModuleOp before = *program.module;
  PassRun wrong = wholeRun("pipeline", "the pipeline");
  for (const States::State &state : states.list) {
    if (Changed(*state.module, options).findDifference(program)) {
      wrong = state.run;
      break;
    }
    before = *state.module;
  }
  auto reduce = [&](Program start,
                    llvm::StringRef pipeline) -> std::optional<WrongLowering> {
    auto find = [&](const Program &smaller) {
      return findDifference(smaller, pipeline, options);
    };
    std::optional<std::string> what = find(start);
    if (!what)
      return std::nullopt;
    lowering::ReductionLimits limits;
    limits.indexBits = options.runs.indexBits;
    WrongLowering result = lowering::describeWrong(
        lowering::reduceProgram({std::move(start), *what}, find, limits));
    result.passes = {wrong.name};
    result.pipeline = pipeline;
    return result;
  };
  std::optional<WrongLowering> alone;
  if (!wrong.pipeline.empty())
    alone = reduce({before.clone(), program.function, program.arguments},
                   wrong.pipeline);
  // What a pass does may depend on more than the module that it gets.
  return alone ? *alone
               : reduce(program.clone(), text).value_or(WrongLowering());
}

namespace {
/// An op that does not verify, by its name, and the symbol that it is in.
struct InvalidOp {
  std::string name, symbol;
};
} // namespace

/// The first op, inner ones before outer ones, that does not verify in what the
/// pipeline `text` makes of a copy of `module`; none if its pass reports an
/// error itself.
static std::optional<InvalidOp> findInvalid(mlir::ModuleOp module,
                                            llvm::StringRef text) {
  mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
  mlir::ScopedDiagnosticHandler quiet(
      module.getContext(), [](mlir::Diagnostic &) { return mlir::success(); });
  if (failed(runUnverified(*copy, text)))
    return std::nullopt;
  std::optional<InvalidOp> invalid;
  copy->walk([&](mlir::Operation *op) {
    if (succeeded(mlir::verify(op)))
      return mlir::WalkResult::advance();
    mlir::Operation *outer = op;
    while (outer != *copy && outer->getParentOp() != *copy)
      outer = outer->getParentOp();
    auto symbol = llvm::dyn_cast<mlir::SymbolOpInterface>(outer);
    invalid = {op->getName().getStringRef().str(),
               symbol && outer != *copy ? symbol.getName().str() : ""};
    return mlir::WalkResult::interrupt();
  });
  return invalid;
}

/// The verdict on the function of which the failing pass of the pipeline `text`
/// makes something that does not verify; nothing if there is none.
static std::optional<SettledSymbol>
explainFailure(mlir::ModuleOp module, llvm::StringRef text,
               const RunJudgeOptions &options) {
  States states = follow(module, text, /*isEachPass=*/true, options);
  if (!states.failure || states.failure->pipeline.empty())
    return std::nullopt;
  const PassRun &pass = *states.failure;
  mlir::ModuleOp before =
      states.list.empty() ? module : *states.list.back().module;
  std::optional<InvalidOp> invalid = findInvalid(before, pass.pipeline);
  if (!invalid)
    return std::nullopt;
  lowering::FindDifference find =
      [&](const Program &program) -> std::optional<std::string> {
    if (findInvalid(*program.module, pass.pipeline))
      return "invalid";
    return std::nullopt;
  };
  SettledSymbol verdict;
  verdict.name = "@" + invalid->symbol;
  verdict.verdict = Verdict::Different;
  verdict.reason = "'" + invalid->name + "' does not verify after the pass";
  verdict.wrong = lowering::describeWrong(lowering::reduceProgram(
      {{before.clone(), invalid->symbol, {}}, "invalid"}, find, {}));
  verdict.wrong->passes = {pass.name};
  verdict.wrong->pipeline = pass.pipeline;
  return verdict;
}

mlir::FailureOr<std::vector<SettledSymbol>>
palindrome::passes::judgeByRuns(mlir::ModuleOp module, llvm::StringRef text,
                                const RunJudgeOptions &options) {
  States states = follow(module, text, /*isEachPass=*/false, options);
  std::vector<SettledSymbol> verdicts;
  if (states.failure) {
    std::optional<SettledSymbol> invalid =
        explainFailure(module, text, options);
    if (!invalid)
      return mlir::failure();
    verdicts.push_back(std::move(*invalid));
    return verdicts;
  }
  if (states.list.empty())
    return verdicts;
  verdicts = Changed(*states.list.back().module, options).judge(module);
  for (SettledSymbol &verdict : verdicts) {
    if (verdict.verdict != Verdict::Different)
      continue;
    Program program{module.clone(), verdict.name.substr(1), {}};
    for (const Counterexample::Input &input : verdict.counterexample->inputs)
      program.arguments.push_back(input.value);
    verdict.wrong = explain(program, text, options);
  }
  return verdicts;
}
