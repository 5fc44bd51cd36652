// palindrome run: executes a function of a module.

#include "tools/commands/EntryTypes.h"
#include "tools/commands/Interpretation.h"
#include "tools/line/ErrorReport.h"
#include "tools/line/LoweringLine.h"
#include "tools/line/PluginOptions.h"
#include "tools/translation/CrashGuard.h"
#include "tools/translation/Translation.h"
#include "verify/base/execute/Execute.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/workers/Interrupt.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::tools;
using execute::Ending;

namespace {
/// What the command line requests.
struct Request {
  std::string entry = "main";
  bool isThroughLLVMIR = false;
  LoweringOptions lowering;
  WarningMode warnings = WarningMode::Summary;
  execute::CompileOptions compilation;
  execute::RunOptions run;
  int64_t vscale = dialects::Limits().vscale; ///< With --interpret.
};

/// A module on its way from a file to a program. Its functions return false or
/// an exit status after they have reported an error.
class Run {
public:
  Run(const Engine &engine, const Request &options, llvm::MemoryBufferRef input)
      : engine(engine), options(options), compilation(options.compilation),
        input(input), file(input.getBufferIdentifier().str()) {}

  /// Parses the input, and makes LLVM IR of it.
  bool load();
  /// Makes MLIR of the LLVM IR, and LLVM IR of that.
  bool goThroughMLIR();
  /// Calls the entry with `arguments`, reports how it ended, and returns the
  /// exit status.
  int run(const CommandLine &line, llvm::ArrayRef<std::string> arguments);

private:
  bool loadMLIR();
  std::unique_ptr<mlir::MLIRContext> newContext(bool forLowering) const;
  /// Reports `error`.
  int report(llvm::Error error) const {
    return reportError(
        Diagnostic{file, 0, 0, llvm::toString(std::move(error))});
  }
  int finish(const Ending &ending) const;

  const Engine &engine;
  const Request &options;
  execute::CompileOptions compilation;
  llvm::MemoryBufferRef input;
  std::string file; ///< The name of the input.
  /// Of `module`, and of the element types that `declared` refers to.
  std::vector<llvm::orc::ThreadSafeContext> contexts;
  std::unique_ptr<llvm::Module> module;
  /// How the entry was declared before it was lowered.
  std::optional<execute::DeclaredTypes> declared;
};
} // namespace

std::unique_ptr<mlir::MLIRContext> Run::newContext(bool forLowering) const {
  mlir::DialectRegistry registry = registryOf(engine);
  if (forLowering)
    registerLowering(registry);
  auto context = std::make_unique<mlir::MLIRContext>(
      registry, mlir::MLIRContext::Threading::DISABLED);
  stopLocking(*context);
  return context;
}

bool Run::loadMLIR() {
  std::unique_ptr<mlir::MLIRContext> context = newContext(/*forLowering=*/true);
  Diagnostic error;
  auto source = parseMLIR(input, *context, error);
  if (!source || !checkMLIR(*source, file, error)) {
    reportError(error, input);
    return false;
  }
  return contexts.back().withContextDo([&](llvm::LLVMContext *llvmContext) {
    declared =
        findEntryTypes(*source, options.entry, options.lowering, *llvmContext);
    if (getIndexBitwidth(*source, options.lowering) != 64) {
      compilation.unfitSymbols = findMemRefFunctions(*source);
      compilation.unfitReason =
          "MLIR's runner libraries take memrefs of 64-bit index alone";
    }
    if (needsLowering(*source) &&
        !lowerOrReport(*source, input, options.lowering, options.warnings))
      return false;
    module =
        exportOrReport(engine, *source, input, *llvmContext, options.warnings);
    return module != nullptr;
  });
}

bool Run::load() {
  contexts.emplace_back(std::make_unique<llvm::LLVMContext>());
  if (detectLanguage(input) == Language::MLIR)
    return loadMLIR();
  Diagnostic error;
  module = contexts.back().withContextDo([&](llvm::LLVMContext *context) {
    return parseLLVM(input, *context, error);
  });
  if (module && checkLLVM(*module, file, error))
    return true;
  reportError(error, input);
  return false;
}

bool Run::goThroughMLIR() {
  std::unique_ptr<mlir::MLIRContext> context =
      newContext(/*forLowering=*/false);
  mlir::OwningOpRef<mlir::ModuleOp> imported;
  {
    MLIRErrors errors(*context, file);
    imported = engine.importModule(module, *context);
    if (!imported) {
      reportError(errors.take("the import failed"), input);
      return false;
    }
  }
  Diagnostic error;
  if (!checkMLIR(*imported, file, error)) {
    reportError(error, input);
    return false;
  }
  module.reset();
  contexts.emplace_back(std::make_unique<llvm::LLVMContext>());
  module = contexts.back().withContextDo([&](llvm::LLVMContext *llvmContext) {
    return exportOrReport(engine, *imported, input, *llvmContext,
                          options.warnings);
  });
  return module != nullptr;
}

/// Reports how a run ended, and returns the exit status.
int Run::finish(const Ending &ending) const {
  auto fail = [&](const std::string &message, int status) {
    reportError(Diagnostic{file, 0, 0, message});
    return status;
  };
  switch (ending.kind) {
  case Ending::Kind::Returned:
    llvm::outs() << ending.text;
    return ending.status;
  case Ending::Kind::Exited:
    return ending.status;
  case Ending::Kind::Died:
    return fail("the program died by " + ending.text,
                statusOfSignal(ending.status));
  case Ending::Kind::TimedOut:
    return fail(llvm::formatv("the program did not end within {0} s",
                              llvm::format("%g", options.run.timeoutSeconds))
                    .str(),
                statusOfTimeout);
  case Ending::Kind::Failed:
    return fail("the program cannot start: " + ending.text, ExitUnreadable);
  }
  llvm_unreachable("all cases return");
}

int Run::run(const CommandLine &line, llvm::ArrayRef<std::string> arguments) {
  if (llvm::Error error = execute::setHostTarget(*module))
    return report(std::move(error));
  llvm::Expected<execute::Signature> signature = execute::Signature::find(
      *module, options.entry, declared ? &*declared : nullptr);
  if (!signature)
    return report(signature.takeError());
  llvm::Expected<execute::Arguments> values =
      signature->readArguments(arguments, file);
  if (!values)
    return line.usageError(llvm::toString(values.takeError()));
  std::optional<llvm::Expected<execute::Program>> program;
  if (std::optional<Crash> crash = runGuarded([&] {
        program.emplace(execute::Program::compile(
            std::move(module), contexts.back(), *signature, compilation));
      })) {
    report(llvm::createStringError(
        "LLVM's code generator " +
        (crash->reason.empty() ? "crashed" : "failed: " + crash->reason)));
    exitAfterCrash();
  }
  if (!*program)
    return report(program->takeError());
  llvm::Expected<Ending> ending = (*program)->run(*values, options.run);
  if (!ending)
    return report(ending.takeError());
  return finish(*ending);
}

static InterpretationRequest interpretationOf(const Request &request,
                                              const Engine &engine) {
  InterpretationRequest result;
  result.entry = request.entry;
  result.registerDialects = [&engine](mlir::DialectRegistry &registry) {
    engine.registerDialects(registry);
    registerLowering(registry);
  };
  result.options.printsMemRefs = request.run.printsMemRefs;
  result.options.limits.seconds = request.run.timeoutSeconds;
  result.options.limits.vscale = static_cast<unsigned>(request.vscale);
  result.lowering = request.lowering;
  return result;
}

static int runExecute(const Command &self,
                      const std::vector<std::string> &arguments) {
  CommandLine line(self);
  line.endOptionsAtProgramArguments();
  Request options;
  line.addString("entry", "NAME", options.entry,
                 "call the function NAME, not main");
  line.addFlag("through-llvmir", options.isThroughLLVMIR,
               "import the LLVM IR and export it again before it runs");
  bool isInterpreted = false;
  line.addFlag("interpret", isInterpreted,
               "carry out the ops of MLIR by their documents, without a "
               "lowering");
  line.addNumber("vscale", "N", options.vscale, 1, 1024,
                 "how many times as long scalable vectors are, with "
                 "--interpret; 2 unless given");
  int64_t level = 0;
  line.addNumber("opt,O", "N", level, 0, 3, "optimize as clang -ON does");
  line.addSeconds(
      "timeout", options.run.timeoutSeconds,
      "kill the program, and what it started, after this time; 0: never");
  line.addFlag("print-arguments", options.run.printsMemRefs,
               "print memrefs that are arguments, after the call");
  std::vector<std::string> libraries;
  line.addList("shared-libs", "LIB,...", libraries,
               "find symbols in these shared libraries");
  LoweringLine lowering;
  lowering.addTo(line);
  WarningLine warnings;
  warnings.addTo(line);
  PluginOptions plugins;
  if (std::optional<int> status =
          plugins.parse(line, arguments, 1, std::numeric_limits<size_t>::max()))
    return *status;
  options.lowering = lowering.get();
  options.warnings = warnings.get();
  options.compilation.optimizationLevel = static_cast<unsigned>(level);
  for (llvm::StringRef list : libraries)
    for (llvm::StringRef library : llvm::split(list, ','))
      if (!library.empty())
        options.compilation.libraries.push_back(library.str());
  options.compilation.lastLibraries = {PALINDROME_RUNNER_LIBRARIES};

  Diagnostic error;
  auto input = readInput(line.inputs[0], error);
  if (!input)
    return reportError(error);
  PluginEngine engine(nativeEngine(), plugins.plugins);
  if (isInterpreted) {
    for (const char *other : {"through-llvmir", "opt", "shared-libs"})
      if (line.isGiven(other))
        return line.usageError("--interpret compiles nothing: --" +
                               std::string(other) + " has no effect");
    return runInterpreted(line, *input, interpretationOf(options, engine),
                          llvm::ArrayRef(line.inputs).drop_front());
  }
  if (line.isGiven("vscale"))
    return line.usageError("--vscale needs --interpret: what is compiled has "
                           "the vscale of this machine");
  Run run(engine, options, *input);
  if (!run.load() || (options.isThroughLLVMIR && !run.goThroughMLIR()))
    return ExitUnreadable;
  return run.run(line, llvm::ArrayRef(line.inputs).drop_front());
}

const Command palindrome::tools::runCommand = {
    "run",
    "FILE [OPTIONS] [ARG...]",
    "palindrome run fibonacci.mlir --entry fibonacci 10",
    "Execute a function of a module",
    "Lowers and exports FILE, if it is MLIR, compiles it for this machine, "
    "and\n"
    "calls a function of it: main, or that of --entry.\n"
    "\n"
    "main with the type of C's main is a program: ARGs are its arguments, and\n"
    "its result is the exit status. Any other function takes ARGs by the "
    "types\n"
    "of its parameters, and its result is printed: integers and "
    "floating-point\n"
    "numbers as usual, vectors and arrays as [1, 2], structs as {1, 2}, "
    "memrefs\n"
    "and tensors as nested lists. Options end at the first ARG.\n"
    "\n"
    "There is no sandbox: the module runs with your rights, as any program "
    "does.\n"
    "With --interpret nothing is compiled: MLIR's own ops are carried out, "
    "and\n"
    "undefined behaviour and poison are reported with their place.\n"
    "\n"
    "The functions of the C library are there, and those of MLIR's runner\n"
    "libraries.\n"
    "\n"
    "Exit status: that of the program; 0 when a result was printed; 1 if a "
    "pass,\n"
    "an export or LLVM's code generator crashes; 2 on wrong usage, on input "
    "that\n"
    "is unreadable or has no translation, and on undefined symbols; 3 with\n"
    "--interpret if there is undefined behaviour or the result is poison; 124 "
    "if\n"
    "--timeout ended the program; 128 + N if signal N did.\n",
    runExecute,
    /*actions=*/{},
    /*describe=*/nullptr,
    /*crashStatus=*/ExitUnreadable};
