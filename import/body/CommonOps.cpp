// Translates the commonest instructions, which are most of every program. The
// others go through the table that MLIR generates (Instructions.cpp).
//
//   %s = add nsw i32 %x, %y
//
// becomes
//
//   %0 = llvm.add %x, %y overflow<nsw> : i32

#include "import/body/BodyImporter.h"
#include "import/types/Enums.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;
using namespace mlir::LLVM;

OpMaker::OpMaker(MLIRContext &context)
    : notAtomic(AtomicOrderingAttr::get(&context, AtomicOrdering::not_atomic)),
      noBundles(DenseI32ArrayAttr::get(&context, {})), context(&context),
      unit(UnitAttr::get(&context)), noEntries(DictionaryAttr::get(&context)),
      unknown(UnknownLoc::get(&context)),
      recentFastMath(FastmathFlagsAttr::get(&context, FastmathFlags::none)) {}

Operation *OpMaker::insert(OpBuilder &builder, OperationName name,
                           TypeRange results, ValueRange operands,
                           OpaqueProperties properties, BlockRange successors) {
  return builder.insert(Operation::create(unknown, name, results, operands,
                                          noEntries, properties, successors,
                                          /*numRegions=*/0));
}

DenseI32ArrayAttr OpMaker::indices(ArrayRef<int32_t> indices) {
  uint32_t hash = indices.size();
  for (int32_t index : indices)
    hash = hash * 31 + static_cast<uint32_t>(index);
  DenseI32ArrayAttr &slot = recentIndices[hash % recentIndices.size()];
  if (!slot || slot.asArrayRef() != indices)
    slot = DenseI32ArrayAttr::get(context, indices);
  return slot;
}

namespace {
/// The properties of an op of which only some are to be set.
template <typename OpT> using PropertiesOf = typename OpT::Properties;
} // namespace

static IntegerOverflowFlags overflowFlags(const llvm::Instruction &inst) {
  auto flags = IntegerOverflowFlags::none;
  if (inst.hasNoSignedWrap())
    flags = flags | IntegerOverflowFlags::nsw;
  if (inst.hasNoUnsignedWrap())
    flags = flags | IntegerOverflowFlags::nuw;
  return flags;
}

/// Makes an op with the operands of `inst`, which it translates.
template <typename OpT>
Operation *
BodyImporter::makeSimple(llvm::Instruction &inst,
                         const typename OpT::Properties &properties) {
  SmallVector<Value, 4> operands;
  for (llvm::Value *operand : inst.operand_values()) {
    FailureOr<Value> value = convertValue(operand);
    if (failed(value))
      return nullptr;
    operands.push_back(*value);
  }
  SmallVector<Type, 1> results;
  if (!inst.getType()->isVoidTy()) {
    results.push_back(convertType(inst.getType()));
    if (!results.front())
      return nullptr;
  }
  return module.ops.make<OpT>(builder, results, operands, properties);
}

template <typename OpT>
Operation *BodyImporter::makeWrapping(llvm::Instruction &inst) {
  PropertiesOf<OpT> properties;
  properties.overflowFlags = overflowFlags(inst);
  return makeSimple<OpT>(inst, properties);
}

template <typename OpT>
Operation *BodyImporter::makeExact(llvm::Instruction &inst) {
  PropertiesOf<OpT> properties;
  properties.isExact = module.ops.flag(inst.isExact());
  return makeSimple<OpT>(inst, properties);
}

template <typename OpT>
Operation *BodyImporter::makeFloating(llvm::Instruction &inst) {
  PropertiesOf<OpT> properties;
  properties.fastmathFlags = fastMathAttribute(inst);
  return makeSimple<OpT>(inst, properties);
}

/// The properties that the ops of a load and a store, which is not atomic, have
/// in common.
template <typename OpT, typename Inst>
static PropertiesOf<OpT> accessProperties(OpMaker &ops, const Inst &inst) {
  PropertiesOf<OpT> properties;
  properties.alignment = ops.alignment(inst.getAlign());
  properties.ordering = ops.notAtomic;
  properties.volatile_ = ops.flag(inst.isVolatile());
  return properties;
}

Operation *BodyImporter::makeLoad(llvm::LoadInst &inst) {
  auto properties = accessProperties<LoadOp>(module.ops, inst);
  for (auto [kind, node] : attachments(inst)) {
    if (kind == llvm::LLVMContext::MD_nontemporal)
      properties.nontemporal = module.ops.flag(true);
    else if (kind == llvm::LLVMContext::MD_invariant_group)
      properties.invariantGroup = module.ops.flag(true);
    else if (kind == llvm::LLVMContext::MD_invariant_load)
      properties.invariant = module.ops.flag(true);
  }
  return makeSimple<LoadOp>(inst, properties);
}

Operation *BodyImporter::makeStore(llvm::StoreInst &inst) {
  auto properties = accessProperties<StoreOp>(module.ops, inst);
  for (auto [kind, node] : attachments(inst)) {
    if (kind == llvm::LLVMContext::MD_nontemporal)
      properties.nontemporal = module.ops.flag(true);
    else if (kind == llvm::LLVMContext::MD_invariant_group)
      properties.invariantGroup = module.ops.flag(true);
  }
  return makeSimple<StoreOp>(inst, properties);
}

/// Makes the op of `inst` if it is one of those that this file knows; returns
/// null otherwise, and if an operand has no translation.
Operation *BodyImporter::makeCommon(llvm::Instruction &inst) {
  using Opcode = llvm::Instruction;
  switch (inst.getOpcode()) {
  case Opcode::Load: {
    auto &load = cast<llvm::LoadInst>(inst);
    return load.isAtomic() ? nullptr : makeLoad(load);
  }
  case Opcode::Store: {
    auto &store = cast<llvm::StoreInst>(inst);
    return store.isAtomic() ? nullptr : makeStore(store);
  }
  case Opcode::ICmp: {
    PropertiesOf<ICmpOp> properties;
    properties.predicate = module.ops.predicate(convertICmpPredicateFromLLVM(
        cast<llvm::ICmpInst>(inst).getPredicate()));
    return makeSimple<ICmpOp>(inst, properties);
  }
  case Opcode::Add:
    return makeWrapping<AddOp>(inst);
  case Opcode::Sub:
    return makeWrapping<SubOp>(inst);
  case Opcode::Mul:
    return makeWrapping<MulOp>(inst);
  case Opcode::Shl:
    return makeWrapping<ShlOp>(inst);
  case Opcode::Trunc:
    return makeWrapping<TruncOp>(inst);
  case Opcode::LShr:
    return makeExact<LShrOp>(inst);
  case Opcode::AShr:
    return makeExact<AShrOp>(inst);
  case Opcode::FAdd:
    return makeFloating<FAddOp>(inst);
  case Opcode::FSub:
    return makeFloating<FSubOp>(inst);
  case Opcode::FMul:
    return makeFloating<FMulOp>(inst);
  case Opcode::FDiv:
    return makeFloating<FDivOp>(inst);
  case Opcode::FNeg:
    return makeFloating<FNegOp>(inst);
  case Opcode::And:
    return makeSimple<AndOp>(inst, {});
  case Opcode::Xor:
    return makeSimple<XOrOp>(inst, {});
  case Opcode::SExt:
    return makeSimple<SExtOp>(inst, {});
  case Opcode::Ret:
    return makeSimple<ReturnOp>(inst, {});
  case Opcode::Or: {
    PropertiesOf<OrOp> properties;
    properties.isDisjoint =
        module.ops.flag(cast<llvm::PossiblyDisjointInst>(inst).isDisjoint());
    return makeSimple<OrOp>(inst, properties);
  }
  case Opcode::ZExt: {
    PropertiesOf<ZExtOp> properties;
    properties.nonNeg = module.ops.flag(inst.hasNonNeg());
    return makeSimple<ZExtOp>(inst, properties);
  }
  default:
    return nullptr;
  }
}
