// The features of MLIR modules.

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Operation.h"
#include "verify/seek/fuzz/features/FeatureHash.h"

using namespace palindrome::fuzz;

/// The name of the class of a type, an attribute or a location.
template <typename T> static llvm::StringRef className(T object) {
  return object.getAbstractAttribute().getName();
}
static llvm::StringRef className(mlir::Type type) {
  return type.getAbstractType().getName();
}

/// The name of an attribute. Those without a dialect, which an op need not
/// know, may have any name: they count as one.
static llvm::StringRef attributeName(mlir::Operation *op,
                                     mlir::NamedAttribute attribute) {
  llvm::StringRef name = attribute.getName().getValue();
  bool isKnown = attribute.getNameDialect() ||
                 llvm::is_contained(op->getName().getAttributeNames(), name);
  return isKnown ? name : llvm::StringRef("another");
}

static void addOperation(mlir::Operation *op, Features &features) {
  llvm::StringRef name = op->getName().getStringRef();
  features.add(FeatureHash("op")
                   .add(name)
                   .add(std::min(op->getNumOperands(), 3U))
                   .add(std::min(op->getNumRegions(), 2U)));
  unsigned looked = 0;
  for (mlir::Value operand : op->getOperands()) {
    // All operands after the second count as one: there may be many.
    if (++looked > 8)
      break;
    // The module may be invalid.
    if (!operand) {
      features.add(FeatureHash("no operand").add(name));
      continue;
    }
    features.add(FeatureHash("op operand")
                     .add(name)
                     .add(std::min(looked, 3U))
                     .add(className(operand.getType()))
                     .add(operand.getDefiningOp() != nullptr));
  }
  for (mlir::Type type : op->getResultTypes())
    features.add(FeatureHash("op result").add(name).add(className(type)));
  for (mlir::NamedAttribute attribute : op->getAttrs())
    features.add(FeatureHash("op attribute")
                     .add(name)
                     .add(attributeName(op, attribute))
                     .add(className(attribute.getValue())));
  features.add(
      FeatureHash("location").add(className<mlir::Attribute>(op->getLoc())));
}

void palindrome::fuzz::addFeatures(mlir::ModuleOp module, Features &features) {
  module->walk([&](mlir::Operation *op) { addOperation(op, features); });
}
