// Instructions from `llvmx.instruction` and `llvmx.terminator`: what
// import/Fallback.cpp writes. One entry of the table makes each opcode.

#include "export/BodyExporter.h"
#include "export/ConstantCode.h"
#include "translate/Carrier.h"
#include "translate/LLVMXDialect.h"
#include "llvm/IR/InlineAsm.h"

using namespace palindrome;
using namespace mlir;

namespace {
/// The parts of an instruction to make. Readers of parts that are missing or of
/// another form give a null or a zero; `make` functions check what they need.
struct Parts {
  ModuleExporter &module;
  DictionaryAttr details;
  llvm::Type *type; ///< Of the result.
  SmallVector<llvm::Value *> operands;
  SmallVector<llvm::BasicBlock *> successors;

  int64_t integer(StringRef name) const {
    auto value = details.getAs<IntegerAttr>(name);
    return value ? value.getInt() : 0;
  }
  bool flag(StringRef name) const { return details.contains(name); }
  StringRef string(StringRef name) const {
    auto value = details.getAs<StringAttr>(name);
    return value ? value.getValue() : StringRef();
  }
  llvm::Type *typeOf(StringRef name) const {
    auto value = details.getAs<TypeAttr>(name);
    return value ? module.types.convert(value.getValue()) : nullptr;
  }
  llvm::Align align() const {
    uint64_t value = integer("align");
    return llvm::isPowerOf2_64(value) ? llvm::Align(value) : llvm::Align();
  }
  llvm::AtomicOrdering ordering(StringRef name) const {
    int64_t value = integer(name);
    return llvm::isValidAtomicOrdering(value)
               ? static_cast<llvm::AtomicOrdering>(value)
               : llvm::AtomicOrdering::NotAtomic;
  }
  llvm::SyncScope::ID scope() const {
    StringRef name = string("syncscope");
    return name.empty() ? llvm::SyncScope::ID(llvm::SyncScope::System)
                        : module.context.getOrInsertSyncScopeID(name);
  }
  bool has(size_t count) const { return operands.size() == count; }
};

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// A call's operands, sorted.
struct CallParts {
  llvm::FunctionType *type = nullptr;
  llvm::Value *callee = nullptr;
  ArrayRef<llvm::Value *> arguments;
  SmallVector<llvm::OperandBundleDef> bundles;

  explicit CallParts(const Parts &parts);
};
} // namespace

CallParts::CallParts(const Parts &parts) {
  type = dyn_cast_or_null<llvm::FunctionType>(parts.typeOf("type"));
  if (!type)
    return;
  ArrayRef<llvm::Value *> rest = parts.operands;
  if (parts.details.contains("asm")) {
    callee = llvm::InlineAsm::get(
        type, parts.string("asm"), parts.string("constraints"),
        parts.flag("sideeffect"), parts.flag("alignstack"),
        parts.flag("intel") ? llvm::InlineAsm::AD_Intel
                            : llvm::InlineAsm::AD_ATT,
        parts.flag("unwind"));
  } else {
    if (rest.empty())
      return;
    callee = rest.back();
    rest = rest.drop_back();
  }

  SmallVector<std::pair<StringRef, size_t>> sizes;
  size_t inBundles = 0;
  if (auto codes = parts.details.getAs<ArrayAttr>("bundles"))
    for (auto code : codes.getAsRange<ArrayAttr>())
      if (code.size() == 2 && isa<StringAttr>(code[0]) &&
          isa<IntegerAttr>(code[1])) {
        sizes.emplace_back(cast<StringAttr>(code[0]).getValue(),
                           cast<IntegerAttr>(code[1]).getInt());
        inBundles += sizes.back().second;
      }
  size_t parameters = type->getNumParams();
  if (rest.size() < parameters + inBundles ||
      (!type->isVarArg() && rest.size() != parameters + inBundles)) {
    callee = nullptr;
    return;
  }
  arguments = rest.drop_back(inBundles);
  rest = rest.take_back(inBundles);
  for (auto [tag, size] : sizes) {
    bundles.emplace_back(tag.str(), rest.take_front(size));
    rest = rest.drop_front(size);
  }
}

static llvm::Instruction *finishCall(const Parts &parts, llvm::CallBase *call) {
  if (auto convention = parts.details.getAs<IntegerAttr>("cc")) {
    if (convention.getValue().ult(llvm::CallingConv::MaxID + 1))
      call->setCallingConv(convention.getInt());
    else
      parts.module.report.drop("cc", "there is no such convention");
  }
  CallAttributeParts attributes;
  attributes.carried = parts.details.getAs<ArrayAttr>("attributes");
  attributes.arguments = parts.details.getAs<ArrayAttr>("arg_attrs");
  attributes.results = parts.details.getAs<ArrayAttr>("res_attrs");
  call->setAttributes(parts.module.attributes.fit(
      parts.module.attributes.convertCall(attributes), call->getFunctionType(),
      call->arg_size()));
  return call;
}

static llvm::Instruction *makeCall(const Parts &parts) {
  CallParts call(parts);
  if (!call.callee)
    return nullptr;
  auto *inst = llvm::CallInst::Create(call.type, call.callee, call.arguments,
                                      call.bundles);
  int64_t kind = parts.integer("tail");
  if (kind >= llvm::CallInst::TCK_None && kind <= llvm::CallInst::TCK_LAST)
    inst->setTailCallKind(static_cast<llvm::CallInst::TailCallKind>(kind));
  return finishCall(parts, inst);
}

static llvm::Instruction *makeInvoke(const Parts &parts) {
  CallParts call(parts);
  if (!call.callee || parts.successors.size() != 2)
    return nullptr;
  return finishCall(
      parts, llvm::InvokeInst::Create(call.type, call.callee,
                                      parts.successors[0], parts.successors[1],
                                      call.arguments, call.bundles));
}

static llvm::Instruction *makeCallBr(const Parts &parts) {
  CallParts call(parts);
  if (!call.callee || parts.successors.empty())
    return nullptr;
  return finishCall(parts, llvm::CallBrInst::Create(
                               call.type, call.callee, parts.successors[0],
                               ArrayRef(parts.successors).drop_front(),
                               call.arguments, call.bundles));
}

static llvm::Instruction *makeSwitch(const Parts &parts) {
  auto cases = parts.details.getAs<ArrayAttr>("cases");
  if (!parts.has(1) || !cases || parts.successors.size() != cases.size() + 1)
    return nullptr;
  auto *inst = llvm::SwitchInst::Create(parts.operands[0], parts.successors[0],
                                        cases.size());
  for (auto [code, target] :
       llvm::zip_equal(cases, llvm::drop_begin(parts.successors))) {
    auto *value =
        dyn_cast_or_null<llvm::ConstantInt>(decodeConstant(parts.module, code));
    if (!value || value->getType() != parts.operands[0]->getType()) {
      inst->deleteValue();
      return nullptr;
    }
    inst->addCase(value, target);
  }
  return inst;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

static llvm::Instruction *makeLoad(const Parts &parts) {
  if (!parts.has(1) || !parts.operands[0]->getType()->isPointerTy())
    return nullptr;
  return new llvm::LoadInst(parts.type, parts.operands[0], "",
                            parts.flag("volatile"), parts.align(),
                            parts.ordering("ordering"), parts.scope());
}

static llvm::Instruction *makeStore(const Parts &parts) {
  if (!parts.has(2) || !parts.operands[1]->getType()->isPointerTy())
    return nullptr;
  return new llvm::StoreInst(parts.operands[0], parts.operands[1],
                             parts.flag("volatile"), parts.align(),
                             parts.ordering("ordering"), parts.scope());
}

static llvm::Instruction *makeAtomicRMW(const Parts &parts) {
  using RMW = llvm::AtomicRMWInst;
  if (!parts.has(2) || !parts.operands[0]->getType()->isPointerTy())
    return nullptr;
  for (unsigned i = RMW::FIRST_BINOP; i <= RMW::LAST_BINOP; ++i) {
    auto operation = static_cast<RMW::BinOp>(i);
    if (RMW::getOperationName(operation) != parts.string("operation"))
      continue;
    auto *inst =
        new RMW(operation, parts.operands[0], parts.operands[1], parts.align(),
                parts.ordering("ordering"), parts.scope());
    inst->setVolatile(parts.flag("volatile"));
    return inst;
  }
  return nullptr;
}

static llvm::Instruction *makeAtomicCmpXchg(const Parts &parts) {
  if (!parts.has(3) || !parts.operands[0]->getType()->isPointerTy())
    return nullptr;
  auto *inst = new llvm::AtomicCmpXchgInst(
      parts.operands[0], parts.operands[1], parts.operands[2], parts.align(),
      parts.ordering("ordering"), parts.ordering("failure"), parts.scope());
  inst->setVolatile(parts.flag("volatile"));
  inst->setWeak(parts.flag("weak"));
  return inst;
}

static llvm::Instruction *makeAlloca(const Parts &parts) {
  llvm::Type *allocated = parts.typeOf("type");
  if (!parts.has(1) || !allocated || !parts.type->isPointerTy())
    return nullptr;
  auto *inst =
      new llvm::AllocaInst(allocated, parts.type->getPointerAddressSpace(),
                           parts.operands[0], parts.align());
  inst->setUsedWithInAlloca(parts.flag("inalloca"));
  return inst;
}

static llvm::Instruction *makeGetElementPtr(const Parts &parts) {
  llvm::Type *element = parts.typeOf("type");
  if (parts.operands.empty() || !element)
    return nullptr;
  auto *inst = llvm::GetElementPtrInst::Create(
      element, parts.operands[0], ArrayRef(parts.operands).drop_front());
  inst->setNoWrapFlags(llvm::GEPNoWrapFlags::fromRaw(parts.integer("flags")));
  return inst;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static llvm::Instruction *makeShuffleVector(const Parts &parts) {
  auto mask = parts.details.getAs<DenseI32ArrayAttr>("mask");
  if (!parts.has(2) || !mask ||
      !llvm::ShuffleVectorInst::isValidOperands(
          parts.operands[0], parts.operands[1], mask.asArrayRef()))
    return nullptr;
  return new llvm::ShuffleVectorInst(parts.operands[0], parts.operands[1],
                                     mask.asArrayRef());
}

template <llvm::Instruction::CastOps opcode>
static llvm::Instruction *makeCast(const Parts &parts) {
  if (!parts.has(1) ||
      !llvm::CastInst::castIsValid(opcode, parts.operands[0], parts.type))
    return nullptr;
  return llvm::CastInst::Create(opcode, parts.operands[0], parts.type);
}

//===----------------------------------------------------------------------===//
// Exceptions
//===----------------------------------------------------------------------===//

static llvm::Instruction *makeLandingPad(const Parts &parts) {
  auto *inst = llvm::LandingPadInst::Create(parts.type, parts.operands.size());
  inst->setCleanup(parts.flag("cleanup"));
  for (llvm::Value *clause : parts.operands)
    if (auto *constant = dyn_cast<llvm::Constant>(clause))
      inst->addClause(constant);
  return inst;
}

static llvm::Instruction *makeCatchPad(const Parts &parts) {
  if (parts.operands.empty())
    return nullptr;
  return llvm::CatchPadInst::Create(parts.operands.back(),
                                    ArrayRef(parts.operands).drop_back());
}

static llvm::Instruction *makeCleanupPad(const Parts &parts) {
  if (parts.operands.empty())
    return nullptr;
  return llvm::CleanupPadInst::Create(parts.operands.back(),
                                      ArrayRef(parts.operands).drop_back());
}

static llvm::Instruction *makeCatchSwitch(const Parts &parts) {
  bool unwinds = parts.flag("unwind");
  if (!parts.has(1) || parts.successors.size() < (unwinds ? 2u : 1u))
    return nullptr;
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

static llvm::Instruction *makeCatchRet(const Parts &parts) {
  if (!parts.has(1) || parts.successors.size() != 1)
    return nullptr;
  return llvm::CatchReturnInst::Create(parts.operands[0], parts.successors[0]);
}

static llvm::Instruction *makeCleanupRet(const Parts &parts) {
  bool unwinds = parts.flag("unwind");
  if (!parts.has(1) || parts.successors.size() != (unwinds ? 1u : 0u))
    return nullptr;
  return llvm::CleanupReturnInst::Create(
      parts.operands[0], unwinds ? parts.successors[0] : nullptr);
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static llvm::Instruction *makeInstruction(StringRef opcode,
                                          const Parts &parts) {
  struct Entry {
    StringLiteral opcode;
    llvm::Instruction *(*make)(const Parts &);
  };
  static constexpr Entry table[] = {
      {"addrspacecast", makeCast<llvm::Instruction::AddrSpaceCast>},
      {"alloca", makeAlloca},
      {"atomicrmw", makeAtomicRMW},
      {"bitcast", makeCast<llvm::Instruction::BitCast>},
      {"call", makeCall},
      {"callbr", makeCallBr},
      {"catchpad", makeCatchPad},
      {"catchret", makeCatchRet},
      {"catchswitch", makeCatchSwitch},
      {"cleanuppad", makeCleanupPad},
      {"cleanupret", makeCleanupRet},
      {"cmpxchg", makeAtomicCmpXchg},
      {"getelementptr", makeGetElementPtr},
      {"invoke", makeInvoke},
      {"landingpad", makeLandingPad},
      {"load", makeLoad},
      {"ptrtoaddr", makeCast<llvm::Instruction::PtrToAddr>},
      {"shufflevector", makeShuffleVector},
      {"store", makeStore},
      {"switch", makeSwitch},
  };
  for (const Entry &entry : table)
    if (entry.opcode == opcode)
      return entry.make(parts);
  return nullptr;
}

LogicalResult BodyExporter::exportWithoutOp(Operation &op) {
  auto terminator = dyn_cast<llvmx::TerminatorOp>(op);
  auto instruction = dyn_cast<llvmx::InstructionOp>(op);
  StringRef opcode =
      terminator ? terminator.getOpcode() : instruction.getOpcode();
  Parts parts{module,
              terminator ? terminator.getDetails() : instruction.getDetails(),
              op.getNumResults() == 0 ? llvm::Type::getVoidTy(module.context)
                                      : convertType(op.getResult(0).getType()),
              lookupValues(terminator ? terminator.getArguments()
                                      : instruction.getArguments()),
              {}};
  if (terminator)
    parts.successors = successors(op, terminator.getTargets(),
                                  terminator.getSuccessorSegments());
  // Labels and metadata operands go where they were.
  if (auto places = dyn_cast_or_null<DenseI32ArrayAttr>(
          op.getDiscardableAttr(carrier::labelArgs)))
    for (ArrayRef<int32_t> rest = places; rest.size() >= 2;
         rest = rest.drop_front(2)) {
      if (rest[0] < 0 || static_cast<size_t>(rest[0]) > parts.operands.size() ||
          rest[1] < 0 ||
          static_cast<size_t>(rest[1]) >= parts.successors.size())
        return op.emitOpError("its ")
               << carrier::labelArgs << " do not fit its operands";
      parts.operands.insert(parts.operands.begin() + rest[0],
                            parts.successors[rest[1]]);
    }
  if (auto places = dyn_cast_or_null<DenseI32ArrayAttr>(
          op.getDiscardableAttr(carrier::metadataArgs)))
    for (ArrayRef<int32_t> rest = places; rest.size() >= 2;
         rest = rest.drop_front(2)) {
      llvm::Metadata *node = module.metadata.lookup(rest[1]);
      if (!node || rest[0] < 0 ||
          static_cast<size_t>(rest[0]) > parts.operands.size())
        return op.emitOpError("its ")
               << carrier::metadataArgs << " do not fit its operands";
      parts.operands.insert(parts.operands.begin() + rest[0],
                            llvm::MetadataAsValue::get(module.context, node));
    }

  llvm::Instruction *inst = makeInstruction(opcode, parts);
  if (!inst)
    return op.emitOpError("does not describe a valid ") << opcode;
  builder.Insert(inst);
  if (op.getNumResults() == 1)
    values[op.getResult(0)] = inst;
  return success();
}
