// Evaluates ops to constants (LangRef, "Constants"): every op of an
// initializer, and elsewhere those that are marked `llvmx.constant`. Mirrors
// import/body/Constants.cpp.
//
//   %0 = llvm.mlir.addressof @g {llvmx.constant} : !llvm.ptr
//   %1 = llvm.ptrtoint %0 {llvmx.constant} : !llvm.ptr to i64
//   llvm.call @f(%1) : (i64) -> ()
//
// becomes
//
//   call void @f(i64 ptrtoint (ptr @g to i64))

#include "export/body/BodyExporter.h"
#include "export/types/ConstantCode.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"
#include "translate/Carrier.h"
#include "llvm/IR/Operator.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// An integer of the MLIR type `from` as a scalar of `type`; null if `type` is
/// none of integers. It is extended or truncated, as MLIR does it: an index may
/// have another width here. i1 and unsigned integers are zero-extended, others
/// sign-extended.
static llvm::Constant *exportInteger(llvm::Type *type, mlir::Type from,
                                     const APInt &value) {
  auto *integer = dyn_cast<llvm::IntegerType>(type);
  if (!integer)
    return nullptr;
  bool isZeroExtended = from.isInteger(1) || from.isUnsignedInteger();
  unsigned width = integer->getBitWidth();
  return llvm::ConstantInt::get(type, isZeroExtended
                                          ? value.zextOrTrunc(width)
                                          : value.sextOrTrunc(width));
}

/// A floating-point number as a scalar of `type`; null if `type` is neither of
/// its format nor, since MLIR's type conversion makes types that LLVM does not
/// have, such as f8E4M3, integers, one of as many bits.
static llvm::Constant *exportFloat(llvm::Type *type, const APFloat &value) {
  if (type->isFloatingPointTy() &&
      &type->getFltSemantics() == &value.getSemantics())
    return llvm::ConstantFP::get(type, value);
  APInt bits = value.bitcastToAPInt();
  return type->isIntegerTy(bits.getBitWidth())
             ? llvm::ConstantInt::get(type, bits)
             : nullptr;
}

static llvm::Constant *exportString(llvm::Type *type, StringRef text) {
  return type->isArrayTy() && type->getArrayElementType()->isIntegerTy(8) &&
                 type->getArrayNumElements() == text.size()
             ? llvm::ConstantDataArray::getString(type->getContext(), text,
                                                  /*AddNull=*/false)
             : nullptr;
}

/// The number of elements of a vector, for scalable ones the minimum, or of an
/// array; 0 for other types.
static uint64_t elementCount(llvm::Type *type) {
  if (auto *vector = dyn_cast<llvm::VectorType>(type))
    return vector->getElementCount().getKnownMinValue();
  return type->isArrayTy() ? type->getArrayNumElements() : 0;
}

static bool isSequence(llvm::Type *type) {
  return type->isArrayTy() || type->isVectorTy();
}

static llvm::Type *elementType(llvm::Type *type) {
  return type->isVectorTy() ? type->getScalarType()
                            : type->getArrayElementType();
}

/// The type of an element of a value of `type` that has `shape`: a vector or
/// nested array of these sizes. Null if `type` is no such type.
static llvm::Type *elementTypeOf(llvm::Type *type, ArrayRef<int64_t> shape) {
  for (int64_t size : shape) {
    if (!isSequence(type) || isa<llvm::ScalableVectorType>(type) ||
        elementCount(type) != static_cast<uint64_t>(size))
      return nullptr;
    type = elementType(type);
  }
  return type;
}

/// The same for `count` elements that are all the same, however they are
/// nested, and for any number of them if there is no `count`.
static llvm::Type *elementTypeOf(llvm::Type *type,
                                 std::optional<uint64_t> count) {
  uint64_t product = 1;
  for (; isSequence(type); type = elementType(type))
    product *= elementCount(type);
  return product == count.value_or(product) ? type : nullptr;
}

/// Builds a scalar, vector or nested array of `type`, which has `shape`, from
/// the first elements of `flat`, which it removes.
static llvm::Constant *nest(llvm::Type *type, ArrayRef<int64_t> shape,
                            ArrayRef<llvm::Constant *> &flat) {
  if (shape.empty()) {
    llvm::Constant *first = flat.front();
    flat = flat.drop_front();
    return first;
  }
  SmallVector<llvm::Constant *> elements;
  for (uint64_t i = 0, e = elementCount(type); i < e; ++i)
    elements.push_back(nest(elementType(type), shape.drop_front(), flat));
  return makeAggregate(type, elements);
}

/// A vector or nested array of `type` whose elements are all `element`. Zeros
/// are one constant whatever their number, so `dense<0> :
/// vector<2147483648xi8>` costs no more than one element does.
static llvm::Constant *fill(llvm::Type *type, llvm::Constant *element) {
  if (element->isNullValue())
    return llvm::Constant::getNullValue(type);
  if (auto *vector = dyn_cast<llvm::VectorType>(type))
    return llvm::ConstantVector::getSplat(vector->getElementCount(), element);
  auto *array = dyn_cast<llvm::ArrayType>(type);
  if (!array || element->getType() == type)
    return element;
  SmallVector<llvm::Constant *> elements(
      array->getNumElements(), fill(array->getElementType(), element));
  return llvm::ConstantArray::get(array, elements);
}

/// A complex number, which LLVM represents as a struct of its parts; null if
/// `type` is none of `makePart`'s constants.
template <typename Part, typename MakePart>
static llvm::Constant *exportComplex(llvm::Type *type,
                                     const std::complex<Part> &value,
                                     MakePart makePart) {
  auto *pair = dyn_cast<llvm::StructType>(type);
  if (!pair || pair->getNumElements() != 2)
    return nullptr;
  llvm::Constant *real = makePart(pair->getElementType(0), value.real());
  llvm::Constant *imaginary = makePart(pair->getElementType(1), value.imag());
  return real && imaginary ? makeAggregate(pair, {real, imaginary}) : nullptr;
}

/// The elements of `elements` as constants of `type`; if they are all the same,
/// only one. Null for those that `type` has no constant for.
static SmallVector<llvm::Constant *> exportEach(llvm::Type *type,
                                                DenseElementsAttr elements) {
  SmallVector<llvm::Constant *> constants;
  auto add = [&](auto values, auto make) {
    for (const auto &value : values) {
      constants.push_back(make(type, value));
      if (elements.isSplat())
        return;
    }
  };
  if (isa<DenseStringElementsAttr>(elements)) {
    add(elements.getValues<StringRef>(), exportString);
    return constants;
  }
  mlir::Type from = elements.getElementType();
  auto complex = dyn_cast<ComplexType>(from);
  mlir::Type number = complex ? complex.getElementType() : from;
  auto makeInteger = [&](llvm::Type *type, const APInt &value) {
    return exportInteger(type, number, value);
  };
  auto makeComplex = [](auto makePart) {
    return [=](llvm::Type *type, const auto &value) {
      return exportComplex(type, value, makePart);
    };
  };
  bool isFloat = isa<FloatType>(number);
  if (complex && isFloat)
    add(elements.getValues<std::complex<APFloat>>(), makeComplex(exportFloat));
  else if (complex)
    add(elements.getValues<std::complex<APInt>>(), makeComplex(makeInteger));
  else if (isFloat)
    add(elements.getValues<APFloat>(), exportFloat);
  else if (from.isIntOrIndex())
    add(elements.getValues<APInt>(), makeInteger);
  else
    constants.push_back(nullptr);
  return constants;
}

/// Builds a vector or nested array of simple numbers from the first bytes of
/// `raw`, which it removes; null if there are too few, or if `type` is no such
/// type.
static llvm::Constant *exportRaw(llvm::Type *type, ArrayRef<char> &raw) {
  if (!isSequence(type))
    return nullptr;
  uint64_t count = elementCount(type);
  llvm::Type *element = elementType(type);
  if (!llvm::ConstantDataSequential::isElementTypeCompatible(element)) {
    SmallVector<llvm::Constant *> elements;
    for (uint64_t i = 0; i < count; ++i) {
      elements.push_back(exportRaw(element, raw));
      if (!elements.back())
        return nullptr;
    }
    return type->isArrayTy()
               ? llvm::ConstantArray::get(cast<llvm::ArrayType>(type), elements)
               : nullptr;
  }
  size_t size = count * (element->getPrimitiveSizeInBits() / 8);
  if (raw.size() < size || isa<llvm::ScalableVectorType>(type))
    return nullptr;
  StringRef data(raw.data(), size);
  raw = raw.drop_front(size);
  return type->isVectorTy()
             ? llvm::ConstantDataVector::getRaw(data, count, element)
             : llvm::ConstantDataArray::getRaw(data, count, element);
}

/// `elements` as a constant of `type`, whose elements are of type `element`.
static llvm::Constant *exportDense(llvm::Type *type, llvm::Type *element,
                                   DenseElementsAttr elements) {
  // Both sides store simple numbers of the same size as the same bytes.
  if (llvm::ConstantDataSequential::isElementTypeCompatible(element) &&
      !elements.isSplat() && !isa<DenseStringElementsAttr>(elements)) {
    ArrayRef<char> raw = elements.getRawData();
    if (raw.size() == elements.size() * (element->getPrimitiveSizeInBits() / 8))
      return exportRaw(type, raw);
  }
  SmallVector<llvm::Constant *> constants = exportEach(element, elements);
  if (llvm::is_contained(constants, nullptr))
    return nullptr;
  if (elements.isSplat() && !constants.empty())
    return fill(type, constants.front());
  ArrayRef<llvm::Constant *> flat = constants;
  return nest(type, elements.getType().getShape(), flat);
}

namespace {
/// Why there is no constant.
struct Failure {
  std::string why = {}; ///< The text of the error; may be empty.
  bool isReported = false;
};
} // namespace

static std::string printed(llvm::Type *type) {
  std::string text;
  llvm::raw_string_ostream(text) << *type;
  return text;
}

/// The error that `value`, a description, does not fit `type`.
static std::string describeMisfit(const llvm::Twine &value, llvm::Type *type) {
  return (value + " does not fit the type " + printed(type) +
          ": both need the same number of elements, nested alike")
      .str();
}

static std::string describeMisfit(ShapedType value, llvm::Type *type) {
  std::string text;
  llvm::raw_string_ostream(text) << "a value of " << value;
  return describeMisfit(text, type);
}

/// A constant out of line (MLIR's builtin dialect,
/// "DenseResourceElementsAttr"), which has the bytes of its elements. Null if
/// there is none of `type`; MLIR's exporter has the same errors but for the
/// last.
static llvm::Constant *exportResource(llvm::Type *type,
                                      DenseResourceElementsAttr resource,
                                      Failure &failure) {
  AsmResourceBlob *blob = resource.getRawHandle().getBlob();
  if (!blob) {
    failure.why = "resource does not exist";
    return nullptr;
  }
  llvm::Type *number = elementTypeOf(type, /*count=*/std::nullopt);
  if (!llvm::ConstantDataSequential::isElementTypeCompatible(number)) {
    failure.why = "no known conversion for innermost element type";
    return nullptr;
  }
  ArrayRef<char> raw = blob->getData();
  uint64_t size = number->getPrimitiveSizeInBits() / 8;
  if (resource.getNumElements() * size != raw.size()) {
    failure.why = "raw data size does not match element type size";
    return nullptr;
  }
  failure.why = isSequence(type)
                    ? describeMisfit(resource.getShapedType(), type)
                    : "unsupported dense_resource type";
  return elementTypeOf(type, resource.getShapedType().getShape()) == number
             ? exportRaw(type, raw)
             : nullptr;
}

/// `elements` as a constant of `type`, as tryConstant does it.
static llvm::Constant *exportElements(ModuleExporter &module, llvm::Type *type,
                                      ElementsAttr elements, Location loc,
                                      Failure &failure) {
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements))
    return exportResource(type, resource, failure);
  ShapedType shaped = elements.getShapedType();
  auto dense = dyn_cast<DenseElementsAttr>(elements);
  llvm::Type *element = nullptr;
  if (!dense || !dense.isSplat())
    element = elementTypeOf(type, shaped.getShape());
  else if (isSequence(type) || shaped.getRank() == 0)
    // MLIR's exporter fills a type with one element, whatever their number.
    element = elementTypeOf(type, module.form.rejectsAsUpstream
                                      ? std::optional<uint64_t>()
                                      : dense.size());
  if (!element) {
    failure.why = describeMisfit(shaped, type);
    return nullptr;
  }
  if (dense) {
    if (isa<FloatType>(shaped.getElementType()))
      failure.why = "FloatAttr does not match expected type of the constant";
    return exportDense(type, element, dense);
  }
  auto sparse = dyn_cast<SparseElementsAttr>(elements);
  if (!sparse)
    return nullptr;
  SmallVector<llvm::Constant *> constants;
  for (Attribute value : sparse.getValues<Attribute>()) {
    constants.push_back(exportConstant(module, element, value, loc));
    if (!constants.back()) {
      failure.isReported = true;
      return nullptr;
    }
  }
  ArrayRef<llvm::Constant *> flat = constants;
  return nest(type, shaped.getShape(), flat);
}

/// The same for `array`.
static llvm::Constant *exportArray(ModuleExporter &module, llvm::Type *type,
                                   ArrayAttr array, Location loc,
                                   Failure &failure) {
  auto *structType = dyn_cast<llvm::StructType>(type);
  if (!structType && !isSequence(type))
    return nullptr;
  if (structType ? structType->getNumElements() != array.size()
                 : elementCount(type) != array.size()) {
    failure.why =
        describeMisfit("an array of size " + llvm::Twine(array.size()), type);
    return nullptr;
  }
  SmallVector<llvm::Constant *> elements;
  for (auto [i, value] : llvm::enumerate(array)) {
    llvm::Type *part =
        structType ? structType->getElementType(i) : elementType(type);
    elements.push_back(exportConstant(module, part, value, loc));
    if (!elements.back()) {
      failure.isReported = true;
      return nullptr;
    }
  }
  return makeAggregate(type, elements);
}

/// The metadata of errors about constants.
static constexpr llvm::StringLiteral misfitMark = "constant misfit";

/// `value` as a constant of `type`; null if there is none.
static llvm::Constant *tryConstant(ModuleExporter &module, llvm::Type *type,
                                   Attribute value, Location loc,
                                   Failure &failure) {
  if (isa<ZeroAttr>(value))
    return llvm::Constant::getNullValue(type);
  if (isa<UndefAttr>(value))
    return llvm::UndefValue::get(type);
  if (isa<PoisonAttr>(value))
    return llvm::PoisonValue::get(type);
  if (auto integer = dyn_cast<IntegerAttr>(value))
    return exportInteger(type, integer.getType(), integer.getValue());
  if (type->isStructTy() && !isa<ArrayAttr>(value)) {
    failure.why = "expected an array attribute for a struct constant";
    return nullptr;
  }
  if (auto real = dyn_cast<FloatAttr>(value)) {
    llvm::Constant *constant = exportFloat(type, real.getValue());
    if (!constant)
      failure.why = "FloatAttr does not match expected type of the constant";
    return constant;
  }
  if (auto symbol = dyn_cast<FlatSymbolRefAttr>(value))
    return module.symbols.lookup(symbol.getAttr());
  if (auto text = dyn_cast<StringAttr>(value)) {
    llvm::Constant *constant = exportString(type, text);
    if (!constant)
      failure.why = describeMisfit(
          "a string of length " + llvm::Twine(text.size()), type);
    return constant;
  }
  if (auto elements = dyn_cast<ElementsAttr>(value))
    return exportElements(module, type, elements, loc, failure);
  if (auto array = dyn_cast<ArrayAttr>(value))
    return exportArray(module, type, array, loc, failure);
  return nullptr;
}

llvm::Constant *palindrome::exporter::exportConstant(ModuleExporter &module,
                                                     llvm::Type *type,
                                                     Attribute value,
                                                     Location loc) {
  if (!type) {
    emitError(loc, "unsupported constant value");
    return nullptr;
  }
  Failure failure;
  llvm::Constant *constant = tryConstant(module, type, value, loc, failure);
  // A symbol may be in another address space.
  if (constant && constant->getType() == type)
    return constant;
  if (failure.isReported)
    return nullptr;
  InFlightDiagnostic error = emitError(loc, failure.why);
  if (failure.why.empty())
    error << "unsupported constant value for the type " << printed(type);
  error.getUnderlyingDiagnostic()->getMetadata().emplace_back(misfitMark);
  return nullptr;
}

bool palindrome::isConstantMisfit(mlir::Diagnostic &error) {
  return llvm::any_of(error.getMetadata(), [](DiagnosticArgument &entry) {
    return entry.getKind() ==
               DiagnosticArgument::DiagnosticArgumentKind::String &&
           entry.getAsString() == misfitMark;
  });
}

//===----------------------------------------------------------------------===//
// Aggregates
//===----------------------------------------------------------------------===//

/// The aggregate that `op` inserts one element into; null for other ops.
static Value insertionBase(Operation *op) {
  if (auto insert = dyn_cast_or_null<InsertValueOp>(op))
    return insert.getPosition().size() == 1 ? insert.getContainer() : Value();
  if (auto insert = dyn_cast_or_null<InsertElementOp>(op))
    return !isScalableVectorType(insert.getVector().getType()) &&
                   matchPattern(insert.getPosition(), m_Constant())
               ? insert.getVector()
               : Value();
  return {};
}

static Value insertedValue(Operation *op) {
  if (auto insert = dyn_cast<InsertValueOp>(op))
    return insert.getValue();
  return cast<InsertElementOp>(op).getValue();
}

static uint64_t insertionPlace(Operation *op) {
  if (auto insert = dyn_cast<InsertValueOp>(op))
    return insert.getPosition().front();
  APInt place;
  matchPattern(cast<InsertElementOp>(op).getPosition(), m_ConstantInt(&place));
  return place.getZExtValue();
}

/// Whether `op` is an insertion whose only use is another insertion that is a
/// constant. Only the last of such a chain is evaluated:
///
///   %0 = llvm.mlir.poison {llvmx.constant} : !llvm.array<2 x ptr>
///   %1 = llvm.insertvalue %a, %0[0] {llvmx.constant}    deferred
///   %2 = llvm.insertvalue %b, %1[1] {llvmx.constant}    [ptr @a, ptr @b]
bool BodyExporter::isDeferred(Operation &op) const {
  if (!insertionBase(&op) || !op.getResult(0).hasOneUse())
    return false;
  Operation *user = *op.getResult(0).user_begin();
  return insertionBase(user) == op.getResult(0) && isMarkedConstant(*user);
}

/// Evaluates the chain of insertions that ends with `op` in linear time.
/// (LLVM's folder would make a new aggregate for each.)
llvm::Constant *BodyExporter::evaluateAggregate(Operation &op) {
  llvm::Type *type = convertType(op.getResult(0).getType());
  uint64_t count =
      type->isStructTy() ? type->getStructNumElements() : elementCount(type);
  SmallVector<llvm::Constant *> elements(count, nullptr);
  Operation *link = &op;
  Value base;
  do {
    uint64_t place = insertionPlace(link);
    if (place >= count) {
      module.report.op = &op;
      module.report.drop(carrier::constant, "it inserts past the end");
      return nullptr;
    }
    // The walk goes backwards: an earlier insertion there is overwritten.
    if (!elements[place]) {
      elements[place] =
          dyn_cast<llvm::Constant>(lookupValue(insertedValue(link)));
      if (!elements[place])
        return nullptr;
    }
    base = insertionBase(link);
    link = base.getDefiningOp();
  } while (link && !values.count(base) && isDeferred(*link));

  if (llvm::is_contained(elements, nullptr)) {
    auto *rest = dyn_cast<llvm::Constant>(lookupValue(base));
    if (!rest)
      return nullptr;
    for (uint64_t i = 0; i < count; ++i)
      if (!elements[i] && !(elements[i] = rest->getAggregateElement(i)))
        return nullptr;
  }
  return makeAggregate(type, elements);
}

//===----------------------------------------------------------------------===//
// Evaluation
//===----------------------------------------------------------------------===//

llvm::Constant *BodyExporter::evaluate(Operation &op) {
  if (insertionBase(&op))
    return evaluateAggregate(op);

  SmallVector<llvm::Constant *> operands;
  for (Value operand : op.getOperands()) {
    auto *constant = dyn_cast<llvm::Constant>(lookupValue(operand));
    if (!constant)
      return nullptr;
    operands.push_back(constant);
  }

  // The importer represents an x86_fp80 by a bitcast of its bits.
  if (isa<BitcastOp>(op))
    if (auto *bits = dyn_cast<llvm::ConstantInt>(operands[0])) {
      llvm::Type *type = convertType(op.getResult(0).getType());
      if (type->isFloatingPointTy())
        return llvm::ConstantFP::get(
            type, APFloat(type->getFltSemantics(), bits->getValue()));
    }
  if (auto gep = dyn_cast<GEPOp>(op))
    if (Attribute entry = op.getDiscardableAttr(carrier::inRange)) {
      SmallVector<llvm::Value *> indices = exportIndices(gep);
      std::optional<llvm::ConstantRange> range =
          decodeInRange(dyn_cast<ArrayAttr>(entry));
      if (!range)
        module.report.drop(carrier::inRange, "it is no range");
      else
        return llvm::ConstantExpr::getGetElementPtr(
            convertType(gep.getElemType()), operands[0], indices,
            llvm::GEPNoWrapFlags::fromRaw(
                static_cast<unsigned>(gep.getNoWrapFlags())),
            range);
    }

  // All other ops fold as their instructions do. The builder has no insertion
  // point, so an instruction that does not fold is in no block.
  BodyBuilder folder(module.context, module.target->getDataLayout(),
                     module.form.foldingInInitializers);
  if (failed(exportByTable(op, folder)) || op.getNumResults() != 1)
    return nullptr;
  llvm::Value *value = values.lookup(op.getResult(0));
  if (auto *constant = dyn_cast_or_null<llvm::Constant>(value))
    return constant;
  values.erase(op.getResult(0));
  if (auto *inst = dyn_cast_or_null<llvm::Instruction>(value))
    inst->deleteValue();
  return nullptr;
}

llvm::Constant *BodyExporter::exportInitializer(Block &block) {
  inInitializer = true;
  for (Operation &op : block.without_terminator())
    if (!exportedEarly.contains(&op) && !isDeferred(op) &&
        failed(exportOperation(op)))
      return nullptr;
  auto result = dyn_cast<ReturnOp>(block.getTerminator());
  if (!result || !result.getArg()) {
    block.getParentOp()->emitError("the initializer returns no value");
    return nullptr;
  }
  auto *constant = dyn_cast<llvm::Constant>(lookupValue(result.getArg()));
  if (!constant)
    result.emitError("the initializer is not a constant");
  return constant;
}

llvm::Constant *palindrome::exporter::exportInitializer(ModuleExporter &module,
                                                        Block &block) {
  return BodyExporter(module).exportInitializer(block);
}
