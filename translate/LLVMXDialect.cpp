// The `llvmx` dialect (LLVMX.td) in C++.

#include "translate/LLVMXDialect.h"
#include "mlir/Transforms/InliningUtils.h"

#include "translate/LLVMXDialect.cpp.inc"

#define GET_OP_CLASSES
#include "translate/LLVMXOps.cpp.inc"

using namespace palindrome;

mlir::SuccessorOperands
llvmx::TerminatorOp::getSuccessorOperands(unsigned index) {
  return mlir::SuccessorOperands(getSuccessorOperandsMutable()[index]);
}

namespace {
/// Which ops of ours may stand in a function that is inlined.
struct Inliner : mlir::DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(mlir::Operation *op, mlir::Region *dest,
                       bool wouldBeCloned,
                       mlir::IRMapping &mapping) const override {
    return llvmx::isInlinable(op);
  }
  /// None of our terminators returns: what is inlined keeps them.
  void handleTerminator(mlir::Operation *op,
                        mlir::Block *destination) const override {}
};
} // namespace

void llvmx::LLVMXDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "translate/LLVMXOps.cpp.inc"
      >();
  addInterfaces<Inliner>();
}
