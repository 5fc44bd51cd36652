// The features of LLVM modules.

#include "verify/seek/fuzz/features/FeatureHash.h"
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
  void addType(const Type *type, StringRef where);

  Features &features;
  SmallVector<std::pair<unsigned, MDNode *>> attachments;
};
} // namespace

/// The kind of a type: its class and, of an integer, the range of its width.
static uint64_t typeKind(const Type *type) {
  uint64_t kind = type->getTypeID();
  auto *integer = dyn_cast<IntegerType>(type);
  if (!integer)
    return kind;
  unsigned width = integer->getBitWidth();
  bool isCommon = width >= 8 && width <= 128 && isPowerOf2_32(width);
  uint64_t range = width == 1    ? 1
                   : isCommon    ? width < 128 ? 2 : 3
                   : width < 64  ? 4
                   : width < 128 ? 5
                                 : 6;
  return kind | range << 8;
}

/// Adds the kind of a type that occurs in the place `where`, with that of its
/// first part.
void LLVMFeatures::addType(const Type *type, StringRef where) {
  FeatureHash hash(where);
  hash.add(typeKind(type));
  if (auto *record = dyn_cast<StructType>(type))
    hash.add(record->isLiteral()).add(record->isPacked());
  else if (auto *pointer = dyn_cast<PointerType>(type))
    hash.add(pointer->getAddressSpace() != 0);
  else if (auto *target = dyn_cast<TargetExtType>(type))
    hash.add(target->getName());
  if (type->getNumContainedTypes())
    hash.add(typeKind(type->getContainedType(0)));
  features.add(hash);
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
  hash.add(constant.getValueID()).add(typeKind(constant.getType()));
  if (auto *expression = dyn_cast<ConstantExpr>(&constant))
    hash.add(expression->getOpcode())
        .add(expression->getRawSubclassOptionalData());
  for (const Use &use : llvm::make_range(
           constant.op_begin(),
           constant.op_begin() + std::min(constant.getNumOperands(), 4U))) {
    features.add(
        FeatureHash("part").add(constant.getValueID()).add(use->getValueID()));
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
  auto addProperty = [&](StringRef name, uint64_t property) {
    features.add(
        FeatureHash("storage").add(value.getValueID()).add(name).add(property));
  };
  addProperty("DLL", value.getDLLStorageClass());
  addProperty("thread", value.getThreadLocalMode());
  addProperty("address", unsigned(value.getUnnamedAddr()));
  addProperty("space", value.getAddressSpace() != 0);
  addProperty("section", value.hasSection());
  addProperty("comdat", value.hasComdat());
  addProperty("partition", value.hasPartition());
  addProperty("local", value.isDSOLocal());
  addProperty("sanitizer", value.hasSanitizerMetadata());
  addProperty("name", value.hasName());
  if (auto *object = dyn_cast<GlobalObject>(&value)) {
    object->getAllMetadata(attachments);
    for (auto [kind, node] : attachments)
      features.add(FeatureHash("global metadata")
                       .add(value.getValueID())
                       .add(kindNumber(kind))
                       .add(node->getMetadataID()));
  }
  if (auto *variable = dyn_cast<GlobalVariable>(&value)) {
    addType(variable->getValueType(), "variable");
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
                     .add(instruction.mayReadOrWriteMemory())
                     .add(instruction.isTerminator())
                     .add(kindNumber(kind))
                     .add(node->getMetadataID()));
}

void LLVMFeatures::addCall(const CallBase &call) {
  addAttributes(call.getAttributes(), "call");
  features.add(FeatureHash("calling convention")
                   .add(call.getOpcode())
                   .add(call.getCallingConv()));
  features.add(FeatureHash("callee")
                   .add(call.getOpcode())
                   .add(call.isInlineAsm())
                   .add(call.isIndirectCall()));
  if (auto *plain = dyn_cast<CallInst>(&call))
    features.add(FeatureHash("tail").add(plain->getTailCallKind()));
  for (unsigned i = 0; i != call.getNumOperandBundles(); ++i) {
    OperandBundleUse bundle = call.getOperandBundleAt(i);
    features.add(FeatureHash("bundle")
                     .add(std::min(bundle.getTagID(), 100U))
                     .add(std::min<size_t>(bundle.Inputs.size(), 2)));
  }
  if (Intrinsic::ID id = call.getIntrinsicID()) {
    // The number of an intrinsic is another in each version of LLVM.
    features.add(FeatureHash("intrinsic").add(Intrinsic::getBaseName(id)));
  }
  if (auto *assembly = dyn_cast<InlineAsm>(call.getCalledOperand()))
    features.add(FeatureHash("asm")
                     .add(assembly->hasSideEffects())
                     .add(assembly->isAlignStack())
                     .add(assembly->getDialect())
                     .add(assembly->canThrow()));
}

/// What an instruction has beside flags and operands: an atomic ordering, a
/// predicate, an operation.
static SmallVector<unsigned, 2> propertiesOf(const Instruction &instruction) {
  if (auto *load = dyn_cast<LoadInst>(&instruction))
    return {unsigned(load->getOrdering())};
  if (auto *store = dyn_cast<StoreInst>(&instruction))
    return {unsigned(store->getOrdering())};
  if (auto *fence = dyn_cast<FenceInst>(&instruction))
    return {unsigned(fence->getOrdering())};
  if (auto *update = dyn_cast<AtomicRMWInst>(&instruction))
    return {unsigned(update->getOrdering()), update->getOperation()};
  if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&instruction))
    return {unsigned(exchange->getSuccessOrdering()),
            unsigned(exchange->getFailureOrdering())};
  if (auto *compare = dyn_cast<CmpInst>(&instruction))
    return {compare->getPredicate()};
  return {};
}

void LLVMFeatures::addInstruction(const Instruction &instruction) {
  unsigned opcode = instruction.getOpcode();
  features.add(FeatureHash("instruction")
                   .add(opcode)
                   .add(typeKind(instruction.getType())));
  addType(instruction.getType(), "value");
  unsigned looked = 0;
  for (const Use &operand : instruction.operands()) {
    // All operands after the second count as one: there may be many.
    if (++looked > 8)
      break;
    unsigned place = std::min(looked, 3U);
    features.add(FeatureHash("operand type")
                     .add(opcode)
                     .add(place)
                     .add(typeKind(operand->getType())));
    unsigned kind =
        std::min<unsigned>(operand->getValueID(), Value::InstructionVal);
    features.add(FeatureHash("operand").add(opcode).add(kind));
    if (auto *constant = dyn_cast<Constant>(operand))
      addConstant(*constant, 0);
  }
  features.add(FeatureHash("flags")
                   .add(opcode)
                   .add(instruction.getRawSubclassOptionalData())
                   .add(instruction.isVolatile()));
  unsigned number = 0;
  for (unsigned property : propertiesOf(instruction))
    features.add(
        FeatureHash("property").add(opcode).add(++number).add(property));
  addAttachments(instruction);
  if (auto *call = dyn_cast<CallBase>(&instruction))
    addCall(*call);
  if (instruction.isTerminator())
    features.add(FeatureHash("terminator")
                     .add(opcode)
                     .add(std::min(instruction.getNumSuccessors(), 3U)));
  for (const DbgRecord &record : instruction.getDbgRecordRange()) {
    FeatureHash kind("record");
    kind.add(record.getRecordKind());
    if (auto *variable = dyn_cast<DbgVariableRecord>(&record))
      kind.add(unsigned(variable->getType()))
          .add(variable->hasArgList())
          .add(variable->isKillLocation())
          .add(variable->getExpression()->getNumElements() != 0);
    features.add(kind);
  }
}

void LLVMFeatures::addFunction(const Function &function) {
  addAttributes(function.getAttributes(), "function");
  features.add(
      FeatureHash("function convention").add(function.getCallingConv()));
  features.add(FeatureHash("function")
                   .add(function.isVarArg())
                   .add(function.hasGC())
                   .add(function.hasPersonalityFn())
                   .add(function.hasPrefixData())
                   .add(function.hasPrologueData()));
  addType(function.getReturnType(), "result");
  for (const Argument &argument : function.args())
    addType(argument.getType(), "argument");
  for (const BasicBlock &block : function) {
    features.add(FeatureHash("block")
                     .add(std::min<size_t>(llvm::pred_size(&block), 2))
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
                     .add(std::min(list.getNumOperands(), 2U)));
  features.add(FeatureHash("module")
                   .add(module.getModuleInlineAsm().empty())
                   .add(module.getTargetTriple().getArchName())
                   .add(module.getIdentifiedStructTypes().empty()));
}

void palindrome::fuzz::addFeatures(const Module &module, Features &features) {
  LLVMFeatures(features).addModule(module);
}
