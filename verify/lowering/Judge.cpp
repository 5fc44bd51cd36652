// Judges a lowering by runs before and after it.

#include "verify/lowering/Judge.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "verify/lowering/Bridge.h"
#include "verify/lowering/Draw.h"
#include "verify/lowering/Library.h"
#include "verify/lowering/Schedule.h"
#include "verify/lowering/Wrong.h"
#include "verify/refine/interpret/state/Machine.h"
#include "verify/refine/replay/Inputs.h"

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
  std::optional<Bridge> bridge;
  refine::Witness input;
};
} // namespace

static std::string notKnown(const llvm::GlobalValue *callee) {
  return "the lowered function calls " +
         (callee ? "@" + callee->getName().str() + ", which" : "one that") +
         " is not known";
}

/// What the calls of runner libraries among `events` print; nothing, for
/// `reason`, if there is another one.
static std::optional<std::string>
findOutput(mlir::ModuleOp module, llvm::ArrayRef<interpret::Event> events,
           std::string &reason) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  dialects::Machine printer(module, {}, stream);
  for (const interpret::Event &event : events) {
    if (event.kind != interpret::Event::Call || !event.callee) {
      reason = "the lowered function has volatile or atomic accesses, or calls "
               "a pointer";
      return std::nullopt;
    }
    dialects::Values operands, results;
    bool isKnown = true;
    for (const interpret::Lane &lane : event.lanes) {
      // A memref is known by its type alone, which LLVM IR has not.
      isKnown &= !lane.isPointer();
      operands.push_back(lane.isBits() ? dialects::Value(lane.bits)
                                       : dialects::Value());
    }
    if (!isKnown ||
        !dialects::callLibrary(printer, event.callee->getName(), {}, operands,
                               results) ||
        printer.stopped()) {
      reason = notKnown(event.callee);
      return std::nullopt;
    }
  }
  return text;
}

/// The memory as it is before the call.
std::optional<std::string>
LoweredFunction::takeArguments(Run &before, llvm::ArrayRef<std::string>) {
  bridge.emplace(before.machine, lowered);
  input = {};
  Reason why;
  if (!replay::addGlobals(lowered, lowered, input, why))
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
  interpret::Machine after(interpret::Role::Target, *lowered.getParent(),
                           interpret::memoryOf(input.blocks), choices,
                           environment);
  constexpr unsigned mostSteps = 1'000'000;
  after.maxSteps = mostSteps;
  after.startsProgram = true; // As the run of MLIR does.
  after.hasFlatMemory = true;
  after.approximates = true;
  after.external = callRunnerLibrary;
  Trial trial;
  if (!after.initialize()) {
    trial.reason = "a global of the lowered module is not modelled";
    return trial;
  }
  Outcome outcome = after.run(lowered, input.arguments);
  if (!outcome.isVerdict()) {
    trial.reason = "LLVM IR: " + interpret::outcomeText(outcome);
    return trial;
  }
  std::optional<std::string> output =
      findOutput(module, outcome.events, trial.reason);
  if (!output)
    return trial;
  // What a function of a library returns is not known, only what it prints. A
  // call that nobody observes, such as one of `erfcf`, is no event.
  const llvm::Function *unknown = nullptr;
  for (const auto &[at, count] : environment.targetCalls())
    if (!unknown && !at->getType()->isVoidTy())
      unknown = llvm::cast<llvm::CallBase>(at)->getCalledFunction();
  if (unknown || after.unknownCalls != outcome.events.size()) {
    trial.reason = notKnown(unknown);
    return trial;
  }
  if (outcome.kind != Outcome::Returns) {
    trial.agrees = false;
    trial.what = "outcome";
    trial.after.outcome = interpret::outcomeText(outcome);
    trial.reason = "the lowered function " + trial.after.outcome;
    return trial;
  }
  auto compare = [&] {
    return bridge->agrees(outcome, *before.results,
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
  if (trial.agrees == true && *output != before.printed) {
    trial.agrees = false;
    trial.what = "output";
    trial.reason = "the output differs";
    trial.after.outcome = "prints " + *output;
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

void LoweredFunction::explain(SettledSymbol &symbol,
                              const std::vector<std::string> &texts,
                              const Trial &trial) {
  if (!options.lower)
    return;
  auto findAgain = [&](mlir::ModuleOp smaller, mlir::FunctionOpInterface source,
                       const std::vector<std::string> &arguments)
      -> std::optional<std::string> {
    mlir::OwningOpRef<mlir::ModuleOp> changed = smaller.clone();
    llvm::LLVMContext context;
    std::unique_ptr<llvm::Module> made = options.lower(*changed, context);
    const llvm::Function *after =
        made ? made->getFunction(source.getName()) : nullptr;
    if (!after || after->isDeclaration())
      return std::nullopt;
    return findDifference(smaller, source, *after, arguments, options);
  };
  symbol.wrong = findWrong(module, function.getName(), texts, trial.what,
                           options, findAgain);
}

std::optional<std::string> lowering::findDifference(
    mlir::ModuleOp original, mlir::FunctionOpInterface function,
    const llvm::Function &lowered, const std::vector<std::string> &arguments,
    const JudgeLoweringOptions &options) {
  LoweredFunction changed(original, function, lowered, options);
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
    LoweredFunction changed(original, function, *after, options);
    results.push_back(judgeByRuns(original, function, changed, options));
  }
  return results;
}
