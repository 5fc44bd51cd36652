// The `llvmx` dialect (LLVMX.td): its registration, successors and inlining.

#include "translate/LLVMXDialect.h"
#include "mlir/Transforms/InliningUtils.h"
#include "translate/LLVMXAliases.h"

#include "translate/LLVMXDialect.cpp.inc"

#define GET_OP_CLASSES
#include "translate/LLVMXOps.cpp.inc"

using namespace palindrome;

mlir::SuccessorOperands
llvmx::TerminatorOp::getSuccessorOperands(unsigned index) {
  return mlir::SuccessorOperands(getSuccessorOperandsMutable()[index]);
}

namespace {
/// Decides which ops of the dialect may be in a function that is inlined.
struct Inliner : mlir::DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(mlir::Operation *op, mlir::Region *dest,
                       bool wouldBeCloned,
                       mlir::IRMapping &mapping) const override {
    return llvmx::isInlinable(op);
  }
  /// No terminator of the dialect returns, so none is replaced when inlined.
  void handleTerminator(mlir::Operation *op,
                        mlir::Block *destination) const override {}
};
} // namespace

void llvmx::LLVMXDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "translate/LLVMXOps.cpp.inc"
      >();
  addInterfaces<Inliner, LLVMXAliases>();
}
