// Judges a lowering by runs before and after it.

#include "verify/lowering/Judge.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "verify/dialects/Interpret.h"
#include "verify/dialects/Text.h"
#include "verify/io/MLIRErrors.h"
#include "verify/lowering/Bridge.h"
#include "verify/lowering/Draw.h"
#include "verify/lowering/Wrong.h"
#include "verify/refine/interpret/state/Machine.h"
#include "verify/refine/replay/Inputs.h"
#include "llvm/Support/xxhash.h"
#include <chrono>

using namespace palindrome;
using namespace palindrome::lowering;
using interpret::Outcome;

namespace {
/// What one input shows.
struct Trial {
  /// Whether the lowered function did what it may; nothing if the input says
  /// nothing, for `reason`.
  std::optional<bool> agrees;
  std::string reason;       ///< In one line.
  std::string what;         ///< As in `WrongLowering`, if they disagree.
  std::string before;       ///< The result before the lowering, as text.
  std::string after;        ///< What the lowered function did.
  bool isPointless = false; ///< Other inputs will not say anything either.
};

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

class FunctionJudge {
public:
  FunctionJudge(mlir::ModuleOp module, mlir::FunctionOpInterface function,
                const llvm::Function &lowered,
                const JudgeLoweringOptions &options)
      : module(module), function(function), lowered(lowered), options(options) {
  }

  SettledSymbol judge();
  Trial attempt(const std::vector<std::string> &arguments);

private:
  Trial compare(dialects::Machine &machine, Bridge &bridge,
                const dialects::Values &results, const refine::Witness &input,
                const std::string &printed);
  Counterexample describe(const std::vector<std::string> &arguments,
                          const Trial &trial);

  mlir::ModuleOp module;
  mlir::FunctionOpInterface function;
  const llvm::Function &lowered;
  const JudgeLoweringOptions &options;
};
} // namespace

/// What the calls of runner libraries among `events` print; nothing if another
/// function was called.
static std::optional<std::string>
findOutput(mlir::ModuleOp module, llvm::ArrayRef<interpret::Event> events) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  dialects::Machine printer(module, {}, stream);
  for (const interpret::Event &event : events) {
    if (event.kind != interpret::Event::Call || !event.callee)
      return std::nullopt;
    dialects::Values operands, results;
    for (const interpret::Lane &lane : event.lanes)
      operands.push_back(lane.isBits() ? dialects::Value(lane.bits)
                                       : dialects::Value());
    if (!dialects::callLibrary(printer, event.callee->getName(), {}, operands,
                               results) ||
        printer.stopped())
      return std::nullopt;
  }
  return text;
}

Trial FunctionJudge::compare(dialects::Machine &machine, Bridge &bridge,
                             const dialects::Values &results,
                             const refine::Witness &input,
                             const std::string &printed) {
  interpret::Environment environment(input);
  Choices choices;
  interpret::Machine after(interpret::Role::Target, *lowered.getParent(),
                           interpret::memoryOf(input.blocks), choices,
                           environment);
  constexpr unsigned mostSteps = 200'000;
  after.maxSteps = mostSteps;
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
  // What a function of a library returns is not known, only what it prints.
  bool usesUnknown =
      llvm::any_of(environment.targetCalls(), [](const auto &call) {
        return !call.first->getType()->isVoidTy();
      });
  if (usesUnknown) {
    trial.reason = "the lowered function calls one that is not known";
    return trial;
  }
  trial.after = interpret::outcomeText(outcome);
  if (outcome.kind != Outcome::Returns) {
    trial.agrees = false;
    trial.what = "outcome";
    trial.reason = "the lowered function " + trial.after;
    return trial;
  }
  std::optional<std::string> output = findOutput(module, outcome.events);
  if (!output) {
    trial.reason = "the lowered function calls one that is not known";
    return trial;
  }
  std::string difference;
  trial.agrees = bridge.agrees(
      outcome, results, llvm::to_vector(function.getResultTypes()), difference);
  trial.reason = difference;
  trial.what = bridge.differsInMemory() ? "memory" : "result";
  if (!trial.agrees)
    trial.reason = "a result has a type without a text";
  else if (*trial.agrees && *output != printed) {
    trial.agrees = false;
    trial.what = "output";
    trial.reason = "the output differs";
    trial.after = "prints " + *output;
  }
  // The documents leave open which of several results it is.
  if (trial.agrees == false && machine.hasLatitude()) {
    trial.agrees = std::nullopt;
    trial.reason = "the documents allow several results";
  }
  return trial;
}

Trial FunctionJudge::attempt(const std::vector<std::string> &arguments) {
  dialects::Limits limits;
  limits.steps = 100'000;
  limits.seconds = options.seconds;
  limits.bytes = 1 << 24;
  limits.indexBits = options.indexBits;
  std::string printed;
  llvm::raw_string_ostream output(printed);
  dialects::Machine machine(module, limits, output);
  llvm::Expected<dialects::Values> values =
      dialects::readArguments(machine, function, arguments);
  Trial trial;
  trial.isPointless = true;
  if (!values) {
    trial.reason = llvm::toString(values.takeError());
    return trial;
  }
  // The memory as it is before the call.
  Bridge bridge(machine, lowered);
  refine::Witness input;
  Reason why;
  if (!replay::addGlobals(lowered, lowered, input, why)) {
    trial.reason = "LLVM IR: " + reasonText(why);
    return trial;
  }
  for (auto [value, type] :
       llvm::zip_equal(*values, function.getArgumentTypes()))
    if (!bridge.addArgument(value, type, input)) {
      trial.reason = "an argument has a type that is not compared";
      return trial;
    }
  if (input.arguments.size() != lowered.arg_size()) {
    trial.reason = "the lowered function has other parameters than are known";
    return trial;
  }
  trial.isPointless = false;
  std::optional<dialects::Values> results =
      dialects::callOnOwnStack(machine, function, *values);
  if (!results) {
    const dialects::Stop &stop = *machine.stopped();
    trial.reason = stop.message;
    trial.isPointless = stop.kind == dialects::Stop::Kind::Unsupported;
    return trial;
  }
  trial = compare(machine, bridge, *results, input, printed);
  llvm::raw_string_ostream stream(trial.before);
  for (auto [number, value] : llvm::enumerate(*results)) {
    stream << (number ? ", " : "");
    dialects::printValue(stream, machine, value,
                         function.getResultTypes()[number]);
  }
  return trial;
}

Counterexample
FunctionJudge::describe(const std::vector<std::string> &arguments,
                        const Trial &trial) {
  Counterexample result;
  result.isMLIR = true;
  result.difference = trial.reason;
  for (auto [number, text, type] :
       llvm::enumerate(arguments, function.getArgumentTypes())) {
    std::string printed;
    llvm::raw_string_ostream stream(printed);
    type.print(stream);
    result.inputs.push_back({"%arg" + std::to_string(number), printed, text});
  }
  result.source.place = diagnosticAt(function.getLoc(), "", "").within("");
  result.source.outcome = "returns";
  result.source.value = trial.before;
  result.target.outcome = trial.after;
  return result;
}

SettledSymbol FunctionJudge::judge() {
  SettledSymbol result;
  result.name = "@" + function.getName().str();
  result.by = "runs";
  Random random(options.seed ^ llvm::xxh3_64bits(function.getName()));
  auto start = std::chrono::steady_clock::now();
  auto passed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() -
                                         start)
        .count();
  };
  std::vector<int64_t> numbers = findNumbers(function);
  // Inputs of which the behaviour is undefined say nothing, and are many.
  constexpr unsigned attemptsForRun = 4;
  std::string reason = "no input was drawn";
  for (unsigned i = 0; i < options.runs * attemptsForRun; ++i) {
    if (result.runs == options.runs || passed() > options.seconds)
      break;
    std::optional<std::vector<std::string>> arguments = drawArguments(
        llvm::to_vector(function.getArgumentTypes()), numbers, random);
    if (!arguments) {
      reason = "an argument has a type without a text";
      break;
    }
    Trial trial = attempt(*arguments);
    if (trial.agrees == false) {
      result.verdict = Verdict::Different;
      result.by = "counterexample";
      result.reason = trial.reason;
      result.counterexample = describe(*arguments, trial);
      if (options.lower)
        result.wrong =
            findWrong(module, function, *arguments, trial.what, options);
      result.runs = 0;
      result.seconds = passed();
      return result;
    }
    result.runs += trial.agrees.has_value();
    if (!trial.agrees)
      reason = trial.reason;
    // Without parameters there is one input.
    if (trial.isPointless || arguments->empty())
      break;
  }
  result.seconds = passed();
  result.verdict = result.runs ? Verdict::Tested : Verdict::Unknown;
  if (!result.runs) {
    result.by = "";
    result.reason = reason;
  }
  return result;
}

std::optional<std::string> lowering::findDifference(
    mlir::ModuleOp original, mlir::FunctionOpInterface function,
    const llvm::Function &lowered, const std::vector<std::string> &arguments,
    const JudgeLoweringOptions &options) {
  Trial trial =
      FunctionJudge(original, function, lowered, options).attempt(arguments);
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
    if (after && !after->isDeclaration())
      results.push_back(
          FunctionJudge(original, function, *after, options).judge());
  }
  return results;
}
