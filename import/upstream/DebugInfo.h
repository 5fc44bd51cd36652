// Translates debug info nodes to #llvm.di_* attributes and locations, in the
// upstream form.

#ifndef PALINDROME_IMPORT_UPSTREAM_DEBUGINFO_H
#define PALINDROME_IMPORT_UPSTREAM_DEBUGINFO_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Support/CyclicReplacerCache.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace palindrome::upstream {

class DebugInfo {
public:
  DebugInfo(mlir::MLIRContext &context, bool dropElements);

  /// The attribute of `node`; null if the dialect has none.
  mlir::LLVM::DINodeAttr attribute(const llvm::DINode *node);
  template <typename Type> Type attribute(const llvm::Metadata *metadata) {
    return llvm::dyn_cast_or_null<Type>(
        attribute(llvm::dyn_cast_or_null<llvm::DINode>(metadata)));
  }

  mlir::LLVM::DIExpressionAttr expression(const llvm::DIExpression *node);
  mlir::LLVM::DIGlobalVariableExpressionAttr
  globalExpression(const llvm::DIGlobalVariableExpression *node);

  mlir::Location location(const llvm::DILocation *location);
  /// The location of a function, fused with its subprogram.
  mlir::Location functionLocation(const llvm::Function &function);

private:
  friend class NodeReader;

  std::optional<mlir::LLVM::DINodeAttr> breakCycle(const llvm::DINode *node);
  mlir::DistinctAttr identity(const llvm::DINode *node);

  mlir::MLIRContext &context;
  bool dropElements;
  mlir::CyclicReplacerCache<const llvm::DINode *, mlir::LLVM::DINodeAttr> cache;
  llvm::DenseMap<const llvm::DINode *, mlir::DistinctAttr> recursionIds,
      identities;
};

} // namespace palindrome::upstream

#endif // PALINDROME_IMPORT_UPSTREAM_DEBUGINFO_H
