// Collects the types and address spaces that modules use, and compares the two
// data layouts on them.

#include "verify/run/settle/Layouts.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace llvm;

namespace {
/// What a module uses of its data layout.
class Uses {
public:
  void add(const Module &module);

  /// The types of what is in memory or passed to functions, with their parts.
  SetVector<Type *> types;
  /// The address spaces of all pointers.
  SmallSetVector<unsigned, 4> spaces;
  /// The variables whose alignment the layout decides.
  SmallVector<const GlobalVariable *> unaligned;

private:
  void addType(Type *type);
  void addPointers(Type *type);
  void addSignature(const FunctionType &type, const AttributeList &attributes);
  void addConstant(const Constant *constant);
  void addInstruction(const Instruction &inst);

  DenseSet<const Constant *> seen;
  DenseSet<Type *> searched;
};
} // namespace

void Uses::addType(Type *type) {
  if (!type || !types.insert(type))
    return;
  addPointers(type);
  for (Type *part : type->subtypes())
    addType(part);
}

void Uses::addPointers(Type *type) {
  if (!searched.insert(type).second)
    return;
  if (auto *pointer = dyn_cast<PointerType>(type))
    spaces.insert(pointer->getAddressSpace());
  for (Type *part : type->subtypes())
    addPointers(part);
}

void Uses::addSignature(const FunctionType &type,
                        const AttributeList &attributes) {
  addType(type.getReturnType());
  for (Type *parameter : type.params())
    addType(parameter);
  for (AttributeSet set : attributes)
    for (Attribute attribute : set)
      if (attribute.isTypeAttribute())
        addType(attribute.getValueAsType());
}

void Uses::addConstant(const Constant *constant) {
  if (isa<GlobalValue, ConstantData>(constant) || !seen.insert(constant).second)
    return;
  addPointers(constant->getType());
  if (auto *gep = dyn_cast<GEPOperator>(constant))
    addType(gep->getSourceElementType());
  for (const Use &part : constant->operands())
    if (auto *other = dyn_cast<Constant>(part))
      addConstant(other);
}

void Uses::addInstruction(const Instruction &inst) {
  addPointers(inst.getType());
  for (const Use &operand : inst.operands()) {
    addPointers(operand->getType());
    if (auto *constant = dyn_cast<Constant>(operand))
      addConstant(constant);
  }
  if (auto *alloca = dyn_cast<AllocaInst>(&inst))
    addType(alloca->getAllocatedType());
  else if (auto *gep = dyn_cast<GetElementPtrInst>(&inst))
    addType(gep->getSourceElementType());
  else if (auto *call = dyn_cast<CallBase>(&inst))
    addSignature(*call->getFunctionType(), call->getAttributes());
  else if (isa<LoadInst, VAArgInst>(inst))
    addType(inst.getType());
  else if (isa<StoreInst, AtomicRMWInst, AtomicCmpXchgInst>(inst))
    for (const Use &operand : inst.operands())
      addType(operand->getType());
}

void Uses::add(const Module &module) {
  for (const GlobalVariable &variable : module.globals()) {
    addPointers(variable.getType());
    addType(variable.getValueType());
    if (variable.hasInitializer())
      addConstant(variable.getInitializer());
    if (!variable.getAlign() && variable.getValueType()->isSized())
      unaligned.push_back(&variable);
  }
  for (const Function &function : module) {
    addPointers(function.getType());
    addSignature(*function.getFunctionType(), function.getAttributes());
    for (const Instruction &inst : instructions(function))
      addInstruction(inst);
  }
}

static std::string textOf(Type &type) {
  if (auto *structure = dyn_cast<StructType>(&type);
      structure && !structure->isLiteral() && !structure->hasName())
    return "a struct without a name";
  std::string text;
  raw_string_ostream stream(text);
  type.print(stream, /*IsForDebug=*/false, /*NoDetails=*/true);
  return text;
}

static bool sameMangling(const DataLayout &x, const DataLayout &y) {
  return x.getGlobalPrefix() == y.getGlobalPrefix() &&
         x.getPrivateGlobalPrefix() == y.getPrivateGlobalPrefix() &&
         x.getLinkerPrivateGlobalPrefix() == y.getLinkerPrivateGlobalPrefix() &&
         x.hasMicrosoftFastStdCallMangling() ==
             y.hasMicrosoftFastStdCallMangling() &&
         x.doNotMangleLeadingQuestionMark() ==
             y.doNotMangleLeadingQuestionMark();
}

static bool samePointers(const DataLayout &x, const DataLayout &y,
                         unsigned space) {
  return x.getPointerSizeInBits(space) == y.getPointerSizeInBits(space) &&
         x.getIndexSizeInBits(space) == y.getIndexSizeInBits(space) &&
         x.getPointerABIAlignment(space) == y.getPointerABIAlignment(space) &&
         x.hasUnstableRepresentation(space) ==
             y.hasUnstableRepresentation(space) &&
         x.hasExternalState(space) == y.hasExternalState(space);
}

/// Whether a value of `type` has the same size and alignment in memory.
static bool sameInMemory(const DataLayout &x, const DataLayout &y, Type *type) {
  return x.getTypeAllocSize(type) == y.getTypeAllocSize(type) &&
         x.getABITypeAlign(type) == y.getABITypeAlign(type);
}

std::optional<std::string>
palindrome::settle::findLayoutDifference(const Module &source,
                                         const Module &target) {
  // A layout remembers the offsets in structs that it was asked for; a change
  // of the module's layout must not find them.
  DataLayout x(source.getDataLayout().getStringRepresentation()),
      y(target.getDataLayout().getStringRepresentation());
  if (x.isBigEndian() != y.isBigEndian())
    return "the byte order";
  if (!sameMangling(x, y))
    return "the mangling of names";
  if (x.getStackAlignment() != y.getStackAlignment())
    return "the alignment of the stack";
  if (x.getFunctionPtrAlign() != y.getFunctionPtrAlign() ||
      x.getFunctionPtrAlignType() != y.getFunctionPtrAlignType())
    return "the alignment of functions";
  if (x.getAllocaAddrSpace() != y.getAllocaAddrSpace() ||
      x.getProgramAddressSpace() != y.getProgramAddressSpace() ||
      x.getDefaultGlobalsAddressSpace() != y.getDefaultGlobalsAddressSpace())
    return "the address spaces of allocas, functions or globals";
  Uses uses;
  uses.add(source);
  uses.add(target);
  for (unsigned space : uses.spaces)
    if (!samePointers(x, y, space))
      return "pointers to address space " + std::to_string(space);
  for (Type *type : uses.types)
    if (type->isSized() && !type->isTargetExtTy() && !sameInMemory(x, y, type))
      return "the size or alignment of " + textOf(*type);
  for (const GlobalVariable *variable : uses.unaligned)
    if (x.getPreferredAlign(variable) != y.getPreferredAlign(variable))
      return ("the alignment of @" + variable->getName()).str();
  return std::nullopt;
}
