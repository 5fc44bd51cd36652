// Judges functions for tests.

#ifndef PALINDROME_TEST_UNIT_VERIFY_LOWERING_JUDGING_H
#define PALINDROME_TEST_UNIT_VERIFY_LOWERING_JUDGING_H

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Lower.h"
#include "verify/lowering/Judge.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Support/SourceMgr.h"

namespace palindrome {

/// The verdict on @f of the module `before`, of which `after` was made, and the
/// reason.
inline std::string judge(llvm::StringRef before, llvm::StringRef after,
                         double seconds = 10) {
  mlir::DialectRegistry registry;
  registerLowering(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  auto original = mlir::parseSourceString<mlir::ModuleOp>(before, &context);
  llvm::LLVMContext llvmContext;
  llvm::SMDiagnostic error;
  auto lowered = llvm::parseAssemblyString(after, error, llvmContext);
  if (!original || !lowered)
    return "unreadable";
  lowering::JudgeLoweringOptions options;
  options.runs = 100;
  options.seconds = seconds;
  for (const SettledSymbol &symbol :
       lowering::judgeLowering(*original, *lowered, options))
    if (symbol.name == "@f")
      return (verdictName(symbol.verdict) +
              (symbol.reason.empty() ? "" : ": ") + symbol.reason)
          .str();
  return "missing";
}

} // namespace palindrome

#endif // PALINDROME_TEST_UNIT_VERIFY_LOWERING_JUDGING_H
