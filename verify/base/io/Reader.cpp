// Reads MLIR, and runs its verifier.

#include "verify/base/io/Reader.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "translate/LostAttributes.h"
#include "verify/base/io/FileKind.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/io/Phase.h"
#include "llvm/Support/SourceMgr.h"

using namespace palindrome;

Diagnostic palindrome::unparsed(llvm::MemoryBufferRef input,
                                MLIRErrors &errors) {
  llvm::StringRef file = input.getBufferIdentifier();
  std::string kind = describeOtherKind(input.getBuffer(), file);
  return kind.empty() ? errors.take("the input is no MLIR module")
                      : Diagnostic{file.str(), 0, 0, kind};
}

mlir::OwningOpRef<mlir::ModuleOp>
palindrome::parseMLIR(llvm::MemoryBufferRef input, mlir::MLIRContext &context,
                      Diagnostic &error) {
  llvm::StringRef file = input.getBufferIdentifier();
  Phase phase(file, detectBinary(input) == Language::MLIR
                        ? "MLIR crashed in reading bytecode"
                        : "MLIR crashed in reading text");
  MLIRErrors errors(context, file);
  mlir::ParserConfig config(&context, /*verifyAfterParse=*/false);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(input, /*RequiresNullTerminator=*/false),
      llvm::SMLoc());
  auto module = mlir::parseSourceFile<mlir::ModuleOp>(sources, config);
  if (!module)
    error = unparsed(input, errors);
  return module;
}

bool palindrome::checkMLIR(mlir::ModuleOp module, llvm::StringRef file,
                           Diagnostic &error) {
  Phase phase(file, "MLIR's verifier crashed");
  MLIRErrors errors(*module->getContext(), file);
  // MLIR's verifier, too, crashes at what is missing then.
  if (mlir::succeeded(checkLostAttributes(module)) &&
      mlir::succeeded(mlir::verify(module)))
    return true;
  error = errors.take("the module does not verify");
  return false;
}
