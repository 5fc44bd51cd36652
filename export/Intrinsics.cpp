// Ops that stand for intrinsics, through the table generated from the `llvm`
// dialect.

#include "llvm/IR/Intrinsics.h"
#include "export/BodyExporter.h"
#include "export/Enums.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/MatrixBuilder.h"

using namespace palindrome;
using namespace mlir;
using namespace mlir::LLVM;

llvm::RoundingMode BodyExporter::translateRoundingMode(RoundingMode mode) {
  return convertRoundingModeToLLVM(mode);
}

llvm::fp::ExceptionBehavior
BodyExporter::translateFPExceptionBehavior(FPExceptionBehavior behavior) {
  return convertFPExceptionBehaviorToLLVM(behavior);
}

/// The scope of a debug op, by its location.
static llvm::DILocalScope *getLocalScopeFromLoc(llvm::IRBuilderBase &builder,
                                                Location, BodyExporter &) {
  return builder.GetInsertBlock()->getParent()->getSubprogram();
}

llvm::MDNode *
BodyExporter::getOrCreateAliasScopes(ArrayRef<AliasScopeAttr> scopes) {
  return module.modelled.aliasScopes(scopes);
}

llvm::DILocation *BodyExporter::translateLoc(Location loc,
                                             llvm::DILocalScope *scope) {
  return module.debugInfo.location(loc, scope);
}

llvm::Metadata *BodyExporter::translateDebugInfo(DINodeAttr node) {
  return module.debugInfo.node(node);
}

llvm::DIExpression *
BodyExporter::translateExpression(DIExpressionAttr expression) {
  return module.debugInfo.expression(expression);
}

LogicalResult
BodyExporter::exportIntrinsicByTable(Operation &opInst,
                                     llvm::IRBuilderBase &builder) {
  BodyExporter &moduleTranslation = *this;
#include "mlir/Dialect/LLVMIR/LLVMIntrinsicConversions.inc"
  return failure();
}
