// palindrome import: LLVM IR to MLIR.

#include "tools/commands/ImportStatsReport.h"
#include "tools/commands/RaisingLine.h"
#include "tools/line/ErrorReport.h"
#include "tools/line/FunctionLine.h"
#include "tools/line/ModuleOutput.h"
#include "tools/line/OutputFile.h"
#include "tools/line/PluginOptions.h"
#include "tools/translation/Translation.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/io/Phase.h"
#include "verify/base/io/TextStream.h"
#include "verify/base/io/Writer.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::tools;

/// Adds warnings of the locations that plain text omits.
static void warnOfLocations(mlir::ModuleOp module, llvm::StringRef file,
                            std::vector<Diagnostic> &warnings) {
  uint64_t names = 0, places = 0;
  auto count = [&](mlir::Location loc) {
    if (!llvm::isa<mlir::UnknownLoc>(loc))
      ++(llvm::isa<mlir::NameLoc>(loc) ? names : places);
  };
  module.walk([&](mlir::Operation *op) {
    count(op->getLoc());
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        for (mlir::BlockArgument argument : block.getArguments())
          count(argument.getLoc());
  });
  auto warn = [&](uint64_t found, llvm::StringRef what) {
    if (found)
      warnings.push_back({file.str(), 0, 0,
                          "left out " + std::to_string(found) + " x " +
                              what.str() +
                              " of the text; -o OUT.mlirbc keeps them"});
  };
  warn(places, "debug locations");
  warn(names, "names of arguments and phis");
}

static int runImport(const Command &self,
                     const std::vector<std::string> &arguments) {
  CommandLine line(self);
  std::string statsFormat;
  bool withStats = false, isPlain = false;
  ImportOptions options;
  ModuleOutput output;
  output.addTo(line, Language::MLIR,
               "write to OUT: bytecode if it ends in .mlirbc, else text");
  line.addFlag("plain", isPlain,
               "the llvm dialect alone, without what it cannot say");
  line.addImportDialects(options.dialects);
  line.addFlag(
      "stats", withStats,
      "say on stderr what was modelled, partly or not, and what carried");
  line.addChoice("format", statsFormat, {"text", "json"},
                 "of --stats: for people, or a JSON object");
  RaisingLine raising;
  raising.addTo(line, "raise",
                "raise ops of llvm to DIALECTS, such as func,arith,cf, where "
                "these say the same");
  FunctionLine functions;
  functions.addTo(line);
  std::string member;
  line.addString(
      "member", "NAME", member,
      "of an archive, or of bitcode with several modules: the one of "
      "that name, such as m.o or #2");
  WarningLine warnings;
  warnings.addTo(line);
  PluginOptions plugins;
  if (std::optional<int> status = plugins.parse(line, arguments, 0, 1))
    return *status;
  PluginEngine engine(nativeEngine(), plugins.plugins);
  mlir::DialectRegistry registry = registryOf(engine);
  bool isRaising = line.isGiven("raise");
  if (isRaising)
    if (std::optional<int> status = raising.decide(line, registry))
      return *status;
  for (std::string option : {"prove", "remarks", "semantic-timeout", "jobs"})
    if (!isRaising && line.isGiven(option))
      return line.usageError("--" + option + " is about raising; add --raise");
  if (std::optional<int> status = output.decide(line, Language::MLIR))
    return *status;
  if (std::optional<int> status = functions.check(line))
    return *status;
  if (isPlain) {
    options.form = ImportForm::Plain;
    raising.leaveUnmarked();
  }
  options.listsLosses = warnings.get() == WarningMode::All;

  auto input = readMemberOf(line, member);
  if (!input)
    return ExitUnreadable;
  llvm::StringRef file = input->getBufferIdentifier();
  llvm::LLVMContext llvmContext;
  Diagnostic error;
  auto source = parseLLVM(*input, llvmContext, error);
  if (!source || !checkLLVM(*source, file, error))
    return reportError(error, *input);
  if (!functions.leaveIn(*source, file))
    return ExitUnreadable;

  Phase phase(file, "the import crashed");
  options.moduleID = findModuleID(input->getBuffer());
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  stopLocking(context);
  MLIRErrors errors(context, file);
  ImportStats stats;
  if (withStats)
    options.stats = &stats;
  auto module = engine.importModule(source, context, options);
  if (!module) {
    reportError(errors.take("the import failed"), *input);
    return isPlain ? ExitShortfall : ExitUnreadable;
  }
  if (!output.isBinary() && isPlain)
    warnOfLocations(*module, file, errors.warnings);
  reportWarnings(errors.warnings, warnings.get());
  if (!checkMLIR(*module, file, error))
    return reportError(error, *input);
  if (isRaising && !raising.raise(module, *input))
    return ExitUnreadable;

  Phase writing(file, "MLIR crashed in writing the import");
  std::string contents;
  llvm::raw_string_ostream stream(contents);
  if (options.stats && statsFormat == "json") {
    reportImportStats(stats, file, /*asJSON=*/true, llvm::errs());
    if (isRaising)
      raising.reportStats(file, /*asJSON=*/true);
  } else if (options.stats) {
    TextStream text(llvm::errs());
    reportImportStats(stats, file, /*asJSON=*/false, text);
    if (isRaising)
      raising.reportStats(file, /*asJSON=*/false);
  }
  if (!output.isBinary())
    printMLIR(*module, stream, /*withLocations=*/!isPlain);
  else if (!writeBytecode(*module, stream))
    return reportError(
        errors.take("the module cannot be written as bytecode").str());
  return writeOutput(output.path(), contents) ? ExitSuccess : ExitUnreadable;
}

const Command palindrome::tools::importCommand = {
    "import",
    "[IN] [-o OUT]",
    "palindrome import gcd.ll -o gcd.mlir",
    "Translate LLVM IR to MLIR",
    "Reads LLVM IR, text or bitcode, from IN or stdin, and writes a module of\n"
    "the llvm dialect that `palindrome export` turns back into the same LLVM\n"
    "IR. What the dialect cannot say is carried in llvmx attributes and in\n"
    "locations, so locations are printed. mlir-opt drops them from text "
    "unless\n"
    "it has --mlir-print-debuginfo; bytecode (--emit-bytecode) keeps them.\n"
    "\n"
    "Text or bytecode: --text and --bytecode decide, else the ending of OUT,\n"
    "else it is text. Bytecode goes to a terminal only with -f.\n"
    "\n"
    "With --plain nothing is carried, and no location is printed: the llvm\n"
    "dialect alone, with a warning for each kind of thing that is left out, "
    "or\n"
    "with --warnings=all for each thing. A module that would be another "
    "program\n"
    "without what the dialect has no form for is an error.\n"
    "\n"
    "--import-dialects=nvvm,rocdl makes ops of these dialects of their\n"
    "intrinsics, instead of calls.\n"
    "\n"
    "--raise makes ops of func, arith, cf, math and ub of those of llvm that "
    "say\n"
    "exactly the same (docs/raising.md), and `palindrome export --lower` makes "
    "the\n"
    "same LLVM IR of them. --raise=func,arith raises to these alone, "
    "--raise=scf\n"
    "to structured control flow, too. With --prove a function is raised only "
    "if it\n"
    "is proved to do the same. --remarks tells what stays and why, and --stats "
    "how\n"
    "many.\n"
    "\n"
    "--stats tells, by kind of metadata and of what else may be carried, how\n"
    "many are modelled by the llvm dialect, how many partly, with the rest "
    "carried\n"
    "beside them, how many are carried, and why.\n"
    "\n"
    "Exit status: 0 on success, 1 if --plain cannot leave something out, 2 on\n"
    "wrong usage or unreadable input.\n",
    runImport,
    /*actions=*/{},
    /*describe=*/nullptr,
    /*crashStatus=*/ExitUnreadable};
