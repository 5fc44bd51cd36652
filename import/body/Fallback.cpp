// Translates instructions that the `llvm` dialect has no op for, or whose op
// would not verify, to `llvmx.instruction` and `llvmx.terminator`:
//
//   %a = ptrtoaddr ptr %p to i64
//
// becomes
//
//   %0 = "llvmx.instruction"(%p) <{details = {}, opcode = "ptrtoaddr"}>
//       {llvmx.name = "a"} : (!llvm.ptr) -> i64
//
// `details` has everything but the operands; export/body/Fallback.cpp reads it.

#include "import/body/Fallback.h"
#include "import/body/BodyImporter.h"
#include "translate/Carrier.h"
#include "translate/LLVMXDialect.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InlineAsm.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;

//===----------------------------------------------------------------------===//
// Details
//===----------------------------------------------------------------------===//

namespace {
class DetailBuilder {
public:
  explicit DetailBuilder(ModuleImporter &module) : module(module) {}

  void integer(StringRef name, int64_t value) {
    add(name, module.builder.getI64IntegerAttr(value));
  }
  void flag(StringRef name, bool set) {
    if (set)
      add(name, module.builder.getUnitAttr());
  }
  void string(StringRef name, StringRef value) {
    add(name, module.builder.getStringAttr(value));
  }
  void type(StringRef name, llvm::Type *value) {
    Type converted = module.types.convert(value);
    if (converted)
      add(name, TypeAttr::get(converted));
    else
      failed = true;
  }
  void ordering(StringRef name, llvm::AtomicOrdering value) {
    integer(name, static_cast<int64_t>(value));
  }
  void scope(const llvm::Instruction &inst) {
    std::optional<llvm::SyncScope::ID> id = llvm::getAtomicSyncScopeID(&inst);
    if (!id || *id == llvm::SyncScope::System)
      return;
    SmallVector<StringRef> names;
    inst.getContext().getSyncScopeNames(names);
    string("syncscope", names[*id]);
  }
  void add(StringRef name, Attribute value) {
    if (value)
      entries.push_back(module.builder.getNamedAttr(name, value));
  }
  DictionaryAttr finish() {
    return failed ? DictionaryAttr()
                  : module.builder.getDictionaryAttr(entries);
  }

  ModuleImporter &module;

private:
  SmallVector<NamedAttribute> entries;
  bool failed = false;
};
} // namespace

/// The flags on the computation `inst` that are no fast-math flags.
static void addFlags(const llvm::Instruction &inst, DetailBuilder &details) {
  if (isa<llvm::OverflowingBinaryOperator, llvm::TruncInst>(inst)) {
    details.flag("nuw", inst.hasNoUnsignedWrap());
    details.flag("nsw", inst.hasNoSignedWrap());
  }
  if (isa<llvm::PossiblyExactOperator>(inst))
    details.flag("exact", inst.isExact());
  if (auto *either = dyn_cast<llvm::PossiblyDisjointInst>(&inst))
    details.flag("disjoint", either->isDisjoint());
  if (isa<llvm::PossiblyNonNegInst>(inst))
    details.flag("nneg", inst.hasNonNeg());
}

static void addIndices(ArrayRef<unsigned> indices, DetailBuilder &details) {
  details.add("indices",
              details.module.builder.getDenseI32ArrayAttr(
                  SmallVector<int32_t>(indices.begin(), indices.end())));
}

static void addCall(const llvm::CallBase &call, DetailBuilder &details) {
  Builder &builder = details.module.builder;
  details.type("type", call.getFunctionType());
  if (call.getCallingConv() != llvm::CallingConv::C)
    details.integer("cc", call.getCallingConv());
  if (auto *direct = dyn_cast<llvm::CallInst>(&call))
    if (direct->getTailCallKind() != llvm::CallInst::TCK_None)
      details.integer("tail", direct->getTailCallKind());
  if (auto *assembly = dyn_cast<llvm::InlineAsm>(call.getCalledOperand())) {
    details.string("asm", assembly->getAsmString());
    details.string("constraints", assembly->getConstraintString());
    details.flag("sideeffect", assembly->hasSideEffects());
    details.flag("alignstack", assembly->isAlignStack());
    details.flag("intel", assembly->getDialect() == llvm::InlineAsm::AD_Intel);
    details.flag("unwind", assembly->canThrow());
  }
  SmallVector<Attribute> bundles;
  for (unsigned i = 0; i < call.getNumOperandBundles(); ++i) {
    llvm::OperandBundleUse bundle = call.getOperandBundleAt(i);
    bundles.push_back(builder.getArrayAttr(
        {builder.getStringAttr(bundle.getTagName()),
         builder.getI64IntegerAttr(bundle.Inputs.size())}));
  }
  if (!bundles.empty())
    details.add("bundles", builder.getArrayAttr(bundles));

  const CallAttributes &attributes = details.module.attributes.convertCall(
      call.getAttributes(), call.arg_size());
  details.add("attributes", attributes.all);
  details.add("arg_attrs", attributes.arguments);
  details.add("res_attrs", attributes.results);
}

DictionaryAttr
palindrome::importer::instructionDetails(ModuleImporter &module,
                                         const llvm::Instruction &inst) {
  DetailBuilder details(module);
  if (auto *call = dyn_cast<llvm::CallBase>(&inst)) {
    addCall(*call, details);
    if (auto *branch = dyn_cast<llvm::CallBrInst>(&inst))
      details.integer("indirect", branch->getNumIndirectDests());
  } else if (auto *load = dyn_cast<llvm::LoadInst>(&inst)) {
    details.integer("align", load->getAlign().value());
    details.flag("volatile", load->isVolatile());
    details.ordering("ordering", load->getOrdering());
    details.scope(inst);
  } else if (auto *store = dyn_cast<llvm::StoreInst>(&inst)) {
    details.integer("align", store->getAlign().value());
    details.flag("volatile", store->isVolatile());
    details.ordering("ordering", store->getOrdering());
    details.scope(inst);
  } else if (auto *rmw = dyn_cast<llvm::AtomicRMWInst>(&inst)) {
    details.string("operation",
                   llvm::AtomicRMWInst::getOperationName(rmw->getOperation()));
    details.integer("align", rmw->getAlign().value());
    details.flag("volatile", rmw->isVolatile());
    details.ordering("ordering", rmw->getOrdering());
    details.scope(inst);
  } else if (auto *exchange = dyn_cast<llvm::AtomicCmpXchgInst>(&inst)) {
    details.integer("align", exchange->getAlign().value());
    details.flag("volatile", exchange->isVolatile());
    details.flag("weak", exchange->isWeak());
    details.ordering("ordering", exchange->getSuccessOrdering());
    details.ordering("failure", exchange->getFailureOrdering());
    details.scope(inst);
  } else if (auto *fence = dyn_cast<llvm::FenceInst>(&inst)) {
    details.ordering("ordering", fence->getOrdering());
    details.scope(inst);
  } else if (auto *compare = dyn_cast<llvm::CmpInst>(&inst)) {
    details.string("predicate",
                   llvm::CmpInst::getPredicateName(compare->getPredicate()));
  } else if (auto *extract = dyn_cast<llvm::ExtractValueInst>(&inst)) {
    addIndices(extract->getIndices(), details);
  } else if (auto *insert = dyn_cast<llvm::InsertValueInst>(&inst)) {
    addIndices(insert->getIndices(), details);
  } else if (isa<llvm::BinaryOperator, llvm::CastInst>(inst)) {
    addFlags(inst, details);
  } else if (auto *alloca = dyn_cast<llvm::AllocaInst>(&inst)) {
    details.type("type", alloca->getAllocatedType());
    details.integer("align", alloca->getAlign().value());
    details.flag("inalloca", alloca->isUsedWithInAlloca());
  } else if (auto *gep = dyn_cast<llvm::GetElementPtrInst>(&inst)) {
    details.type("type", gep->getSourceElementType());
    details.integer("flags", gep->getNoWrapFlags().getRaw());
  } else if (auto *shuffle = dyn_cast<llvm::ShuffleVectorInst>(&inst)) {
    details.add("mask",
                module.builder.getDenseI32ArrayAttr(shuffle->getShuffleMask()));
  } else if (auto *pad = dyn_cast<llvm::LandingPadInst>(&inst)) {
    details.flag("cleanup", pad->isCleanup());
  } else if (auto *choice = dyn_cast<llvm::SwitchInst>(&inst)) {
    SmallVector<Attribute> cases;
    for (const auto &entry : choice->cases())
      cases.push_back(module.constants.encode(entry.getCaseValue()));
    details.add("cases", module.builder.getArrayAttr(cases));
  } else if (auto *dispatch = dyn_cast<llvm::CatchSwitchInst>(&inst)) {
    details.flag("unwind", dispatch->hasUnwindDest());
  } else if (auto *leave = dyn_cast<llvm::CleanupReturnInst>(&inst)) {
    details.flag("unwind", leave->hasUnwindDest());
  }
  return details.finish();
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Translates `inst` to an op of llvmx. Its operands are the SSA values among
/// the operands of `inst`. Successors are successors of the op, inline asm is
/// in the details, and metadata and labels are carried with their positions.
LogicalResult BodyImporter::importWithoutOp(llvm::Instruction &inst) {
  SmallVector<Value> operands;
  SmallVector<int32_t> metadataArgs, labels;
  for (auto [place, use] : llvm::enumerate(inst.operands())) {
    llvm::Value *value = use.get();
    if (isa<llvm::InlineAsm>(value))
      continue;
    if (auto *label = dyn_cast<llvm::BasicBlock>(value)) {
      // A label in a bundle is carried as the number of the successor.
      auto *call = dyn_cast<llvm::CallBase>(&inst);
      if (!call || !call->isBundleOperand(place))
        continue;
      auto successors = llvm::successors(&inst);
      auto found = llvm::find(successors, label);
      if (found == successors.end())
        return failure();
      labels.push_back(place);
      labels.push_back(std::distance(successors.begin(), found));
      continue;
    }
    if (auto *metadata = dyn_cast<llvm::MetadataAsValue>(value)) {
      if (isa<llvm::LocalAsMetadata>(metadata->getMetadata()))
        return failure();
      metadataArgs.push_back(place);
      metadataArgs.push_back(module.metadata.index(metadata->getMetadata()));
      continue;
    }
    FailureOr<Value> operand = convertValue(value);
    if (failed(operand))
      return failure();
    operands.push_back(*operand);
  }
  DictionaryAttr details = instructionDetails(module, inst);
  SmallVector<Type, 1> resultTypes;
  if (!inst.getType()->isVoidTy())
    resultTypes.push_back(convertType(inst.getType()));
  if (!details || llvm::is_contained(resultTypes, Type()))
    return failure();
  if (!metadataArgs.empty())
    carry(carrier::metadataArgs, builder.getDenseI32ArrayAttr(metadataArgs));
  if (!labels.empty())
    carry(carrier::labelArgs, builder.getDenseI32ArrayAttr(labels));

  if (!inst.isTerminator()) {
    auto op = llvmx::InstructionOp::create(
        builder, module.unknown, resultTypes,
        builder.getStringAttr(inst.getOpcodeName()), operands, details);
    resultlessOp = op;
    if (op->getNumResults() == 1)
      result = op->getResult(0);
    return success();
  }

  // An op cannot pass its own result to a successor: such an edge gets a block
  // (BodyImporter::importInvoke).
  llvm::BasicBlock *from = inst.getParent();
  SmallVector<Block *> targets;
  SmallVector<SmallVector<Value>> passed;
  SmallVector<std::pair<llvm::BasicBlock *, Block *>> edges;
  for (llvm::BasicBlock *successor : llvm::successors(&inst)) {
    Block *target = blocks[blockNumbers[successor]];
    SmallVector<Value> &passedHere = passed.emplace_back();
    if (passesResult(inst, *successor)) {
      edges.emplace_back(successor, createEdgeBlock(from));
      target = edges.back().second;
    } else if (failed(successorOperands(from, successor, passedHere))) {
      return failure();
    }
    targets.push_back(target);
  }
  builder.setInsertionPointToEnd(blocks[blockNumbers[from]]);
  SmallVector<ValueRange> ranges(passed.begin(), passed.end());
  auto op =
      llvmx::TerminatorOp::create(builder, module.unknown, resultTypes,
                                  builder.getStringAttr(inst.getOpcodeName()),
                                  operands, ranges, details, targets);
  resultlessOp = op;
  if (op->getNumResults() == 1) {
    result = op->getResult(0);
    define(&inst, result);
  }
  for (auto [successor, edge] : edges)
    if (failed(fillEdgeBlock(edge, from, successor)))
      return failure();
  return success();
}
