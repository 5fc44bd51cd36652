// The options of the raising, alike for all commands that raise, what they
// do, and the reports.

#include "tools/commands/RaisingLine.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "palindrome/Lower.h"
#include "tools/line/ErrorReport.h"
#include "tools/translation/CrashGuard.h"
#include "verify/base/io/JSONLine.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/io/Printable.h"
#include "verify/base/io/Reader.h"
#include "verify/base/io/TextStream.h"
#include "verify/run/raising/Raising.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace palindrome;
using namespace palindrome::tools;

void RaisingLine::addTo(CommandLine &line, const char *option,
                        const char *help) {
  name = option;
  line.addOptionalList(option, "[=DIALECTS]", lists, help);
  line.suggest(option, {raisedDialects().begin(), raisedDialects().end()});
  line.addFlag("prove", isProving,
               "raise a function only if the prover shows that it still means "
               "the same");
  line.addSeconds("semantic-timeout", timeoutSeconds,
                  "with --prove: processor time for one function; 0: no limit");
  line.addNumber("jobs,j", "N", jobs, 1, 4096,
                 "with --prove: worker processes");
  line.addChoice("remarks", remarks, {"none", "summary", "all"},
                 "what stays in llvm and why: a line for each kind of op, or "
                 "for each op");
}

std::vector<std::string> palindrome::tools::chooseDialects(
    const CommandLine &line, const std::string &name,
    llvm::ArrayRef<std::string> lists, const mlir::DialectRegistry &registry,
    std::optional<int> &status) {
  std::vector<std::string> chosen;
  for (llvm::StringRef list : lists)
    for (llvm::StringRef dialect : llvm::split(list, ',')) {
      dialect = dialect.trim();
      if (dialect.empty())
        continue;
      if (!llvm::is_contained(raisedDialects(), dialect) &&
          !registry.getDialectAllocator(dialect)) {
        status = line.usageError("--" + name + "=" + dialect.str() +
                                 ": no such dialect; known are " +
                                 llvm::join(raisedDialects(), ", ") +
                                 ", and those of --load-extension");
        return {};
      }
      chosen.push_back(dialect.str());
    }
  if (chosen.empty())
    chosen.assign(exactDialects().begin(), exactDialects().end());
  return chosen;
}

std::optional<int> RaisingLine::decide(const CommandLine &line,
                                       mlir::DialectRegistry &registry) {
  registerRaising(registry);
  if (isProving)
    registerLowering(registry);
  std::optional<int> status;
  options.dialects = chooseDialects(line, name, lists, registry, status);
  return status;
}

namespace {
using Kind = std::pair<llvm::StringRef, llvm::StringRef>;
/// What stays, by its kinds, in the order of the first of each.
using Kinds = llvm::MapVector<Kind, llvm::SmallVector<const StayingOp *, 1>>;
} // namespace

static Kinds kindsOf(const RaiseStats &stats) {
  Kinds kinds;
  for (const StayingOp &op : stats.staying)
    kinds[{op.op, op.reason}].push_back(&op);
  return kinds;
}

/// Such as "unknown: time".
static std::string verdictOf(const PairResult &result) {
  std::string why = explanationOf(result);
  return meaningName(result.meaning).str() + (why.empty() ? "" : ": ") + why;
}

bool RaisingLine::prove(mlir::ModuleOp original, mlir::ModuleOp raised,
                        llvm::MemoryBufferRef input,
                        llvm::function_ref<bool(llvm::StringRef)> isWanted) {
  llvm::StringRef file = input.getBufferIdentifier();
  RefineOptions proving;
  proving.jobs = static_cast<unsigned>(jobs);
  proving.timeoutSeconds = timeoutSeconds;
  Diagnostic error;
  bool isJudged = false;
  auto judge = [&] {
    isJudged = raising::judgeRaised(
        original, raised, proving,
        [&](llvm::StringRef function, const PairResult &result) {
          if (result.meaning == Meaning::Equivalent && result.complete)
            ++proved;
          else
            options.kept[function.str()] =
                "it is not proved equivalent, but " + verdictOf(result);
        },
        error, isWanted);
  };
  if (runGuarded(judge)) {
    reportError(Diagnostic{file.str(), 0, 0,
                           "MLIR crashed in converting what was raised"},
                input);
    exitAfterCrash();
  }
  if (!isJudged)
    reportError(error, input);
  return isJudged;
}

bool RaisingLine::raise(mlir::OwningOpRef<mlir::ModuleOp> &module,
                        llvm::MemoryBufferRef input) {
  auto raiseOnce = [&](mlir::ModuleOp each) {
    MLIRErrors errors(*each.getContext(), input.getBufferIdentifier());
    stats = {};
    if (succeeded(raiseModule(each, options, stats)))
      return true;
    reportError(errors.take("the raising failed"), input);
    return false;
  };
  mlir::OwningOpRef<mlir::ModuleOp> original;
  if (isProving)
    original = module->clone();
  if (!raiseOnce(*module))
    return false;
  if (isProving) {
    if (!prove(*original, *module, input))
      return false;
    // An scf.while is nearer to what a loop was.
    for (auto function : module->getOps<mlir::FunctionOpInterface>()) {
      bool hasCounted = function
                            ->walk([](mlir::scf::ForOp) {
                              return mlir::WalkResult::interrupt();
                            })
                            .wasInterrupted();
      if (hasCounted && options.kept.erase(function.getName().str()))
        options.uncounted.insert(function.getName().str());
    }
    if (!options.uncounted.empty()) {
      module = original->clone();
      if (!raiseOnce(*module) ||
          !prove(*original, *module, input, [&](llvm::StringRef name) {
            return options.uncounted.count(name.str()) != 0;
          }))
        return false;
    }
    if (!options.kept.empty()) {
      module = std::move(original);
      if (!raiseOnce(*module))
        return false;
    }
  }
  Diagnostic error;
  if (!checkMLIR(*module, input.getBufferIdentifier(), error)) {
    reportError(error, input);
    return false;
  }
  reportRemarks(input.getBufferIdentifier());
  return true;
}

void RaisingLine::reportRemarks(llvm::StringRef file) const {
  auto lineOf = [&](const StayingOp &op) {
    std::string message = ("'" + op.op + "' op in @" + printable(op.function) +
                           " stays: " + op.reason)
                              .str();
    return diagnosticAt(op.location, file, message).str("remark");
  };
  if (remarks == "all")
    for (const StayingOp &op : stats.staying)
      reportError(lineOf(op));
  if (remarks != "summary")
    return;
  for (const auto &[kind, ops] : kindsOf(stats))
    reportError(
        lineOf(*ops.front()) +
        (ops.size() == 1
             ? std::string()
             : llvm::formatv(" (and {0} more; --remarks=all lists {1})",
                             ops.size() - 1, ops.size() == 2 ? "it" : "them")
                   .str()));
}

void RaisingLine::reportStats(llvm::StringRef file, bool asJSON) const {
  if (asJSON) {
    llvm::errs() << formatJSONLine("raise", [&](JSONObject &object) {
      object.text("path", file);
      object.object("raised", [&](JSONObject &raised) {
        for (const auto &[dialect, count] : stats.raised)
          raised.number(dialect, count);
      });
      if (isProving)
        object.number("proved", proved);
      object.objects("staying", kindsOf(stats),
                     [&](JSONObject &entry, const auto &kind) {
                       entry.text("op", kind.first.first);
                       entry.text("reason", kind.first.second);
                       entry.number("count", kind.second.size());
                     });
    }) << '\n';
    return;
  }
  TextStream os(llvm::errs());
  auto row = [&](auto raised, auto stays, const std::string &text) {
    os << llvm::formatv("{0,10}{1,10}  {2}\n", raised, stays, text);
  };
  row("raised", "stay", printable(file));
  for (const auto &[dialect, count] : stats.raised)
    row(count, "", dialect);
  if (isProving)
    row(proved, "", "functions, proved equivalent");
  for (const auto &[kind, ops] : kindsOf(stats))
    row("", ops.size(), (kind.first + ": " + printable(kind.second)).str());
}
