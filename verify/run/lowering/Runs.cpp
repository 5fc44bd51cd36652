// Draws arguments for a function, and runs it before and after a change.

#include "verify/run/lowering/Runs.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/io/OneLine.h"
#include "verify/judge/dialects/Interpret.h"
#include "verify/judge/dialects/Text.h"
#include "verify/run/lowering/Draw.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"
#include <chrono>

using namespace palindrome;
using namespace palindrome::lowering;
using dialects::Stop;

static dialects::Limits limitsOf(const RunOptions &options) {
  dialects::Limits limits = limitsForOutput(options.indexBits);
  limits.steps = options.steps;
  limits.bytes = 1 << 25;
  limits.rules = options.rules;
  return limits;
}

Run::Run(mlir::ModuleOp module, mlir::FunctionOpInterface function,
         const RunOptions &options)
    : function(function), machine(module, limitsOf(options), output) {
  machine.external = [this](mlir::FunctionOpInterface callee,
                            llvm::ArrayRef<dialects::Value> arguments,
                            dialects::Values &results) {
    return unknown.call(machine, callee, arguments, results);
  };
}

std::optional<std::string> Run::read(llvm::ArrayRef<std::string> texts) {
  llvm::Expected<dialects::Values> values =
      dialects::readArguments(machine, function, texts);
  if (!values)
    return llvm::toString(values.takeError());
  arguments = std::move(*values);
  return std::nullopt;
}

void Run::call() {
  results = dialects::callOnOwnStack(machine, function, arguments);
}

/// "a.mlir:3:5", or nothing if that is not known.
static std::string placeOf(mlir::Location location) {
  Diagnostic place = diagnosticAt(location, "", "");
  return place.line == 0 ? ""
                         : place.file + ":" + std::to_string(place.line) + ":" +
                               std::to_string(place.column);
}

/// The name of `argument` in the text if its location has it (Names.h of
/// verify/run/meaning), else as MLIR prints it.
static std::string nameOf(mlir::BlockArgument argument) {
  auto named = llvm::dyn_cast<mlir::NameLoc>(argument.getLoc());
  return named ? "%" + named.getName().str()
               : "%arg" + std::to_string(argument.getArgNumber());
}

Counterexample::Side Run::describe() {
  Counterexample::Side side;
  side.place = placeOf(function.getLoc());
  if (const std::optional<Stop> &stop = machine.stopped()) {
    side.outcome = stop->kind == Stop::Kind::Undefined
                       ? "has undefined behavior"
                       : "ends the program";
    side.why = stop->message;
    if (std::string place = placeOf(stop->place); !place.empty())
      side.why += ", at " + place;
    return side;
  }
  side.outcome = "returns";
  llvm::raw_string_ostream stream(side.value);
  llvm::ListSeparator separator;
  for (auto [value, type] :
       llvm::zip_equal(*results, function.getResultTypes())) {
    stream << separator;
    dialects::printValue(stream, machine, value, type);
  }
  for (auto [number, value] : llvm::enumerate(arguments)) {
    if (!value.isView() || !value.view().base.buffer->isAlive)
      continue;
    stream << (side.value.empty() ? "" : "; ") << "argument " << number + 1
           << " = ";
    dialects::printValue(stream, machine, value,
                         function.getArgumentTypes()[number]);
  }
  if (!printed.empty())
    stream << (side.value.empty() ? "" : "; ") << "prints " << oneLine(printed);
  return side;
}

Trial lowering::tryArguments(Run &before, ChangedFunction &changed,
                             llvm::ArrayRef<std::string> texts) {
  std::optional<std::string> problem = before.read(texts);
  if (!problem)
    problem = changed.takeArguments(before, texts);
  if (problem)
    return Trial::inconclusive(std::move(*problem), /*isPointless=*/true);
  before.call();
  if (before.results || before.hasStopped(Stop::Kind::Aborted))
    return changed.compare(before);
  std::string reason = before.machine.stopped()->message;
  if (texts.empty() && before.hasStopped(Stop::Kind::Undefined))
    reason = "the only run is undefined: " + reason;
  return Trial::inconclusive(std::move(reason),
                             before.hasStopped(Stop::Kind::Unsupported));
}

static Counterexample describe(Run &before, llvm::ArrayRef<std::string> texts,
                               Trial &trial) {
  Counterexample result;
  result.isMLIR = true;
  result.difference = trial.reason;
  for (auto [text, argument] :
       llvm::zip_equal(texts, before.function.getArguments()))
    result.inputs.push_back(
        {nameOf(argument), typeText(argument.getType()), text});
  result.source = before.describe();
  result.target = std::move(trial.after);
  return result;
}

namespace {
/// A function that is run with drawn arguments until something differs.
class Search {
public:
  Search(mlir::ModuleOp module, mlir::FunctionOpInterface function,
         ChangedFunction &changed, const RunOptions &options)
      : module(module), function(function), changed(changed), options(options) {
  }

  SettledSymbol run();

private:
  void search();

  mlir::ModuleOp module;
  mlir::FunctionOpInterface function;
  ChangedFunction &changed;
  const RunOptions &options;
  uint64_t steps = 0; ///< Of all runs so far.
  SettledSymbol result;
  std::string reason = "no input was drawn"; ///< If no run is compared.
  /// What shows the difference, if there is one.
  std::vector<std::string> texts;
  Trial trial;
};
} // namespace

void Search::search() {
  Random random(options.seed ^ llvm::xxh3_64bits(function.getName()));
  Hints hints = findHints(function);
  // Inputs of which the behaviour is undefined say nothing, and are many.
  constexpr unsigned attemptsForRun = 8;
  for (unsigned i = 0; i < options.runs * attemptsForRun; ++i) {
    if (result.runs == options.runs || steps > options.steps)
      return;
    llvm::Expected<std::vector<std::string>> drawn = drawArguments(
        llvm::to_vector(function.getArgumentTypes()), hints, random);
    if (!drawn) {
      reason = llvm::toString(drawn.takeError());
      return;
    }
    texts = std::move(*drawn);
    Run before(module, function, options);
    trial = tryArguments(before, changed, texts);
    steps += before.machine.stepsTaken() + trial.steps;
    if (trial.agrees == false) {
      result.verdict = Verdict::Different;
      result.counterexample = describe(before, texts, trial);
      return;
    }
    // Of poison anything may come, so that it says nothing to agree.
    bool hasPoison = llvm::any_of(
        texts, [](llvm::StringRef text) { return text.contains("poison"); });
    result.runs += trial.agrees.has_value() && !hasPoison;
    if (!trial.agrees)
      reason = trial.reason;
    // Without parameters there is one input.
    if (trial.isPointless || texts.empty())
      return;
  }
}

SettledSymbol Search::run() {
  auto start = std::chrono::steady_clock::now();
  result.name = "@" + function.getName().str();
  dialects::runOnOwnStack([&] { search(); });
  if (result.verdict == Verdict::Different) {
    result.by = "counterexample";
    result.reason = trial.reason;
    result.runs = 0;
    changed.explain(result, texts, trial);
  } else if (result.runs) {
    result.verdict = Verdict::Tested;
    result.by = "runs";
  } else {
    result.reason = reason;
  }
  result.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  return std::move(result);
}

SettledSymbol lowering::judgeByRuns(mlir::ModuleOp module,
                                    mlir::FunctionOpInterface function,
                                    ChangedFunction &changed,
                                    const RunOptions &options) {
  return Search(module, function, changed, options).run();
}
