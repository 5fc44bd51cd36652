// What the tests of the MLIR differ share: modules from text, each with its own
// context.

#ifndef PALINDROME_TEST_UNIT_VERIFY_JUDGE_MLIR_SUPPORT_H
#define PALINDROME_TEST_UNIT_VERIFY_JUDGE_MLIR_SUPPORT_H

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Dialects.h"
#include "palindrome/MLIRDiffer.h"
#include "test/unit/verify/judge/compare/ClassCase.h"

namespace palindrome::test {

/// A module with its context.
struct Parsed {
  explicit Parsed(llvm::StringRef text) {
    mlir::DialectRegistry registry;
    registerDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    context.allowUnregisteredDialects();
    module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    EXPECT_TRUE(module) << text.str();
    if (!module)
      module = mlir::ModuleOp::create(mlir::UnknownLoc::get(&context));
  }

  mlir::MLIRContext context{mlir::MLIRContext::Threading::DISABLED};
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

inline DiffResult diffText(llvm::StringRef a, llvm::StringRef b,
                           const DiffOptions &options = {}) {
  Parsed left(a), right(b);
  llvm::Expected<DiffResult> result =
      diffModules(*left.module, *right.module, options);
  EXPECT_TRUE(bool(result)) << llvm::toString(result.takeError());
  return result ? *result : DiffResult();
}

/// Expects no difference, in both directions.
inline void expectSame(llvm::StringRef a, llvm::StringRef b) {
  for (auto [x, y] : {std::pair(a, b), std::pair(b, a)}) {
    DiffResult result = diffText(x, y);
    EXPECT_EQ(classesOf(result), std::vector<std::string>())
        << (result.differences.empty() ? "" : result.differences[0].where);
  }
}

/// Expects that the differ distinguishes the modules, in both directions.
inline void expectDifferent(llvm::StringRef a, llvm::StringRef b) {
  for (auto [x, y] : {std::pair(a, b), std::pair(b, a)})
    EXPECT_EQ(diffText(x, y).likeness, Likeness::Different);
}

} // namespace palindrome::test

#endif // PALINDROME_TEST_UNIT_VERIFY_JUDGE_MLIR_SUPPORT_H
