// The features of MLIR modules.

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Operation.h"
#include "verify/fuzz/features/FeatureHash.h"

using namespace palindrome::fuzz;

/// The name of the class of a type, an attribute or a location.
template <typename T> static llvm::StringRef className(T object) {
  return object.getAbstractAttribute().getName();
}
static llvm::StringRef className(mlir::Type type) {
  return type.getAbstractType().getName();
}

static void addOperation(mlir::Operation *op, Features &features) {
  llvm::StringRef name = op->getName().getStringRef();
  FeatureHash types("op");
  types.add(name).addSize(op->getNumOperands()).addSize(op->getNumRegions());
  unsigned looked = 0;
  for (mlir::Value operand : op->getOperands()) {
    if (++looked > 4)
      break;
    types.add(className(operand.getType()));
    mlir::Operation *definition = operand.getDefiningOp();
    features.add(FeatureHash("op operand")
                     .add(name)
                     .add(looked)
                     .add(definition ? definition->getName().getStringRef()
                                     : llvm::StringRef("argument")));
  }
  for (mlir::Type type : op->getResultTypes())
    types.add(className(type));
  features.add(types);
  for (mlir::NamedAttribute attribute : op->getAttrs())
    features.add(FeatureHash("op attribute")
                     .add(name)
                     .add(attribute.getName().getValue())
                     .add(className(attribute.getValue())));
  features.add(FeatureHash("op location")
                   .add(name)
                   .add(className<mlir::Attribute>(op->getLoc())));
}

void palindrome::fuzz::addFeatures(mlir::ModuleOp module, Features &features) {
  module->walk([&](mlir::Operation *op) { addOperation(op, features); });
}
