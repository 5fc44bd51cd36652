// Values as parts of a function of LLVM IR that is being built.

#include "verify/judge/dialects/machine/Descriptor.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;
using namespace palindrome::dialects;

llvm::Type *dialects::scalarTypeOf(Machine &machine, mlir::Type type) {
  llvm::IRBuilderBase &terms = machine.terms();
  if (type.isF16())
    return terms.getHalfTy();
  if (type.isBF16())
    return terms.getBFloatTy();
  if (type.isF32())
    return terms.getFloatTy();
  if (type.isF64())
    return terms.getDoubleTy();
  // Of other floats, f80 and f128 among them, no operation is a term; those
  // that LLVM does not have are integers there.
  auto real = llvm::dyn_cast<mlir::FloatType>(type);
  if (type.isIntOrIndex() || (real && real.getWidth() <= 8))
    return terms.getIntNTy(machine.widthOf(type));
  return nullptr;
}

std::optional<unsigned> dialects::addressSpaceOf(mlir::BaseMemRefType type) {
  mlir::Attribute space = type.getMemorySpace();
  if (!space)
    return 0;
  auto number = llvm::dyn_cast<mlir::IntegerAttr>(space);
  return number ? std::optional(static_cast<unsigned>(number.getInt()))
                : std::nullopt;
}

static void refuse(Machine &machine, mlir::Type type) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << "values of " << type << " are not stated in LLVM IR";
  machine.unsupported(text);
}

llvm::Value *dialects::scalarOf(Machine &machine, const Value &value,
                                mlir::Type type) {
  llvm::Type *form = scalarTypeOf(machine, type);
  if (form && value.isPoison())
    return llvm::PoisonValue::get(form);
  if (!form || !(value.isTerm() || value.isBits())) {
    refuse(machine, type);
    return nullptr;
  }
  llvm::IRBuilderBase &terms = machine.terms();
  llvm::Value *bits =
      value.isTerm() ? value.term().bits : Bits(value.bits()).in(terms);
  auto *cast = llvm::dyn_cast<llvm::BitCastInst>(bits);
  if (cast && cast->getSrcTy() == form)
    return cast->getOperand(0);
  return terms.CreateBitCast(bits, form);
}

Value dialects::termOf(Machine &machine, llvm::Value *scalar) {
  llvm::IRBuilderBase &terms = machine.terms();
  llvm::Type *type = scalar->getType();
  if (!type->isIntegerTy())
    scalar = terms.CreateBitCast(scalar,
                                 terms.getIntNTy(type->getScalarSizeInBits()));
  return Bits(Term{scalar, &terms}).value();
}

/// The type and the number of the elements of `type`, a vector or a small
/// tensor of static shape, or a complex number; nothing for another type.
static std::optional<std::pair<mlir::Type, Shape>>
elementsOf(const Machine &machine, mlir::Type type) {
  if (auto complex = llvm::dyn_cast<mlir::ComplexType>(type))
    return std::pair(complex.getElementType(), Shape{2});
  constexpr int64_t most = 256;
  auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type);
  if (tensor && tensor.hasStaticShape() &&
      countElements(tensor.getShape()) <= most)
    return std::pair(tensor.getElementType(), machine.shapeOf(tensor));
  auto vector = llvm::dyn_cast<mlir::VectorType>(type);
  if (!vector || vector.isScalable())
    return std::nullopt;
  return std::pair(vector.getElementType(), machine.shapeOf(vector));
}

static void takeApart(Machine &machine, const Descriptor &memref,
                      llvm::SmallVectorImpl<llvm::Value *> &parts) {
  parts.append(
      {memref.allocated, memref.aligned, memref.offset.in(machine.terms())});
  for (const auto *list : {&memref.sizes, &memref.strides})
    for (const Bits &number : *list)
      parts.push_back(number.in(machine.terms()));
}

bool dialects::takeApart(Machine &machine, const Value &value, mlir::Type type,
                         llvm::SmallVectorImpl<llvm::Value *> &parts) {
  if (value.isDescriptor()) {
    ::takeApart(machine, value.descriptor(), parts);
    return true;
  }
  auto elements = elementsOf(machine, type);
  if (!elements) {
    llvm::Value *scalar = scalarOf(machine, value, type);
    parts.push_back(scalar);
    return scalar;
  }
  for (int64_t i = 0, count = countElements(elements->second); i < count; ++i)
    if (!takeApart(machine, value.isList() ? value.list().elements[i] : value,
                   elements->first, parts))
      return false;
  return true;
}

/// What `type` states of a descriptor is known; the rest are its parts.
static std::optional<Value>
putTogether(Machine &machine, mlir::MemRefType type,
            llvm::function_ref<llvm::Value *(llvm::Type *)> next) {
  llvm::IRBuilderBase &terms = machine.terms();
  llvm::SmallVector<int64_t> strides;
  int64_t offset = 0;
  std::optional<unsigned> space = addressSpaceOf(type);
  llvm::Type *index =
      terms.getIntNTy(machine.widthOf(mlir::IndexType::get(type.getContext())));
  // Addresses are computed in 64 bits.
  if (!space || !index->isIntegerTy(64) ||
      failed(type.getStridesAndOffset(strides, offset))) {
    refuse(machine, type);
    return std::nullopt;
  }
  llvm::Type *pointer = terms.getPtrTy(*space);
  llvm::Value *allocated = next(pointer), *aligned = next(pointer);
  auto number = [&](int64_t stated) {
    Bits given = Term{next(index), &terms};
    return mlir::ShapedType::isDynamic(stated)
               ? given
               : Bits(machine.index(stated).bits());
  };
  Descriptor memref{allocated, aligned, number(offset), {}, {}};
  for (int64_t size : type.getShape())
    memref.sizes.push_back(number(size));
  for (int64_t stride : strides)
    memref.strides.push_back(number(stride));
  return Value(std::make_shared<const Descriptor>(std::move(memref)));
}

std::optional<Value>
dialects::putTogether(Machine &machine, mlir::Type type,
                      llvm::function_ref<llvm::Value *(llvm::Type *)> next) {
  if (auto memref = llvm::dyn_cast<mlir::MemRefType>(type))
    return ::putTogether(machine, memref, next);
  auto elements = elementsOf(machine, type);
  if (!elements) {
    llvm::Type *form = scalarTypeOf(machine, type);
    if (form)
      return termOf(machine, next(form));
    refuse(machine, type);
    return std::nullopt;
  }
  auto [element, shape] = *elements;
  List list{shape, {}};
  for (int64_t i = 0, count = countElements(shape); i < count; ++i) {
    std::optional<Value> value = putTogether(machine, element, next);
    if (!value)
      return std::nullopt;
    list.elements.push_back(std::move(*value));
  }
  return Value(std::move(list));
}
