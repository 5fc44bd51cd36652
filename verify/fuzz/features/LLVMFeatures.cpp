// The features of LLVM modules.

#include "verify/fuzz/features/FeatureHash.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;
using namespace palindrome::fuzz;

std::vector<Feature> Features::newIn(const Features &other) const {
  std::vector<Feature> found;
  for (Feature feature : other.seen)
    if (!seen.contains(feature))
      found.push_back(feature);
  llvm::sort(found);
  return found;
}

/// The number of a kind of metadata. Those that LLVM does not know have numbers
/// that depend on the context, and count as one.
static unsigned kindNumber(unsigned kind) { return std::min(kind, 100U); }

namespace {
class LLVMFeatures {
public:
  explicit LLVMFeatures(Features &features) : features(features) {}
  void addModule(const Module &module);

private:
  void addGlobal(const GlobalValue &value);
  void addFunction(const Function &function);
  void addInstruction(const Instruction &instruction);
  void addCall(const CallBase &call);
  void addAttributes(const AttributeList &attributes, StringRef where);
  void addConstant(const Constant &constant, unsigned depth);
  void addAttachments(const Instruction &instruction);
  uint64_t typeHash(Type *type, unsigned depth = 0);

  Features &features;
  DenseMap<Type *, uint64_t> types;
  SmallVector<std::pair<unsigned, MDNode *>> attachments;
};
} // namespace

/// A hash of a type to a limited depth. Widths and counts that few backends
/// know differ only by magnitude.
uint64_t LLVMFeatures::typeHash(Type *type, unsigned depth) {
  // Only hashes of the same depth are comparable.
  if (depth == 0)
    if (auto found = types.find(type); found != types.end())
      return found->second;
  FeatureHash hash("type");
  hash.add(type->getTypeID());
  if (auto *integer = dyn_cast<IntegerType>(type)) {
    unsigned width = integer->getBitWidth();
    if (width <= 128 && isPowerOf2_32(width))
      hash.add(width);
    else
      hash.addSize(width).add("odd");
  } else if (auto *pointer = dyn_cast<PointerType>(type)) {
    hash.addSize(pointer->getAddressSpace());
  } else if (auto *vector = dyn_cast<VectorType>(type)) {
    hash.addSize(vector->getElementCount().getKnownMinValue());
  } else if (auto *array = dyn_cast<ArrayType>(type)) {
    hash.addSize(array->getNumElements());
  } else if (auto *record = dyn_cast<StructType>(type)) {
    hash.add(record->isLiteral()).add(record->isPacked());
    hash.add(record->isOpaque()).addSize(record->getNumContainedTypes());
  } else if (auto *target = dyn_cast<TargetExtType>(type)) {
    hash.add(target->getName());
  }
  if (depth < 3)
    for (Type *part : llvm::make_range(
             type->subtype_begin(),
             type->subtype_begin() +
                 std::min<size_t>(type->getNumContainedTypes(), 3)))
      hash.add(typeHash(part, depth + 1));
  if (depth == 0)
    types[type] = hash.value();
  return hash.value();
}

void LLVMFeatures::addAttributes(const AttributeList &attributes,
                                 StringRef where) {
  for (unsigned index : attributes.indexes()) {
    StringRef place = index == AttributeList::FunctionIndex ? "function"
                      : index == AttributeList::ReturnIndex ? "result"
                                                            : "parameter";
    for (Attribute attribute : attributes.getAttributes(index)) {
      FeatureHash hash(where);
      hash.add(place);
      if (attribute.isStringAttribute())
        features.add(hash.add("string"));
      else if (attribute.isTypeAttribute())
        features.add(hash.add(attribute.getKindAsEnum())
                         .add(typeHash(attribute.getValueAsType())));
      else
        features.add(hash.add(attribute.getKindAsEnum()));
    }
  }
}

/// Adds the constant expressions and the kinds of constants in `constant`.
void LLVMFeatures::addConstant(const Constant &constant, unsigned depth) {
  if (isa<GlobalValue>(constant) || depth > 4)
    return;
  FeatureHash hash("constant");
  hash.add(constant.getValueID()).add(typeHash(constant.getType()));
  if (auto *expression = dyn_cast<ConstantExpr>(&constant))
    hash.add(expression->getOpcode())
        .add(expression->getRawSubclassOptionalData());
  for (const Use &use : llvm::make_range(
           constant.op_begin(),
           constant.op_begin() + std::min(constant.getNumOperands(), 4U))) {
    if (depth == 0)
      hash.add(use->getValueID());
    if (auto *part = dyn_cast<Constant>(use))
      addConstant(*part, depth + 1);
  }
  features.add(hash);
}

void LLVMFeatures::addGlobal(const GlobalValue &value) {
  FeatureHash hash("global");
  hash.add(value.getValueID()).add(value.getLinkage());
  hash.add(value.getVisibility()).add(value.isDeclaration());
  features.add(hash);
  features.add(FeatureHash("storage")
                   .add(value.getValueID())
                   .add(value.getDLLStorageClass())
                   .add(value.getThreadLocalMode())
                   .add(unsigned(value.getUnnamedAddr()))
                   .addSize(value.getAddressSpace()));
  features.add(FeatureHash("placement")
                   .add(value.getValueID())
                   .add(value.hasSection())
                   .add(value.hasComdat())
                   .add(value.hasPartition())
                   .add(value.isDSOLocal())
                   .add(value.hasSanitizerMetadata())
                   .add(value.hasName()));
  if (auto *object = dyn_cast<GlobalObject>(&value)) {
    object->getAllMetadata(attachments);
    for (auto [kind, node] : attachments)
      features.add(FeatureHash("global metadata")
                       .add(value.getValueID())
                       .add(kindNumber(kind))
                       .add(node->getMetadataID()));
  }
  if (auto *variable = dyn_cast<GlobalVariable>(&value)) {
    features.add(
        FeatureHash("variable").add(typeHash(variable->getValueType())));
    addAttributes(AttributeList::get(value.getContext(),
                                     AttributeList::FunctionIndex,
                                     AttrBuilder(value.getContext(),
                                                 variable->getAttributes())),
                  "variable");
    if (variable->hasInitializer())
      addConstant(*variable->getInitializer(), 0);
  } else if (auto *alias = dyn_cast<GlobalAlias>(&value)) {
    addConstant(*alias->getAliasee(), 0);
  } else if (auto *ifunc = dyn_cast<GlobalIFunc>(&value)) {
    addConstant(*ifunc->getResolver(), 0);
  }
}

void LLVMFeatures::addAttachments(const Instruction &instruction) {
  if (!instruction.hasMetadata())
    return;
  instruction.getAllMetadata(attachments);
  for (auto [kind, node] : attachments)
    features.add(FeatureHash("metadata")
                     .add(instruction.getOpcode())
                     .add(kindNumber(kind))
                     .add(node->getMetadataID())
                     .addSize(node->getNumOperands()));
}

void LLVMFeatures::addCall(const CallBase &call) {
  addAttributes(call.getAttributes(), "call");
  features.add(FeatureHash("calling convention")
                   .add(call.getOpcode())
                   .add(call.getCallingConv())
                   .add(call.isInlineAsm())
                   .add(call.isIndirectCall()));
  if (auto *plain = dyn_cast<CallInst>(&call))
    features.add(FeatureHash("tail").add(plain->getTailCallKind()));
  for (unsigned i = 0; i != call.getNumOperandBundles(); ++i) {
    OperandBundleUse bundle = call.getOperandBundleAt(i);
    features.add(FeatureHash("bundle")
                     .add(call.getOpcode())
                     .add(bundle.getTagID())
                     .addSize(bundle.Inputs.size()));
  }
  if (Intrinsic::ID id = call.getIntrinsicID()) {
    FeatureHash hash("intrinsic");
    hash.add(Intrinsic::getBaseName(id)).add(typeHash(call.getType()));
    for (const Use &argument : call.args())
      hash.add(typeHash(argument->getType()));
    features.add(hash);
  }
  if (auto *assembly = dyn_cast<InlineAsm>(call.getCalledOperand()))
    features.add(FeatureHash("asm")
                     .add(assembly->hasSideEffects())
                     .add(assembly->isAlignStack())
                     .add(assembly->getDialect())
                     .add(assembly->canThrow()));
}

/// The atomic ordering of an instruction; 0 where it has none.
static unsigned orderingOf(const Instruction &instruction) {
  if (auto *load = dyn_cast<LoadInst>(&instruction))
    return unsigned(load->getOrdering());
  if (auto *store = dyn_cast<StoreInst>(&instruction))
    return unsigned(store->getOrdering());
  if (auto *fence = dyn_cast<FenceInst>(&instruction))
    return unsigned(fence->getOrdering());
  if (auto *update = dyn_cast<AtomicRMWInst>(&instruction))
    return unsigned(update->getOrdering()) << 8 | update->getOperation();
  if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&instruction))
    return unsigned(exchange->getSuccessOrdering()) << 8 |
           unsigned(exchange->getFailureOrdering());
  if (auto *compare = dyn_cast<CmpInst>(&instruction))
    return compare->getPredicate();
  return 0;
}

void LLVMFeatures::addInstruction(const Instruction &instruction) {
  unsigned opcode = instruction.getOpcode();
  FeatureHash hash("instruction");
  hash.add(opcode).add(typeHash(instruction.getType()));
  hash.addSize(instruction.getNumOperands());
  unsigned looked = 0;
  for (const Use &operand : instruction.operands()) {
    if (++looked > 4)
      break;
    hash.add(typeHash(operand->getType()));
    if (auto *constant = dyn_cast<Constant>(operand))
      addConstant(*constant, 0);
    features.add(FeatureHash("operand").add(opcode).add(looked).add(
        operand->getValueID()));
  }
  features.add(hash);
  features.add(FeatureHash("flags")
                   .add(opcode)
                   .add(instruction.getRawSubclassOptionalData())
                   .add(orderingOf(instruction))
                   .add(instruction.isVolatile()));
  addAttachments(instruction);
  if (auto *call = dyn_cast<CallBase>(&instruction))
    addCall(*call);
  if (instruction.isTerminator())
    features.add(FeatureHash("terminator")
                     .add(opcode)
                     .addSize(instruction.getNumSuccessors()));
  for (const DbgRecord &record : instruction.getDbgRecordRange()) {
    FeatureHash kind("record");
    kind.add(record.getRecordKind());
    if (auto *variable = dyn_cast<DbgVariableRecord>(&record))
      kind.add(unsigned(variable->getType()))
          .add(variable->hasArgList())
          .add(variable->isKillLocation())
          .addSize(variable->getExpression()->getNumElements());
    features.add(kind.add(opcode));
  }
}

void LLVMFeatures::addFunction(const Function &function) {
  addAttributes(function.getAttributes(), "function");
  features.add(FeatureHash("function")
                   .add(function.getCallingConv())
                   .add(function.isVarArg())
                   .add(function.hasGC())
                   .add(function.hasPersonalityFn())
                   .add(function.hasPrefixData())
                   .add(function.hasPrologueData()));
  features.add(FeatureHash("result").add(typeHash(function.getReturnType())));
  for (const Argument &argument : function.args())
    features.add(FeatureHash("argument").add(typeHash(argument.getType())));
  for (const BasicBlock &block : function) {
    features.add(FeatureHash("block")
                     .addSize(llvm::pred_size(&block))
                     .add(block.isEHPad())
                     .add(block.hasAddressTaken()));
    for (const Instruction &instruction : block)
      addInstruction(instruction);
  }
}

void LLVMFeatures::addModule(const Module &module) {
  for (const GlobalValue &value : module.global_values())
    addGlobal(value);
  for (const Function &function : module)
    addFunction(function);
  for (const NamedMDNode &list : module.named_metadata())
    features.add(FeatureHash("named metadata")
                     .add(list.getName().starts_with("llvm.")
                              ? list.getName()
                              : StringRef("other"))
                     .addSize(list.getNumOperands()));
  features.add(FeatureHash("module")
                   .add(module.getModuleInlineAsm().empty())
                   .add(module.getTargetTriple().getArchName())
                   .add(module.getIdentifiedStructTypes().empty()));
}

void palindrome::fuzz::addFeatures(const Module &module, Features &features) {
  LLVMFeatures(features).addModule(module);
}
