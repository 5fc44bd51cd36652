// palindrome import: LLVM IR to MLIR.

#include "palindrome/Engine.h"
#include "tools/CommandLine.h"
#include "tools/OutputFile.h"
#include "verify/io/Reader.h"
#include "verify/io/Writer.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;

static int run(const Command &self, const std::vector<std::string> &arguments) {
  CommandLine line(self);
  std::string output;
  line.addString("output,o", "OUT", output,
                 "write to OUT: bytecode if it ends in .mlirbc, else text");
  if (std::optional<int> status = line.parse(arguments, 0, 1))
    return *status;

  Diagnostic error;
  auto input = readInput(line.inputs.empty() ? "-" : line.inputs[0], error);
  if (!input)
    return reportError(error.str());
  llvm::StringRef file = input->getBufferIdentifier();
  if (detectByContent(*input) == Language::MLIR)
    return reportError(file.str() +
                       ": error: expected LLVM IR, found MLIR bytecode; "
                       "see palindrome export --help");
  llvm::LLVMContext llvmContext;
  auto source = parseLLVM(*input, llvmContext, error);
  if (!source || !checkLLVM(*source, file, error))
    return reportError(error.str());

  const Engine &engine = nativeEngine();
  mlir::DialectRegistry registry;
  engine.registerDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  MLIRErrors errors(context, file);
  auto module = engine.importModule(source, context);
  if (!module)
    return reportError(errors.take("the import failed").str());
  if (!checkMLIR(*module, file, error))
    return reportError(error.str());

  std::string contents;
  llvm::raw_string_ostream stream(contents);
  if (!llvm::StringRef(output).ends_with(".mlirbc"))
    printMLIR(*module, stream);
  else if (!writeBytecode(*module, stream))
    return reportError(
        errors.take("the module cannot be written as bytecode").str());
  return writeOutput(output, contents) ? ExitSuccess : ExitUnreadable;
}

const Command palindrome::importCommand = {
    "import", "[IN] [-o OUT]", "Translate LLVM IR to MLIR",
    "Reads LLVM IR, text or bitcode, from IN or stdin, and writes a module of\n"
    "the llvm dialect that `palindrome export` turns back into the same LLVM\n"
    "IR. What the dialect cannot say is carried in llvmx attributes and in\n"
    "locations, so locations are always printed.\n",
    run};
