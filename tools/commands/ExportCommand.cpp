// palindrome export: MLIR to LLVM IR.

#include "palindrome/Lower.h"
#include "tools/commands/ReleaseLine.h"
#include "tools/line/ErrorReport.h"
#include "tools/line/FunctionLine.h"
#include "tools/line/LoweringLine.h"
#include "tools/line/ModuleOutput.h"
#include "tools/line/OutputFile.h"
#include "tools/line/PluginOptions.h"
#include "tools/translation/Translation.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/Phase.h"
#include "verify/base/io/Writer.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::tools;

static int runExport(const Command &self,
                     const std::vector<std::string> &arguments) {
  CommandLine line(self);
  ModuleOutput output;
  output.addTo(line, {Language::LLVM, Language::MLIR},
               "write to OUT: bitcode if it ends in .bc, else text");
  bool isLowering = false;
  line.addFlag("lower", isLowering,
               "first convert other dialects to llvm, by MLIR's passes");
  std::string emit;
  line.addChoice("emit", emit, {"llvm", "mlir"},
                 "LLVM IR, or MLIR after the lowering");
  bool isPrintingPipeline = false;
  line.addFlag("print-pipeline", isPrintingPipeline,
               "print the passes of the lowering, for mlir-opt "
               "--pass-pipeline, and do nothing else");
  LoweringLine lowering;
  lowering.addTo(line);
  FunctionLine functions;
  functions.addTo(line);
  ReleaseLine release;
  release.addTo(line);
  WarningLine warnings;
  warnings.addTo(line);
  PluginOptions plugins;
  if (std::optional<int> status = plugins.parse(line, arguments, 0, 1))
    return *status;
  if (std::optional<int> status = release.check(line))
    return *status;
  if (std::optional<int> status = functions.check(line))
    return *status;

  bool writesMLIR = emit == "mlir";
  // The names of passes are in no language.
  if (!isPrintingPipeline)
    if (std::optional<int> status =
            output.decide(line, writesMLIR ? Language::MLIR : Language::LLVM))
      return *status;
  if (release.isGiven() && (writesMLIR || output.isBinary()))
    return line.usageError("--for-llvm writes the text of LLVM IR, of which "
                           "that release's llvm-as makes bitcode");

  auto input = readInputOf(line, Language::MLIR);
  if (!input)
    return ExitUnreadable;
  llvm::StringRef file = input->getBufferIdentifier();
  PluginEngine engine(nativeEngine(), plugins.plugins);
  mlir::DialectRegistry registry = registryOf(engine);
  registerLowering(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  stopLocking(context);
  Diagnostic error;
  auto source = parseMLIR(*input, context, error);
  if (!source || !checkMLIR(*source, file, error))
    return reportError(error, *input);

  if (isPrintingPipeline) {
    std::string pipeline = getLoweringPipeline(*source, lowering.get());
    return writeOutput(output.path(), pipeline + "\n") ? ExitSuccess
                                                       : ExitUnreadable;
  }
  if (isLowering &&
      !lowerOrReport(*source, *input, lowering.get(), warnings.get()))
    return ExitUnreadable;
  if (writesMLIR)
    return writeModule(*source, file, output,
                       "MLIR crashed in writing what it lowered");

  llvm::LLVMContext llvmContext;
  ExitStatus status = ExitUnreadable;
  auto module = exportOrReport(engine, *source, *input, llvmContext,
                               warnings.get(), &status);
  if (!module)
    return status;

  if (!functions.leaveIn(*module, file))
    return ExitUnreadable;

  Phase phase(file, "LLVM crashed in writing the export");
  std::string contents;
  if (release.isGiven()) {
    if (ExitStatus made = release.print(*module, file, contents);
        made != ExitSuccess)
      return made;
  } else if (output.isBinary()) {
    llvm::raw_string_ostream stream(contents);
    llvm::WriteBitcodeToFile(*module, stream);
  } else {
    contents = printLLVM(*module);
  }
  return writeOutput(output.path(), contents) ? ExitSuccess : ExitUnreadable;
}

const Command palindrome::tools::exportCommand = {
    "export",
    "[IN] [-o OUT]",
    "palindrome export gcd.mlir -o gcd.ll",
    "Translate MLIR to LLVM IR",
    "Reads a module of the llvm dialect, text or bytecode, from IN or stdin,\n"
    "and writes LLVM IR, with everything restored that `palindrome import`\n"
    "carried.\n"
    "\n"
    "Text or bitcode: --text and --bitcode (--bytecode with --emit=mlir) "
    "decide,\n"
    "else the ending of OUT, else it is text. A binary form goes to a "
    "terminal\n"
    "only with -f.\n"
    "\n"
    "Ops and attributes of other dialects are exported where Palindrome knows\n"
    "how, or an extension: --load-extension=LIB loads a shared library with\n"
    "one (docs/extending.md), --load-dialect-plugin=LIB a dialect alone.\n"
    "--lower first converts the dialects of MLIR that are lowered to llvm, "
    "such\n"
    "as func, arith, memref and linalg, by MLIR's own passes; --emit=mlir\n"
    "writes what they make, and --print-pipeline their names.\n"
    "\n"
    "A module that a tool printed without the locations in which an import "
    "kept\n"
    "debug info, names or the order of phis is exported without these, with a\n"
    "warning: mlir-opt prints locations with --mlir-print-debuginfo.\n"
    "\n"
    "--for-llvm=N writes text that LLVM N reads, from 13 to 21 "
    "(docs/versions.md):\n"
    "what N lacks is said otherwise or, if it only promises something, left "
    "out;\n"
    "anything else is an error. --remarks lists what was done, and --check "
    "proves\n"
    "that it means the same.\n"
    "\n"
    "There is a warning for each kind of thing that LLVM IR cannot represent, "
    "with\n"
    "its first place and how many more there are; --warnings=all has a line "
    "for\n"
    "each.\n"
    "\n"
    "Exit status: 0 on success, 1 if a constant's value is none of its type, "
    "--check\n"
    "does not prove all, or a pass of MLIR or its own translation of a "
    "dialect\n"
    "crashes, 2 on wrong usage, unreadable input, or input that has no\n"
    "translation.\n",
    runExport,
    /*actions=*/{},
    /*describe=*/nullptr,
    /*crashStatus=*/ExitUnreadable};
