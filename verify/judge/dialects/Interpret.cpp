// Runs a function of a module of MLIR with arguments that are text.

#include "verify/judge/dialects/Interpret.h"
#include "mlir/IR/BuiltinTypes.h"
#include "verify/judge/dialects/Text.h"
#include "llvm/Support/ProgramStack.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace palindrome;
using namespace palindrome::dialects;

bool dialects::isProgram(mlir::FunctionOpInterface function) {
  llvm::ArrayRef<mlir::Type> results = function.getResultTypes();
  return function.getName() == "main" && function.getNumArguments() == 0 &&
         (results.empty() ||
          (results.size() == 1 && results.front().isInteger(32)));
}

static std::string signatureOf(mlir::FunctionOpInterface function) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << '@' << function.getName() << '(';
  llvm::interleaveComma(function.getArgumentTypes(), stream);
  stream << ')';
  if (function.getNumResults())
    stream << " -> ";
  llvm::interleaveComma(function.getResultTypes(), stream);
  return text;
}

llvm::Expected<mlir::FunctionOpInterface>
dialects::findEntry(mlir::ModuleOp module, llvm::StringRef name) {
  auto function = module.lookupSymbol<mlir::FunctionOpInterface>(name);
  if (!function || function.isExternal())
    return llvm::createStringError("the module defines no function @" + name);
  return function;
}

llvm::Expected<Values>
dialects::readArguments(Machine &machine, mlir::FunctionOpInterface function,
                        llvm::ArrayRef<std::string> texts) {
  if (texts.size() != function.getNumArguments())
    return llvm::createStringError(
        signatureOf(function) + " takes " +
        llvm::Twine(function.getNumArguments()) + " argument" +
        (function.getNumArguments() == 1 ? "" : "s") + ", not " +
        llvm::Twine(texts.size()));
  Values values;
  for (auto [number, text, type] :
       llvm::enumerate(texts, function.getArgumentTypes())) {
    llvm::Expected<Value> value = readValue(machine, text, type);
    if (!value)
      return llvm::createStringError("argument " + llvm::Twine(number + 1) +
                                     ": " + llvm::toString(value.takeError()));
    values.push_back(std::move(*value));
  }
  return values;
}

void dialects::runOnOwnStack(llvm::function_ref<void()> work) {
  static thread_local bool isOwn = false;
  if (isOwn)
    return work();
  constexpr unsigned stackBytes = 1u << 30;
  llvm::runOnNewStack(stackBytes, [&] {
    llvm::SaveAndRestore own(isOwn, true);
    work();
  });
}

std::optional<Values>
dialects::callOnOwnStack(Machine &machine, mlir::FunctionOpInterface function,
                         const Values &arguments) {
  std::optional<Values> results;
  runOnOwnStack([&] { results = machine.call(function, arguments); });
  return results;
}

/// Notes the first poison of `value`.
static void notePoison(const Value &value, Interpretation &result,
                       mlir::Location place) {
  const Poison *poison = findPoison(value);
  if (poison && !result.poison)
    result.poison = poison->origin ? poison->origin->getLoc() : place;
}

static void printResults(Machine &machine, mlir::FunctionOpInterface function,
                         const Values &results, Interpretation &result) {
  llvm::raw_string_ostream stream(result.text);
  bool isList = results.size() > 1;
  stream << (isList ? "{" : "");
  for (auto [number, value] : llvm::enumerate(results)) {
    stream << (number ? ", " : "");
    notePoison(value, result, function.getLoc());
    printValue(stream, machine, value, function.getResultTypes()[number]);
  }
  stream << (isList ? "}" : "") << (results.empty() ? "" : "\n");
}

static void printMemRefs(Machine &machine, mlir::FunctionOpInterface function,
                         const Values &arguments, Interpretation &result) {
  llvm::raw_string_ostream stream(result.text);
  for (auto [number, value] : llvm::enumerate(arguments)) {
    if (!value.isView() || !value.view().base.buffer->isAlive)
      continue;
    stream << "argument " << number + 1 << ": ";
    printValue(stream, machine, value, function.getArgumentTypes()[number]);
    stream << '\n';
  }
}

llvm::Expected<Interpretation>
dialects::interpret(mlir::ModuleOp module, mlir::FunctionOpInterface function,
                    llvm::ArrayRef<std::string> arguments,
                    const InterpretOptions &options,
                    llvm::raw_ostream &output) {
  Machine machine(module, options.limits, output);
  llvm::Expected<Values> values = readArguments(machine, function, arguments);
  if (!values)
    return values.takeError();
  Interpretation result;
  if (std::optional<Values> results =
          callOnOwnStack(machine, function, *values)) {
    if (options.printsMemRefs)
      printMemRefs(machine, function, *values, result);
    if (!isProgram(function)) {
      printResults(machine, function, *results, result);
    } else if (!results->empty()) {
      notePoison(results->front(), result, function.getLoc());
      if (results->front().isBits())
        result.status =
            static_cast<int>(results->front().bits().getSExtValue());
    }
  }
  result.stop = machine.stopped();
  result.hasLatitude = machine.hasLatitude();
  return result;
}
