// Judges a lowering by runs before and after it.

#include "verify/run/lowering/Judge.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "verify/judge/refine/Scalable.h"
#include "verify/judge/refine/interpret/execution/Interpreter.h"
#include "verify/judge/refine/replay/Inputs.h"
#include "verify/run/lowering/Apart.h"
#include "verify/run/lowering/ArgumentBridge.h"
#include "verify/run/lowering/Draw.h"
#include "verify/run/lowering/Library.h"
#include "verify/run/lowering/Proof.h"
#include "verify/run/lowering/Schedule.h"
#include "verify/run/lowering/Stages.h"

using namespace palindrome;
using namespace palindrome::lowering;
using interpret::Outcome;

namespace {
/// The choices of a run that nothing depends on: addresses of memory, and that
/// allocations succeed.
class Choices final : public interpret::Oracle {
public:
  llvm::APInt ask(interpret::ChoiceKind kind, unsigned width,
                  const llvm::Instruction *) override {
    return kind == interpret::ChoiceKind::Address
               ? llvm::APInt(width, next += step)
               : llvm::APInt::getZero(width);
  }

private:
  static constexpr uint64_t step = 1 << 16;
  uint64_t next = 0;
};

/// The instructions of LLVM IR, and the lanes and bytes that they use, that
/// count as a step of `RunOptions::steps`.
constexpr uint64_t instructionsInStep = 4, workInStep = 16;

/// A function of LLVM IR that one of MLIR was lowered to.
class LoweredFunction final : public ChangedFunction {
public:
  LoweredFunction(mlir::ModuleOp module, mlir::FunctionOpInterface function,
                  const llvm::Function &lowered,
                  const JudgeLoweringOptions &options)
      : module(module), function(function), lowered(lowered), options(options) {
  }

  std::optional<std::string>
  takeArguments(Run &before, llvm::ArrayRef<std::string> texts) override;
  Trial compare(Run &before) override;
  void explain(SettledSymbol &symbol, const std::vector<std::string> &texts,
               const Trial &trial) override;

private:
  Trial runOn(Run &before);
  /// Takes a difference back that the documents allow: they leave open which of
  /// several results it is, or trust a schedule.
  void excuse(Trial &trial, const dialects::Machine &machine);

  mlir::ModuleOp module;
  mlir::FunctionOpInterface function;
  const llvm::Function &lowered;
  const JudgeLoweringOptions &options;
  std::optional<ArgumentBridge> bridge;
  refine::Witness input;
};
} // namespace

static std::string notKnown(const llvm::GlobalValue *callee) {
  return "the lowered function calls " +
         (callee ? "@" + callee->getName().str() + ", which" : "one that") +
         " is not known";
}

/// Why the run that led to `outcome` says nothing, if it called functions of
/// which nothing is known or did what only others see; empty if not.
static std::string findObstacle(const Outcome &outcome,
                                const interpret::Interpreter &interpreter,
                                const interpret::Environment &environment) {
  for (const interpret::Event &event : outcome.events)
    return event.kind == interpret::Event::Call && event.callee
               ? notKnown(event.callee)
               : "the lowered function has volatile or atomic accesses, or "
                 "calls a pointer";
  if (interpreter.unknownCalls() == 0)
    return "";
  // A call that nobody observes, such as one of `erfcf`, is no event.
  for (const auto &[at, count] : environment.targetCalls())
    return notKnown(llvm::cast<llvm::CallBase>(at)->getCalledFunction());
  return notKnown(nullptr);
}

/// The memory as it is before the call.
std::optional<std::string>
LoweredFunction::takeArguments(Run &before, llvm::ArrayRef<std::string>) {
  bridge.emplace(before.machine, lowered);
  input = {};
  Reason why;
  if (!replay::addGlobals(lowered, lowered, input, why))
    return "LLVM IR: " + reasonText(why);
  // A variable that a lowering no longer refers to keeps its value.
  for (auto globalOp : module.getOps<mlir::memref::GlobalOp>())
    if (const llvm::GlobalVariable *variable =
            lowered.getParent()->getNamedGlobal(globalOp.getSymName());
        variable && !globalOp.getConstant() &&
        !replay::addGlobal(*variable, input, why))
      return "LLVM IR: " + reasonText(why);
  for (auto [value, type] :
       llvm::zip_equal(before.arguments, before.function.getArgumentTypes()))
    if (!bridge->addArgument(value, type, input))
      return "an argument of " + typeText(type) + " is not compared";
  if (input.arguments.size() != lowered.arg_size())
    return "the lowered function has other parameters than are known";
  return std::nullopt;
}

Trial LoweredFunction::compare(Run &before) {
  Trial trial = runOn(before);
  excuse(trial, before.machine);
  return trial;
}

Trial LoweredFunction::runOn(Run &before) {
  if (!before.results)
    return Trial::inconclusive(before.machine.stopped()->message,
                               /*isPointless=*/false);
  interpret::Environment environment(input);
  Choices choices;
  interpret::Options how;
  how.maxSteps = instructionsInStep * options.steps;
  how.maxWork = workInStep * options.steps;
  how.maxCopiedBytes = 1 << 22;
  how.startsProgram = true; // As the run of MLIR does.
  how.hasFlatMemory = true;
  how.approximates = true;
  how.isLinked = true;
  Library library(module, options.indexBits);
  how.external = [&](interpret::Machine &machine, llvm::StringRef name,
                     llvm::ArrayRef<interpret::Lanes> arguments,
                     interpret::Lanes &result) {
    return library.call(machine, name, arguments, result);
  };
  interpret::Interpreter after(interpret::Role::Target, *lowered.getParent(),
                               interpret::memoryOf(input.blocks), choices,
                               environment, how);
  Trial trial;
  if (!after.initialize()) {
    trial.reason = "a global of the lowered module is not modelled";
    return trial;
  }
  Outcome outcome = after.run(lowered, input.arguments);
  trial.steps =
      std::max(after.steps() / instructionsInStep, after.work() / workInStep);
  if (!outcome.isVerdict()) {
    trial.reason = "LLVM IR: " + interpret::outcomeText(outcome);
    return trial;
  }
  trial.reason = findObstacle(outcome, after, environment);
  if (!trial.reason.empty())
    return trial;
  if (outcome.kind != Outcome::Returns) {
    trial.agrees = false;
    trial.what = "outcome";
    trial.after.outcome = interpret::outcomeText(outcome);
    trial.reason = "the lowered function " + trial.after.outcome;
    return trial;
  }
  auto compare = [&] {
    return bridge->agrees(outcome, input, *before.results,
                          llvm::to_vector(before.function.getResultTypes()),
                          trial.reason);
  };
  trial.agrees = compare();
  trial.what = bridge->differsInMemory() ? "memory" : "result";
  // Of the results that the documents leave open, numbers that are close to
  // each other are likely to be two.
  if (trial.agrees == false && before.machine.hasLatitude()) {
    bridge->toleratesRounding = true;
    trial.agrees = compare() == true;
  }
  if (trial.agrees == false)
    trial.after.outcome = interpret::outcomeText(outcome);
  if (trial.agrees == true && library.output() != before.printed) {
    trial.agrees = false;
    trial.what = "output";
    trial.reason = "the output differs";
    trial.after.outcome = "prints " + library.output();
  }
  return trial;
}

void LoweredFunction::excuse(Trial &trial, const dialects::Machine &machine) {
  if (trial.agrees != false)
    return;
  if (machine.hasLatitude()) {
    trial.agrees = std::nullopt;
    trial.reason = "the documents allow several results";
  } else if (mlir::Operation *trust = findTrust(module)) {
    trial.agrees = std::nullopt;
    trial.reason =
        ("the result differs, and '" + trust->getName().getStringRef() +
         "' of the schedule takes its author's word for what it needs")
            .str();
  }
}

/// What differs if `program` runs before and after its lowering.
static std::optional<std::string>
findDifferenceOf(const Program &program, const JudgeLoweringOptions &options) {
  mlir::OwningOpRef<mlir::ModuleOp> changed = program.module.get().clone();
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> lowered = options.lower(*changed, context);
  const llvm::Function *after =
      lowered ? lowered->getFunction(program.function) : nullptr;
  if (!after || after->isDeclaration())
    return std::nullopt;
  return findDifference(
      *program.module,
      program.module.get().lookupSymbol<mlir::FunctionOpInterface>(
          program.function),
      *after, program.arguments, options);
}

void LoweredFunction::explain(SettledSymbol &symbol,
                              const std::vector<std::string> &texts,
                              const Trial &trial) {
  if (!options.lower)
    return;
  auto find = [&] {
    WrongProgram wrong = reduceProgram(
        {{module.clone(), function.getName().str(), texts}, trial.what},
        [&](const Program &program) {
          return findDifferenceOf(program, options);
        },
        {options.reduceSeconds, options.indexBits});
    WrongLowering result = describeWrong(wrong);
    if (options.follow)
      result.passes = findWrongPasses(wrong.program, options.follow, options);
    return result;
  };
  symbol.wrong =
      options.isApart ? findApart(find, options.reduceSeconds) : find();
}

/// A module with `function` for the vscale of runs of MLIR; null if that makes
/// no difference, or is not known.
static std::unique_ptr<llvm::Module> fixVScale(const llvm::Function &function) {
  const llvm::Module &module = *function.getParent();
  return llvm::any_of(module, refine::dependsOnVScale)
             ? refine::fixVScale(module, function.getName(),
                                 dialects::Limits().vscale)
             : nullptr;
}

std::optional<std::string> lowering::findDifference(
    mlir::ModuleOp original, mlir::FunctionOpInterface function,
    const llvm::Function &lowered, const std::vector<std::string> &arguments,
    const JudgeLoweringOptions &options) {
  std::unique_ptr<llvm::Module> fixed = fixVScale(lowered);
  LoweredFunction changed(
      original, function,
      fixed ? *fixed->getFunction(lowered.getName()) : lowered, options);
  Run before(original, function, options);
  Trial trial = tryArguments(before, changed, arguments);
  if (trial.agrees != false)
    return std::nullopt;
  return trial.what;
}

std::vector<SettledSymbol>
lowering::judgeLowering(mlir::ModuleOp original, llvm::Module &lowered,
                        const JudgeLoweringOptions &options) {
  std::vector<SettledSymbol> results;
  for (auto function : original.getOps<mlir::FunctionOpInterface>()) {
    // Nothing is lowered of a function of the llvm dialect.
    bool isLowered = !llvm::isa<mlir::LLVM::LLVMFuncOp>(*function);
    if (function.isExternal() || !isLowered)
      continue;
    const llvm::Function *after = lowered.getFunction(function.getName());
    if (!after || after->isDeclaration())
      continue;
    std::unique_ptr<llvm::Module> fixed = fixVScale(*after);
    if (fixed)
      after = fixed->getFunction(function.getName());
    LoweredFunction changed(original, function, *after, options);
    results.push_back(judgeByRuns(original, function, changed, options));
  }
  if (options.proofSeconds > 0)
    proveLowering(original, lowered, options, results);
  return results;
}
