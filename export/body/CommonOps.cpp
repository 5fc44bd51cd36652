// Translates the commonest ops of the `llvm` dialect, which are most of every
// program. What the table that MLIR generates does for an op of the same kind
// (Instructions.cpp) must be the same: it translates the ops whose forms are
// rare, such as an atomic load.
//
//   %0 = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i32
//
// becomes
//
//   %1 = load i32, ptr %p, align 4

#include "export/body/CommonOps.h"
#include "export/body/BodyExporter.h"
#include "export/types/Enums.h"
#include "translate/Carrier.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;
using namespace mlir::LLVM;

bool palindrome::exporter::isCommonType(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.getWidth() <= llvm::IntegerType::MAX_INT_BITS;
  if (auto pointer = dyn_cast<LLVMPointerType>(type))
    return isAddressSpace(pointer.getAddressSpace());
  return isa<Float32Type, Float64Type>(type);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// The alignment that `attribute` gives to an access; nullopt if it gives none
/// that LLVM has.
static llvm::MaybeAlign alignmentOf(IntegerAttr attribute) {
  if (!attribute)
    return std::nullopt;
  std::optional<uint64_t> bytes = attribute.getValue().tryZExtValue();
  if (!bytes || !llvm::isPowerOf2_64(*bytes) ||
      *bytes > llvm::Value::MaximumAlignment)
    return std::nullopt;
  return llvm::Align(*bytes);
}

/// Sets what the properties of a load and of a store have in common.
template <typename OpT, typename Inst>
static void setAccess(BodyExporter &body, OpT op, Inst *inst) {
  const typename OpT::Properties &properties = op.getProperties();
  llvm::LLVMContext &context = inst->getContext();
  if (properties.nontemporal)
    inst->setMetadata(
        llvm::LLVMContext::MD_nontemporal,
        llvm::MDNode::get(
            context, llvm::ConstantAsMetadata::get(body.builder.getInt32(1))));
  if (properties.invariantGroup)
    inst->setMetadata(llvm::LLVMContext::MD_invariant_group,
                      llvm::MDNode::get(context, {}));
  body.setAccessGroupsMetadata(op, inst);
  body.setAliasScopeMetadata(op, inst);
  body.setTBAAMetadata(op, inst);
}

/// Whether an access to `value` with these properties is not atomic, and has an
/// alignment that LLVM has.
template <typename Properties>
static bool isPlainAccess(const Properties &properties, Value value) {
  return properties.ordering.getValue() == AtomicOrdering::not_atomic &&
         !properties.syncscope && alignmentOf(properties.alignment) &&
         isCommonType(value.getType());
}

static LogicalResult exportLoad(BodyExporter &body, Operation &op) {
  auto load = cast<LoadOp>(op);
  const LoadOp::Properties &properties = load.getProperties();
  if (!isPlainAccess(properties, load.getRes()))
    return body.exportRare(op);
  llvm::LoadInst *inst = body.builder.CreateAlignedLoad(
      body.convertType(load.getRes().getType()),
      body.lookupValue(load.getAddr()), alignmentOf(properties.alignment),
      bool(properties.volatile_));
  body.mapValue(load.getRes()) = inst;
  if (properties.invariant)
    inst->setMetadata(llvm::LLVMContext::MD_invariant_load,
                      llvm::MDNode::get(inst->getContext(), {}));
  if (properties.dereferenceable)
    body.setDereferenceableMetadata(load, inst);
  setAccess(body, load, inst);
  return success();
}

static LogicalResult exportStore(BodyExporter &body, Operation &op) {
  auto store = cast<StoreOp>(op);
  const StoreOp::Properties &properties = store.getProperties();
  if (!isPlainAccess(properties, store.getValue()))
    return body.exportRare(op);
  llvm::Value *value = body.lookupValue(store.getValue());
  setAccess(body, store,
            body.builder.CreateAlignedStore(
                value, body.lookupValue(store.getAddr()),
                alignmentOf(properties.alignment), bool(properties.volatile_)));
  return success();
}

static LogicalResult exportGEP(BodyExporter &body, Operation &op) {
  auto gep = cast<GEPOp>(op);
  if (!isCommonType(gep.getElemType()) ||
      !isCommonType(gep.getRes().getType()) ||
      gep->getDiscardableAttr(carrier::splatIndices))
    return body.exportRare(op);
  SmallVector<llvm::Value *> indices;
  auto operand = gep.getDynamicIndices().begin();
  for (int32_t index : gep.getRawConstantIndices())
    indices.push_back(index == GEPOp::kDynamicIndex
                          ? body.lookupValue(*operand++)
                          : body.builder.getInt32(index));
  body.mapValue(gep.getRes()) = body.builder.CreateGEP(
      body.convertType(gep.getElemType()), body.lookupValue(gep.getBase()),
      indices, "",
      llvm::GEPNoWrapFlags::fromRaw(unsigned(gep.getNoWrapFlags())));
  return success();
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

static LogicalResult exportConstantOp(BodyExporter &body, Operation &op) {
  auto constant = cast<ConstantOp>(op);
  Type type = constant.getRes().getType();
  if (!isCommonType(type))
    return body.exportRare(op);
  llvm::Constant *value = exportConstant(body.module, body.convertType(type),
                                         constant.getValue(), op.getLoc());
  body.mapValue(constant.getRes()) = value;
  return success(value);
}

static LogicalResult exportCompare(BodyExporter &body, Operation &op) {
  auto compare = cast<ICmpOp>(op);
  if (!isCommonType(compare.getRes().getType()))
    return body.exportRare(op);
  llvm::Value *left = body.lookupValue(compare.getLhs());
  body.mapValue(compare.getRes()) = body.builder.CreateICmp(
      convertICmpPredicateToLLVM(compare.getPredicate()), left,
      body.lookupValue(compare.getRhs()));
  return success();
}

/// Exports an operation on integers that may wrap; `create` makes it.
template <typename OpT,
          llvm::Value *(llvm::IRBuilderBase::*create)(
              llvm::Value *, llvm::Value *, const llvm::Twine &, bool, bool)>
static LogicalResult exportWrapping(BodyExporter &body, Operation &op) {
  auto binary = cast<OpT>(op);
  if (!isCommonType(binary.getRes().getType()))
    return body.exportRare(op);
  llvm::Value *left = body.lookupValue(binary.getLhs());
  body.mapValue(binary.getRes()) = (body.builder.*create)(
      left, body.lookupValue(binary.getRhs()), "", binary.hasNoUnsignedWrap(),
      binary.hasNoSignedWrap());
  return success();
}

/// Whether `op` is a cast between integers of which the result is wider, or
/// narrower if `isWider` is false. MLIR's verifier does not ask.
static bool changesWidth(Operation &op, bool isWider) {
  auto from = dyn_cast<IntegerType>(op.getOperand(0).getType());
  auto to = dyn_cast<IntegerType>(op.getResult(0).getType());
  if (!from || !to || !isCommonType(to))
    return false;
  return isWider ? from.getWidth() < to.getWidth()
                 : from.getWidth() > to.getWidth();
}

static LogicalResult exportZExt(BodyExporter &body, Operation &op) {
  auto cast = llvm::cast<ZExtOp>(op);
  if (!changesWidth(op, /*isWider=*/true))
    return body.exportRare(op);
  body.mapValue(cast.getRes()) = body.builder.CreateZExt(
      body.lookupValue(cast.getArg()),
      body.convertType(cast.getRes().getType()), "", cast.getNonNeg());
  return success();
}

static LogicalResult exportSExt(BodyExporter &body, Operation &op) {
  auto cast = llvm::cast<SExtOp>(op);
  if (!changesWidth(op, /*isWider=*/true))
    return body.exportRare(op);
  body.mapValue(cast.getRes()) =
      body.builder.CreateSExt(body.lookupValue(cast.getArg()),
                              body.convertType(cast.getRes().getType()));
  return success();
}

static LogicalResult exportTrunc(BodyExporter &body, Operation &op) {
  auto cast = llvm::cast<TruncOp>(op);
  if (!changesWidth(op, /*isWider=*/false))
    return body.exportRare(op);
  body.mapValue(cast.getRes()) = body.builder.CreateTrunc(
      body.lookupValue(cast.getArg()),
      body.convertType(cast.getRes().getType()), "", cast.hasNoUnsignedWrap(),
      cast.hasNoSignedWrap());
  return success();
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

static LogicalResult exportBranch(BodyExporter &body, Operation &op) {
  return body.exportTerminator(op);
}

static LogicalResult exportReturn(BodyExporter &body, Operation &op) {
  if (op.getNumOperands() == 0)
    body.builder.CreateRetVoid();
  else
    body.builder.CreateRet(body.lookupValue(op.getOperand(0)));
  return success();
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

CommonOp palindrome::exporter::findCommonOp(Operation &op) {
  using Builder = llvm::IRBuilderBase;
  static const llvm::DenseMap<TypeID, CommonOp> handlers = {
      {TypeID::get<LoadOp>(), exportLoad},
      {TypeID::get<StoreOp>(), exportStore},
      {TypeID::get<GEPOp>(), exportGEP},
      {TypeID::get<ConstantOp>(), exportConstantOp},
      {TypeID::get<ICmpOp>(), exportCompare},
      {TypeID::get<AddOp>(), exportWrapping<AddOp, &Builder::CreateAdd>},
      {TypeID::get<SubOp>(), exportWrapping<SubOp, &Builder::CreateSub>},
      {TypeID::get<MulOp>(), exportWrapping<MulOp, &Builder::CreateMul>},
      {TypeID::get<ZExtOp>(), exportZExt},
      {TypeID::get<SExtOp>(), exportSExt},
      {TypeID::get<TruncOp>(), exportTrunc},
      {TypeID::get<BrOp>(), exportBranch},
      {TypeID::get<CondBrOp>(), exportBranch},
      {TypeID::get<ReturnOp>(), exportReturn},
  };
  return handlers.lookup(op.getName().getTypeID());
}
