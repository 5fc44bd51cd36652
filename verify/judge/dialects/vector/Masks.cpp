// Masks of the `vector` dialect, and constants that depend on vscale:
// https://mlir.llvm.org/docs/Dialects/Vector/

#include "verify/judge/dialects/vector/Vector.h"

using namespace palindrome;
using namespace palindrome::dialects;

/// The mask of `type` that is true where all members of an index are below
/// `bounds`. A mask without dimensions has one bound.
static Value maskBelow(const Machine &machine, mlir::Type type,
                       llvm::ArrayRef<Bits> bounds) {
  List list{machine.shapeOf(llvm::cast<mlir::VectorType>(type)), {}};
  forEachIndex(list.shape, [&](llvm::ArrayRef<int64_t> index) {
    Shape members(index);
    members.resize(bounds.size(), 0);
    Bits isSet = true;
    for (auto [member, bound] : llvm::zip_equal(members, bounds))
      isSet = isSet & bound.sgt(bound.same(member));
    list.elements.push_back(isSet.value());
  });
  return list;
}

static void createMask(Machine &machine, mlir::Operation *op) {
  mlir::Value result = op->getResult(0);
  llvm::SmallVector<Bits> bounds;
  for (const Value &operand : machine.operands(op)) {
    if (operand.isPoison())
      return machine.set(result, machine.poisonOf(result.getType()));
    bounds.push_back(*machine.bitsOf(operand, "a bound"));
  }
  machine.set(result, maskBelow(machine, result.getType(), bounds));
}

static void constantMask(Machine &machine, mlir::Operation *op) {
  auto maskOp = llvm::cast<mlir::vector::ConstantMaskOp>(op);
  mlir::VectorType type = maskOp.getVectorType();
  llvm::SmallVector<Bits> bounds;
  for (auto [number, bound] : llvm::enumerate(maskOp.getMaskDimSizes())) {
    bool isScalable = type.getRank() != 0 && type.getScalableDims()[number];
    bounds.push_back(
        llvm::APInt(64, bound * (isScalable ? machine.vscale() : 1)));
  }
  machine.set(op->getResult(0), maskBelow(machine, type, bounds));
}

/// The op in the region asks for the mask and the passthru itself. If there is
/// none, the values that the region yields are masked.
static void mask(Machine &machine, mlir::Operation *op) {
  auto maskOp = llvm::cast<mlir::vector::MaskOp>(op);
  std::optional<Values> results = machine.run(maskOp.getMaskRegion(), {});
  if (!results)
    return;
  if (maskOp.isEmpty() && maskOp.getPassthru()) {
    Lanes lanes(machine, maskOp.getMaskBlock()->getTerminator());
    Value passthru = vectorOrScalarOf(machine, maskOp.getPassthru());
    for (auto [number, result] : llvm::enumerate(*results)) {
      if (maskOp.getPassthru().getType() !=
          maskOp.getMask().getType().clone(
              mlir::getElementTypeOrSelf(maskOp.getResultTypes()[number])))
        return machine.unsupported("the passthru of an empty vector.mask has "
                                   "another shape than the mask");
      Values &elements = result.ownList().elements;
      for (auto [position, element] : llvm::enumerate(elements)) {
        Value bit = lanes[position];
        element =
            bit.isPoison()
                ? bit
                : machine.pick(*machine.bitsOf(bit, "the mask"),
                               mlir::getElementTypeOrSelf(
                                   maskOp.getResultTypes()[number]),
                               element, passthru.list().elements[position]);
      }
    }
  }
  machine.set(op, *results);
}

static void leave(Machine &machine, mlir::Operation *op) {
  machine.leave(machine.operands(op));
}

static void countUp(Machine &machine, mlir::Operation *op) {
  mlir::Value result = op->getResult(0);
  List list{machine.shapeOf(llvm::cast<mlir::VectorType>(result.getType())),
            {}};
  for (int64_t number = 0; number < list.shape.front(); ++number)
    list.elements.push_back(machine.index(number));
  machine.set(result, std::move(list));
}

static void vscale(Machine &machine, mlir::Operation *op) {
  machine.set(op->getResult(0), machine.index(machine.vscale()));
}

llvm::ArrayRef<Rule> dialects::vectorMaskRules() {
  static constexpr Rule rules[] = {
      Rule("vector.constant_mask", constantMask).onTerms(),
      Rule("vector.create_mask", createMask).onTerms(),
      Rule("vector.mask", mask).onTerms(),
      Rule("vector.step", countUp).onTerms(),
      {"vector.vscale", vscale},
      Rule("vector.yield", leave).onTerms(),
  };
  return rules;
}
