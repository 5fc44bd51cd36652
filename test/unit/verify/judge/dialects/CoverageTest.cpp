// Each op of the dialects that are carried out has a rule, or a reason why not:
// a new release of MLIR with a new op fails this.

#include "mlir/IR/MLIRContext.h"
#include "palindrome/Lower.h"
#include "verify/judge/dialects/machine/Rules.h"
#include <gmock/gmock.h>

using namespace palindrome;
using testing::IsEmpty;

/// Ops that no function carries out.
static constexpr llvm::StringLiteral withoutRule[] = {
    "builtin.module", // Holds functions.
    "func.func",      // Is called by its name.
    "memref.global",  // Is there from the beginning.
};

static constexpr llvm::StringLiteral dialects[] = {
    "affine", "arith",  "bufferization", "builtin", "cf",  "complex", "func",
    "index",  "linalg", "math",          "memref",  "ptr", "scf",     "tensor",
    "ub",     "vector"};

static std::vector<std::string> registeredOps() {
  mlir::DialectRegistry registry;
  registerLowering(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  std::vector<std::string> names;
  for (mlir::RegisteredOperationName op : context.getRegisteredOperations())
    if (llvm::is_contained(::dialects, op.getDialectNamespace()))
      names.push_back(op.getStringRef().str());
  return names;
}

TEST(RuleCoverage, EachRegisteredOpHasARule) {
  std::vector<std::string> missing;
  std::vector<std::string> registered = registeredOps();
  ASSERT_GT(registered.size(), 400u);
  for (const std::string &op : registered)
    if (!palindrome::dialects::allRules().contains(op) &&
        !llvm::is_contained(withoutRule, llvm::StringRef(op)))
      missing.push_back(op);
  EXPECT_THAT(missing, IsEmpty());
}

TEST(RuleCoverage, EachRuleIsOfARegisteredOp) {
  std::vector<std::string> registered = registeredOps();
  std::vector<std::string> unknown;
  for (const auto &rule : palindrome::dialects::allRules())
    if (!llvm::is_contained(registered, rule.getKey()))
      unknown.push_back(rule.getKey().str());
  EXPECT_THAT(unknown, IsEmpty());
}
