// What tests of statements have in common (see verify/dialects/Stated.h).

#ifndef PALINDROME_TEST_UNIT_VERIFY_LOWERING_STATEMENTS_H
#define PALINDROME_TEST_UNIT_VERIFY_LOWERING_STATEMENTS_H

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Lower.h"
#include "verify/dialects/Stated.h"
#include "verify/lowering/Proof.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

namespace palindrome {

class JudgeStatements : public testing::Test {
protected:
  JudgeStatements()
      : context(registry(), mlir::MLIRContext::Threading::DISABLED) {}

  mlir::OwningOpRef<mlir::ModuleOp> parse(llvm::StringRef module) {
    return mlir::parseSourceString<mlir::ModuleOp>(module, &context);
  }

  /// The verdict on @f, which `original` defines, and the reason.
  std::string judge(mlir::ModuleOp original, llvm::Module &lowered,
                    const lowering::JudgeLoweringOptions &options) {
    for (const SettledSymbol &symbol :
         lowering::judgeLowering(original, lowered, options))
      if (symbol.name == "@f")
        return (verdictName(symbol.verdict) +
                (symbol.reason.empty() ? "" : ": ") + symbol.reason)
            .str();
    return "missing";
  }

  /// The verdict of the proof alone: `after` was made of `before`.
  std::string prove(llvm::StringRef before, const llvm::Twine &after) {
    auto original = parse(before);
    llvm::SMDiagnostic error;
    auto lowered = llvm::parseAssemblyString(after.str(), error, llvmContext);
    if (!original || !lowered)
      return "unreadable: " + error.getMessage().str();
    lowering::JudgeLoweringOptions options;
    options.runs = 0;
    options.proofSeconds = 20;
    return judge(*original, *lowered, options);
  }

  /// Runs what is stated of @f against the rules on values.
  std::string runStated(llvm::StringRef before) {
    auto original = parse(before);
    if (!original)
      return "unreadable";
    llvm::Module stated("", llvmContext);
    std::unique_ptr<llvm::Module> frame =
        dialects::declareFunctions(*original, {}, llvmContext);
    std::string reason;
    for (auto function : original->getOps<mlir::FunctionOpInterface>())
      if (!dialects::stateFunction(*original, function,
                                   *frame->getFunction(function.getName()),
                                   stated, {}, reason))
        return "not stated: " + reason;
    lowering::JudgeLoweringOptions options;
    options.runs = 30;
    options.seconds = 10;
    return judge(*original, stated, options);
  }

  llvm::LLVMContext llvmContext;

private:
  static mlir::DialectRegistry registry() {
    mlir::DialectRegistry result;
    registerLowering(result);
    return result;
  }

  mlir::MLIRContext context;
};

} // namespace palindrome

#endif // PALINDROME_TEST_UNIT_VERIFY_LOWERING_STATEMENTS_H
