// Exports modules by upstream's engine.

#include "verify/seek/fuzz/judge/SecondOpinion.h"
#include "palindrome/Engine.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/io/Reader.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::fuzz {

bool SecondOpinion::isExportable(MemoryBufferRef module) {
  const Engine &engine = upstreamEngine();
  if (!registry) {
    registry = std::make_unique<mlir::DialectRegistry>();
    engine.registerDialects(*registry);
  }
  mlir::MLIRContext context(*registry, mlir::MLIRContext::Threading::DISABLED);
  stopLocking(context);
  engine.loadDialects(context);
  Diagnostic error;
  mlir::OwningOpRef<mlir::ModuleOp> parsed = parseMLIR(module, context, error);
  if (!parsed || !checkMLIR(*parsed, "", error))
    return false;
  // What the exporter reports is of no interest.
  MLIRErrors errors(context, "");
  LLVMContext llvmContext;
  LLVMErrors llvmErrors(llvmContext);
  std::unique_ptr<Module> exported = engine.exportModule(*parsed, llvmContext);
  return exported && checkLLVM(*exported, "", error);
}

} // namespace palindrome::fuzz
