// Modules of the dialects that lowerings take, and verdicts as text, for tests.

#ifndef PALINDROME_TEST_UNIT_VERIFY_RUN_LOWERING_MODULES_H
#define PALINDROME_TEST_UNIT_VERIFY_RUN_LOWERING_MODULES_H

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Engine.h"
#include "palindrome/Lower.h"
#include "palindrome/Verify.h"

namespace palindrome {

/// A context with the dialects that are lowered and exported.
struct LoweringContext {
  LoweringContext()
      : context(registry(), mlir::MLIRContext::Threading::DISABLED) {}

  mlir::OwningOpRef<mlir::ModuleOp> parse(llvm::StringRef text) {
    return mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  }

  mlir::MLIRContext context;

private:
  static mlir::DialectRegistry registry() {
    mlir::DialectRegistry result;
    registerLowering(result);
    nativeEngine().registerDialects(result);
    return result;
  }
};

inline std::string textOf(const SettledSymbol &symbol) {
  return (verdictName(symbol.verdict) + (symbol.reason.empty() ? "" : ": ") +
          symbol.reason)
      .str();
}

/// The verdict on @f and the reason.
inline std::string verdictOnF(const std::vector<SettledSymbol> &verdicts) {
  for (const SettledSymbol &symbol : verdicts)
    if (symbol.name == "@f")
      return textOf(symbol);
  return "missing";
}

} // namespace palindrome

#endif // PALINDROME_TEST_UNIT_VERIFY_RUN_LOWERING_MODULES_H
