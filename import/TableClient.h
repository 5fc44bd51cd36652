// What whoever includes the tables that MLIR generates from the `llvm`
// dialect's ODS has in common: it offers to every dialect what it offers to
// these.

#ifndef PALINDROME_IMPORT_TABLECLIENT_H
#define PALINDROME_IMPORT_TABLECLIENT_H

#include "palindrome/Extension.h"
#include "llvm/IR/Instructions.h"

namespace palindrome {

class TableClient : public ImportTranslation {
public:
  /// Makes the op of a call of an intrinsic that the `llvm` dialect's table
  /// has.
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

protected:
  explicit TableClient(mlir::MLIRContext *context) : builder(context) {}

  static mlir::LLVM::FastmathFlags convertFastMath(llvm::FastMathFlags flags);
  /// The text of metadata that a call takes as an operand.
  static llvm::StringRef metadataText(llvm::Value *value);
  /// The name of an atomic instruction's scope; empty for the system's.
  static llvm::StringRef getLLVMSyncScope(llvm::Instruction *inst);

  mlir::OpBuilder builder;

private:
  /// An argument as an attribute; null for none.
  virtual mlir::Attribute argumentAttribute(llvm::Value *value) = 0;
};

} // namespace palindrome

#endif // PALINDROME_IMPORT_TABLECLIENT_H
