// The base of the two importers of function bodies, lossless and upstream: the
// methods that the tables which MLIR generates from the dialects' ODS call.

#ifndef PALINDROME_IMPORT_TABLECLIENT_H
#define PALINDROME_IMPORT_TABLECLIENT_H

#include "palindrome/Extension.h"
#include "llvm/IR/Instructions.h"

namespace palindrome {

class TableClient : public ImportTranslation {
public:
  /// Translates a call of an intrinsic that the `llvm` dialect's table has.
  virtual mlir::LogicalResult importIntrinsicByTable(llvm::CallInst *inst) = 0;

  static void setIntegerOverflowFlags(llvm::Instruction *inst,
                                      mlir::Operation *op);
  static void setExactFlag(llvm::Instruction *inst, mlir::Operation *op);
  static void setDisjointFlag(llvm::Instruction *inst, mlir::Operation *op);
  static void setNonNegFlag(llvm::Instruction *inst, mlir::Operation *op);
  void setFastmathFlagsAttr(llvm::Instruction *inst,
                            mlir::Operation *op) override;
  mlir::LogicalResult convertIntrinsicArguments(
      llvm::ArrayRef<llvm::Value *> values,
      llvm::ArrayRef<llvm::OperandBundleUse> bundles, bool requiresBundles,
      llvm::ArrayRef<unsigned> immArgPositions,
      llvm::ArrayRef<llvm::StringLiteral> immArgNames,
      llvm::SmallVectorImpl<mlir::Value> &operands,
      llvm::SmallVectorImpl<mlir::NamedAttribute> &attributes) override;
  mlir::LLVM::FPExceptionBehaviorAttr
  matchFPExceptionBehaviorAttr(llvm::Value *value) override;
  mlir::LLVM::RoundingModeAttr
  matchRoundingModeAttr(llvm::Value *value) override;
  virtual mlir::LLVM::DILabelAttr matchLabelAttr(llvm::Value *value) = 0;
  virtual mlir::FailureOr<llvm::SmallVector<mlir::LLVM::AliasScopeAttr>>
  matchAliasScopeAttrs(llvm::Value *value) = 0;
  /// Called for a debug intrinsic that needs its op later.
  virtual void addDebugIntrinsic(llvm::CallInst *call) = 0;

protected:
  explicit TableClient(mlir::MLIRContext *context) : builder(context) {}

  /// Translates a call of an intrinsic by the generated table. Fails if the
  /// table does not have the intrinsic.
  mlir::LogicalResult importByIntrinsicTable(llvm::CallInst *inst);
  /// The values of the clauses of a landing pad.
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  convertClauses(llvm::LandingPadInst *inst);

  static mlir::LLVM::FastmathFlags convertFastMath(llvm::FastMathFlags flags);
  /// The text of an MDString that is an argument of a call.
  static llvm::StringRef metadataText(llvm::Value *value);
  /// The name of the synchronization scope of an atomic instruction; empty for
  /// the system scope.
  static llvm::StringRef getLLVMSyncScope(llvm::Instruction *inst);

  mlir::OpBuilder builder;

private:
  /// An argument of an intrinsic as an attribute; null if it is no constant.
  virtual mlir::Attribute argumentAttribute(llvm::Value *value) = 0;
};

} // namespace palindrome

#endif // PALINDROME_IMPORT_TABLECLIENT_H
