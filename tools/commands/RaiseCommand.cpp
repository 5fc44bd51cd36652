// palindrome raise: ops of `llvm` to those of other dialects.

#include "tools/commands/RaisingLine.h"
#include "tools/line/ErrorReport.h"
#include "tools/line/ModuleOutput.h"
#include "tools/line/PluginOptions.h"
#include "tools/translation/Translation.h"
#include "verify/base/io/Context.h"

using namespace palindrome;
using namespace palindrome::tools;

static int runRaise(const Command &self,
                    const std::vector<std::string> &arguments) {
  CommandLine line(self);
  ModuleOutput output;
  output.addTo(line, Language::MLIR,
               "write to OUT: bytecode if it ends in .mlirbc, else text");
  RaisingLine raising;
  raising.addTo(line, "to", "raise to DIALECTS alone, such as func,arith,cf");
  bool withStats = false;
  line.addFlag("stats", withStats,
               "say on stderr how many ops were raised, and what stays");
  std::string statsFormat;
  line.addChoice("format", statsFormat, {"text", "json"},
                 "of --stats: for people, or a JSON object");
  PluginOptions plugins;
  if (std::optional<int> status = plugins.parse(line, arguments, 0, 1))
    return *status;
  if (std::optional<int> status = output.decide(line, Language::MLIR))
    return *status;
  PluginEngine engine(nativeEngine(), plugins.plugins);
  mlir::DialectRegistry registry = registryOf(engine);
  if (std::optional<int> status = raising.decide(line, registry))
    return *status;

  auto input = readInputOf(line, Language::MLIR);
  if (!input)
    return ExitUnreadable;
  llvm::StringRef file = input->getBufferIdentifier();
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  stopLocking(context);
  Diagnostic error;
  auto module = parseMLIR(*input, context, error);
  if (!module || !checkMLIR(*module, file, error))
    return reportError(error, *input);

  if (!raising.raise(module, *input))
    return ExitUnreadable;
  if (withStats)
    raising.reportStats(file, statsFormat == "json");
  return writeModule(*module, file, output,
                     "MLIR crashed in writing what was raised");
}

const Command palindrome::tools::raiseCommand = {
    "raise",
    "[IN] [-o OUT]",
    "palindrome raise gcd.mlir -o gcd.func.mlir",
    "Raise the llvm dialect to func, arith, cf and others",
    "Reads a module of the llvm dialect from IN or stdin, and writes it with "
    "ops\n"
    "of func, arith, cf, math and ub in the place of those of llvm that say\n"
    "exactly the same (docs/raising.md). All others stay: both are legal in "
    "one\n"
    "function. `palindrome export --lower` takes back what was raised.\n"
    "\n"
    "--to=func,arith raises to these alone, --to=scf to structured control "
    "flow,\n"
    "too, --to=memref to memory with shapes, --to=affine to both and affine "
    "loops.\n"
    "With --prove a function is raised only if it is proved to do the "
    "same.\n"
    "--remarks=summary tells what stays and why, and --stats how many.\n"
    "\n"
    "Exit status: 0 on success, 2 on wrong usage or unreadable input.\n",
    runRaise,
    /*actions=*/{},
    /*describe=*/nullptr,
    /*crashStatus=*/ExitUnreadable};
