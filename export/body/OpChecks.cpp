// What LLVM's constructors assume of an op of the `llvm` dialect and MLIR's
// verifier does not check. LLVM's verifier comes too late for these: the
// constructors would crash, or make what is not written.

#include "export/body/BodyExporter.h"
#include "export/body/CommonOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;
using namespace mlir::LLVM;

LogicalResult
palindrome::exporter::checkAlignment(Operation *op,
                                     std::optional<uint64_t> alignment) {
  // 0 means none (MLIR's dialect 'llvm', attribute `alignment`).
  if (!alignment || *alignment == 0)
    return success();
  if (!llvm::isPowerOf2_64(*alignment))
    return op->emitOpError("its alignment, ")
           << *alignment << ", is no power of two";
  if (*alignment > llvm::Value::MaximumAlignment)
    return op->emitOpError("its alignment, ")
           << *alignment << ", is larger than LLVM's largest, "
           << llvm::Value::MaximumAlignment;
  return success();
}

LogicalResult palindrome::exporter::checkAddressSpace(Operation *op,
                                                      uint64_t number) {
  if (isAddressSpace(number))
    return success();
  return op->emitOpError("LLVM IR has no address space ") << number;
}

/// Whether elements of `type` can be in memory. MLIR's verifier accepts any
/// type as the element type of an `op`, and LLVM's constructors expect one with
/// a size.
static LogicalResult checkElementType(BodyExporter &body, Operation *op,
                                      Type type) {
  if (isCommonType(type))
    return success();
  llvm::Type *converted = body.convertType(type);
  if (converted && converted->isSized())
    return success();
  return op->emitOpError("the element type ")
         << type << " has no size in LLVM IR";
}

/// The same for the type of a value in memory, `value`, and the alignment of
/// the access.
template <typename Access>
static LogicalResult checkAccess(BodyExporter &body, Access access,
                                 Value value) {
  return failed(checkAlignment(access, access.getAlignment()))
             ? failure()
             : checkElementType(body, access, value.getType());
}

static LogicalResult checkConstantType(BodyExporter &body, Operation *op) {
  Type type = op->getResult(0).getType();
  llvm::Type *converted = body.convertType(type);
  if (!body.module.types.hasConstants(converted))
    return op->emitOpError("LLVM IR has no such constant of type ") << type;
  return success();
}

static LogicalResult checkZero(BodyExporter &body, ZeroOp op) {
  llvm::Type *type = body.convertType(op.getRes().getType());
  if (auto *target = dyn_cast<llvm::TargetExtType>(type);
      target && !target->hasProperty(llvm::TargetExtType::HasZeroInit))
    return op.emitOpError("LLVM's type ")
           << target->getName() << " has no zero";
  if (type->isX86_AMXTy())
    return op.emitOpError("LLVM's type x86_amx has no zero");
  return checkConstantType(body, op);
}

static LogicalResult checkShuffle(BodyExporter &body, ShuffleVectorOp op) {
  auto *type = cast<llvm::VectorType>(body.convertType(op.getRes().getType()));
  if (op.getMask().size() != type->getElementCount().getKnownMinValue())
    return op.emitOpError("its mask has ")
           << op.getMask().size() << " elements, and its result "
           << type->getElementCount().getKnownMinValue();
  auto *operand =
      cast<llvm::VectorType>(body.convertType(op.getV1().getType()));
  int64_t elements = 2 * int64_t(operand->getElementCount().getKnownMinValue());
  for (int32_t index : op.getMask())
    if (index != llvm::PoisonMaskElem && (index < 0 || index >= elements))
      return op.emitOpError("its mask has the index ")
             << index << ", and its operands have " << elements << " elements";
  return success();
}

/// The cast that `op` represents; nothing for other ops.
static std::optional<llvm::Instruction::CastOps> castOf(Operation &op) {
  using Cast = llvm::Instruction;
  using Result = std::optional<llvm::Instruction::CastOps>;
  return llvm::TypeSwitch<Operation *, Result>(&op)
      .Case([](BitcastOp) { return Cast::BitCast; })
      .Case([](SExtOp) { return Cast::SExt; })
      .Case([](ZExtOp) { return Cast::ZExt; })
      .Case([](TruncOp) { return Cast::Trunc; })
      .Case([](PtrToIntOp) { return Cast::PtrToInt; })
      .Case([](IntToPtrOp) { return Cast::IntToPtr; })
      .Case([](SIToFPOp) { return Cast::SIToFP; })
      .Case([](UIToFPOp) { return Cast::UIToFP; })
      .Case([](FPToSIOp) { return Cast::FPToSI; })
      .Case([](FPToUIOp) { return Cast::FPToUI; })
      .Case([](FPExtOp) { return Cast::FPExt; })
      .Case([](FPTruncOp) { return Cast::FPTrunc; })
      .Case([](AddrSpaceCastOp) { return Cast::AddrSpaceCast; })
      .Default([](Operation *) { return std::nullopt; });
}

/// MLIR's verifier compares the types of a few casts only. Upstream's exporter
/// folds those of constants, so that nothing may be left of a wrong one.
static LogicalResult checkCast(BodyExporter &body, Operation &op) {
  std::optional<llvm::Instruction::CastOps> cast = castOf(op);
  if (!cast || body.module.form.rejectsAsUpstream)
    return success();
  Type from = op.getOperand(0).getType(), to = op.getResult(0).getType();
  // There is no instruction for a cast to the same type.
  if (from == to || llvm::CastInst::castIsValid(*cast, body.convertType(from),
                                                body.convertType(to)))
    return success();
  return op.emitOpError("LLVM IR has no such cast from ")
         << from << " to " << to;
}

/// Whether `op` may be a call in LLVM IR.
static bool mayBeCall(Operation &op) {
  return !isa<LLVMDialect>(op.getDialect()) ||
         isa<CallOp, InvokeOp, CallIntrinsicOp, InlineAsmOp>(op) ||
         op.getName().getStringRef().starts_with("llvm.intr.");
}

LogicalResult BodyExporter::checkOp(Operation &op) {
  for (Type type : op.getResultTypes()) {
    if (isCommonType(type))
      continue;
    llvm::Type *converted = convertType(type);
    // A call may have a result that stands for none.
    bool isNone =
        converted && converted->isVoidTy() && op.use_empty() && mayBeCall(op);
    if (!converted || !(converted->isFirstClassType() || isNone))
      return op.emitOpError("no value of LLVM IR has the type ") << type;
  }
  if (op.getNumOperands() == 1 && op.getNumResults() == 1 &&
      failed(checkCast(*this, op)))
    return failure();
  return llvm::TypeSwitch<Operation *, LogicalResult>(&op)
      .Case(
          [&](LoadOp load) { return checkAccess(*this, load, load.getRes()); })
      .Case([&](StoreOp store) {
        return checkAccess(*this, store, store.getValue());
      })
      .Case<AtomicRMWOp, AtomicCmpXchgOp>([](auto access) {
        return checkAlignment(access, access.getAlignment());
      })
      .Case<MaskedLoadOp, MaskedStoreOp, masked_gather, masked_scatter>(
          [](auto access) -> LogicalResult {
            if (access.getAlignment() == 0)
              return access.emitOpError("its alignment is 0");
            return checkAlignment(access, access.getAlignment());
          })
      .Case([&](AllocaOp alloca) {
        return failed(checkAlignment(alloca, alloca.getAlignment()))
                   ? failure()
                   : checkElementType(*this, alloca, alloca.getElemType());
      })
      .Case([&](GEPOp gep) {
        return checkElementType(*this, gep, gep.getElemType());
      })
      .Case(
          [&](ShuffleVectorOp shuffle) { return checkShuffle(*this, shuffle); })
      .Case([&](ZeroOp zero) { return checkZero(*this, zero); })
      .Case<UndefOp, PoisonOp>([&](Operation *constant) {
        return checkConstantType(*this, constant);
      })
      .Default([](Operation *) { return success(); });
}
