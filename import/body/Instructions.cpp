// Translates instructions (LangRef, "Instruction Reference"). Most go through
// the table that MLIR generates from the `llvm` dialect; properties that the op
// does not represent are carried beside it:
//
//   %less = icmp samesign ult i32 %x, %y
//
// becomes
//
//   %0 = llvm.icmp "ult" %x, %y {llvmx.name = "less", llvmx.samesign} : i32

#include "import/body/BodyImporter.h"
#include "import/types/Enums.h"
#include "translate/Carrier.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Functions that the generated table calls
//===----------------------------------------------------------------------===//

/// The fast-math flags of `inst`. An instruction that cannot have any has none.
FastmathFlagsAttr BodyImporter::fastMathAttribute(llvm::Instruction &inst) {
  return module.ops.fastMath(isa<llvm::FPMathOperator>(inst)
                                 ? convertFastMath(inst.getFastMathFlags())
                                 : FastmathFlags::none);
}

StringAttr BodyImporter::fastMathText(llvm::FastMathFlags flags) {
  return builder.getStringAttr(stringifyFastmathFlags(convertFastMath(flags)));
}

static DenseI64ArrayAttr getPositionFromIndices(MLIRContext *context,
                                                ArrayRef<unsigned> indices) {
  return DenseI64ArrayAttr::get(
      context, SmallVector<int64_t>(indices.begin(), indices.end()));
}

/// Whether the op of `inst` would look into a type of the type table, or need
/// its size. Such an op must not even be built: some builders compute the type
/// of the result from the parts of an operand's.
static bool looksIntoTable(TypeImporter &types, llvm::Instruction &inst) {
  if (inst.isTerminator() || isa<llvm::CallBase, llvm::PHINode>(inst))
    return false;
  if (auto *alloca = dyn_cast<llvm::AllocaInst>(&inst))
    return types.isInTable(alloca->getAllocatedType());
  return types.isInTable(inst.getType()) ||
         llvm::any_of(inst.operand_values(), [&](const llvm::Value *operand) {
           return types.isInTable(operand->getType());
         });
}

LogicalResult
BodyImporter::importByTable(llvm::Instruction *inst,
                            ArrayRef<llvm::Value *> llvmOperands) {
  BodyImporter &moduleImport = *this;
  OpBuilder &odsBuilder = builder;
  auto getPositionFromIndices = [&](ArrayRef<unsigned> indices) {
    return ::getPositionFromIndices(builder.getContext(), indices);
  };
#include "mlir/Dialect/LLVMIR/LLVMOpFromLLVMIRConversions.inc"
  return failure();
}

LogicalResult BodyImporter::importOrdinary(llvm::Instruction &inst) {
  if (looksIntoTable(module.types, inst))
    return failure();
  if ((resultlessOp = makeCommon(inst)))
    return success();
  return importByTable(&inst,
                       SmallVector<llvm::Value *, 4>(inst.operand_values()));
}

//===----------------------------------------------------------------------===//
// Instructions that the table leaves out
//===----------------------------------------------------------------------===//

LogicalResult BodyImporter::importGetElementPtr(llvm::GetElementPtrInst *inst) {
  // A constant index of the op is exported as an i32; other indices are
  // operands.
  constexpr int bits = kGEPConstantBitWidth;
  FailureOr<Value> base = convertValue(inst->getPointerOperand());
  Type elementType = convertType(inst->getSourceElementType());
  // The text of an op without indices does not parse.
  if (failed(base) || !elementType || TypeImporter::isHandle(elementType) ||
      inst->getNumIndices() == 0)
    return failure();
  SmallVector<Value> operands{*base};
  // The constant indices; `kDynamicIndex` stands for an operand.
  SmallVector<int32_t> indices, splats;
  for (llvm::gep_type_iterator it = llvm::gep_type_begin(inst),
                               end = llvm::gep_type_end(inst);
       it != end; ++it) {
    llvm::Value *index = it.getOperand();
    // The op needs a number as the index of a struct's field, even if the index
    // is a splat vector.
    if (it.isStruct() && index->getType()->isVectorTy()) {
      splats.push_back(indices.size());
      index = cast<llvm::Constant>(index)->getSplatValue();
    }
    auto *constant = dyn_cast<llvm::ConstantInt>(index);
    if (constant && constant->getType()->isIntegerTy(32) &&
        constant->getValue().isSignedIntN(bits)) {
      indices.push_back(static_cast<int32_t>(constant->getSExtValue()));
      continue;
    }
    FailureOr<Value> operand = convertValue(index);
    if (failed(operand))
      return failure();
    indices.push_back(GEPOp::kDynamicIndex);
    operands.push_back(*operand);
  }
  if (!splats.empty())
    carry(carrier::splatIndices, builder.getDenseI32ArrayAttr(splats));
  GEPOp::Properties properties;
  properties.elem_type = module.ops.typeAttribute(elementType);
  properties.rawConstantIndices = module.ops.indices(indices);
  properties.noWrapFlags =
      static_cast<GEPNoWrapFlags>(inst->getNoWrapFlags().getRaw());
  return keep(module.ops.make<GEPOp>(builder, convertType(inst->getType()),
                                     operands, properties));
}

//===----------------------------------------------------------------------===//
// The driver
//===----------------------------------------------------------------------===//

InFlightDiagnostic BodyImporter::emitError(const llvm::Value &value) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  value.print(stream);
  InFlightDiagnostic diagnostic = module.emitError();
  diagnostic << "cannot import '" << StringRef(text).ltrim() << "'";
  if (auto *inst = dyn_cast<llvm::Instruction>(&value))
    diagnostic << " in @" << inst->getFunction()->getName();
  return diagnostic;
}

/// Makes `op` the op of the current instruction if it passes its verifier;
/// otherwise erases it and fails, so that the instruction gets another form.
LogicalResult BodyImporter::keep(Operation *op) {
  if (!module.verifier.accepts(op)) {
    op->erase();
    result = {};
    resultlessOp = nullptr;
    return failure();
  }
  resultlessOp = op;
  if (op->getNumResults() == 1)
    result = op->getResult(0);
  return success();
}

LogicalResult BodyImporter::importByOpcode(llvm::Instruction &inst) {
  switch (inst.getOpcode()) {
  case llvm::Instruction::GetElementPtr:
    return importGetElementPtr(cast<llvm::GetElementPtrInst>(&inst));
  case llvm::Instruction::Call:
    return importCall(cast<llvm::CallInst>(&inst));
  case llvm::Instruction::LandingPad:
    return failure(); // importLandingPads made no op of it.
  case llvm::Instruction::Br:
  case llvm::Instruction::Switch:
  case llvm::Instruction::IndirectBr:
  case llvm::Instruction::Invoke:
    return importTerminator(inst);
  default:
    if (failed(importOrdinary(inst)))
      return failure();
    return keep(madeOp());
  }
}

LogicalResult BodyImporter::importInstruction(llvm::Instruction &inst) {
  for (llvm::DbgRecord &record : inst.getDbgRecordRange())
    if (failed(importDebugRecord(record)))
      return failure();

  auto start = [&] {
    result = {};
    resultlessOp = nullptr;
    carried.clear();
  };
  start();
  if (isa<llvm::PHINode>(inst))
    return success(); // Phis are block arguments already.
  LogicalResult imported = failure();
  if (const ImportInterface *claim =
          module.extensions.ofInstruction(inst.getOpcode()))
    imported = importClaimed(inst, [&] {
      return claim->convertInstruction(
          builder, &inst, SmallVector<llvm::Value *>(inst.operand_values()),
          *this);
    });
  if (failed(imported)) {
    if (isa<llvm::LandingPadInst>(inst) && isDefined(&inst))
      return success();
    imported = importByOpcode(inst);
  }
  if (failed(imported)) {
    start();
    if (failed(importWithoutOp(inst)))
      return emitError(inst);
  }

  Operation *op = madeOp();
  carryInstruction(inst, op);
  if (result && !inst.getType()->isVoidTy())
    define(&inst, result);
  if (inst.isTerminator())
    carryBlock(*inst.getParent());
  setCarried(op, carried);
  return success();
}

/// Sets an alignment of 2^32, the largest of LLVM, which the table truncates to
/// 32 bits.
static void setLargeAlignment(uint64_t alignment, Operation *op) {
  if (alignment > std::numeric_limits<uint32_t>::max() &&
      isa<LLVMDialect>(op->getDialect()))
    op->setAttr(
        "alignment",
        IntegerAttr::get(IntegerType::get(op->getContext(), 64), alignment));
}

/// Whether `inst` produces or takes a token.
static bool hasToken(const llvm::Instruction &inst) {
  if (inst.getType()->isTokenTy())
    return true;
  return isa<llvm::CallBase, llvm::CatchReturnInst, llvm::CleanupReturnInst>(
             inst) &&
         llvm::any_of(inst.operand_values(), [](const llvm::Value *operand) {
           return operand->getType()->isTokenTy();
         });
}

/// Carries the properties of `inst` that its op does not represent.
void BodyImporter::carryInstruction(llvm::Instruction &inst, Operation *op) {
  if (hasToken(inst))
    carry(carrier::distinct, builder.getI32IntegerAttr(numTokenOps++));
  if (inst.hasName())
    carry(carrier::name, builder.getStringAttr(inst.getName()));
  if (inst.hasMetadata())
    carryMetadata(inst, op);
  switch (inst.getOpcode()) {
  case llvm::Instruction::ICmp:
    if (cast<llvm::ICmpInst>(inst).hasSameSign())
      carry(carrier::sameSign, builder.getUnitAttr());
    return;
  case llvm::Instruction::Alloca:
    if (cast<llvm::AllocaInst>(inst).isSwiftError())
      carry(carrier::swiftError, builder.getUnitAttr());
    return setLargeAlignment(cast<llvm::AllocaInst>(inst).getAlign().value(),
                             op);
  case llvm::Instruction::Load:
  case llvm::Instruction::Store:
    return setLargeAlignment(llvm::getLoadStoreAlignment(&inst).value(), op);
  case llvm::Instruction::AtomicRMW:
    return setLargeAlignment(cast<llvm::AtomicRMWInst>(inst).getAlign().value(),
                             op);
  case llvm::Instruction::AtomicCmpXchg:
    return setLargeAlignment(
        cast<llvm::AtomicCmpXchgInst>(inst).getAlign().value(), op);
  default:
    if (isa<llvm::FPMathOperator>(inst) && inst.getFastMathFlags().any() &&
        !isa<FastmathFlagsInterface>(op))
      carry(carrier::fastMath, fastMathText(inst.getFastMathFlags()));
  }
}

/// Sets the location of `op`, which may be null, and carries `location` if
/// MLIR's location does not represent it exactly.
void BodyImporter::setLocation(const llvm::DILocation *location,
                               Operation *op) {
  bool isExact = false;
  Location loc = module.debugInfo.location(location, isExact);
  if (op)
    op->setLoc(loc);
  module.count("!dbg of instructions",
               isExact || isa<UnknownLoc>(loc)
                   ? Modelling::of(isExact, "no location says any of it")
                   : Modelling::inPart("a location says less of it"));
  if (!isExact)
    carry(module.metadataEntryName(llvm::LLVMContext::MD_dbg),
          module.metadata.reference(location));
}

/// Adds to the location of `op`, a call that a pass may inline, its number
/// among the calls at `location`, unless it is the first.
void BodyImporter::numberCall(const llvm::DILocation *location, CallOp op) {
  int32_t number = callsAt[location]++;
  if (number == 0 || isa<UnknownLoc>(op.getLoc()))
    return;
  NamedAttribute entry =
      module.carry(carrier::callSite, builder.getI32IntegerAttr(number));
  op->setLoc(FusedLoc::get({op.getLoc()}, builder.getDictionaryAttr(entry),
                           builder.getContext()));
}

/// Represents the attachments of `inst` by attributes of its op, which may be
/// null, or carries them.
void BodyImporter::carryMetadata(llvm::Instruction &inst, Operation *op) {
  if (const llvm::DebugLoc &loc = inst.getDebugLoc()) {
    setLocation(loc.get(), op);
    if (auto *call = dyn_cast<llvm::CallInst>(&inst))
      if (llvm::Function *callee = call->getCalledFunction();
          callee && !callee->isDeclaration())
        if (auto direct = dyn_cast_or_null<CallOp>(op);
            direct && direct.getCalleeAttr())
          numberCall(loc.get(), direct);
  }
  for (auto [kind, node] : attachments(inst)) {
    Modelling outcome =
        succeeded(module.extensions.setMetadata(kind, node, op, *this))
            ? Modelling::exactly()
            : modelAttachment(kind, node, op);
    module.countAttachment(kind, "instructions", outcome);
    if (!outcome.isExact())
      carry(module.metadataEntryName(kind), module.metadata.reference(node));
  }
}
