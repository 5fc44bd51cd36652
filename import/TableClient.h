// What the tables that MLIR generates from ODS call by these names and that
// needs no state: whoever includes the tables derives from this.

#ifndef PALINDROME_IMPORT_TABLECLIENT_H
#define PALINDROME_IMPORT_TABLECLIENT_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/IR/Instructions.h"

namespace palindrome {

class TableClient {
public:
  static void setIntegerOverflowFlags(llvm::Instruction *inst,
                                      mlir::Operation *op);
  static void setExactFlag(llvm::Instruction *inst, mlir::Operation *op);
  static void setDisjointFlag(llvm::Instruction *inst, mlir::Operation *op);
  static void setNonNegFlag(llvm::Instruction *inst, mlir::Operation *op);
  static void setFastmathFlagsAttr(llvm::Instruction *inst,
                                   mlir::Operation *op);

protected:
  static mlir::LLVM::FastmathFlags convertFastMath(llvm::FastMathFlags flags);
  /// The text of metadata that a call takes as an operand.
  static llvm::StringRef metadataText(llvm::Value *value);
  /// The name of an atomic instruction's scope; empty for the system's.
  static llvm::StringRef getLLVMSyncScope(llvm::Instruction *inst);
};

} // namespace palindrome

#endif // PALINDROME_IMPORT_TABLECLIENT_H
