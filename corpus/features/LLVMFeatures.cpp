// The features of LLVM modules, by their names.

#include "corpus/features/FeatureNames.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;
using palindrome::corpus::FeatureNames;
using palindrome::corpus::nameOfType;

namespace {
class LLVMFeatures {
public:
  explicit LLVMFeatures(FeatureNames &features) : features(features) {}
  void addModule(const Module &module);

private:
  void addSymbol(const GlobalValue &value);
  void addFunction(const Function &function);
  void addInstruction(const Instruction &instruction);
  void addFlags(const Instruction &instruction, StringRef opcode);
  void addMemory(const Instruction &instruction, StringRef opcode);
  void addCall(const CallBase &call, StringRef opcode);
  void addRecords(const Instruction &instruction);
  void addAttributes(const AttributeList &attributes, StringRef where);
  void addAttribute(Attribute attribute, const Twine &where);
  void addConstant(const Constant &root);
  void addAttachments();
  void addNodes();
  void addType(const Type *root);

  /// The name of a kind of metadata, such as "tbaa".
  StringRef kindName(unsigned kind) const;

  FeatureNames &features;
  SmallVector<StringRef> kindNames;
  SmallVector<std::pair<unsigned, MDNode *>> attachments;
  SmallVector<const Metadata *> nodes; ///< To be visited.
  SmallPtrSet<const Metadata *, 32> seenNodes;
  SmallPtrSet<const Constant *, 32> seenConstants;
  SmallPtrSet<const Type *, 32> seenTypes;
};
} // namespace

StringRef LLVMFeatures::kindName(unsigned kind) const {
  return kind < kindNames.size() ? kindNames[kind] : "unknown";
}

void LLVMFeatures::addType(const Type *root) {
  SmallVector<const Type *> types{root};
  while (!types.empty()) {
    const Type *type = types.pop_back_val();
    if (!seenTypes.insert(type).second)
      continue;
    features.add("type", nameOfType(type));
    llvm::append_range(types, type->subtypes());
  }
}

void LLVMFeatures::addAttribute(Attribute attribute, const Twine &where) {
  // The values of strings are left out, as are those of numbers.
  if (attribute.isStringAttribute())
    features.add("attribute",
                 "\"" + attribute.getKindAsString() + "\" of " + where);
  else
    features.add("attribute",
                 Attribute::getNameFromAttrKind(attribute.getKindAsEnum()) +
                     " of " + where);
  if (attribute.isTypeAttribute() && attribute.getValueAsType())
    addType(attribute.getValueAsType());
}

void LLVMFeatures::addAttributes(const AttributeList &attributes,
                                 StringRef where) {
  for (unsigned index : attributes.indexes()) {
    StringRef place = index == AttributeList::FunctionIndex ? ""
                      : index == AttributeList::ReturnIndex ? " result"
                                                            : " parameter";
    for (Attribute attribute : attributes.getAttributes(index))
      addAttribute(attribute, where + place);
  }
}

/// The name of a kind of constants; empty for those that have an opcode.
static StringRef constantName(const Constant &constant) {
  switch (constant.getValueID()) {
  case Value::BlockAddressVal:
    return "blockaddress";
  case Value::DSOLocalEquivalentVal:
    return "dso_local_equivalent";
  case Value::NoCFIValueVal:
    return "no_cfi";
  case Value::ConstantPtrAuthVal:
    return "ptrauth";
  case Value::ConstantArrayVal:
  case Value::ConstantDataArrayVal:
    return "array";
  case Value::ConstantStructVal:
    return "struct";
  case Value::ConstantVectorVal:
  case Value::ConstantDataVectorVal:
    return "vector";
  case Value::UndefValueVal:
    return "undef";
  case Value::PoisonValueVal:
    return "poison";
  case Value::ConstantAggregateZeroVal:
    return "zeroinitializer";
  case Value::ConstantIntVal:
    return constant.getType()->isVectorTy() ? "splat of integers" : "integer";
  case Value::ConstantFPVal:
    return constant.getType()->isVectorTy() ? "splat of floats" : "float";
  case Value::ConstantPointerNullVal:
    return "null";
  case Value::ConstantTargetNoneVal:
    return "target none";
  case Value::ConstantTokenNoneVal:
    return "token none";
  default:
    return "";
  }
}

void LLVMFeatures::addConstant(const Constant &root) {
  SmallVector<const Constant *> constants{&root};
  while (!constants.empty()) {
    const Constant *constant = constants.pop_back_val();
    if (isa<GlobalValue>(constant) || !seenConstants.insert(constant).second)
      continue;
    addType(constant->getType());
    if (auto *expression = dyn_cast<ConstantExpr>(constant)) {
      StringRef name = expression->getOpcodeName();
      features.add("constant", name);
      if (auto *address = dyn_cast<GEPOperator>(expression)) {
        addType(address->getSourceElementType());
        if (address->isInBounds())
          features.add("flag", "inbounds of constant " + name);
      }
    } else if (StringRef name = constantName(*constant); !name.empty()) {
      features.add("constant", name);
    }
    for (const Use &use : constant->operands())
      if (auto *part = dyn_cast<Constant>(use))
        constants.push_back(part);
  }
}

/// Adds the kinds in `attachments`, and visits their nodes later.
void LLVMFeatures::addAttachments() {
  for (auto [kind, node] : attachments) {
    features.add("metadata", "!" + kindName(kind));
    nodes.push_back(node);
  }
}

/// The name of a class of nodes.
static StringRef nodeName(const Metadata &metadata) {
  switch (metadata.getMetadataID()) {
#define HANDLE_METADATA_LEAF(CLASS)                                            \
  case Metadata::CLASS##Kind:                                                  \
    return #CLASS;
#include "llvm/IR/Metadata.def"
  }
  return "unknown";
}

void LLVMFeatures::addNodes() {
  while (!nodes.empty()) {
    const Metadata *metadata = nodes.pop_back_val();
    if (!metadata || !seenNodes.insert(metadata).second)
      continue;
    if (!isa<MDString>(metadata))
      features.add("node", nodeName(*metadata));
    if (auto *constant = dyn_cast<ConstantAsMetadata>(metadata))
      addConstant(*constant->getValue());
    else if (auto *list = dyn_cast<DIArgList>(metadata))
      llvm::append_range(nodes, list->getArgs());
    auto *node = dyn_cast<MDNode>(metadata);
    if (!node)
      continue;
    if (auto *typed = dyn_cast<DINode>(node))
      if (StringRef tag = dwarf::TagString(typed->getTag()); !tag.empty())
        features.add("tag", tag);
    for (const MDOperand &operand : node->operands())
      nodes.push_back(operand.get());
  }
}

static StringRef linkageName(GlobalValue::LinkageTypes linkage) {
  switch (linkage) {
  case GlobalValue::ExternalLinkage:
    return "external";
  case GlobalValue::AvailableExternallyLinkage:
    return "available_externally";
  case GlobalValue::LinkOnceAnyLinkage:
    return "linkonce";
  case GlobalValue::LinkOnceODRLinkage:
    return "linkonce_odr";
  case GlobalValue::WeakAnyLinkage:
    return "weak";
  case GlobalValue::WeakODRLinkage:
    return "weak_odr";
  case GlobalValue::AppendingLinkage:
    return "appending";
  case GlobalValue::InternalLinkage:
    return "internal";
  case GlobalValue::PrivateLinkage:
    return "private";
  case GlobalValue::ExternalWeakLinkage:
    return "extern_weak";
  case GlobalValue::CommonLinkage:
    return "common";
  }
  return "unknown";
}

static StringRef symbolName(const GlobalValue &value) {
  return isa<Function>(value)         ? "function"
         : isa<GlobalVariable>(value) ? "variable"
         : isa<GlobalAlias>(value)    ? "alias"
                                      : "ifunc";
}

void LLVMFeatures::addSymbol(const GlobalValue &value) {
  StringRef symbol = symbolName(value);
  features.add("symbol", symbol + (value.isDeclaration() ? " declared" : ""));
  auto addProperty = [&](bool holds, StringRef name) {
    if (holds)
      features.add("symbol", name + " " + symbol);
  };
  addProperty(true, linkageName(value.getLinkage()));
  addProperty(value.hasHiddenVisibility(), "hidden");
  addProperty(value.hasProtectedVisibility(), "protected");
  addProperty(value.hasDLLImportStorageClass(), "dllimport");
  addProperty(value.hasDLLExportStorageClass(), "dllexport");
  addProperty(value.hasGlobalUnnamedAddr(), "unnamed_addr");
  addProperty(value.hasAtLeastLocalUnnamedAddr() &&
                  !value.hasGlobalUnnamedAddr(),
              "local_unnamed_addr");
  addProperty(value.isThreadLocal(), "thread_local");
  addProperty(value.isDSOLocal(), "dso_local");
  addProperty(value.hasSection(), "section of");
  addProperty(value.hasComdat(), "comdat of");
  addProperty(value.hasPartition(), "partition of");
  addProperty(value.hasSanitizerMetadata(), "sanitizer of");
  addProperty(!value.hasName(), "unnamed");
  addType(value.getType());
  addType(value.getValueType());
  if (auto *object = dyn_cast<GlobalObject>(&value)) {
    object->getAllMetadata(attachments);
    addAttachments();
  }
  if (auto *variable = dyn_cast<GlobalVariable>(&value)) {
    addProperty(variable->getAlign().has_value(), "align of");
    addProperty(variable->isConstant(), "constant");
    addProperty(variable->isExternallyInitialized(), "externally_initialized");
    for (Attribute attribute : variable->getAttributes())
      addAttribute(attribute, "variable");
    if (variable->hasInitializer())
      addConstant(*variable->getInitializer());
  } else if (auto *alias = dyn_cast<GlobalAlias>(&value)) {
    addConstant(*alias->getAliasee());
  } else if (auto *ifunc = dyn_cast<GlobalIFunc>(&value)) {
    addConstant(*ifunc->getResolver());
  }
}

void LLVMFeatures::addFlags(const Instruction &instruction, StringRef opcode) {
  auto add = [&](bool holds, StringRef name) {
    if (holds)
      features.add("flag", name + " of " + opcode);
  };
  if (auto *op = dyn_cast<OverflowingBinaryOperator>(&instruction)) {
    add(op->hasNoUnsignedWrap(), "nuw");
    add(op->hasNoSignedWrap(), "nsw");
  } else if (auto *cast = dyn_cast<TruncInst>(&instruction)) {
    add(cast->hasNoUnsignedWrap(), "nuw");
    add(cast->hasNoSignedWrap(), "nsw");
  } else if (auto *address = dyn_cast<GetElementPtrInst>(&instruction)) {
    GEPNoWrapFlags flags = address->getNoWrapFlags();
    add(flags.isInBounds(), "inbounds");
    add(flags.hasNoUnsignedSignedWrap() && !flags.isInBounds(), "nusw");
    add(flags.hasNoUnsignedWrap(), "nuw");
  } else if (auto *compare = dyn_cast<ICmpInst>(&instruction)) {
    add(compare->hasSameSign(), "samesign");
  } else if (auto *either = dyn_cast<PossiblyDisjointInst>(&instruction)) {
    add(either->isDisjoint(), "disjoint");
  } else if (auto *cast = dyn_cast<PossiblyNonNegInst>(&instruction)) {
    add(cast->hasNonNeg(), "nneg");
  } else if (auto *pad = dyn_cast<LandingPadInst>(&instruction)) {
    add(pad->isCleanup(), "cleanup");
  }
  if (auto *op = dyn_cast<PossiblyExactOperator>(&instruction))
    add(op->isExact(), "exact");
  if (isa<FPMathOperator>(instruction)) {
    FastMathFlags flags = instruction.getFastMathFlags();
    add(flags.noNaNs(), "nnan");
    add(flags.noInfs(), "ninf");
    add(flags.noSignedZeros(), "nsz");
    add(flags.allowReciprocal(), "arcp");
    add(flags.allowContract(), "contract");
    add(flags.approxFunc(), "afn");
    add(flags.allowReassoc(), "reassoc");
  }
  add(instruction.isVolatile(), "volatile");
}

/// Adds predicates, atomic orderings and operations, and types in memory.
void LLVMFeatures::addMemory(const Instruction &instruction, StringRef opcode) {
  auto addOrdering = [&](AtomicOrdering ordering) {
    if (ordering != AtomicOrdering::NotAtomic)
      features.add("ordering",
                   StringRef(toIRString(ordering)) + " of " + opcode);
  };
  if (auto *compare = dyn_cast<CmpInst>(&instruction)) {
    features.add("predicate",
                 CmpInst::getPredicateName(compare->getPredicate()) + " of " +
                     opcode);
  } else if (auto *load = dyn_cast<LoadInst>(&instruction)) {
    addOrdering(load->getOrdering());
  } else if (auto *store = dyn_cast<StoreInst>(&instruction)) {
    addOrdering(store->getOrdering());
  } else if (auto *fence = dyn_cast<FenceInst>(&instruction)) {
    addOrdering(fence->getOrdering());
  } else if (auto *update = dyn_cast<AtomicRMWInst>(&instruction)) {
    addOrdering(update->getOrdering());
    features.add("operation",
                 AtomicRMWInst::getOperationName(update->getOperation()) +
                     " of " + opcode);
  } else if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&instruction)) {
    addOrdering(exchange->getSuccessOrdering());
    if (exchange->isWeak())
      features.add("flag", "weak of " + opcode);
  } else if (auto *place = dyn_cast<AllocaInst>(&instruction)) {
    addType(place->getAllocatedType());
    if (place->isUsedWithInAlloca())
      features.add("flag", "inalloca of " + opcode);
    if (place->isSwiftError())
      features.add("flag", "swifterror of " + opcode);
  } else if (auto *address = dyn_cast<GetElementPtrInst>(&instruction)) {
    addType(address->getSourceElementType());
  }
  if (auto scope = getAtomicSyncScopeID(&instruction);
      scope && *scope != SyncScope::System)
    features.add("flag", "syncscope of " + opcode);
}

void LLVMFeatures::addCall(const CallBase &call, StringRef opcode) {
  addAttributes(call.getAttributes(), opcode);
  addType(call.getFunctionType());
  features.add("convention", Twine(call.getCallingConv()) + " of " + opcode);
  if (auto *plain = dyn_cast<CallInst>(&call)) {
    if (plain->isMustTailCall())
      features.add("flag", "musttail of call");
    else if (plain->isNoTailCall())
      features.add("flag", "notail of call");
    else if (plain->isTailCall())
      features.add("flag", "tail of call");
  }
  for (unsigned i = 0; i != call.getNumOperandBundles(); ++i)
    features.add("bundle", call.getOperandBundleAt(i).getTagName());
  if (Intrinsic::ID id = call.getIntrinsicID())
    features.add("intrinsic", Intrinsic::getBaseName(id));
  else if (call.isInlineAsm())
    features.add("callee", "asm of " + opcode);
  else
    features.add("callee",
                 (call.isIndirectCall() ? "value of " : "symbol of ") + opcode);
  if (auto *assembly = dyn_cast<InlineAsm>(call.getCalledOperand())) {
    auto add = [&](bool holds, StringRef name) {
      if (holds)
        features.add("flag", name + " of asm");
    };
    add(assembly->hasSideEffects(), "sideeffect");
    add(assembly->isAlignStack(), "alignstack");
    add(assembly->getDialect() == InlineAsm::AD_Intel, "inteldialect");
    add(assembly->canThrow(), "unwind");
  }
}

void LLVMFeatures::addRecords(const Instruction &instruction) {
  for (const DbgRecord &record : instruction.getDbgRecordRange()) {
    nodes.push_back(record.getDebugLoc().getAsMDNode());
    auto *variable = dyn_cast<DbgVariableRecord>(&record);
    if (!variable) {
      features.add("record", "label");
      nodes.push_back(cast<DbgLabelRecord>(record).getLabel());
      continue;
    }
    features.add("record", variable->isDbgAssign()    ? "assign"
                           : variable->isDbgDeclare() ? "declare"
                           : variable->isDbgValue()   ? "value"
                                                      : "declare_value");
    nodes.push_back(variable->getVariable());
    nodes.push_back(variable->getExpression());
    nodes.push_back(variable->getRawLocation());
    if (variable->isDbgAssign())
      nodes.push_back(variable->getAddressExpression());
  }
}

void LLVMFeatures::addInstruction(const Instruction &instruction) {
  StringRef opcode = instruction.getOpcodeName();
  features.add("opcode", opcode);
  addType(instruction.getType());
  addFlags(instruction, opcode);
  addMemory(instruction, opcode);
  for (const Use &operand : instruction.operands()) {
    if (auto *constant = dyn_cast<Constant>(operand))
      addConstant(*constant);
    else if (auto *metadata = dyn_cast<MetadataAsValue>(operand))
      nodes.push_back(metadata->getMetadata());
  }
  if (instruction.hasMetadata()) {
    instruction.getAllMetadata(attachments);
    addAttachments();
  }
  if (auto *call = dyn_cast<CallBase>(&instruction))
    addCall(*call, opcode);
  addRecords(instruction);
}

void LLVMFeatures::addFunction(const Function &function) {
  addAttributes(function.getAttributes(), "function");
  features.add("convention", Twine(function.getCallingConv()) + " of function");
  auto addPart = [&](bool holds, StringRef name) {
    if (holds)
      features.add("symbol", name + " function");
  };
  addPart(function.getAlign().has_value(), "align of");
  addPart(function.hasGC(), "gc of");
  addPart(function.hasPersonalityFn(), "personality of");
  addPart(function.hasPrefixData(), "prefix of");
  addPart(function.hasPrologueData(), "prologue of");
  for (const Use &use : function.operands())
    if (auto *constant = dyn_cast<Constant>(use))
      addConstant(*constant);
  for (const BasicBlock &block : function)
    for (const Instruction &instruction : block)
      addInstruction(instruction);
}

void LLVMFeatures::addModule(const Module &module) {
  module.getContext().getMDKindNames(kindNames);
  for (const GlobalValue &value : module.global_values())
    addSymbol(value);
  for (const Function &function : module)
    addFunction(function);
  for (const NamedMDNode &list : module.named_metadata()) {
    features.add("metadata", "named !" + list.getName());
    for (const MDNode *node : list.operands())
      nodes.push_back(node);
  }
  SmallVector<Module::ModuleFlagEntry> flags;
  module.getModuleFlagsMetadata(flags);
  for (const Module::ModuleFlagEntry &flag : flags)
    features.add("module-flag", flag.Key->getString());
  if (!module.getModuleInlineAsm().empty())
    features.add("module", "asm");
  if (!module.getComdatSymbolTable().empty())
    features.add("module", "comdat");
  addNodes();
}

void palindrome::corpus::addFeatures(const Module &module,
                                     FeatureNames &features) {
  LLVMFeatures(features).addModule(module);
}
