// MLIR's patterns join blocks that are alike but for values, and give the block
// that is left an argument:
//
//   ^bb1:                                        ^bb1(%x: !llvm.ptr):
//     llvm.intr.lifetime.end %a : !llvm.ptr        llvm.intr.lifetime.end %x
//     llvm.br ^bb3                                 llvm.br ^bb3
//   ^bb2:
//     llvm.intr.lifetime.end %b : !llvm.ptr
//     llvm.br ^bb3
//
// Without any of its marks, an object lives as long as its function runs: what
// was defined stays so.

#include "export/lower/Lifetimes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace palindrome;
using namespace mlir::LLVM;

void lower::removeLostLifetimes(mlir::ModuleOp module) {
  module.walk(
      [](LLVMFuncOp function) {
        llvm::SmallVector<mlir::Operation *> marks;
        bool isLost = false;
        function.walk([&](mlir::Operation *op) {
          if (!llvm::isa<LifetimeStartOp, LifetimeEndOp>(op))
            return;
          marks.push_back(op);
          isLost |= !llvm::isa_and_present<AllocaOp, PoisonOp>(
              op->getOperand(0).getDefiningOp());
        });
        if (!isLost)
          return;
        function.emitWarning()
            << "the lifetimes of the objects on the stack of '@"
            << function.getName()
            << "' are left out: a pass of MLIR has joined blocks that end "
               "different ones";
        for (mlir::Operation *mark : marks)
          mark->erase();
      });
}
