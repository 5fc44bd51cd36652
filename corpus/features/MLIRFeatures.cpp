// The features of MLIR modules, by their names.

#include "corpus/features/FeatureNames.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/STLExtras.h"

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
  void addProperties(mlir::Operation *op, llvm::StringRef name);

  FeatureNames &features;
  mlir::AttrTypeWalker walker;
};
} // namespace

/// Adds the attributes and properties that belong to the op itself.
void MLIRFeatures::addProperties(mlir::Operation *op, llvm::StringRef name) {
  auto properties = llvm::dyn_cast_or_null<mlir::DictionaryAttr>(
      op->getPropertiesAsAttribute());
  if (!properties)
    return;
  llvm::ArrayRef<mlir::StringAttr> known = op->getName().getAttributeNames();
  for (mlir::NamedAttribute property : properties) {
    walker.walk(property.getValue());
    // Flags are numbers here, whose values matter, and have no class.
    auto number = llvm::dyn_cast<mlir::IntegerAttr>(property.getValue());
    if (number && !llvm::is_contained(known, property.getName()))
      features.add("op-flag", property.getName().getValue() + "=" +
                                  llvm::Twine(number.getInt()) + " of " + name);
    else
      features.add("op-attribute",
                   property.getName().getValue() + " of " + name);
  }
}

void MLIRFeatures::addOperation(mlir::Operation *op) {
  llvm::StringRef name = op->getName().getStringRef();
  features.add("op", name);
  walker.walk(mlir::Attribute(op->getLoc()));
  for (mlir::Type type : op->getOperandTypes())
    walker.walk(type);
  for (mlir::Type type : op->getResultTypes())
    walker.walk(type);
  for (mlir::NamedAttribute attribute : op->getDiscardableAttrs()) {
    // An attribute of no dialect may have any name.
    features.add("op-attribute",
                 (attribute.getNameDialect() ? attribute.getName().getValue()
                                             : "another") +
                     " of " + name);
    walker.walk(attribute.getValue());
  }
  addProperties(op, name);
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
