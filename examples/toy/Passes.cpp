// The passes that a toy program goes through, in their order.

#include "mlir/Transforms/Passes.h"
#include "ToyDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;
using namespace toy;

void toy::addLoweringPasses(OpPassManager &manager) {
  // Calls are inlined first: only then shapes reach into functions, and only
  // then is it known which struct an access is to.
  manager.addPass(createInlinerPass());
  OpPassManager &functions = manager.nest<FuncOp>();
  functions.addPass(createCanonicalizerPass());
  functions.addPass(createShapeInferencePass());
  functions.addPass(createCanonicalizerPass());
  functions.addPass(createCSEPass());
  manager.addPass(createLowerToLoopsPass());
}

void toy::registerPasses() {
  registerPass(createShapeInferencePass);
  registerPass(createLowerToLoopsPass);
}
