// Translates the ops of the `llvm` dialect that represent intrinsics (LangRef,
// "Intrinsic Functions"), by the table that MLIR generates.
//
//   %0 = llvm.intr.smax(%a, %b) : (i32, i32) -> i32
//
// becomes
//
//   %0 = call i32 @llvm.smax.i32(i32 %a, i32 %b)

#include "llvm/IR/Intrinsics.h"
#include "export/body/BodyExporter.h"
#include "export/types/Enums.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/MatrixBuilder.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;
using namespace mlir::LLVM;

llvm::RoundingMode BodyExporter::translateRoundingMode(RoundingMode mode) {
  return convertRoundingModeToLLVM(mode);
}

llvm::fp::ExceptionBehavior
BodyExporter::translateFPExceptionBehavior(FPExceptionBehavior behavior) {
  return convertFPExceptionBehaviorToLLVM(behavior);
}

/// The scope that the table uses for the location of a debug op.
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
