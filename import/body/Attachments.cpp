// Translates metadata attachments of instructions and functions to the
// attributes that their ops have for them:
//
//   load i32, ptr %p, !nontemporal !0     llvm.load %p {nontemporal}
//   !0 = !{i32 1}
//
// The caller carries an attachment that is not modelled exactly.

#include "import/body/Attachments.h"
#include "import/body/BodyImporter.h"
#include "import/metadata/MetadataOperands.h"
#include "translate/Carrier.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;
using namespace mlir::LLVM;

static Modelling noForm() {
  return Modelling::no("the dialect has no form for it");
}
static Modelling noRoom() {
  return Modelling::no("the op has no attribute for it");
}
static Modelling otherNode() {
  return Modelling::no("the dialect's form exports to another node");
}
static Modelling exactlyOrInPart(bool isExact) {
  return isExact ? Modelling::exactly() : Modelling::inPart();
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Calls `set` with `op` as the first of the classes `Ops` that it is an
/// instance of; the result is exact unless there is none.
template <typename... Ops, typename Set>
static Modelling setOn(Operation *op, Set set) {
  auto trySet = [&](auto concrete) {
    if (concrete)
      set(concrete);
    return bool(concrete);
  };
  return (trySet(dyn_cast_or_null<Ops>(op)) || ...) ? Modelling::exactly()
                                                    : noRoom();
}

/// The same for an attribute value that is null if the node has no form.
template <typename... Ops, typename Set>
static Modelling setOn(Operation *op, ArrayAttr array, Set set) {
  return array ? setOn<Ops...>(op, set) : otherNode();
}

Modelling BodyImporter::modelLoop(const llvm::MDNode *node, Operation *op) {
  ModelledMetadataImporter::Loop loop = module.modelled.loop(node);
  if (!loop.annotation)
    return otherNode();
  Modelling modelling = setOn<CondBrOp, BrOp>(
      op, [&](auto branch) { branch.setLoopAnnotationAttr(loop.annotation); });
  if (modelling.isNot())
    return modelling;
  if (loop.rest)
    carry(carrier::loop, loop.rest);
  return exactlyOrInPart(loop.isExact);
}

/// `!{!"branch_weights", i32 weight, ...}`, with one weight for each successor.
static Modelling modelBranchWeights(ModuleImporter &module,
                                    const llvm::MDNode *node, Operation *op) {
  if (!isa_and_nonnull<CondBrOp, SwitchOp, InvokeOp>(op))
    return noRoom();
  auto [weights, isExact] = module.modelled.branchWeights(node);
  if (!weights || weights.size() != op->getNumSuccessors())
    return otherNode();
  DenseI32ArrayAttr attribute = weights;
  setOn<CondBrOp, SwitchOp, InvokeOp>(
      op, [&](auto branch) { branch.setBranchWeightsAttr(attribute); });
  return exactlyOrInPart(isExact);
}

/// `!{i64 bytes}`.
static Modelling modelDereferenceable(const llvm::MDNode *node, bool mayBeNull,
                                      Operation *op) {
  if (!isa_and_nonnull<LoadOp, IntToPtrOp>(op) ||
      !isa<LLVMPointerType>(op->getResult(0).getType()))
    return noRoom();
  std::optional<uint64_t> bytes;
  if (uniquedTuple(node) && node->getNumOperands() == 1)
    bytes = integerOperand(node->getOperand(0), 64);
  if (!bytes)
    return otherNode();
  bool hasRoom = true;
  setOn<LoadOp, IntToPtrOp>(op, [&](auto concrete) {
    // An instruction may have both !dereferenceable and
    // !dereferenceable_or_null.
    hasRoom = !concrete.getDereferenceableAttr();
    if (hasRoom)
      concrete.setDereferenceableAttr(
          DereferenceableAttr::get(op->getContext(), *bytes, mayBeNull));
  });
  return hasRoom ? Modelling::exactly() : noRoom();
}

/// Represents `node`, an instruction's metadata of `kind`, by attributes of the
/// op made from the instruction, which may be null.
Modelling BodyImporter::modelAttachment(unsigned kind, const llvm::MDNode *node,
                                        Operation *op) {
  ModelledMetadataImporter &modelled = module.modelled;
  auto flag = [&](const llvm::MDNode *canonical, bool hasRoom) {
    // The generated table has set the flag already.
    return !hasRoom            ? noRoom()
           : node == canonical ? Modelling::exactly()
                               : otherNode();
  };
  switch (kind) {
  case llvm::LLVMContext::MD_tbaa: {
    ModelledMetadataImporter::Tags tags = modelled.tbaaTags(node);
    Modelling modelling = setOn<LoadOp, StoreOp, AliasAnalysisOpInterface>(
        op, tags.array, [&](auto access) { access.setTBAATags(tags.array); });
    return modelling.isNot() ? modelling : exactlyOrInPart(tags.isExact);
  }
  case llvm::LLVMContext::MD_alias_scope: {
    ArrayAttr scopes = modelled.aliasScopes(node);
    return setOn<AliasAnalysisOpInterface>(
        op, scopes, [&](auto access) { access.setAliasScopes(scopes); });
  }
  case llvm::LLVMContext::MD_noalias: {
    ArrayAttr scopes = modelled.aliasScopes(node);
    return setOn<AliasAnalysisOpInterface>(
        op, scopes, [&](auto access) { access.setNoAliasScopes(scopes); });
  }
  case llvm::LLVMContext::MD_access_group: {
    ArrayAttr groups = modelled.accessGroups(node);
    return setOn<AccessGroupOpInterface>(
        op, groups, [&](auto access) { access.setAccessGroups(groups); });
  }
  case llvm::LLVMContext::MD_loop:
    return modelLoop(node, op);
  case llvm::LLVMContext::MD_prof:
    return modelBranchWeights(module, node, op);
  case llvm::LLVMContext::MD_dereferenceable:
    return modelDereferenceable(node, /*mayBeNull=*/false, op);
  case llvm::LLVMContext::MD_dereferenceable_or_null:
    return modelDereferenceable(node, /*mayBeNull=*/true, op);
  case llvm::LLVMContext::MD_invariant_load:
    return flag(module.emptyNode, isa_and_nonnull<LoadOp>(op));
  case llvm::LLVMContext::MD_invariant_group:
    return flag(module.emptyNode, isa_and_nonnull<LoadOp, StoreOp>(op));
  case llvm::LLVMContext::MD_nontemporal:
    return flag(module.oneNode,
                isa_and_nonnull<LoadOp, StoreOp, MaskedLoadOp>(op));
  case llvm::LLVMContext::MD_mmra:
    if (!op)
      return noRoom();
    if (Attribute tags = modelled.mmra(node)) {
      carry(module.mmraName, tags);
      return Modelling::exactly();
    }
    return otherNode();
  default:
    return noForm();
  }
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// The operands of `node`, if all are integers of 32 bits.
static std::optional<SmallVector<int32_t>> sizes(const llvm::MDNode *node) {
  SmallVector<int32_t> result;
  for (const llvm::MDOperand &operand : node->operands()) {
    std::optional<uint64_t> value = integerOperand(operand, 32);
    if (!value)
      return std::nullopt;
    result.push_back(static_cast<int32_t>(*value));
  }
  return result;
}

/// `!{!"function_entry_count", i64 count}`, possibly followed by the GUIDs of
/// imported functions, which the attribute does not contain.
static bool setEntryCount(const llvm::MDNode *node, LLVMFuncOp op,
                          bool &isExact) {
  if (node->getNumOperands() < 2)
    return false;
  const llvm::MDString *name = stringOperand(node->getOperand(0));
  std::optional<uint64_t> count = integerOperand(node->getOperand(1));
  isExact &= node->getNumOperands() == 2 &&
             integerOperand(node->getOperand(1), 64).has_value();
  if (!name || name->getString() != "function_entry_count" || !count)
    return false;
  op.setFunctionEntryCount(count);
  return true;
}

/// `!{type undef, i32 is signed}`.
static bool setVecTypeHint(ModuleImporter &module, const llvm::MDNode *node,
                           LLVMFuncOp op, bool &isExact) {
  if (node->getNumOperands() != 2)
    return false;
  auto *value = dyn_cast_or_null<llvm::ConstantAsMetadata>(node->getOperand(0));
  std::optional<uint64_t> isSigned = integerOperand(node->getOperand(1), 32);
  if (!value || !isSigned || *isSigned > 1 ||
      !isa<llvm::UndefValue>(value->getValue()))
    return false;
  isExact &= !isa<llvm::PoisonValue>(value->getValue());
  Type type = module.types.convert(value->getType());
  if (!type)
    return false;
  op.setVecTypeHintAttr(VecTypeHintAttr::get(
      &module.context, TypeAttr::get(type), *isSigned != 0));
  return true;
}

Modelling palindrome::importer::modelFunctionAttachment(
    ModuleImporter &module, unsigned kind, StringRef name,
    const llvm::MDNode *node, LLVMFuncOp op) {
  bool isUniqued = uniquedTuple(node);
  bool isExact = true;
  auto outcome = [&](bool isSet) {
    return isSet ? exactlyOrInPart(isExact) : otherNode();
  };
  if (kind == llvm::LLVMContext::MD_prof)
    return outcome(isUniqued && setEntryCount(node, op, isExact));
  if (name == "vec_type_hint")
    return outcome(isUniqued && setVecTypeHint(module, node, op, isExact));
  bool isHint = name == "work_group_size_hint";
  bool isRequired = name == "reqd_work_group_size";
  bool isSubGroup = name == "intel_reqd_sub_group_size";
  if (!isHint && !isRequired && !isSubGroup)
    return noForm();
  std::optional<SmallVector<int32_t>> values;
  if (isUniqued)
    values = sizes(node);
  if (!values || (isSubGroup && values->size() != 1))
    return otherNode();
  if (isHint)
    op.setWorkGroupSizeHint(*values);
  else if (isRequired)
    op.setReqdWorkGroupSize(*values);
  else
    op.setIntelReqdSubGroupSize(values->front());
  return Modelling::exactly();
}
