// Runs of functions of MLIR, for the tests of the rules.

#include "Runs.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Lower.h"
#include "verify/dialects/Interpret.h"

using namespace palindrome;
using namespace palindrome::dialects;

const RuleTable *dialects::rulesOfRuns = nullptr;

static llvm::StringRef nameOf(Stop::Kind kind) {
  switch (kind) {
  case Stop::Kind::Undefined:
    return "undefined: ";
  case Stop::Kind::Aborted:
    return "aborted: ";
  case Stop::Kind::Unsupported:
    return "unsupported: ";
  case Stop::Kind::Exhausted:
    return "exhausted: ";
  }
  llvm_unreachable("all cases return");
}

std::string dialects::run(llvm::StringRef module,
                          const std::vector<std::string> &arguments,
                          Limits limits, bool *hasLatitude) {
  mlir::DialectRegistry registry;
  registerLowering(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  auto parsed = mlir::parseSourceString<mlir::ModuleOp>(module, &context);
  if (!parsed)
    return "error: the module";
  llvm::Expected<mlir::FunctionOpInterface> entry = findEntry(*parsed, "f");
  if (!entry)
    return "error: " + llvm::toString(entry.takeError());
  InterpretOptions options;
  options.limits = limits;
  options.limits.rules = rulesOfRuns;
  if (!options.limits.steps)
    options.limits.steps = 10'000'000;
  std::string printed;
  llvm::raw_string_ostream output(printed);
  llvm::Expected<Interpretation> result =
      interpret(*parsed, *entry, arguments, options, output);
  if (!result)
    return "error: " + llvm::toString(result.takeError());
  if (hasLatitude)
    *hasLatitude = result->hasLatitude;
  if (result->stop)
    return nameOf(result->stop->kind).str() + result->stop->message;
  return llvm::StringRef(printed + result->text).rtrim('\n').str();
}

std::string dialects::runBody(llvm::StringRef signature, llvm::StringRef body,
                              const std::vector<std::string> &arguments,
                              Limits limits, bool *hasLatitude) {
  llvm::StringRef results = signature.rsplit("->").second.trim();
  if (results.consume_front("("))
    results.consume_back(")");
  return run(("func.func @f" + signature + " {\n" + body +
              "\nreturn %r : " + results + "\n}\n")
                 .str(),
             arguments, limits, hasLatitude);
}

std::string dialects::insertOperands(llvm::StringRef op,
                                     llvm::StringRef operands) {
  auto [name, flags] = op.split(' ');
  return (name + " " + operands + " " + flags).str();
}
