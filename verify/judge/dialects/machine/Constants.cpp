// Attributes and types as values of a run of MLIR, and values as numbers.

#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "verify/judge/dialects/machine/Machine.h"

using namespace palindrome;
using namespace palindrome::dialects;

unsigned Machine::widthOf(mlir::Type type) const {
  if (type.isIntOrFloat())
    return type.getIntOrFloatBitWidth();
  // Pointers and memrefs in memory have the size of an address.
  return limits.indexBits;
}

Shape Machine::shapeOf(mlir::ShapedType type) const {
  Shape shape(type.getShape());
  if (auto vector = llvm::dyn_cast<mlir::VectorType>(type))
    for (auto [size, isScalable] :
         llvm::zip_equal(shape, vector.getScalableDims()))
      if (isScalable)
        size *= limits.vscale;
  return shape;
}

Value Machine::poisonOf(mlir::Type type) const {
  Value scalar(Poison{currentOp});
  auto shaped = llvm::dyn_cast<mlir::ShapedType>(type);
  if (!shaped || !shaped.hasStaticShape() ||
      llvm::isa<mlir::BaseMemRefType>(type))
    return scalar;
  Shape shape = shapeOf(shaped);
  size_t count = countElements(shape);
  return List{std::move(shape), Values(count, scalar)};
}

Value Machine::bits(uint64_t number, mlir::Type type) const {
  return llvm::APInt(widthOf(type), number, /*isSigned=*/true,
                     /*implicitTrunc=*/true);
}

Value Machine::index(int64_t number) const {
  return llvm::APInt(limits.indexBits, static_cast<uint64_t>(number),
                     /*isSigned=*/true, /*implicitTrunc=*/true);
}

int64_t Machine::number(const Value &value) {
  if (value.isBits())
    return value.bits().getSExtValue();
  if (value.isTerm())
    unsupported("a number that the op needs is not known");
  undefined("a number that the op needs is poison");
  return 0;
}

Shape Machine::numbers(mlir::ValueRange values) {
  Shape result;
  for (mlir::Value value : values)
    result.push_back(number(value));
  return result;
}

Shape Machine::numbers(llvm::ArrayRef<int64_t> numbers,
                       mlir::ValueRange dynamic) {
  Shape result(numbers);
  auto left = dynamic.begin();
  for (int64_t &member : result)
    if (mlir::ShapedType::isDynamic(member))
      member = number(*left++);
  return result;
}

std::optional<Bits> Machine::bitsOf(const Value &value,
                                    const llvm::Twine &what) {
  if (value.isTerm())
    return Bits(value.term());
  if (value.isBits())
    return Bits(value.bits());
  undefined(what + " is poison");
  return std::nullopt;
}

bool Machine::isTrue(const Value &value) {
  if (value.isBits())
    return !value.bits().isZero();
  if (value.isTerm())
    unsupported("a condition that the op needs is not known");
  undefined("the condition is poison");
  return false;
}

/// The elements of `attribute`, which has a static shape, in their order.
static std::optional<Values> elementsOf(Machine &machine,
                                        mlir::ElementsAttr attribute) {
  Values elements;
  if (llvm::isa<mlir::SparseElementsAttr>(attribute)) {
    // It does not refuse values of another type than it has.
    for (mlir::Attribute value : attribute.getValues<mlir::Attribute>())
      elements.push_back(machine.constant(value, attribute.getElementType()));
    return elements;
  }
  if (auto values = attribute.tryGetValues<llvm::APInt>()) {
    for (const llvm::APInt &value : *values)
      elements.push_back(
          value.sextOrTrunc(machine.widthOf(attribute.getElementType())));
    return elements;
  }
  if (auto values = attribute.tryGetValues<llvm::APFloat>()) {
    for (const llvm::APFloat &value : *values)
      elements.push_back(value.bitcastToAPInt());
    return elements;
  }
  if (auto values = attribute.tryGetValues<std::complex<llvm::APInt>>()) {
    for (const std::complex<llvm::APInt> &value : *values)
      elements.push_back(List{{2}, {value.real(), value.imag()}});
    return elements;
  }
  if (auto values = attribute.tryGetValues<std::complex<llvm::APFloat>>()) {
    for (const std::complex<llvm::APFloat> &value : *values)
      elements.push_back(List{
          {2}, {value.real().bitcastToAPInt(), value.imag().bitcastToAPInt()}});
    return elements;
  }
  return std::nullopt;
}

Value Machine::constant(mlir::Attribute attribute, mlir::Type type) {
  if (auto integer = llvm::dyn_cast<mlir::IntegerAttr>(attribute))
    return integer.getValue().sextOrTrunc(widthOf(type));
  if (auto real = llvm::dyn_cast<mlir::FloatAttr>(attribute))
    return real.getValue().bitcastToAPInt();
  if (llvm::isa<mlir::ub::PoisonAttr>(attribute))
    return poisonOf(type);
  if (auto array = llvm::dyn_cast<mlir::ArrayAttr>(attribute)) {
    auto complex = llvm::dyn_cast<mlir::ComplexType>(type);
    if (complex && array.size() == 2)
      return List{{2},
                  {constant(array[0], complex.getElementType()),
                   constant(array[1], complex.getElementType())}};
  }
  if (auto resource =
          llvm::dyn_cast<mlir::DenseResourceElementsAttr>(attribute))
    if (mlir::AsmResourceBlob *blob = resource.getRawHandle().getBlob())
      attribute = mlir::DenseElementsAttr::getFromRawBuffer(resource.getType(),
                                                            blob->getData());
  if (auto elements = llvm::dyn_cast<mlir::ElementsAttr>(attribute)) {
    Shape shape = shapeOf(elements.getShapedType());
    if (elements.isSplat()) {
      // Scalable vectors have constants of this kind alone.
      Value element = constant(elements.getSplatValue<mlir::Attribute>(),
                               elements.getElementType());
      size_t count = countElements(shape);
      return List{std::move(shape), Values(count, element)};
    }
    if (std::optional<Values> values = elementsOf(*this, elements))
      return List{std::move(shape), std::move(*values)};
  }
  unsupported("the attribute has no value that is known");
  return Value();
}
