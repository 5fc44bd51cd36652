// Translates `llvmx.instruction` and `llvmx.terminator` to the instructions
// that they represent: the opcode, the operands in LLVM's order, and details by
// name. Mirrors import/body/Fallback.cpp. A table has a function for each
// opcode.
//
//   "llvmx.terminator"()[^bb1, ^bb2] <{opcode = "callbr", details = {asm = "",
//       constraints = "!i", indirect = 1 : i64, type = !llvm.func<void ()>}}>
//
// becomes
//
//   callbr void asm "", "!i"() to label %1 [label %2]

#include "export/body/BodyExporter.h"
#include "export/body/InstructionParts.h"
#include "export/types/ConstantCode.h"
#include "translate/Carrier.h"
#include "translate/LLVMXDialect.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// Whether there are `count` successors; otherwise records a problem.
static bool hasSuccessors(InstructionParts &parts, size_t count) {
  if (parts.successors.size() == count)
    return true;
  parts.fail("it has " + llvm::Twine(parts.successors.size()) +
             " successors, not " + llvm::Twine(count));
  return false;
}

static llvm::Instruction *makeReturn(InstructionParts &parts) {
  if (parts.operands.size() > 1)
    return parts.fail("it returns several values");
  return llvm::ReturnInst::Create(
      parts.module.context,
      parts.operands.empty() ? nullptr : parts.operands.front());
}

static llvm::Instruction *makeBranch(InstructionParts &parts) {
  if (parts.operands.empty())
    return hasSuccessors(parts, 1)
               ? llvm::BranchInst::Create(parts.successors[0])
               : nullptr;
  if (!parts.has(1) || !hasSuccessors(parts, 2))
    return nullptr;
  if (!parts.operands[0]->getType()->isIntegerTy(1))
    return parts.fail("its condition is no i1");
  return llvm::BranchInst::Create(parts.successors[0], parts.successors[1],
                                  parts.operands[0]);
}

static llvm::Instruction *makeIndirectBranch(InstructionParts &parts) {
  if (!parts.has(1) || !parts.isPointer(0))
    return nullptr;
  auto *inst =
      llvm::IndirectBrInst::Create(parts.operands[0], parts.successors.size());
  for (llvm::BasicBlock *successor : parts.successors)
    inst->addDestination(successor);
  return inst;
}

static llvm::Instruction *makeUnreachable(InstructionParts &parts) {
  return parts.has(0) ? new llvm::UnreachableInst(parts.module.context)
                      : nullptr;
}

static llvm::Instruction *makeSwitch(InstructionParts &parts) {
  auto cases = parts.attribute<ArrayAttr>("cases");
  if (!parts.has(1))
    return nullptr;
  if (!cases || parts.successors.size() != cases.size() + 1)
    return parts.fail("its 'cases' are not as many as its successors");
  llvm::Type *type = parts.operands[0]->getType();
  if (!type->isIntegerTy())
    return parts.fail("its operand is no integer");
  auto *inst = llvm::SwitchInst::Create(parts.operands[0], parts.successors[0],
                                        cases.size());
  for (auto [code, target] :
       llvm::zip_equal(cases, llvm::drop_begin(parts.successors))) {
    auto *value = dyn_cast_or_null<llvm::ConstantInt>(
        parts.module.constants.decode(code));
    if (value && value->getType() == type)
      inst->addCase(value, target);
    else
      parts.fail("one of its 'cases' is no integer of the operand's type");
  }
  return inst;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

static llvm::Instruction *makeLoad(InstructionParts &parts) {
  bool isVolatile = parts.flag("volatile");
  llvm::Align align = parts.align();
  llvm::AtomicOrdering ordering = parts.ordering("ordering");
  if (!parts.has(1) || !parts.isPointer(0))
    return nullptr;
  return new llvm::LoadInst(parts.type, parts.operands[0], "", isVolatile,
                            align, ordering, parts.scope());
}

static llvm::Instruction *makeStore(InstructionParts &parts) {
  bool isVolatile = parts.flag("volatile");
  llvm::Align align = parts.align();
  llvm::AtomicOrdering ordering = parts.ordering("ordering");
  if (!parts.has(2) || !parts.isPointer(1))
    return nullptr;
  return new llvm::StoreInst(parts.operands[0], parts.operands[1], isVolatile,
                             align, ordering, parts.scope());
}

static llvm::Instruction *makeAtomicRMW(InstructionParts &parts) {
  using RMW = llvm::AtomicRMWInst;
  StringRef name = parts.string("operation");
  llvm::Align align = parts.align();
  llvm::AtomicOrdering ordering = parts.ordering("ordering");
  bool isVolatile = parts.flag("volatile");
  if (!parts.has(2) || !parts.isPointer(0))
    return nullptr;
  if (!llvm::isStrongerThanUnordered(ordering))
    return parts.fail("its 'ordering' is too weak");
  for (unsigned i = RMW::FIRST_BINOP; i <= RMW::LAST_BINOP; ++i) {
    auto operation = static_cast<RMW::BinOp>(i);
    if (RMW::getOperationName(operation) != name)
      continue;
    auto *inst = new RMW(operation, parts.operands[0], parts.operands[1], align,
                         ordering, parts.scope());
    inst->setVolatile(isVolatile);
    return inst;
  }
  return parts.fail("there is no 'operation' '" + name + "'");
}

static llvm::Instruction *makeAtomicCmpXchg(InstructionParts &parts) {
  using Exchange = llvm::AtomicCmpXchgInst;
  llvm::Align align = parts.align();
  llvm::AtomicOrdering ordering = parts.ordering("ordering");
  llvm::AtomicOrdering failure = parts.ordering("failure");
  bool isVolatile = parts.flag("volatile");
  bool isWeak = parts.flag("weak");
  if (!parts.has(3) || !parts.isPointer(0))
    return nullptr;
  if (!Exchange::isValidSuccessOrdering(ordering) ||
      !Exchange::isValidFailureOrdering(failure))
    return parts.fail("its orderings are none of a cmpxchg");
  if (parts.operands[1]->getType() != parts.operands[2]->getType())
    return parts.fail("its operands 1 and 2 are of two types");
  auto *inst =
      new Exchange(parts.operands[0], parts.operands[1], parts.operands[2],
                   align, ordering, failure, parts.scope());
  inst->setVolatile(isVolatile);
  inst->setWeak(isWeak);
  return inst;
}

static llvm::Instruction *makeFence(InstructionParts &parts) {
  llvm::AtomicOrdering ordering = parts.ordering("ordering");
  llvm::SyncScope::ID scope = parts.scope();
  if (!parts.has(0))
    return nullptr;
  if (!llvm::isAcquireOrStronger(ordering) &&
      !llvm::isReleaseOrStronger(ordering))
    return parts.fail("its 'ordering' is too weak");
  return new llvm::FenceInst(parts.module.context, ordering, scope);
}

static llvm::Instruction *makeAlloca(InstructionParts &parts) {
  llvm::Type *allocated = parts.typeOf("type");
  llvm::Align align = parts.align();
  bool isArgument = parts.flag("inalloca");
  if (!allocated || !parts.has(1))
    return nullptr;
  if (!parts.type->isPointerTy())
    return parts.fail("its result is no pointer");
  auto *inst =
      new llvm::AllocaInst(allocated, parts.type->getPointerAddressSpace(),
                           parts.operands[0], align);
  inst->setUsedWithInAlloca(isArgument);
  return inst;
}

static llvm::Instruction *makeGetElementPtr(InstructionParts &parts) {
  llvm::Type *element = parts.typeOf("type");
  uint64_t flags =
      parts.integer("flags", 0, llvm::GEPNoWrapFlags::all().getRaw());
  auto isIndex = [](llvm::Value *index) {
    return index->getType()->isIntOrIntVectorTy();
  };
  if (!element)
    return nullptr;
  if (parts.operands.empty() ||
      !parts.operands[0]->getType()->isPtrOrPtrVectorTy())
    return parts.fail("its operand 0 is no pointer");
  ArrayRef<llvm::Value *> indices = ArrayRef(parts.operands).drop_front();
  if (!element->isSized() || !llvm::all_of(indices, isIndex) ||
      !llvm::GetElementPtrInst::getIndexedType(element, indices))
    return parts.fail("its operands are no indices into its 'type'");
  auto *inst =
      llvm::GetElementPtrInst::Create(element, parts.operands[0], indices);
  inst->setNoWrapFlags(llvm::GEPNoWrapFlags::fromRaw(flags));
  return inst;
}

//===----------------------------------------------------------------------===//
// Exceptions
//===----------------------------------------------------------------------===//

static llvm::Instruction *makeLandingPad(InstructionParts &parts) {
  bool isCleanup = parts.flag("cleanup");
  for (llvm::Value *clause : parts.operands)
    if (!isa<llvm::Constant>(clause))
      return parts.fail("a clause is not a constant");
  auto *inst = llvm::LandingPadInst::Create(parts.type, parts.operands.size());
  inst->setCleanup(isCleanup);
  for (llvm::Value *clause : parts.operands)
    inst->addClause(cast<llvm::Constant>(clause));
  return inst;
}

static llvm::Instruction *makeResume(InstructionParts &parts) {
  return parts.has(1) ? llvm::ResumeInst::Create(parts.operands[0]) : nullptr;
}

static llvm::Instruction *makeCatchPad(InstructionParts &parts) {
  if (parts.operands.empty())
    return parts.fail("it is within no catchswitch");
  return llvm::CatchPadInst::Create(parts.operands.back(),
                                    ArrayRef(parts.operands).drop_back());
}

static llvm::Instruction *makeCleanupPad(InstructionParts &parts) {
  if (parts.operands.empty())
    return parts.fail("it is within nothing");
  return llvm::CleanupPadInst::Create(parts.operands.back(),
                                      ArrayRef(parts.operands).drop_back());
}

static llvm::Instruction *makeCatchSwitch(InstructionParts &parts) {
  bool unwinds = parts.flag("unwind");
  if (!parts.has(1))
    return nullptr;
  if (parts.successors.size() < (unwinds ? 2u : 1u))
    return parts.fail("it has no handlers");
  ArrayRef<llvm::BasicBlock *> handlers = parts.successors;
  llvm::BasicBlock *unwind = nullptr;
  if (unwinds) {
    unwind = handlers.front();
    handlers = handlers.drop_front();
  }
  auto *inst = llvm::CatchSwitchInst::Create(parts.operands[0], unwind,
                                             handlers.size(), "");
  for (llvm::BasicBlock *handler : handlers)
    inst->addHandler(handler);
  return inst;
}

static llvm::Instruction *makeCatchRet(InstructionParts &parts) {
  if (!parts.has(1))
    return nullptr;
  if (parts.successors.size() != 1)
    return parts.fail("it has not one successor");
  return llvm::CatchReturnInst::Create(parts.operands[0], parts.successors[0]);
}

static llvm::Instruction *makeCleanupRet(InstructionParts &parts) {
  bool unwinds = parts.flag("unwind");
  if (!parts.has(1))
    return nullptr;
  if (parts.successors.size() != (unwinds ? 1u : 0u))
    return parts.fail("its successors are not what 'unwind' says");
  return llvm::CleanupReturnInst::Create(
      parts.operands[0], unwinds ? parts.successors[0] : nullptr);
}

/// Whether the token operand of a funclet's instruction is the result of an
/// instruction of the class that LLVM requires there.
static bool hasItsPads(const llvm::Instruction &inst) {
  auto isParent = [](const llvm::Value *value) {
    return isa<llvm::ConstantTokenNone, llvm::FuncletPadInst>(value);
  };
  switch (inst.getOpcode()) {
  case llvm::Instruction::CatchPad:
    return isa<llvm::CatchSwitchInst>(
        cast<llvm::FuncletPadInst>(inst).getParentPad());
  case llvm::Instruction::CleanupPad:
    return isParent(cast<llvm::FuncletPadInst>(inst).getParentPad());
  case llvm::Instruction::CatchSwitch:
    return isParent(cast<llvm::CatchSwitchInst>(inst).getParentPad());
  case llvm::Instruction::CatchRet:
    return isa<llvm::CatchPadInst>(inst.getOperand(0));
  case llvm::Instruction::CleanupRet:
    return isa<llvm::CleanupPadInst>(inst.getOperand(0));
  default:
    return true;
  }
}

LogicalResult BodyExporter::checkPads() {
  for (auto [op, inst] : padUsers)
    if (!hasItsPads(*inst))
      return op->emitOpError("does not describe a valid ")
             << inst->getOpcodeName() << ": its pad is none that it may have";
  return success();
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static llvm::Instruction *makeInstruction(StringRef opcode,
                                          InstructionParts &parts) {
  struct Entry {
    StringLiteral opcode;
    llvm::Instruction *(*make)(InstructionParts &);
  };
  static constexpr Entry table[] = {
      {"alloca", makeAlloca},
      {"atomicrmw", makeAtomicRMW},
      {"br", makeBranch},
      {"call", makeCall},
      {"callbr", makeCallBr},
      {"catchpad", makeCatchPad},
      {"catchret", makeCatchRet},
      {"catchswitch", makeCatchSwitch},
      {"cleanuppad", makeCleanupPad},
      {"cleanupret", makeCleanupRet},
      {"cmpxchg", makeAtomicCmpXchg},
      {"extractelement", makeExtractElement},
      {"extractvalue", makeExtractValue},
      {"fence", makeFence},
      {"fneg", makeNegation},
      {"freeze", makeFreeze},
      {"getelementptr", makeGetElementPtr},
      {"indirectbr", makeIndirectBranch},
      {"insertelement", makeInsertElement},
      {"insertvalue", makeInsertValue},
      {"invoke", makeInvoke},
      {"landingpad", makeLandingPad},
      {"load", makeLoad},
      {"resume", makeResume},
      {"ret", makeReturn},
      {"select", makeSelect},
      {"shufflevector", makeShuffleVector},
      {"store", makeStore},
      {"switch", makeSwitch},
      {"unreachable", makeUnreachable},
      {"va_arg", makeVAArg},
  };
  for (const Entry &entry : table)
    if (entry.opcode == opcode)
      return entry.make(parts);
  // The opcodes of which there are many of one kind.
#define HANDLE_BINARY_INST(NUMBER, OPCODE, CLASS)                              \
  if (opcode == llvm::Instruction::getOpcodeName(llvm::Instruction::OPCODE))   \
    return makeBinary(parts, llvm::Instruction::OPCODE);
#define HANDLE_CAST_INST(NUMBER, OPCODE, CLASS)                                \
  if (opcode == llvm::Instruction::getOpcodeName(llvm::Instruction::OPCODE))   \
    return makeCast(parts, llvm::Instruction::OPCODE);
#include "llvm/IR/Instruction.def"
  if (opcode == "icmp")
    return makeCompare(parts, llvm::Instruction::ICmp);
  if (opcode == "fcmp")
    return makeCompare(parts, llvm::Instruction::FCmp);
  return nullptr;
}

/// Inserts the operands that are not MLIR values. The entry `name` of `op` has
/// pairs of a position and a number, from which `make` makes the operand, or
/// null if there is none. Returns false after an error.
static bool insertOperands(Operation &op, StringRef name,
                           InstructionParts &parts,
                           llvm::function_ref<llvm::Value *(int32_t)> make) {
  Attribute entry = op.getDiscardableAttr(name);
  if (!entry)
    return true;
  auto places = dyn_cast<DenseI32ArrayAttr>(entry);
  bool fits = places && places.size() % 2 == 0;
  for (ArrayRef<int32_t> rest = fits ? places.asArrayRef()
                                     : ArrayRef<int32_t>();
       fits && !rest.empty(); rest = rest.drop_front(2)) {
    llvm::Value *value = make(rest[1]);
    fits = value && rest[0] >= 0 &&
           static_cast<size_t>(rest[0]) <= parts.operands.size();
    if (fits)
      parts.operands.insert(parts.operands.begin() + rest[0], value);
  }
  if (!fits)
    op.emitOpError("its ") << name << " do not fit its operands";
  return fits;
}

LogicalResult BodyExporter::exportWithoutOp(Operation &op) {
  auto terminator = dyn_cast<llvmx::TerminatorOp>(op);
  auto instruction = dyn_cast<llvmx::InstructionOp>(op);
  StringRef opcode =
      terminator ? terminator.getOpcode() : instruction.getOpcode();
  auto isWrong = [&](const llvm::Twine &why) {
    return op.emitOpError("does not describe a valid ") << opcode << why;
  };
  InstructionParts parts(module, terminator ? terminator.getDetails()
                                            : instruction.getDetails());
  parts.operands = lookupValues(terminator ? terminator.getArguments()
                                           : instruction.getArguments());
  parts.type = llvm::Type::getVoidTy(module.context);
  if (op.getNumResults() == 1) {
    parts.type = convertType(op.getResult(0).getType());
    if (!parts.type || !parts.type->isFirstClassType() ||
        parts.type->isLabelTy() || parts.type->isMetadataTy())
      return isWrong(": nothing gives a result of its type");
  }
  if (terminator)
    parts.successors = successors(op, terminator.getTargets(),
                                  terminator.getSuccessorSegments());
  auto label = [&](int32_t place) -> llvm::Value * {
    return place >= 0 && static_cast<size_t>(place) < parts.successors.size()
               ? parts.successors[place]
               : nullptr;
  };
  auto metadata = [&](int32_t index) -> llvm::Value * {
    llvm::Metadata *node = module.metadata.lookup(index);
    return node ? llvm::MetadataAsValue::get(module.context, node) : nullptr;
  };
  if (!insertOperands(op, carrier::labelArgs, parts, label) ||
      !insertOperands(op, carrier::metadataArgs, parts, metadata))
    return failure();

  llvm::Instruction *inst = makeInstruction(opcode, parts);
  if (inst && inst->getType() != parts.type)
    parts.fail("its result is of another type");
  if (inst && inst->isTerminator() != (terminator != nullptr))
    parts.fail(terminator ? "it ends no block" : "it ends a block");
  // The functions for calls have checked theirs.
  if (inst && !isa<llvm::CallBase>(inst) &&
      llvm::any_of(parts.operands, [](llvm::Value *operand) {
        return isa<llvm::BasicBlock, llvm::MetadataAsValue>(operand);
      }))
    parts.fail("it takes neither labels nor metadata");
  if (inst && !parts.isGood()) {
    inst->deleteValue();
    inst = nullptr;
  }
  if (!inst)
    return isWrong(parts.isGood() ? llvm::Twine(": there is no such opcode")
                                  : ": " + parts.why());
  parts.reportUnread();
  builder.Insert(inst);
  if (op.getNumResults() == 1)
    values[op.getResult(0)] = inst;
  // Their operands may still be placeholders, so that checkPads comes last.
  if (isa<llvm::FuncletPadInst, llvm::CatchSwitchInst, llvm::CatchReturnInst,
          llvm::CleanupReturnInst>(inst))
    padUsers.emplace_back(&op, inst);
  return success();
}
