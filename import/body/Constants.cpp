// Translates constants to ops (LangRef, "Constants"), which stand at the start
// of the body. A constant without an op of its own is built from several ops
// that are marked `llvmx.constant`; the exporter evaluates them to the constant
// again:
//
//   { i32, ptr } { i32 1, ptr @f }
//
// becomes
//
//   %0 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
//   %1 = llvm.mlir.constant(1 : i32) : i32
//   %2 = llvm.insertvalue %1, %0[0] {llvmx.constant} : !llvm.struct<(i32, ptr)>
//   %3 = llvm.mlir.addressof @f : !llvm.ptr
//   %4 = llvm.insertvalue %3, %2[1] {llvmx.constant} : !llvm.struct<(i32, ptr)>

#include "import/body/BodyImporter.h"
#include "translate/Carrier.h"
#include "translate/LLVMXDialect.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir::LLVM;
using llvm::cast;
using llvm::dyn_cast;
using llvm::dyn_cast_or_null;
using llvm::isa;
using mlir::failed;
using mlir::failure;
using mlir::FailureOr;
using mlir::succeeded;
using mlir::Value;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// Whether MLIR prints and parses every value of `type` exactly. Its parser
/// goes through double.
static bool hasExactText(llvm::Type *type) {
  return type->isHalfTy() || type->isBFloatTy() || type->isFloatTy() ||
         type->isDoubleTy();
}

/// A vector or array of integers or floats as an elements attribute of `type`.
static mlir::Attribute denseElements(mlir::ShapedType type,
                                     const llvm::ConstantDataSequential *data) {
  llvm::StringRef raw = data->getRawDataValues();
  return mlir::DenseElementsAttr::getFromRawBuffer(
      type, llvm::ArrayRef<char>(raw.data(), raw.size()));
}

/// A vector whose elements are all integers, of any width, or all floats.
static mlir::Attribute
simpleVectorAttribute(mlir::VectorType type,
                      const llvm::ConstantVector *vector) {
  if (isa<mlir::IntegerType>(type.getElementType())) {
    llvm::SmallVector<llvm::APInt> elements;
    for (const llvm::Use &use : vector->operands()) {
      auto *element = dyn_cast<llvm::ConstantInt>(use.get());
      if (!element)
        return {};
      elements.push_back(element->getValue());
    }
    return mlir::DenseElementsAttr::get(type, elements);
  }
  if (!hasExactText(vector->getType()->getElementType()))
    return {};
  llvm::SmallVector<llvm::APFloat> elements;
  for (const llvm::Use &use : vector->operands()) {
    auto *element = dyn_cast<llvm::ConstantFP>(use.get());
    if (!element)
      return {};
    elements.push_back(element->getValueAPF());
  }
  return mlir::DenseElementsAttr::get(type, elements);
}

mlir::Attribute
palindrome::importer::constantAttribute(ModuleImporter &module,
                                        const llvm::Constant *constant) {
  mlir::Type type = module.types.convert(constant->getType());
  if (auto *integer = dyn_cast<llvm::ConstantInt>(constant)) {
    if (isa<mlir::IntegerType>(type))
      return mlir::IntegerAttr::get(type, integer->getValue());
    return mlir::DenseElementsAttr::get(cast<mlir::ShapedType>(type),
                                        integer->getValue());
  }
  if (auto *fp = dyn_cast<llvm::ConstantFP>(constant)) {
    if (!hasExactText(constant->getType()))
      return {};
    return mlir::FloatAttr::get(type, fp->getValueAPF());
  }
  if (auto *data = dyn_cast<llvm::ConstantDataSequential>(constant)) {
    if (data->isString() && !data->getType()->isVectorTy())
      return module.builder.getStringAttr(data->getAsString());
    if (auto vector = dyn_cast<mlir::VectorType>(type))
      return denseElements(vector, data);
    mlir::Type element = module.types.convert(data->getElementType());
    return denseElements(
        mlir::RankedTensorType::get(
            {static_cast<int64_t>(data->getNumElements())}, element),
        data);
  }
  if (auto *vector = dyn_cast<llvm::ConstantVector>(constant))
    return simpleVectorAttribute(cast<mlir::VectorType>(type), vector);
  // A splat of a number to a scalable vector.
  if (auto vector = dyn_cast<mlir::VectorType>(type);
      vector && vector.isScalable() && !constant->isNullValue()) {
    const llvm::Constant *splat = constant->getSplatValue();
    if (auto *integer = dyn_cast_or_null<llvm::ConstantInt>(splat))
      return mlir::DenseElementsAttr::get(vector, integer->getValue());
    if (auto *fp = dyn_cast_or_null<llvm::ConstantFP>(splat);
        fp && hasExactText(fp->getType()))
      return mlir::DenseElementsAttr::get(vector, fp->getValueAPF());
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Whether `alias` is an alias of a function or of another alias, not an
/// expression with a variable in it.
static bool isFunctionAlias(const llvm::GlobalAlias &alias) {
  return isa<llvm::Function, llvm::GlobalAlias>(alias.getAliasee());
}

/// Whether an op for `constant`, which is of a kind that has one, can be made:
/// its verifier is asked then, but the verification of symbols is not.
static bool hasOp(ModuleImporter &module, const llvm::Constant *constant,
                  mlir::Type type) {
  if (module.types.isInTable(constant->getType()) &&
      !isa<llvm::UndefValue>(constant))
    return false;
  // Every insertion prints the whole type, so that for a long struct the text
  // would grow with the square of its length. An op of another dialect in an
  // initializer keeps stock mlir-opt from reading the module, so that the
  // limit is above what programs have: SQLite has a struct of 266 functions.
  constexpr unsigned longStruct = 512;
  if (isa<llvm::ConstantStruct>(constant) &&
      module.options.form == ImportForm::Lossless &&
      constant->getType()->getStructNumElements() > longStruct)
    return false;
  if (auto *local = dyn_cast<llvm::DSOLocalEquivalent>(constant)) {
    const llvm::GlobalValue *global = local->getGlobalValue();
    auto *alias = dyn_cast<llvm::GlobalAlias>(global);
    return (isa<llvm::Function>(global) && !global->hasExternalWeakLinkage()) ||
           (alias && isFunctionAlias(*alias));
  }
  return true;
}

FailureOr<Value> BodyImporter::importConstant(llvm::Constant *constant) {
  // Constants are inserted at the start of the body.
  mlir::OpBuilder &at = constants;
  mlir::Location loc = module.unknown;
  mlir::Type type = convertType(constant->getType());
  if (!type)
    return failure();

  // The operands of a constant are imported by recursion. Beyond this depth the
  // constant is carried.
  constexpr unsigned maxDepth = 64;
  llvm::SaveAndRestore<unsigned> nesting(constantDepth, constantDepth + 1);

  Value value;
  if (constantDepth <= maxDepth && hasOp(module, constant, type)) {
    if (auto *global = dyn_cast<llvm::GlobalValue>(constant)) {
      AddressOfOp::Properties properties;
      properties.global_name = module.symbols.reference(global);
      value =
          module.ops.make<AddressOfOp>(at, type, {}, properties)->getResult(0);
    } else if (isa<llvm::PoisonValue>(constant))
      value = PoisonOp::create(at, loc, type);
    else if (isa<llvm::UndefValue>(constant))
      value = UndefOp::create(at, loc, type);
    else if (isa<llvm::ConstantTokenNone>(constant))
      value = NoneTokenOp::create(at, loc, type);
    else if (constant->isNullValue() &&
             !isa<llvm::ConstantInt, llvm::ConstantFP>(constant))
      value = module.ops.make<ZeroOp>(at, type, {}, {})->getResult(0);
    else if (mlir::Attribute attribute = constantAttribute(module, constant)) {
      ConstantOp::Properties properties;
      properties.value = attribute;
      value =
          module.ops.make<ConstantOp>(at, type, {}, properties)->getResult(0);
    } else if (auto *address = dyn_cast<llvm::BlockAddress>(constant))
      value = BlockAddressOp::create(
          at, loc, type,
          BlockAddressAttr::get(
              at.getContext(), module.symbols.reference(address->getFunction()),
              BlockTagAttr::get(at.getContext(),
                                module.blockTag(address->getBasicBlock()))));
    else if (auto *local = dyn_cast<llvm::DSOLocalEquivalent>(constant))
      value = DSOLocalEquivalentOp::create(
          at, loc, type, module.symbols.reference(local->getGlobalValue()));
    else if (auto *fp = dyn_cast<llvm::ConstantFP>(constant);
             fp && !constant->getType()->isPPC_FP128Ty()) {
      // A bitcast of its bits.
      llvm::APInt bits = fp->getValueAPF().bitcastToAPInt();
      Value integer = ConstantOp::create(
          at, loc, at.getIntegerType(bits.getBitWidth()),
          mlir::IntegerAttr::get(at.getIntegerType(bits.getBitWidth()), bits));
      auto cast = BitcastOp::create(at, loc, type, integer);
      cast->setDiscardableAttr(module.interned(carrier::constant),
                               at.getUnitAttr());
      value = cast;
    } else if (isa<llvm::ConstantAggregate>(constant) &&
               !isa<llvm::ConstantPtrAuth>(constant)) {
      FailureOr<Value> aggregate = importAggregate(constant);
      if (succeeded(aggregate))
        value = *aggregate;
    } else if (auto *expr = dyn_cast<llvm::ConstantExpr>(constant)) {
      FailureOr<Value> expression = importExpression(expr);
      if (failed(expression))
        return failure();
      value = *expression;
    }
  }
  if (value && !module.verifier.accepts(value.getDefiningOp())) {
    value.getDefiningOp()->erase();
    value = {};
  }
  // Without an op, or with one that is not valid, it is code.
  if (!value) {
    mlir::Attribute code = module.constants.encode(constant);
    if (!code)
      return failure();
    value = llvmx::ConstantOp::create(at, loc, type, code);
  }
  values[constant] = value;
  return value;
}

/// Erases a chain of insertions into poison from its end.
static void eraseInsertions(mlir::Operation *last) {
  while (last) {
    mlir::Operation *before =
        isa<PoisonOp>(last) ? nullptr : last->getOperand(0).getDefiningOp();
    last->erase();
    last = before;
  }
}

/// Builds an aggregate by insertions into poison. Fails if an op of the chain
/// would not verify.
FailureOr<Value> BodyImporter::importAggregate(llvm::Constant *constant) {
  mlir::Location loc = module.unknown;
  mlir::Type type = convertType(constant->getType());
  llvm::SmallVector<Value> elements;
  for (llvm::Use &use : constant->operands()) {
    FailureOr<Value> element = convertValue(use.get());
    if (failed(element))
      return failure();
    elements.push_back(*element);
  }
  bool isVector = isa<mlir::VectorType>(type);
  if (!isVector && !isa<LLVMStructType, LLVMArrayType>(type))
    return failure();
  Value aggregate = PoisonOp::create(constants, loc, type);
  for (auto [i, element] : llvm::enumerate(elements)) {
    mlir::Operation *insert;
    if (isVector)
      insert = InsertElementOp::create(
          constants, loc, type, aggregate, element,
          ConstantOp::create(constants, loc, constants.getI64Type(),
                             static_cast<int64_t>(i)));
    else
      insert = InsertValueOp::create(constants, loc, type, aggregate, element,
                                     static_cast<int64_t>(i));
    if (!module.verifier.accepts(insert)) {
      eraseInsertions(insert);
      return failure();
    }
    insert->setDiscardableAttr(module.interned(carrier::constant),
                               constants.getUnitAttr());
    aggregate = insert->getResult(0);
  }
  return aggregate;
}

/// Translates a constant expression to the op of the instruction that computes
/// the same value, marked `llvmx.constant`.
FailureOr<Value> BodyImporter::importExpression(llvm::ConstantExpr *expr) {
  auto emitCode = [&]() -> FailureOr<Value> {
    mlir::Attribute code = module.constants.encode(expr);
    if (!code)
      return failure();
    return Value(llvmx::ConstantOp::create(constants, module.unknown,
                                           convertType(expr->getType()), code));
  };
  // Some expressions do not verify as ops, or the exporter could not evaluate
  // them. In the plain form no op is evaluated.
  bool isEvaluated = module.options.form == ImportForm::Lossless;
  if (auto *gep = dyn_cast<llvm::GEPOperator>(expr);
      gep && module.types.isInTable(gep->getSourceElementType()))
    return emitCode();
  if (expr->getOpcode() == llvm::Instruction::GetElementPtr &&
      (expr->getNumOperands() < 2 ||
       (isEvaluated && expr->getType()->isVectorTy())))
    return emitCode();
  if (expr->getOpcode() == llvm::Instruction::BitCast && isEvaluated &&
      expr->getType()->isFPOrFPVectorTy())
    return emitCode();

  // The ops of the operands must precede that of the expression.
  for (llvm::Use &use : expr->operands())
    if (failed(convertValue(use.get())))
      return failure();

  llvm::Instruction *inst = expr->getAsInstruction();
  mlir::OpBuilder::InsertionGuard guard(builder);
  builder.restoreInsertionPoint(constants.saveInsertionPoint());
  // An instruction that uses the expression may be in translation.
  llvm::SaveAndRestore<Value> keepResult(result);
  llvm::SaveAndRestore<mlir::Operation *> keepOp(resultlessOp, nullptr);
  mlir::LogicalResult imported =
      inst->getOpcode() == llvm::Instruction::GetElementPtr
          ? importGetElementPtr(cast<llvm::GetElementPtrInst>(inst))
          : importOrdinary(*inst);
  inst->deleteValue();
  if (failed(imported) || failed(keep(madeOp())))
    return emitCode();
  Value value = result;
  mlir::Operation *op = value.getDefiningOp();
  op->setDiscardableAttr(module.interned(carrier::constant),
                         builder.getUnitAttr());
  if (auto *gep = dyn_cast<llvm::GEPOperator>(expr))
    if (std::optional<llvm::ConstantRange> range = gep->getInRange()) {
      mlir::Type width = builder.getIntegerType(range->getBitWidth());
      op->setDiscardableAttr(
          carrier::inRange,
          builder.getArrayAttr(
              {mlir::IntegerAttr::get(width, range->getLower()),
               mlir::IntegerAttr::get(width, range->getUpper())}));
    }
  return value;
}

//===----------------------------------------------------------------------===//
// Initializers
//===----------------------------------------------------------------------===//

mlir::LogicalResult
BodyImporter::importInitializer(const llvm::Constant *constant) {
  region.emplaceBlock();
  constants.setInsertionPointToStart(&region.front());
  builder.setInsertionPointToStart(&region.front());
  FailureOr<Value> value = convertValue(const_cast<llvm::Constant *>(constant));
  if (failed(value))
    return failure();
  builder.setInsertionPointToEnd(&region.front());
  ReturnOp::create(builder, module.unknown, *value);
  return mlir::success();
}

mlir::LogicalResult palindrome::importer::importInitializer(
    ModuleImporter &module, mlir::Region &region,
    const llvm::Constant *constant, const llvm::GlobalValue &owner) {
  if (failed(BodyImporter(module, region).importInitializer(constant))) {
    return module.emitError()
           << "cannot import the initializer of @" << owner.getName()
           << ": it has no form in the llvm dialect";
  }
  return mlir::success();
}
