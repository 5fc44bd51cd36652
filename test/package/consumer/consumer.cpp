// Translates an LLVM module to MLIR and back with the installed libraries, and
// prints the differ's result. Exit status: 0 if it is identical, 1 if not, 2 if
// the module cannot be read.

#include "mlir/IR/MLIRContext.h"
#include "palindrome/Dialects.h"
#include "palindrome/Differ.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"
#include "palindrome/Refine.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

int main(int argc, char **argv) {
  if (argc != 2) {
    llvm::errs() << "usage: consumer MODULE\n";
    return 2;
  }

  llvm::LLVMContext inputContext;
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> input =
      llvm::parseIRFile(argv[1], diagnostic, inputContext);
  if (!input) {
    diagnostic.print("consumer", llvm::errs());
    return 2;
  }

  mlir::DialectRegistry registry;
  palindrome::registerDialects(registry);
  palindrome::registerExports(registry);
  palindrome::registerImports(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  mlir::OwningOpRef<mlir::ModuleOp> imported =
      palindrome::importModule(*input, context);
  if (!imported) {
    llvm::errs() << "consumer: error: the import failed\n";
    return 1;
  }

  llvm::LLVMContext outputContext;
  std::unique_ptr<llvm::Module> output =
      palindrome::exportModule(*imported, outputContext);
  if (!output) {
    llvm::errs() << "consumer: error: the export failed\n";
    return 1;
  }

  palindrome::DiffResult result = palindrome::diffModules(*input, *output);
  llvm::outs() << likenessName(result.likeness) << "\n";
  // The prover's library has no part in the verdict, but must link.
  if (meaningName(palindrome::Meaning::Refined) != "refined")
    return 1;
  for (const palindrome::Difference &difference : result.differences)
    llvm::outs() << difference.className << " at " << difference.where << ": "
                 << difference.a << " | " << difference.b << "\n";
  return result.likeness == palindrome::Likeness::Identical ? 0 : 1;
}
