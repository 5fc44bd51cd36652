// palindrome export: MLIR to LLVM IR.

#include "tools/CrashGuard.h"
#include "tools/OutputFile.h"
#include "tools/PluginOptions.h"
#include "tools/Translation.h"
#include "verify/io/Context.h"
#include "verify/io/MLIRErrors.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;

static int run(const Command &self, const std::vector<std::string> &arguments) {
  CommandLine line(self);
  std::string output;
  line.addString("output,o", "OUT", output,
                 "write to OUT: bitcode if it ends in .bc, else text");
  PluginOptions plugins;
  if (std::optional<int> status = plugins.parse(line, arguments, 0, 1))
    return *status;

  auto input = readInputOf(line, Language::MLIR);
  if (!input)
    return ExitUnreadable;
  llvm::StringRef file = input->getBufferIdentifier();
  PluginEngine engine(nativeEngine(), plugins.plugins);
  mlir::MLIRContext context(registryOf(engine),
                            mlir::MLIRContext::Threading::DISABLED);
  stopLocking(context);
  Diagnostic error;
  auto source = parseMLIR(*input, context, error);
  if (!source || !checkMLIR(*source, file, error))
    return reportError(error.str());

  llvm::LLVMContext llvmContext;
  LLVMErrors llvmErrors(llvmContext);
  MLIRErrors errors(context, file);
  std::unique_ptr<llvm::Module> module;
  if (!runGuarded(
          [&] { module = engine.exportModule(*source, llvmContext); })) {
    reportError(errors.take("the export crashed").str());
    exitAfterCrash();
  }
  if (!module)
    return reportError(
        errors.take(llvmErrors.first.value_or("the export failed")).str());
  for (const Diagnostic &warning : errors.warnings)
    reportError(warning.str("warning"));
  // Its verifier, too, crashes at some of what MLIR's own interfaces make.
  bool isValid = false;
  if (!runGuarded([&] { isValid = checkLLVM(*module, file, error); })) {
    reportError(
        Diagnostic{file.str(), 0, 0, "LLVM's verifier crashed at the export"}
            .str());
    exitAfterCrash();
  }
  if (!isValid)
    return reportError(error.str());

  std::string contents;
  llvm::raw_string_ostream stream(contents);
  if (llvm::StringRef(output).ends_with(".bc"))
    llvm::WriteBitcodeToFile(*module, stream);
  else
    module->print(stream, /*AAW=*/nullptr);
  return writeOutput(output, contents) ? ExitSuccess : ExitUnreadable;
}

const Command palindrome::exportCommand = {
    "export", "[IN] [-o OUT]", "Translate MLIR to LLVM IR",
    "Reads a module of the llvm dialect, text or bytecode, from IN or stdin,\n"
    "and writes LLVM IR, with everything restored that `palindrome import`\n"
    "carried.\n"
    "\n"
    "Ops and attributes of other dialects are exported where Palindrome knows\n"
    "how, or an extension: --load-extension=LIB loads a shared library with\n"
    "one (docs/extending.md), --load-dialect-plugin=LIB a dialect alone.\n"
    "\n"
    "Exit status: 0 on success, 1 if MLIR's own translation of a dialect\n"
    "crashes, 2 on wrong usage, unreadable input, or input that has no\n"
    "translation.\n",
    run};
