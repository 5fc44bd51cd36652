// The toy dialect: its types, and how it is inlined and lowered.

#include "ToyDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Transforms/InliningUtils.h"
#include "palindrome/Lower.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace toy;

#include "ToyDialect.cpp.inc"
#include "ToyInterfaces.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "ToyTypes.cpp.inc"

namespace {
/// Functions of the dialect may always be inlined.
struct ToyInliner : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *, Operation *, bool) const override {
    return true;
  }
  bool isLegalToInline(Operation *, Region *, bool,
                       IRMapping &) const override {
    return true;
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const override {
    return true;
  }

  /// What the function returns replaces the results of the call.
  void handleTerminator(Operation *op, ValueRange results) const override {
    auto ret = cast<ReturnOp>(op);
    for (auto [result, value] : llvm::zip_equal(results, ret.getInput()))
      result.replaceAllUsesWith(value);
  }

  /// A function takes operands of unknown shape, and is called with known ones.
  Operation *materializeCallConversion(OpBuilder &builder, Value input,
                                       Type type, Location loc) const override {
    return CastOp::create(builder, loc, type, input);
  }
};

struct ToyLowering : public palindrome::LoweringInterface {
  using LoweringInterface::LoweringInterface;

  void addPasses(OpPassManager &manager) const override {
    addLoweringPasses(manager);
  }
};
} // namespace

void ToyDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "ToyOps.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "ToyTypes.cpp.inc"
      >();
  addInterfaces<ToyInliner, ToyLowering>();
}

Operation *ToyDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                           Type type, Location loc) {
  if (isa<StructType>(type))
    return StructConstantOp::create(builder, loc, type, cast<ArrayAttr>(value));
  return ConstantOp::create(builder, loc, type, cast<DenseElementsAttr>(value));
}

LogicalResult
StructType::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                   llvm::ArrayRef<Type> elements) {
  if (elements.empty())
    return emitError() << "a struct has at least one element";
  for (Type element : elements)
    if (!isa<TensorType, StructType>(element))
      return emitError() << "an element of a struct is a tensor or a struct, "
                            "not "
                         << element;
  return success();
}
