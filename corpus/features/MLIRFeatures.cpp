// The features of MLIR modules, by their names.

#include "corpus/features/FeatureNames.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"

using namespace palindrome::corpus;

namespace {
class MLIRFeatures {
public:
  explicit MLIRFeatures(FeatureNames &features) : features(features) {
    // Each type and attribute, with all that it consists of, once.
    walker.addWalk([this](mlir::Type type) {
      this->features.add("type-class", type.getAbstractType().getName());
    });
    walker.addWalk([this](mlir::Attribute attribute) {
      bool isLocation = llvm::isa<mlir::LocationAttr>(attribute);
      this->features.add(isLocation ? "location-class" : "attribute-class",
                         attribute.getAbstractAttribute().getName());
    });
  }
  void addOperation(mlir::Operation *op);

private:
  FeatureNames &features;
  mlir::AttrTypeWalker walker;
};
} // namespace

void MLIRFeatures::addOperation(mlir::Operation *op) {
  llvm::StringRef name = op->getName().getStringRef();
  features.add("op", name);
  walker.walk(mlir::Attribute(op->getLoc()));
  for (mlir::Type type : op->getOperandTypes())
    walker.walk(type);
  for (mlir::Type type : op->getResultTypes())
    walker.walk(type);
  for (mlir::NamedAttribute attribute : op->getAttrs()) {
    // An attribute of no dialect that the op does not know may have any name.
    bool isKnown = attribute.getNameDialect() ||
                   llvm::is_contained(op->getName().getAttributeNames(),
                                      attribute.getName());
    features.add("op-attribute",
                 (isKnown ? attribute.getName().getValue() : "another") +
                     " of " + name);
    walker.walk(attribute.getValue());
  }
  // The properties of an op that are no attributes have no names.
  for (mlir::Region &region : op->getRegions())
    for (mlir::Block &block : region)
      for (mlir::BlockArgument argument : block.getArguments())
        walker.walk(argument.getType());
}

void palindrome::corpus::addFeatures(mlir::ModuleOp module,
                                     FeatureNames &features) {
  MLIRFeatures finder(features);
  module->walk([&](mlir::Operation *op) { finder.addOperation(op); });
}
