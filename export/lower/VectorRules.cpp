// Applies the rules.

#include "export/lower/VectorRules.h"

using namespace palindrome;

const lower::VectorRule *lower::findRule(mlir::Operation *op,
                                         llvm::ArrayRef<VectorRule> rules) {
  const VectorRule *found = llvm::find_if(
      rules, [&](const VectorRule &rule) { return rule.matches(op); });
  return found == rules.end() ? nullptr : found;
}

void lower::applyRules(mlir::ModuleOp module,
                       llvm::ArrayRef<VectorRule> rules) {
  mlir::IRRewriter rewriter(module.getContext());
  while (true) {
    llvm::SmallVector<std::pair<mlir::Operation *, const VectorRule *>> found;
    module.walk([&](mlir::Operation *op) {
      if (const VectorRule *rule = findRule(op, rules))
        found.emplace_back(op, rule);
    });
    if (found.empty())
      return;
    for (auto [op, rule] : found) {
      rewriter.setInsertionPoint(op);
      rule->rewrite(op, rewriter);
    }
  }
}
