// Gives every value of a function a shape, after calls were inlined.

#include "ToyDialect.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;
using namespace toy;

static bool hasShape(Type type) { return !isa<UnrankedTensorType>(type); }

namespace {
struct ShapeInferencePass
    : public PassWrapper<ShapeInferencePass, OperationPass<FuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ShapeInferencePass)

  llvm::StringRef getArgument() const override { return "toy-shape-inference"; }
  llvm::StringRef getDescription() const override {
    return "Give every value of a toy function a shape";
  }

  /// Ops come after those that they use, so that one walk is enough.
  void runOnOperation() override {
    WalkResult result = getOperation().walk([](Operation *op) {
      if (llvm::all_of(op->getResultTypes(), hasShape))
        return WalkResult::advance();
      auto inference = dyn_cast<ShapeInference>(op);
      if (!inference || !llvm::all_of(op->getOperandTypes(), hasShape)) {
        op->emitOpError("has a result whose shape does not follow from its "
                        "operands");
        return WalkResult::interrupt();
      }
      inference.inferShapes();
      return WalkResult::advance();
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace

std::unique_ptr<Pass> toy::createShapeInferencePass() {
  return std::make_unique<ShapeInferencePass>();
}
