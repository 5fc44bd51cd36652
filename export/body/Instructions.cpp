// Translates ops of the `llvm` dialect to instructions (LangRef, "Instruction
// Reference"), most by the table that MLIR generates from the dialect, and
// restores what the ops carry. Mirrors import/body/Instructions.cpp.
//
//   %0 = llvm.fadd %a, %b {llvmx.name = "sum", llvmx.md.fpmath = 3 : i32} : f32
//
// becomes
//
//   %sum = fadd float %a, %b, !fpmath !3

#include "export/body/BodyExporter.h"
#include "export/body/CommonOps.h"
#include "export/body/Interfaces.h"
#include "export/metadata/AccessTags.h"
#include "export/metadata/CarriedForms.h"
#include "export/types/ConstantCode.h"
#include "export/types/Enums.h"
#include "export/types/RangeChecks.h"
#include "translate/Carrier.h"
#include "translate/DebugChains.h"
#include "translate/LLVMXDialect.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Functions that the generated table calls
//===----------------------------------------------------------------------===//

void BodyExporter::setDisjointFlag(Operation *op, llvm::Value *value) {
  if (cast<DisjointFlagInterface>(op).getIsDisjoint())
    if (auto *inst = dyn_cast<llvm::PossiblyDisjointInst>(value))
      inst->setIsDisjoint(true);
}

static SmallVector<unsigned> extractPosition(ArrayRef<int64_t> position) {
  return SmallVector<unsigned>(position.begin(), position.end());
}

/// The value of llvm.mlir.constant.
static llvm::Value *getLLVMConstant(llvm::Type *type, Attribute value,
                                    Location loc, BodyExporter &exporter) {
  return exportConstant(exporter.module, type, value, loc);
}

static LogicalResult convertCallLLVMIntrinsicOp(CallIntrinsicOp op,
                                                llvm::IRBuilderBase &,
                                                BodyExporter &exporter) {
  return exporter.exportCallIntrinsic(op);
}

// The table has cases for ops of the module, which ModuleOps.cpp exports.
static void convertLinkerOptionsOp(ArrayAttr, llvm::IRBuilderBase &,
                                   BodyExporter &) {}
static void convertModuleFlagsOp(ArrayAttr, llvm::IRBuilderBase &,
                                 BodyExporter &) {}

llvm::Constant *BodyExporter::convertConstant(llvm::Type *type, Attribute value,
                                              Location loc) {
  return exportConstant(module, type, value, loc);
}

void BodyExporter::setAccessGroupsMetadata(AccessGroupOpInterface op,
                                           llvm::Instruction *inst) {
  if (ArrayAttr groups = op.getAccessGroupsOrNull())
    inst->setMetadata(llvm::LLVMContext::MD_access_group,
                      module.modelled.accessGroups(groups));
}

void BodyExporter::setAliasScopeMetadata(AliasAnalysisOpInterface op,
                                         llvm::Instruction *inst) {
  if (ArrayAttr scopes = op.getAliasScopesOrNull())
    inst->setMetadata(llvm::LLVMContext::MD_alias_scope,
                      module.modelled.aliasScopes(scopes));
  if (ArrayAttr scopes = op.getNoAliasScopesOrNull())
    inst->setMetadata(llvm::LLVMContext::MD_noalias,
                      module.modelled.aliasScopes(scopes));
}

void BodyExporter::setTBAAMetadata(AliasAnalysisOpInterface op,
                                   llvm::Instruction *inst) {
  if (ArrayAttr tags = op.getTBAATagsOrNull())
    module.modelled.setTBAA(tags, op, inst);
}

LogicalResult BodyExporter::exportByTable(Operation &opInst,
                                          llvm::IRBuilderBase &builder) {
  BodyExporter &moduleTranslation = *this;
#include "mlir/Dialect/LLVMIR/LLVMConversions.inc"
  return failure();
}

//===----------------------------------------------------------------------===//
// Ops that the table lacks or folds
//===----------------------------------------------------------------------===//

/// Makes a cast even if both types are equal, which IRBuilder elides.
LogicalResult BodyExporter::exportCast(Operation &op,
                                       llvm::Instruction::CastOps opcode) {
  llvm::Value *operand = lookupValue(op.getOperand(0));
  llvm::Type *type = convertType(op.getResult(0).getType());
  values[op.getResult(0)] =
      builder.Insert(llvm::CastInst::Create(opcode, operand, type));
  return success();
}

SmallVector<llvm::Value *> BodyExporter::exportIndices(GEPOp op) {
  SmallVector<llvm::Value *> indices;
  for (auto index : op.getIndices())
    if (auto constant = dyn_cast<IntegerAttr>(index))
      indices.push_back(builder.getInt32(constant.getInt()));
    else
      indices.push_back(lookupValue(cast<Value>(index)));
  auto splats = dyn_cast_or_null<DenseI32ArrayAttr>(
      op->getDiscardableAttr(carrier::splatIndices));
  auto *type = dyn_cast<llvm::VectorType>(convertType(op.getRes().getType()));
  if (splats && type)
    for (int32_t place : splats.asArrayRef())
      if (place >= 0 && static_cast<size_t>(place) < indices.size())
        if (auto *constant = dyn_cast<llvm::Constant>(indices[place]))
          indices[place] =
              llvm::ConstantVector::getSplat(type->getElementCount(), constant);
  return indices;
}

LogicalResult BodyExporter::exportInstruction(Operation &op) {
  // The common ops first.
  if (auto address = dyn_cast<AddressOfOp>(op)) {
    llvm::GlobalValue *global =
        module.symbols.lookup(address.getGlobalNameAttr().getAttr());
    if (!global)
      return op.emitOpError("symbol ")
             << address.getGlobalNameAttr() << " is not in this module";
    values[address.getRes()] = global;
    return success();
  }
  if (CommonOp handler = findCommonOp(op))
    return handler(*this, op);
  return exportRare(op);
}

LogicalResult BodyExporter::exportRare(Operation &op) {
  if (isa<llvmx::InstructionOp, llvmx::TerminatorOp>(op))
    return exportWithoutOp(op);
  if (failed(checkOp(op)))
    return failure();
  if (auto call = dyn_cast<CallOp>(op))
    return exportCall(call);
  if (op.hasTrait<OpTrait::IsTerminator>() &&
      !isa<ReturnOp, ResumeOp, UnreachableOp>(op))
    return exportTerminator(op);
  if (auto pad = dyn_cast<LandingpadOp>(op))
    return exportLandingPad(pad);
  if (auto assembly = dyn_cast<InlineAsmOp>(op))
    return exportInlineAsm(assembly);
  if (isa<BitcastOp>(op) && module.form.folding == Folding::Nothing)
    return exportCast(op, llvm::Instruction::BitCast);
  if (isa<BlockTagOp>(op))
    return success();
  if (auto gep = dyn_cast<GEPOp>(op);
      gep && op.getDiscardableAttr(carrier::splatIndices)) {
    values[gep.getRes()] =
        builder.CreateGEP(convertType(gep.getElemType()),
                          lookupValue(gep.getBase()), exportIndices(gep), "",
                          llvm::GEPNoWrapFlags::fromRaw(
                              static_cast<unsigned>(gep.getNoWrapFlags())));
    return success();
  }
  if (auto block = dyn_cast<BlockAddressOp>(op)) {
    BlockAddressAttr address = block.getBlockAddr();
    auto *function = dyn_cast_or_null<llvm::Function>(
        module.symbols.lookup(address.getFunction().getAttr()));
    llvm::Constant *constant =
        function ? module.blockAddress(function, address.getTag().getId())
                 : nullptr;
    if (!constant)
      return op.emitOpError("the block is not in this module");
    values[block.getRes()] = constant;
    return success();
  }
  if (auto equivalent = dyn_cast<DSOLocalEquivalentOp>(op)) {
    llvm::GlobalValue *global =
        module.symbols.lookup(equivalent.getFunctionNameAttr().getAttr());
    if (!global)
      return op.emitOpError("the function is not in this module");
    values[equivalent.getRes()] = llvm::DSOLocalEquivalent::get(global);
    return success();
  }
  if (auto coded = dyn_cast<llvmx::ConstantOp>(op)) {
    llvm::Constant *constant = module.constants.decode(coded.getCode());
    if (!constant ||
        constant->getType() != convertType(coded.getResult().getType()))
      return op.emitOpError("this code is not a constant of the op's type");
    values[coded.getResult()] = constant;
    return success();
  }
  if (auto call = dyn_cast<CallIntrinsicOp>(op))
    return exportCallIntrinsic(call);
  if (succeeded(exportByTable(op, builder)))
    return success();
  if (isa<DbgValueOp, DbgDeclareOp, DbgLabelOp>(op))
    return exportModelledRecord(op);
  if (succeeded(exportIntrinsicByTable(op, builder))) {
    if (auto *call =
            dyn_cast<llvm::CallInst>(&builder.GetInsertBlock()->back()))
      amendCall(&op, call);
    return success();
  }
  return module.rejectOp(op, "cannot be exported to LLVM IR");
}

//===----------------------------------------------------------------------===//
// The driver
//===----------------------------------------------------------------------===//

LogicalResult BodyExporter::exportOperation(Operation &op, bool isMarked) {
  if (isMarked && op.getNumResults() == 1 &&
      !op.hasTrait<OpTrait::ConstantLike>() &&
      !isa<llvmx::ConstantOp, NoneTokenOp>(op)) {
    if (llvm::Constant *constant = evaluate(op)) {
      values[op.getResult(0)] = constant;
      return success();
    }
    if (inInitializer)
      return emitError(op.getLoc(), "unemittable constant value");
    // A pass has replaced an operand by one that is no constant: the op becomes
    // an instruction.
  }

  module.report.op = &op;
  // In a foreign region, upstream sets the builder's location.
  if (!isNested)
    setLocation(locationHere(op.getLoc()));
  return convertAndAmend(op);
}

LogicalResult BodyExporter::exportNested(Operation &op) {
  llvm::SaveAndRestore nested(isNested, true);
  llvm::SaveAndRestore here(location, builder.getCurrentDebugLocation().get());
  return exportOperation(op);
}

/// Exports `op` at the builder's insertion point, which is the end of a block
/// or none, by its dialect's interface. Then adds fast-math flags and what the
/// op's discardable attributes represent to the instructions made.
LogicalResult BodyExporter::convertAndAmend(Operation &op) {
  llvm::BasicBlock *block = builder.GetInsertBlock();
  llvm::Instruction *last = block && !block->empty() ? &block->back() : nullptr;
  if (failed(convertByInterface(op, *this)))
    return failure();
  if (module.extensions.bridge && !isNested && op.getNumSuccessors() != 0)
    terminators[&op] = builder.GetInsertBlock()->getTerminator();
  // Another dialect's interface may have moved the builder to a new block.
  bool isInBlock = block && builder.GetInsertBlock() == block;
  if (!isInBlock || block->empty() || &block->back() == last)
    return amendNothing(op);
  if (failed(amend(op, last)))
    return failure();
  if (auto *call = dyn_cast<llvm::CallBase>(&block->back());
      call && subprogram && !call->getDebugLoc())
    module.unlocatedCalls.push_back(call);
  return success();
}

/// The debug location of `loc` in this function; null if there is none or, with
/// a warning, if its scope is another function.
llvm::DILocation *BodyExporter::locationHere(Location loc) {
  if (recentHere.first == loc)
    return recentHere.second;
  llvm::DILocation *here = module.debugInfo.location(loc, scope);
  if (!here || module.form.rejectsAsUpstream)
    return here;
  if (!belongsHere(here, "its location"))
    return nullptr; // Each op is counted in the warning.
  recentHere = {loc, here};
  return here;
}

/// Sets the debug location of the instructions that are made next, which may be
/// null.
void BodyExporter::setLocation(llvm::DILocation *next) {
  if (next == location)
    return;
  location = next;
  builder.SetCurrentDebugLocation(next);
}

/// Adds to the instructions after `before`, which were made from `op`, its
/// fast-math flags and then what its discardable attributes represent. Carried
/// properties override those that the dialect represents.
LogicalResult BodyExporter::amend(Operation &op, llvm::Instruction *before) {
  llvm::BasicBlock &block = *builder.GetInsertBlock();
  llvm::Instruction *inst = &block.back();
  if (isa<llvm::FPMathOperator>(inst)) {
    if (auto interface = dyn_cast<FastmathFlagsInterface>(op)) {
      FastmathFlagsAttr flags = interface.getFastmathAttr();
      if (flags && flags.getValue() != FastmathFlags::none)
        inst->setFastMathFlags(convertFastMath(flags.getValue()));
    }
  } else if (isa<CallOp, CallIntrinsicOp, SelectOp>(op)) {
    auto flags = cast<FastmathFlagsInterface>(op);
    FastmathFlagsAttr given = flags.getFastmathAttr();
    if (given && given.getValue() != FastmathFlags::none)
      module.reportLeftOut(
          &op, StringAttr::get(op.getContext(), flags.getFastmathAttrName()));
  }
  DictionaryAttr entries = op.getDiscardableAttrDictionary();
  if (entries.empty())
    return success();
  SmallVector<llvm::Instruction *, 4> made;
  for (llvm::Instruction &next : llvm::make_range(
           before ? std::next(before->getIterator()) : block.begin(),
           block.end()))
    made.push_back(&next);
  // The export of `llvm` and `llvmx` has already amended its calls.
  if (auto *call = dyn_cast<llvm::CallInst>(inst);
      call && !isa<LLVMDialect, llvmx::LLVMXDialect>(op.getDialect()))
    amendCall(&op, call);
  for (NamedAttribute entry : entries)
    if (failed(amendByInterface(op, made, entry, *this)))
      return failure();
  return success();
}

/// The same for an op that made no instruction in this block: only attributes
/// of other dialects matter.
LogicalResult BodyExporter::amendNothing(Operation &op) {
  // IRBuilder makes nothing of a cast to the operand's own type.
  if (isa<TruncOp, ZExtOp, SExtOp, FPTruncOp, FPExtOp, PtrToIntOp, IntToPtrOp,
          AddrSpaceCastOp>(op) &&
      module.form.warnsOfOmissions &&
      op.getOperand(0).getType() == op.getResult(0).getType())
    op.emitWarning("this cast is left out: it changes no type");
  return op.getDiscardableAttrDictionary().empty() ? success()
                                                   : amendSymbol(module, op);
}

llvm::FastMathFlags palindrome::exporter::convertFastMath(FastmathFlags flags) {
  llvm::FastMathFlags result;
  auto has = [&](FastmathFlags flag) {
    return bitEnumContainsAll(flags, flag);
  };
  result.setNoNaNs(has(FastmathFlags::nnan));
  result.setNoInfs(has(FastmathFlags::ninf));
  result.setNoSignedZeros(has(FastmathFlags::nsz));
  result.setAllowReciprocal(has(FastmathFlags::arcp));
  result.setAllowContract(has(FastmathFlags::contract));
  result.setApproxFunc(has(FastmathFlags::afn));
  result.setAllowReassoc(has(FastmathFlags::reassoc));
  return result;
}

/// Whether `node` is a list of nodes [stack, ...], as LLVM's verifier assumes
/// without a check.
static bool isMemProf(const llvm::MDNode *node) {
  return llvm::all_of(node->operands(), [](const llvm::MDOperand &operand) {
    auto *info = dyn_cast_or_null<llvm::MDNode>(operand);
    return info && info->getNumOperands() >= 2 &&
           isa_and_nonnull<llvm::MDNode>(info->getOperand(0));
  });
}

/// The class of nodes that are valid as `kind` on an instruction.
static MetadataExporter::NodeClass classOfKind(unsigned kind) {
  if (kind == llvm::LLVMContext::MD_dbg)
    return [](const llvm::MDNode *node) { return isa<llvm::DILocation>(node); };
  if (kind == llvm::LLVMContext::MD_DIAssignID)
    return [](const llvm::MDNode *node) { return isa<llvm::DIAssignID>(node); };
  if (kind == llvm::LLVMContext::MD_memprof)
    return isMemProf;
  if (kind == llvm::LLVMContext::MD_tbaa)
    return canBeAccessTag;
  return [](const llvm::MDNode *) { return true; };
}

/// Whether the scope of `place` is the current function; otherwise warns that
/// `entry` is dropped. MLIR's inliner does not update carried locations.
bool BodyExporter::belongsHere(llvm::DILocation *place, StringRef entry) {
  const llvm::Metadata *siteOrScope = place->getRawInlinedAt();
  if (!siteOrScope)
    siteOrScope = place->getRawScope();
  if (siteOrScope == lastSiteOrScope)
    return true;
  // LLVM's verifier asks for the subprogram of each location in a group.
  if (module.metadata.hasEndlessScopes() && place->getAtomGroup() != 0 &&
      !enclosingSubprogram(place->getRawScope())) {
    module.report.drop(entry, "its scope never ends");
    return false;
  }
  if (!subprogram)
    return true;
  if (outermostSubprogram(place) != subprogram) {
    module.report.drop(entry, "its scope is of another function");
    return false;
  }
  if (!module.metadata.hasEndlessScopes())
    lastSiteOrScope = siteOrScope;
  return true;
}

/// The carried location of `inst`, inlined where `loc`, its op's location, is.
/// Where `loc` represents a part of it, the call sites beyond those of
/// `carried` are an inliner's.
llvm::DILocation *BodyExporter::carriedLocation(llvm::DILocation *carried,
                                                const llvm::Instruction &inst,
                                                Location loc) {
  Location innermost = loc;
  while (auto site = dyn_cast<CallSiteLoc>(innermost))
    innermost = site.getCallee();
  if (isa<UnknownLoc>(innermost))
    return module.debugInfo.inlinedAt(carried,
                                      module.debugInfo.callSite(loc, scope));
  llvm::DILocation *modelled = inst.getDebugLoc();
  // Neither is endless: such a chain has no location in MLIR.
  for (const llvm::DILocation *at = carried; at; at = at->getInlinedAt()) {
    if (!modelled || modelled->getLine() != at->getLine() ||
        modelled->getColumn() != at->getColumn())
      return carried;
    modelled = modelled->getInlinedAt();
  }
  return module.debugInfo.inlinedAt(carried, modelled);
}

void BodyExporter::amendInstruction(NamedAttribute entry,
                                    llvm::Instruction *inst, Location loc) {
  StringAttr name = entry.getName();
  StringRef text = name.getValue();
  if (!text.starts_with(carrier::prefix))
    return;
  Attribute value = entry.getValue();
  if (text.starts_with(carrier::metadataPrefix)) {
    unsigned kind = module.metadataKindOfEntry(name);
    llvm::MDNode *node =
        module.metadata.attachment(name, value, kind, classOfKind(kind),
                                   /*onInstruction=*/true);
    if (StringRef defect =
            node ? defectOfRanges(*node, kind, *inst) : StringRef();
        !defect.empty())
      module.report.drop(text, defect);
    else if (const llvm::MDNode *weights =
                 kind == llvm::LLVMContext::MD_prof && node
                     ? inst->getMetadata(kind)
                     : nullptr;
             weights && !isFormOf(*node, *weights))
      module.report.drop(text, "its weights are not those of the op");
    else if (kind != llvm::LLVMContext::MD_dbg)
      inst->setMetadata(kind, node);
    else if (auto *carried = dyn_cast_or_null<llvm::DILocation>(node))
      if (llvm::DILocation *place = carriedLocation(carried, *inst, loc);
          place && belongsHere(place, name))
        inst->setDebugLoc(place);
    if (kind == llvm::LLVMContext::MD_DIAssignID && node)
      module.assignments.add(inst, module.report.op,
                             module.debugInfo.callSite(loc, scope));
    if (kind == llvm::LLVMContext::MD_loop && node)
      loops.emplace_back(module.report.op, inst);
  } else if (text == carrier::name) {
    if (auto local = dyn_cast<StringAttr>(value);
        local && !inst->getType()->isVoidTy())
      inst->setName(local.getValue());
    else
      module.report.drop(text, "it names no value");
  } else if (text == carrier::block) {
    if (auto label = dyn_cast<StringAttr>(value))
      inst->getParent()->setName(label.getValue());
    else
      module.report.drop(text, "it is no string");
  } else if (text == carrier::loop) {
    if (!inst->hasMetadata(llvm::LLVMContext::MD_loop))
      module.report.drop(text, "there is no loop annotation beside it");
  } else if (text == carrier::id) {
    auto number = dyn_cast<IntegerAttr>(value);
    if (!number || number.getValue().getSignificantBits() > 32)
      module.report.drop(text, "it is no number");
    else
      numberedValues.push_back({static_cast<int32_t>(number.getInt()), inst,
                                module.report.op,
                                module.debugInfo.callSite(loc, scope)});
  } else if (text == carrier::fastMath) {
    auto flags = dyn_cast<StringAttr>(value);
    std::optional<FastmathFlags> parsed =
        flags ? symbolizeFastmathFlags(flags.getValue()) : std::nullopt;
    if (parsed && isa<llvm::FPMathOperator>(inst))
      inst->setFastMathFlags(convertFastMath(*parsed));
    else
      module.report.drop(text, "they are not flags of this instruction");
  } else if (text == carrier::sameSign) {
    if (auto *compare = dyn_cast<llvm::ICmpInst>(inst))
      compare->setSameSign();
  } else if (text == carrier::swiftError) {
    if (auto *alloca = dyn_cast<llvm::AllocaInst>(inst))
      alloca->setSwiftError(true);
  }
}
