// Translates constants (LangRef, "Constants") in the upstream form: to
// attributes if they consist of numbers, otherwise to ops at the start of the
// first block, each after the constants that are its operands.

#include "llvm/IR/Constants.h"
#include "import/upstream/Body.h"

using namespace palindrome::upstream;
using namespace mlir::LLVM;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using mlir::Attribute;
using mlir::failed;
using mlir::failure;
using mlir::FailureOr;
using mlir::Type;
using mlir::Value;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// Reports an error, but the import continues.
static void complainOfScalable(Importer &importer) {
  mlir::emitError(importer.unknown) << "scalable vectors not supported";
}

/// The tensor or vector type with the elements of `type`; null if there is
/// none.
static mlir::ShapedType shapeOf(Importer &importer, Type type) {
  if (!type)
    return {};
  llvm::SmallVector<int64_t> shape;
  while (auto array = dyn_cast<LLVMArrayType>(type)) {
    shape.push_back(array.getNumElements());
    type = array.getElementType();
  }
  if (auto vector = dyn_cast<mlir::VectorType>(type)) {
    if (vector.isScalable()) {
      complainOfScalable(importer);
      return {};
    }
    if (!vector.getElementType().isIntOrFloat())
      return {};
    if (shape.empty())
      return vector;
    llvm::append_range(shape, vector.getShape());
    return mlir::VectorType::get(shape, vector.getElementType());
  }
  if (shape.empty() || !type.isIntOrFloat())
    return {};
  return mlir::RankedTensorType::get(shape, type);
}

/// A number as an attribute; null for another constant.
static mlir::TypedAttr numberAttribute(Importer &importer,
                                       const llvm::Constant *constant) {
  if (constant->getType()->isVectorTy())
    return {};
  if (auto *integer = dyn_cast<llvm::ConstantInt>(constant))
    return mlir::IntegerAttr::get(importer.type(integer->getType()),
                                  integer->getValue());
  if (auto *fp = dyn_cast<llvm::ConstantFP>(constant)) {
    // A ppc_fp128 becomes an fp128 with the same bits.
    if (constant->getType()->isPPC_FP128Ty())
      return mlir::FloatAttr::get(mlir::Float128Type::get(&importer.context),
                                  fp->getValueAPF());
    if (auto type =
            dyn_cast<mlir::FloatType>(importer.type(constant->getType())))
      return mlir::FloatAttr::get(type, fp->getValueAPF());
  }
  return {};
}

/// Collects the numbers in `constant`, depth first. Returns false if it
/// contains anything else.
static bool collectNumbers(Importer &importer, const llvm::Constant *constant,
                           llvm::SmallVectorImpl<Attribute> &numbers) {
  if (auto *aggregate = dyn_cast<llvm::ConstantAggregate>(constant))
    return llvm::all_of(aggregate->operands(), [&](const llvm::Use &use) {
      return collectNumbers(importer, cast<llvm::Constant>(use.get()), numbers);
    });
  if (auto *data = dyn_cast<llvm::ConstantDataSequential>(constant)) {
    for (unsigned i = 0; i < data->getNumElements(); ++i)
      numbers.push_back(
          numberAttribute(importer, data->getElementAsConstant(i)));
    return true;
  }
  numbers.push_back(numberAttribute(importer, constant));
  return bool(numbers.back());
}

Attribute Importer::constantAttribute(const llvm::Constant *constant) {
  if (mlir::TypedAttr number = numberAttribute(*this, constant))
    return number;
  auto shape = [&] { return shapeOf(*this, type(constant->getType())); };
  if (auto *data = dyn_cast<llvm::ConstantDataSequential>(constant)) {
    if (data->isString())
      return builder.getStringAttr(data->getAsString());
    mlir::ShapedType type = shape();
    if (!type)
      return {};
    auto *vector = dyn_cast<llvm::ConstantDataVector>(data);
    if (vector && vector->isSplat())
      return mlir::SplatElementsAttr::get(
          type,
          Attribute(numberAttribute(*this, vector->getElementAsConstant(0))));
    llvm::StringRef raw = data->getRawDataValues();
    return mlir::DenseElementsAttr::getFromRawBuffer(
        type, llvm::ArrayRef<char>(raw.data(), raw.size()));
  }
  if (isa<llvm::ConstantAggregate>(constant)) {
    mlir::ShapedType type = shape();
    llvm::SmallVector<Attribute> numbers;
    if (!type || !collectNumbers(*this, constant, numbers))
      return {};
    return mlir::DenseElementsAttr::get(type, numbers);
  }
  if (isa<llvm::ConstantAggregateZero>(constant))
    if (mlir::ShapedType type = shape())
      return mlir::SplatElementsAttr::get(
          type, Attribute(builder.getZeroAttr(type.getElementType())));
  return {};
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// `constant` and its direct and indirect operands that have no op yet:
/// operands before their users, and the last operand of each constant first.
llvm::SetVector<llvm::Constant *> Body::withParts(llvm::Constant *constant) {
  struct Frame {
    llvm::Constant *constant;
    llvm::SmallVector<llvm::Constant *> parts;
  };
  auto enter = [&](llvm::Constant *constant) {
    Frame frame{constant, {}};
    // The initializer of a global is no part of a reference to it.
    if (isa<llvm::GlobalObject, llvm::GlobalAlias>(constant))
      return frame;
    for (llvm::Use &use : constant->operands())
      if (auto *part = dyn_cast<llvm::Constant>(use.get()))
        frame.parts.push_back(part);
    if (auto *zero = dyn_cast<llvm::ConstantAggregateZero>(constant)) {
      // Only one element of a scalable vector.
      unsigned count = 1;
      if (isa<llvm::ScalableVectorType>(zero->getType()))
        complainOfScalable(importer);
      else
        count = zero->getElementCount().getFixedValue();
      for (unsigned i = 0; i < count; ++i)
        frame.parts.push_back(zero->getElementValue(i));
    }
    return frame;
  };
  llvm::SetVector<llvm::Constant *> ordered;
  llvm::SmallPtrSet<llvm::Constant *, 8> open = {constant};
  llvm::SmallVector<Frame> stack = {enter(constant)};
  while (!stack.empty()) {
    Frame &frame = stack.back();
    if (frame.parts.empty()) {
      ordered.insert(frame.constant);
      open.erase(frame.constant);
      stack.pop_back();
      continue;
    }
    llvm::Constant *part = frame.parts.pop_back_val();
    if (!values.contains(part) && !ordered.contains(part) &&
        open.insert(part).second)
      stack.push_back(enter(part));
  }
  return ordered;
}

FailureOr<Value> Body::importConstant(llvm::Constant *constant) {
  mlir::OpBuilder::InsertionGuard guard(builder);
  if (lastConstant)
    builder.setInsertionPointAfter(lastConstant);
  else
    builder.setInsertionPointToStart(constantBlock);
  for (llvm::Constant *part : withParts(constant)) {
    FailureOr<Value> value = createConstant(part);
    if (failed(value))
      return failure();
    values[part] = *value;
  }
  Value result = values.lookup(constant);
  lastConstant = result.getDefiningOp();
  return result;
}

/// Builds an aggregate by insertions into undef.
Value Body::createAggregate(llvm::Constant *constant) {
  mlir::Location loc = importer.unknown;
  Type type = convertType(constant->getType());
  Value aggregate = UndefOp::create(builder, loc, type);
  bool isVector = isa<mlir::VectorType>(type);
  for (auto [i, use] : llvm::enumerate(constant->operands())) {
    Value element = values.lookup(use.get());
    if (isVector) {
      Value place = ConstantOp::create(builder, loc, builder.getI32Type(),
                                       builder.getI32IntegerAttr(i));
      aggregate = InsertElementOp::create(builder, loc, type, aggregate,
                                          element, place);
    } else {
      aggregate = InsertValueOp::create(builder, loc, aggregate, element,
                                        static_cast<int64_t>(i));
    }
  }
  return aggregate;
}

FailureOr<Value> Body::createConstant(llvm::Constant *constant) {
  mlir::Location loc = importer.unknown;
  Type type = convertType(constant->getType());
  if (Attribute attribute = importer.constantAttribute(constant))
    return Value(ConstantOp::create(builder, loc, type,
                                    cast<mlir::TypedAttr>(attribute)));
  if (isa<llvm::ConstantPointerNull, llvm::ConstantAggregateZero,
          llvm::ConstantTargetNone>(constant))
    return Value(ZeroOp::create(builder, loc, type));
  if (isa<llvm::ConstantTokenNone>(constant))
    return Value(NoneTokenOp::create(builder, loc, type));
  if (isa<llvm::PoisonValue>(constant))
    return Value(PoisonOp::create(builder, loc, type));
  if (isa<llvm::UndefValue>(constant))
    return Value(UndefOp::create(builder, loc, type));
  if (auto *local = dyn_cast<llvm::DSOLocalEquivalent>(constant))
    return Value(DSOLocalEquivalentOp::create(
        builder, loc, type, importer.symbol(local->getGlobalValue())));
  if (isa<llvm::GlobalObject, llvm::GlobalAlias>(constant))
    return Value(AddressOfOp::create(
        builder, loc, type,
        importer.symbol(cast<llvm::GlobalValue>(constant))));
  if (auto *expression = dyn_cast<llvm::ConstantExpr>(constant)) {
    // An expression is translated as the instruction that computes the same.
    llvm::Instruction *inst = expression->getAsInstruction();
    mlir::LogicalResult imported = importInstruction(inst);
    Value value = values.lookup(inst);
    values.erase(inst);
    inst->deleteValue();
    return failed(imported) ? FailureOr<Value>() : value;
  }
  if (auto *address = dyn_cast<llvm::BlockAddress>(constant))
    return Value(BlockAddressOp::create(
        builder, loc, type,
        BlockAddressAttr::get(
            builder.getContext(), importer.symbol(address->getFunction()),
            BlockTagAttr::get(builder.getContext(),
                              address->getBasicBlock()->getNumber()))));
  if (isa<llvm::ConstantAggregate>(constant) &&
      !isa<llvm::ConstantPtrAuth>(constant))
    return createAggregate(constant);
  llvm::StringRef why;
  if (isa<llvm::ConstantPtrAuth>(constant))
    why = " since ptrauth(...) is unsupported";
  else if (isa<llvm::NoCFIValue>(constant))
    why = " since no_cfi is unsupported";
  else if (isa<llvm::GlobalValue>(constant))
    why = " since global value is unsupported";
  return mlir::emitError(loc)
         << "unhandled constant: " << textOf(*constant) << why;
}

mlir::LogicalResult Body::importInitializer(llvm::Constant *constant,
                                            mlir::Location loc) {
  constantBlock = builder.createBlock(&region);
  FailureOr<Value> value = importConstant(constant);
  if (failed(value))
    return failure();
  builder.setInsertionPointToEnd(constantBlock);
  ReturnOp::create(builder, loc, *value);
  return mlir::success();
}
