// Mutations of the types of MLIR modules.

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "verify/seek/mutate/mlir/Mutation.h"
#include "verify/seek/mutate/mlir/Parts.h"

using namespace llvm;

namespace palindrome::mutate {

/// Replaces a type by another wherever it occurs in `root`: in values and in
/// attributes, alone and within other types.
static bool replaceType(mlir::Operation *root, mlir::ModuleOp module,
                        Chooser &choose) {
  std::vector<mlir::Type> types = typesIn(module);
  mlir::Type other = randomMLIRType(module, choose);
  if (types.empty() || !other)
    return false;
  mlir::Type old = choose.of(types);
  if (old == other)
    return false;
  mlir::AttrTypeReplacer replacer;
  // The data of these attributes have to fit their type, which replacing the
  // type alone would not heed.
  replacer.addReplacement(
      [&](mlir::Attribute attribute)
          -> std::optional<std::pair<mlir::Attribute, mlir::WalkResult>> {
        auto integer = mlir::dyn_cast<mlir::IntegerAttr>(attribute);
        auto wanted = mlir::dyn_cast<mlir::IntegerType>(other);
        if (integer && integer.getType() == old && wanted)
          attribute = mlir::IntegerAttr::get(
              wanted, integer.getValue().zextOrTrunc(wanted.getWidth()));
        if (mlir::isa<mlir::IntegerAttr, mlir::FloatAttr, mlir::DenseArrayAttr,
                      mlir::ElementsAttr>(attribute))
          return std::make_pair(attribute, mlir::WalkResult::skip());
        return std::nullopt;
      });
  replacer.addReplacement([&](mlir::Type type) -> std::optional<mlir::Type> {
    return type == old ? std::optional(other) : std::nullopt;
  });
  replacer.recursivelyReplaceElementsIn(root, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
  return true;
}

static bool typeThroughout(mlir::ModuleOp module, Chooser &choose) {
  return replaceType(module, module, choose);
}

static bool typeInOperation(mlir::ModuleOp module, Chooser &choose) {
  mlir::Operation *op =
      chooseOperation(module, choose, [](mlir::Operation *) { return true; });
  return op && replaceType(op, module, choose);
}

/// Gives a result or a block argument another type.
static bool valueType(mlir::ModuleOp module, Chooser &choose) {
  std::vector<mlir::Value> values;
  for (mlir::Operation *op :
       operationsOf(module, [](mlir::Operation *) { return true; })) {
    llvm::append_range(values, op->getResults());
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        llvm::append_range(values, block.getArguments());
  }
  mlir::Type type = randomMLIRType(module, choose);
  if (values.empty() || !type)
    return false;
  choose.of(values).setType(type);
  return true;
}

static constexpr MLIRMutation mLIRTypeRows[] = {
    {"type throughout", typeThroughout},
    {"type in op", typeInOperation},
    {"value type", valueType},
};

ArrayRef<MLIRMutation> mlirTypeMutations() { return mLIRTypeRows; }

} // namespace palindrome::mutate
