// Replaces scalable vectors by vectors of a fixed number of elements, also in
// constants and in the names of intrinsics:
//
//   <vscale x 4 x i32>  @llvm.umax.nxv4i32    becomes, for vscale = 2,
//   <8 x i32>           @llvm.umax.v8i32

#include "verify/judge/refine/Scalable.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace palindrome::refine;

/// The largest vscale that is tried where there is no maximum.
static constexpr unsigned mostTried = 4;

//===-- Questions about functions -----------------------------------------===//

static bool isScalable(const llvm::Instruction &inst) {
  auto has = [](const llvm::Value *value) {
    return value->getType()->isScalableTy();
  };
  if (has(&inst) || llvm::any_of(inst.operands(), has))
    return true;
  if (auto *alloca = llvm::dyn_cast<llvm::AllocaInst>(&inst))
    return alloca->getAllocatedType()->isScalableTy();
  if (auto *gep = llvm::dyn_cast<llvm::GetElementPtrInst>(&inst))
    return gep->getSourceElementType()->isScalableTy();
  auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&inst);
  return call && call->getIntrinsicID() == llvm::Intrinsic::vscale;
}

bool palindrome::refine::dependsOnVScale(const llvm::Function &function) {
  return llvm::any_of(function.args(),
                      [](const llvm::Argument &argument) {
                        return argument.getType()->isScalableTy();
                      }) ||
         llvm::any_of(llvm::instructions(function), isScalable);
}

VScales palindrome::refine::vscalesOf(const llvm::Function &function) {
  unsigned least = 1, most = mostTried;
  VScales result;
  llvm::Attribute range = function.getFnAttribute(llvm::Attribute::VScaleRange);
  if (range.isValid()) {
    least = range.getVScaleRangeMin();
    result.areAll = range.getVScaleRangeMax().has_value();
    most = range.getVScaleRangeMax().value_or(least * mostTried);
  }
  for (unsigned value = least; value <= most; value *= 2)
    result.values.push_back(value);
  return result;
}

//===-- The replacement ---------------------------------------------------===//

/// Whether a scalable vector in `type` has elements that do not fill bytes for
/// each vscale, so that it lies in memory in another way than a vector of a
/// fixed number of elements.
static bool hasPartsOfBytes(const llvm::Type *type,
                            const llvm::DataLayout &layout) {
  if (auto *vector = llvm::dyn_cast<llvm::ScalableVectorType>(type))
    return vector->getMinNumElements() *
               layout.getTypeSizeInBits(vector->getElementType()) % 8 !=
           0;
  return llvm::any_of(type->subtypes(), [&](const llvm::Type *part) {
    return hasPartsOfBytes(part, layout);
  });
}

/// Whether a function of `module` accesses memory, or computes with the sizes,
/// of such types.
static bool usesPartsOfBytes(const llvm::Module &module) {
  auto uses = [&](const llvm::Instruction &inst) {
    const llvm::Type *type = nullptr;
    if (llvm::isa<llvm::LoadInst, llvm::StoreInst>(inst))
      type = llvm::getLoadStoreType(&inst);
    else if (auto *alloca = llvm::dyn_cast<llvm::AllocaInst>(&inst))
      type = alloca->getAllocatedType();
    else if (auto *gep = llvm::dyn_cast<llvm::GetElementPtrInst>(&inst))
      type = gep->getSourceElementType();
    return type && hasPartsOfBytes(type, module.getDataLayout());
  };
  return llvm::any_of(module, [&](const llvm::Function &function) {
    return llvm::any_of(llvm::instructions(function), uses);
  });
}

/// Removes the bodies of all functions but those in `names` and those that they
/// refer to, and the declarations of intrinsics that are then unused.
static void keepOnly(llvm::Module &module,
                     llvm::ArrayRef<llvm::StringRef> names) {
  llvm::SetVector<const llvm::Value *> reached;
  for (llvm::StringRef name : names)
    reached.insert(module.getFunction(name));
  for (size_t i = 0; i < reached.size(); ++i) {
    const llvm::Value *value = reached[i];
    auto *function = llvm::dyn_cast<llvm::Function>(value);
    if (function)
      for (const llvm::Instruction &inst : llvm::instructions(*function)) {
        for (const llvm::Value *operand : inst.operands())
          if (llvm::isa<llvm::Constant>(operand))
            reached.insert(operand);
        if (const llvm::MDNode *callees =
                inst.getMetadata(llvm::LLVMContext::MD_callees))
          for (const llvm::MDOperand &callee : callees->operands())
            if (auto *known =
                    llvm::mdconst::dyn_extract_or_null<llvm::Constant>(callee))
              reached.insert(known);
      }
    if (auto *user = llvm::dyn_cast<llvm::Constant>(value))
      for (const llvm::Value *operand : user->operands())
        reached.insert(operand);
  }
  for (llvm::Function &function : module)
    if (!reached.contains(&function) && !function.isDeclaration())
      function.deleteBody();
  for (llvm::Function &function : llvm::make_early_inc_range(module))
    if (function.isIntrinsic() && function.use_empty())
      function.eraseFromParent();
}

/// Replaces what depends on vscale and is not spelled out in types: vscale
/// itself, and the positions in vectors that are multiples of it.
static void replaceNumbers(llvm::Function &function, unsigned vscale) {
  for (llvm::Instruction &inst :
       llvm::make_early_inc_range(llvm::instructions(function))) {
    auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&inst);
    if (!call)
      continue;
    auto scale = [&](unsigned operand, const llvm::Type *part) {
      auto *index = llvm::cast<llvm::ConstantInt>(call->getArgOperand(operand));
      if (part->isScalableTy())
        call->setArgOperand(
            operand, llvm::ConstantInt::get(index->getType(),
                                            index->getZExtValue() * vscale));
    };
    switch (call->getIntrinsicID()) {
    case llvm::Intrinsic::vscale: {
      llvm::Type *type = call->getType();
      llvm::Constant *value =
          llvm::isUIntN(type->getIntegerBitWidth(), vscale)
              ? llvm::ConstantInt::get(type, vscale)
              : static_cast<llvm::Constant *>(llvm::PoisonValue::get(type));
      call->replaceAllUsesWith(value);
      call->eraseFromParent();
      break;
    }
    case llvm::Intrinsic::vector_extract:
      scale(1, call->getType());
      break;
    case llvm::Intrinsic::vector_insert:
      scale(2, call->getArgOperand(1)->getType());
      break;
    default:
      break;
    }
  }
}

namespace {
/// Maps each scalable type to the fixed one that it is for one vscale.
class FixedTypes final : public llvm::ValueMapTypeRemapper {
public:
  explicit FixedTypes(unsigned vscale) : vscale(vscale) {}

  llvm::Type *remapType(llvm::Type *type) override {
    auto known = types.find(type);
    return known != types.end() ? known->second : types[type] = fixed(type);
  }

  llvm::FunctionType *remapType(llvm::FunctionType *type) {
    return llvm::cast<llvm::FunctionType>(
        remapType(static_cast<llvm::Type *>(type)));
  }

  llvm::AttributeList remap(llvm::AttributeList attributes,
                            llvm::LLVMContext &context) {
    for (unsigned index : attributes.indexes())
      for (int number = llvm::Attribute::FirstTypeAttr;
           number <= llvm::Attribute::LastTypeAttr; ++number) {
        auto kind = llvm::Attribute::AttrKind(number);
        if (llvm::Type *type =
                attributes.getAttributeAtIndex(index, kind).getValueAsType())
          attributes = attributes.replaceAttributeTypeAtIndex(
              context, index, kind, remapType(type));
      }
    return attributes;
  }

private:
  llvm::Type *fixed(llvm::Type *type) {
    if (auto *vector = llvm::dyn_cast<llvm::ScalableVectorType>(type))
      return llvm::FixedVectorType::get(vector->getElementType(),
                                        vector->getMinNumElements() * vscale);
    llvm::SmallVector<llvm::Type *> parts;
    for (llvm::Type *part : type->subtypes())
      parts.push_back(remapType(part));
    if (llvm::equal(parts, type->subtypes()))
      return type;
    if (auto *array = llvm::dyn_cast<llvm::ArrayType>(type))
      return llvm::ArrayType::get(parts[0], array->getNumElements());
    if (auto *function = llvm::dyn_cast<llvm::FunctionType>(type))
      return llvm::FunctionType::get(parts[0], llvm::drop_begin(parts),
                                     function->isVarArg());
    auto *structure = llvm::dyn_cast<llvm::StructType>(type);
    if (!structure) // The final check of types refuses it.
      return type;
    if (structure->isLiteral())
      return llvm::StructType::get(type->getContext(), parts,
                                   structure->isPacked());
    return llvm::StructType::create(parts, structure->getName(),
                                    structure->isPacked());
  }

  const unsigned vscale;
  llvm::DenseMap<llvm::Type *, llvm::Type *> types;
};

/// Maps the constants that are one element of a scalable vector, repeated:
/// LLVM's mapper would repeat it as often as for a vscale of 1.
class FixedSplats final : public llvm::ValueMaterializer {
public:
  explicit FixedSplats(FixedTypes &types) : types(types) {}

  llvm::Value *materialize(llvm::Value *value) override {
    auto *constant = llvm::dyn_cast<llvm::Constant>(value);
    auto *type = llvm::dyn_cast<llvm::ScalableVectorType>(value->getType());
    llvm::Constant *element =
        constant && type ? constant->getSplatValue() : nullptr;
    if (!element)
      return nullptr;
    auto *vector = llvm::cast<llvm::FixedVectorType>(types.remapType(type));
    return llvm::ConstantVector::getSplat(vector->getElementCount(), element);
  }

private:
  FixedTypes &types;
};
} // namespace

/// Gives `function` the type and the attributes that `types` has for its own:
/// another function of its name, which has its body, takes its place.
static void fixSignature(llvm::Function &function, FixedTypes &types) {
  function.setAttributes(
      types.remap(function.getAttributes(), function.getContext()));
  llvm::FunctionType *type = types.remapType(function.getFunctionType());
  if (type == function.getFunctionType())
    return;
  std::string name = function.getName().str();
  function.setName("");
  llvm::Function *fixed = llvm::Function::Create(
      type, function.getLinkage(), function.getAddressSpace(), name);
  function.getParent()->getFunctionList().insert(function.getIterator(), fixed);
  fixed->copyAttributesFrom(&function);
  fixed->copyMetadata(&function, 0);
  fixed->splice(fixed->begin(), &function);
  for (auto [from, to] : llvm::zip_equal(function.args(), fixed->args())) {
    from.mutateType(to.getType());
    from.replaceAllUsesWith(&to);
    to.takeName(&from);
  }
  function.replaceAllUsesWith(fixed);
  function.eraseFromParent();
  // The name of an intrinsic has its types.
  std::optional<llvm::Function *> renamed =
      llvm::Intrinsic::remangleIntrinsicFunction(fixed);
  if (!renamed)
    return;
  fixed->replaceAllUsesWith(*renamed);
  fixed->eraseFromParent();
}

/// Maps the types of all values in the body of `function`.
static void fixBody(llvm::Function &function, FixedTypes &types) {
  llvm::ValueToValueMapTy values;
  FixedSplats splats(types);
  llvm::ValueMapper mapper(
      values, llvm::RF_IgnoreMissingLocals | llvm::RF_NoModuleLevelChanges,
      &types, &splats);
  for (llvm::Instruction &inst : llvm::instructions(function)) {
    auto *shuffle = llvm::dyn_cast<llvm::ShuffleVectorInst>(&inst);
    bool isScalable = inst.getType()->isScalableTy();
    mapper.remapInstruction(inst);
    // Each element of such a mask is the same.
    if (shuffle && isScalable)
      shuffle->setShuffleMask(llvm::SmallVector<int>(
          llvm::cast<llvm::FixedVectorType>(inst.getType())->getNumElements(),
          shuffle->getMaskValue(0)));
  }
}

std::unique_ptr<llvm::Module>
palindrome::refine::fixVScale(const llvm::Module &module,
                              llvm::ArrayRef<llvm::StringRef> names,
                              unsigned vscale) {
  std::unique_ptr<llvm::Module> copy = llvm::CloneModule(module);
  keepOnly(*copy, names);
  if (usesPartsOfBytes(*copy))
    return nullptr;
  llvm::StripDebugInfo(*copy);
  for (llvm::Function &function : *copy)
    replaceNumbers(function, vscale);
  FixedTypes types(vscale);
  for (llvm::Function &function : llvm::make_early_inc_range(*copy))
    fixSignature(function, types);
  for (llvm::Function &function : *copy)
    fixBody(function, types);
  if (llvm::verifyModule(*copy))
    return nullptr;
  // Other types may depend on vscale as well, such as those of a target.
  if (llvm::any_of(*copy, [](const llvm::Function &function) {
        return !function.isDeclaration() && dependsOnVScale(function);
      }))
    return nullptr;
  return copy;
}
