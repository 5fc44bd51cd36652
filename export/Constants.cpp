// Evaluates ops to constants (LangRef, "Constants"): every op of an
// initializer, and elsewhere those that are marked `llvmx.constant`. Mirrors
// import/Constants.cpp.
//
//   %0 = llvm.mlir.addressof @g {llvmx.constant} : !llvm.ptr
//   %1 = llvm.ptrtoint %0 {llvmx.constant} : !llvm.ptr to i64
//   llvm.call @f(%1) : (i64) -> ()
//
// becomes
//
//   call void @f(i64 ptrtoint (ptr @g to i64))

#include "export/BodyExporter.h"
#include "export/ConstantCode.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"
#include "translate/Carrier.h"
#include "llvm/IR/Operator.h"

using namespace palindrome;
using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

static llvm::Constant *exportFloat(llvm::Type *type, const APFloat &value) {
  if (llvm::Type *scalar = type->getScalarType();
      scalar->isFloatingPointTy() &&
      &scalar->getFltSemantics() == &value.getSemantics())
    return llvm::ConstantFP::get(type, value);
  // MLIR's type conversion makes floating-point types that LLVM does not have,
  // such as f8E4M3, integers.
  APInt bits = value.bitcastToAPInt();
  return type->isIntegerTy(bits.getBitWidth())
             ? llvm::ConstantInt::get(type, bits)
             : nullptr;
}

/// The number of elements of a vector, for scalable ones the minimum, or of an
/// array; 0 for other types.
static uint64_t elementCount(llvm::Type *type) {
  if (auto *vector = dyn_cast<llvm::VectorType>(type))
    return vector->getElementCount().getKnownMinValue();
  return type->isArrayTy() ? type->getArrayNumElements() : 0;
}

static llvm::Type *elementType(llvm::Type *type) {
  return type->isVectorTy() ? type->getScalarType()
                            : type->getArrayElementType();
}

static llvm::Type *innermostType(llvm::Type *type) {
  while (type->isArrayTy() || type->isVectorTy())
    type = elementType(type);
  return type;
}

/// Builds a scalar, vector or nested array of `type` from the first elements of
/// `flat`, which it removes; null if there are too few.
static llvm::Constant *nest(llvm::Type *type,
                            ArrayRef<llvm::Constant *> &flat) {
  if (!type->isArrayTy() && !type->isVectorTy()) {
    if (flat.empty())
      return nullptr;
    llvm::Constant *first = flat.front();
    flat = flat.drop_front();
    return first;
  }
  SmallVector<llvm::Constant *> elements;
  for (uint64_t i = 0, e = elementCount(type); i < e; ++i) {
    elements.push_back(nest(elementType(type), flat));
    if (!elements.back())
      return nullptr;
  }
  if (auto *array = dyn_cast<llvm::ArrayType>(type))
    return llvm::ConstantArray::get(array, elements);
  return llvm::ConstantVector::get(elements);
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
  if (!array)
    return element;
  SmallVector<llvm::Constant *> elements(
      array->getNumElements(), fill(array->getElementType(), element));
  return llvm::ConstantArray::get(array, elements);
}

/// Complex numbers, which LLVM represents as structs of two parts.
static llvm::Constant *exportComplexElements(llvm::Type *type,
                                             DenseElementsAttr elements) {
  auto *pair = dyn_cast<llvm::StructType>(innermostType(type));
  if (!pair || pair->getNumElements() != 2)
    return nullptr;
  SmallVector<llvm::Constant *> flat;
  auto add = [&](llvm::Constant *real, llvm::Constant *imaginary) {
    bool fits = real && imaginary &&
                real->getType() == pair->getElementType(0) &&
                imaginary->getType() == pair->getElementType(1);
    flat.push_back(fits ? llvm::ConstantStruct::get(pair, {real, imaginary})
                        : nullptr);
  };
  auto part = cast<ComplexType>(elements.getElementType()).getElementType();
  if (isa<FloatType>(part))
    for (std::complex<APFloat> value :
         elements.getValues<std::complex<APFloat>>())
      add(exportFloat(pair->getElementType(0), value.real()),
          exportFloat(pair->getElementType(1), value.imag()));
  else
    for (std::complex<APInt> value : elements.getValues<std::complex<APInt>>())
      add(llvm::ConstantInt::get(type->getContext(), value.real()),
          llvm::ConstantInt::get(type->getContext(), value.imag()));
  if (llvm::is_contained(flat, nullptr))
    return nullptr;
  ArrayRef<llvm::Constant *> rest = flat;
  return nest(type, rest);
}

/// Strings of one length, which LLVM represents as nested arrays of i8. Removes
/// the strings that it uses from the front of `strings`.
static llvm::Constant *exportStrings(llvm::Type *type,
                                     ArrayRef<StringRef> &strings) {
  auto *array = dyn_cast<llvm::ArrayType>(type);
  if (!array || strings.empty())
    return nullptr;
  if (array->getElementType()->isIntegerTy(8)) {
    StringRef text = strings.front();
    strings = strings.drop_front();
    return text.size() == array->getNumElements()
               ? llvm::ConstantDataArray::getString(type->getContext(), text,
                                                    /*AddNull=*/false)
               : nullptr;
  }
  SmallVector<llvm::Constant *> elements;
  for (uint64_t i = 0; i < array->getNumElements(); ++i) {
    elements.push_back(exportStrings(array->getElementType(), strings));
    if (!elements.back())
      return nullptr;
  }
  return llvm::ConstantArray::get(array, elements);
}

/// An integer of `elements`. MLIR stores those of type index in 64 bits,
/// whatever the width of the type that index was converted to.
static llvm::Constant *exportInteger(llvm::Type *type,
                                     DenseElementsAttr elements,
                                     const APInt &value) {
  if (type->isIntegerTy() && elements.getElementType().isIndex())
    return llvm::ConstantInt::get(
        type, value.sextOrTrunc(type->getIntegerBitWidth()));
  return llvm::ConstantInt::get(type, value);
}

static llvm::Constant *exportElements(llvm::Type *type,
                                      DenseElementsAttr elements) {
  if (isa<ComplexType>(elements.getElementType()))
    return exportComplexElements(type, elements);
  if (auto strings = dyn_cast<DenseStringElementsAttr>(elements)) {
    SmallVector<StringRef> all(strings.getValues<StringRef>());
    ArrayRef<StringRef> rest = all;
    return exportStrings(type, rest);
  }
  llvm::Type *scalar = innermostType(type);
  bool isFloat = isa<FloatType>(elements.getElementType());
  if (!isFloat && !elements.getElementType().isIntOrIndex())
    return nullptr;

  if (elements.isSplat()) {
    llvm::Constant *element =
        isFloat
            ? exportFloat(scalar, elements.getSplatValue<APFloat>())
            : exportInteger(scalar, elements, elements.getSplatValue<APInt>());
    return element ? fill(type, element) : nullptr;
  }

  // MLIR's verifier accepts a list as the value of a scalar global.
  if (type == scalar)
    return nullptr;
  // Both sides store one dimension of simple numbers as the same bytes.
  uint64_t count = elementCount(type);
  if (elementType(type) == scalar &&
      llvm::ConstantDataSequential::isElementTypeCompatible(scalar)) {
    ArrayRef<char> raw = elements.getRawData();
    if (raw.size() == count * (scalar->getPrimitiveSizeInBits() / 8)) {
      StringRef data(raw.data(), raw.size());
      return type->isVectorTy()
                 ? llvm::ConstantDataVector::getRaw(data, count, scalar)
                 : llvm::ConstantDataArray::getRaw(data, count, scalar);
    }
  }

  SmallVector<llvm::Constant *> flat;
  flat.reserve(elements.size());
  if (isFloat)
    for (const APFloat &value : elements.getValues<APFloat>())
      flat.push_back(exportFloat(scalar, value));
  else
    for (const APInt &value : elements.getValues<APInt>())
      flat.push_back(exportInteger(scalar, elements, value));
  if (llvm::is_contained(flat, nullptr))
    return nullptr;
  ArrayRef<llvm::Constant *> rest = flat;
  return nest(type, rest);
}

/// Builds a vector or nested array of simple numbers from the first bytes of
/// `raw`, which it removes; null if there are too few, or if `type` is no such
/// type.
static llvm::Constant *exportRaw(llvm::Type *type, ArrayRef<char> &raw) {
  if (!type->isArrayTy() && !type->isVectorTy())
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

/// A constant out of line (MLIR's builtin dialect,
/// "DenseResourceElementsAttr"), which has the bytes of its elements. Null if
/// there is none of `type`; `why` then is MLIR's text of the error.
static llvm::Constant *exportResource(llvm::Type *type,
                                      DenseResourceElementsAttr resource,
                                      StringRef &why) {
  AsmResourceBlob *blob = resource.getRawHandle().getBlob();
  if (!blob) {
    why = "resource does not exist";
    return nullptr;
  }
  llvm::Type *number = innermostType(type);
  if (!llvm::ConstantDataSequential::isElementTypeCompatible(number)) {
    why = "no known conversion for innermost element type";
    return nullptr;
  }
  ArrayRef<char> raw = blob->getData();
  uint64_t size = number->getPrimitiveSizeInBits() / 8;
  if (resource.getNumElements() * size != raw.size()) {
    why = "raw data size does not match element type size";
    return nullptr;
  }
  llvm::Constant *constant = exportRaw(type, raw);
  why = "unsupported dense_resource type";
  return raw.empty() ? constant : nullptr;
}

/// The value of `integer` with `width` bits. i1 and unsigned integers are
/// zero-extended, others sign-extended.
static APInt fitInteger(IntegerAttr integer, unsigned width) {
  auto type = dyn_cast<IntegerType>(integer.getType());
  APInt value = integer.getValue();
  return type && (type.isUnsigned() || type.getWidth() == 1)
             ? value.zextOrTrunc(width)
             : value.sextOrTrunc(width);
}

/// `value` as a constant of `type`; null if there is none. `why` then is the
/// text of the error, or "" if one was reported.
static llvm::Constant *tryConstant(ModuleExporter &module, llvm::Type *type,
                                   Attribute value, Location loc,
                                   StringRef &why) {
  if (isa<ZeroAttr>(value))
    return llvm::Constant::getNullValue(type);
  if (isa<UndefAttr>(value))
    return llvm::UndefValue::get(type);
  if (isa<PoisonAttr>(value))
    return llvm::PoisonValue::get(type);
  if (auto integer = dyn_cast<IntegerAttr>(value)) {
    if (!type->getScalarType()->isIntegerTy())
      return nullptr;
    return llvm::ConstantInt::get(
        type, fitInteger(integer, type->getScalarType()->getIntegerBitWidth()));
  }
  if (type->isStructTy() && !isa<ArrayAttr, PoisonAttr, ElementsAttr>(value)) {
    why = "expected an array attribute for a struct constant";
    return nullptr;
  }
  if (auto real = dyn_cast<FloatAttr>(value)) {
    why = "FloatAttr does not match expected type of the constant";
    return exportFloat(type, real.getValue());
  }
  if (auto symbol = dyn_cast<FlatSymbolRefAttr>(value))
    return module.symbols.lookup(symbol.getAttr());
  if (auto text = dyn_cast<StringAttr>(value)) {
    if (!type->isArrayTy() || !type->getArrayElementType()->isIntegerTy(8) ||
        type->getArrayNumElements() != text.size())
      return nullptr;
    return llvm::ConstantDataArray::getString(module.context, text,
                                              /*AddNull=*/false);
  }
  if (auto dense = dyn_cast<DenseElementsAttr>(value)) {
    if (isa<FloatType>(dense.getElementType()))
      why = "FloatAttr does not match expected type of the constant";
    return exportElements(type, dense);
  }
  if (auto sparse = dyn_cast<SparseElementsAttr>(value)) {
    SmallVector<llvm::Constant *> flat;
    for (Attribute element : sparse.getValues<Attribute>())
      flat.push_back(exportConstant(module, innermostType(type), element, loc));
    if (llvm::is_contained(flat, nullptr)) {
      why = ""; // It was reported.
      return nullptr;
    }
    ArrayRef<llvm::Constant *> rest = flat;
    return nest(type, rest);
  }
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value))
    return exportResource(type, resource, why);
  if (auto array = dyn_cast<ArrayAttr>(value)) {
    SmallVector<llvm::Constant *> elements;
    for (auto [i, element] : llvm::enumerate(array)) {
      llvm::Type *part = type->isStructTy() && i < type->getStructNumElements()
                             ? type->getStructElementType(i)
                         : type->isArrayTy() || type->isVectorTy()
                             ? elementType(type)
                             : nullptr;
      llvm::Constant *constant =
          part ? exportConstant(module, part, element, loc) : nullptr;
      if (!constant) {
        if (part)
          why = ""; // It was reported.
        return nullptr;
      }
      elements.push_back(constant);
    }
    return makeAggregate(type, elements);
  }
  return nullptr;
}

llvm::Constant *palindrome::exportConstant(ModuleExporter &module,
                                           llvm::Type *type, Attribute value,
                                           Location loc) {
  StringRef why = "unsupported constant value";
  llvm::Constant *constant =
      type ? tryConstant(module, type, value, loc, why) : nullptr;
  if (!constant && !why.empty())
    emitError(loc, why);
  return constant;
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

llvm::Constant *palindrome::exportInitializer(ModuleExporter &module,
                                              Block &block) {
  return BodyExporter(module).exportInitializer(block);
}
