// Runs of functions of MLIR, for the tests of the rules.

#include "Runs.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Lower.h"
#include "verify/judge/dialects/Interpret.h"
#include "verify/judge/dialects/Stated.h"
#include "verify/run/lowering/Judge.h"

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

/// What differs if the rules for terms state `function` as a function of LLVM
/// IR, and that is run; nothing if they do not, or functions are declared,
/// since no statement says what these do.
static std::optional<std::string>
findWrongStatement(mlir::ModuleOp module, mlir::FunctionOpInterface function,
                   const std::vector<std::string> &arguments) {
  llvm::LLVMContext context;
  Limits limits = limitsOfStatements(Limits().indexBits);
  limits.rules = rulesOfRuns;
  std::unique_ptr<llvm::Module> declared =
      declareFunctions(module, limits, context);
  llvm::Module stated("", context);
  for (auto each : module.getOps<mlir::FunctionOpInterface>()) {
    const llvm::Function *type = declared->getFunction(each.getName());
    std::string reason;
    if (each.isExternal() || !type ||
        !stateFunction(module, each, *type, stated, limits, reason))
      return std::nullopt;
  }
  return lowering::findDifference(
      module, function, *stated.getFunction(function.getName()), arguments, {});
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
  if (options.limits.indexBits == Limits().indexBits)
    if (std::optional<std::string> what =
            findWrongStatement(*parsed, *entry, arguments))
      return "another " + *what + " as stated";
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
