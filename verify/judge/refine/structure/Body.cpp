// Compares two function bodies instruction by instruction, in order.

#include "verify/judge/refine/metadata/MetadataMeaning.h"
#include "verify/judge/refine/structure/Structure.h"
#include "verify/judge/refine/structure/Tolerance.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Operator.h"

using namespace palindrome::refine;

namespace {
class BodyComparison {
public:
  /// Without a tolerance, which is null then, every difference counts.
  BodyComparison(const llvm::Function &source, const llvm::Function &target,
                 Tolerance *tolerance)
      : sourceFunction(source), targetFunction(target), tolerance(tolerance),
        constants(&source, &target) {}

  bool run();

private:
  void number(const llvm::Function &function,
              llvm::DenseMap<const llvm::Value *, unsigned> &numbers);
  bool sameHeader();
  bool attributesAgree(const llvm::AttributeList &source,
                       const llvm::AttributeList &target,
                       const llvm::AttributeList &ofCallee = {}) {
    return tolerance ? sameAttributes(source, target, *tolerance, ofCallee)
                     : sameAttributes(source, target);
  }
  bool sameOptional(const llvm::Constant *source, const llvm::Constant *target);
  bool sameValue(const llvm::Value *source, const llvm::Value *target);
  bool sameInstruction(const llvm::Instruction &source,
                       const llvm::Instruction &target);
  bool flagsAgree(const llvm::Instruction &source,
                  const llvm::Instruction &target);
  bool sameState(const llvm::Instruction &source,
                 const llvm::Instruction &target);
  bool sameCall(const llvm::CallBase &source, const llvm::CallBase &target);
  bool samePhi(const llvm::PHINode &source, const llvm::PHINode &target);
  bool sameMetadata(const llvm::Instruction &source,
                    const llvm::Instruction &target);

  const llvm::Function &sourceFunction, &targetFunction;
  Tolerance *tolerance;
  ConstantComparison constants;
  MetadataComparison metadata;
  /// The positions of arguments, blocks and instructions: two values correspond
  /// if they have the same one.
  llvm::DenseMap<const llvm::Value *, unsigned> sourceNumbers, targetNumbers;
};
} // namespace

void BodyComparison::number(
    const llvm::Function &function,
    llvm::DenseMap<const llvm::Value *, unsigned> &numbers) {
  unsigned next = 0;
  for (const llvm::Argument &argument : function.args())
    numbers[&argument] = next++;
  for (const llvm::BasicBlock &block : function) {
    numbers[&block] = next++;
    for (const llvm::Instruction &instruction : block)
      numbers[&instruction] = next++;
  }
}

bool BodyComparison::sameOptional(const llvm::Constant *source,
                                  const llvm::Constant *target) {
  return source && target ? constants.same(source, target) : !source && !target;
}

/// Compares the parts of the two definitions before their bodies that affect a
/// run, such as attributes; linkage does not.
bool BodyComparison::sameHeader() {
  auto constant = [](const llvm::Function &f, auto has,
                     auto get) -> const llvm::Constant * {
    return (f.*has)() ? (f.*get)() : nullptr;
  };
  auto same = [&](auto has, auto get) {
    return sameOptional(constant(sourceFunction, has, get),
                        constant(targetFunction, has, get));
  };
  using F = llvm::Function;
  return sameType(sourceFunction.getFunctionType(),
                  targetFunction.getFunctionType()) &&
         attributesAgree(sourceFunction.getAttributes(),
                         targetFunction.getAttributes()) &&
         sourceFunction.getCallingConv() == targetFunction.getCallingConv() &&
         sourceFunction.hasGC() == targetFunction.hasGC() &&
         (!sourceFunction.hasGC() ||
          sourceFunction.getGC() == targetFunction.getGC()) &&
         same(&F::hasPersonalityFn, &F::getPersonalityFn) &&
         same(&F::hasPrefixData, &F::getPrefixData) &&
         same(&F::hasPrologueData, &F::getPrologueData);
}

bool BodyComparison::sameValue(const llvm::Value *source,
                               const llvm::Value *target) {
  if (auto *sourceConstant = llvm::dyn_cast<llvm::Constant>(source)) {
    auto *targetConstant = llvm::dyn_cast<llvm::Constant>(target);
    return targetConstant && constants.same(sourceConstant, targetConstant);
  }
  if (auto *node = llvm::dyn_cast<llvm::MetadataAsValue>(source)) {
    auto *other = llvm::dyn_cast<llvm::MetadataAsValue>(target);
    return other && metadata.same(node->getMetadata(), other->getMetadata());
  }
  // LLVM makes equal inline assembly one object.
  if (llvm::isa<llvm::InlineAsm>(source))
    return source == target;
  auto sourceFound = sourceNumbers.find(source),
       targetFound = targetNumbers.find(target);
  return sourceFound != sourceNumbers.end() &&
         targetFound != targetNumbers.end() &&
         sourceFound->second == targetFound->second;
}

bool BodyComparison::sameMetadata(const llvm::Instruction &source,
                                  const llvm::Instruction &target) {
  auto nodes = [](const llvm::Instruction &instruction) {
    llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>> all;
    instruction.getAllMetadataOtherThanDebugLoc(all);
    llvm::erase_if(all, [&](auto &pair) {
      return bearingOf(pair.first, instruction.getContext()) == Bearing::None;
    });
    return all;
  };
  auto sourceNodes = nodes(source), targetNodes = nodes(target);
  llvm::erase_if(sourceNodes, [&](auto &pair) {
    return tolerance && !target.getMetadata(pair.first) &&
           tolerance->allowsWithoutMetadata(pair.first);
  });
  return sourceNodes.size() == targetNodes.size() &&
         llvm::all_of_zip(
             sourceNodes, targetNodes, [&](auto &one, auto &other) {
               return one.first == other.first &&
                      metadata.same(one.first, one.second, other.second);
             });
}

/// The attributes of the declaration of the function that `call` calls, as far
/// as they hold for the call: a bundle may have effects that the function has
/// not (LangRef, 'Operand Bundles').
static llvm::AttributeList attributesOfCallee(const llvm::CallBase &call) {
  const llvm::Function *callee = call.getCalledFunction();
  if (!callee)
    return {};
  llvm::AttributeList attributes = callee->getAttributes();
  return call.hasOperandBundles()
             ? attributes.removeAttributesAtIndex(
                   call.getContext(), llvm::AttributeList::FunctionIndex)
             : attributes;
}

bool BodyComparison::sameCall(const llvm::CallBase &source,
                              const llvm::CallBase &target) {
  // The attributes of the callee's declaration hold for the call, too.
  const llvm::Function *sourceCallee = source.getCalledFunction();
  const llvm::Function *targetCallee = target.getCalledFunction();
  auto *sourceTail = llvm::dyn_cast<llvm::CallInst>(&source);
  auto *targetTail = llvm::dyn_cast<llvm::CallInst>(&target);
  auto tailsAgree = [&] {
    return sourceTail->getTailCallKind() == targetTail->getTailCallKind() ||
           (tolerance &&
            sourceTail->getTailCallKind() == llvm::CallInst::TCK_Tail &&
            targetTail->getTailCallKind() == llvm::CallInst::TCK_None &&
            tolerance->allowsWithoutTail(source));
  };
  return (!sourceTail || tailsAgree()) &&
         source.getCallingConv() == target.getCallingConv() &&
         sameType(source.getFunctionType(), target.getFunctionType()) &&
         source.hasIdenticalOperandBundleSchema(target) &&
         !sourceCallee == !targetCallee &&
         attributesAgree(source.getAttributes(), target.getAttributes(),
                         attributesOfCallee(source)) &&
         (!sourceCallee || attributesAgree(sourceCallee->getAttributes(),
                                           targetCallee->getAttributes()));
}

/// Compares the entries by their blocks. Their order does not count.
bool BodyComparison::samePhi(const llvm::PHINode &source,
                             const llvm::PHINode &target) {
  // A block has the same value in all of its entries.
  llvm::SmallDenseMap<unsigned, const llvm::Value *> values;
  for (auto [block, value] :
       llvm::zip(target.blocks(), target.incoming_values()))
    values[targetNumbers.lookup(block)] = value;
  return llvm::all_of(
      llvm::zip(source.blocks(), source.incoming_values()), [&](auto entry) {
        auto [block, value] = entry;
        auto found = values.find(sourceNumbers.lookup(block));
        return found != values.end() && sameValue(value, found->second);
      });
}

bool BodyComparison::flagsAgree(const llvm::Instruction &source,
                                const llvm::Instruction &target) {
  return source.getRawSubclassOptionalData() ==
             target.getRawSubclassOptionalData() ||
         (tolerance && tolerance->allowsFlags(source, target));
}

/// The alignment of a load or store that is not atomic; nothing for any other
/// instruction.
static std::optional<llvm::Align>
plainAlign(const llvm::Instruction &instruction) {
  if (instruction.isAtomic() ||
      !llvm::isa<llvm::LoadInst, llvm::StoreInst>(instruction))
    return std::nullopt;
  return llvm::getLoadStoreAlignment(&instruction);
}

/// Compares what LLVM calls the special state of an instruction, such as
/// predicates and orderings.
bool BodyComparison::sameState(const llvm::Instruction &source,
                               const llvm::Instruction &target) {
  if (source.hasSameSpecialState(&target))
    return true;
  std::optional<llvm::Align> ofSource = plainAlign(source),
                             ofTarget = plainAlign(target);
  return tolerance && ofSource && ofTarget &&
         source.hasSameSpecialState(&target, /*IgnoreAlignment=*/true) &&
         tolerance->allowsAlign(*ofSource, *ofTarget);
}

bool BodyComparison::sameInstruction(const llvm::Instruction &source,
                                     const llvm::Instruction &target) {
  if (source.getOpcode() != target.getOpcode() ||
      source.getNumOperands() != target.getNumOperands() ||
      !sameType(source.getType(), target.getType()) ||
      !flagsAgree(source, target) || !sameMetadata(source, target))
    return false;
  if (auto *phi = llvm::dyn_cast<llvm::PHINode>(&source))
    return samePhi(*phi, llvm::cast<llvm::PHINode>(target));
  for (unsigned i = 0, e = source.getNumOperands(); i != e; ++i)
    if (!sameValue(source.getOperand(i), target.getOperand(i)))
      return false;

  if (auto *call = llvm::dyn_cast<llvm::CallBase>(&source))
    return sameCall(*call, llvm::cast<llvm::CallBase>(target));
  if (auto *pad = llvm::dyn_cast<llvm::LandingPadInst>(&source))
    return pad->isCleanup() ==
           llvm::cast<llvm::LandingPadInst>(target).isCleanup();
  if (auto *alloca = llvm::dyn_cast<llvm::AllocaInst>(&source)) {
    auto &other = llvm::cast<llvm::AllocaInst>(target);
    return alloca->getAlign() == other.getAlign() &&
           alloca->isUsedWithInAlloca() == other.isUsedWithInAlloca() &&
           alloca->isSwiftError() == other.isSwiftError() &&
           sameType(alloca->getAllocatedType(), other.getAllocatedType());
  }
  if (auto *gep = llvm::dyn_cast<llvm::GetElementPtrInst>(&source))
    return sameType(
        gep->getSourceElementType(),
        llvm::cast<llvm::GetElementPtrInst>(target).getSourceElementType());
  // No other instruction refers to further types.
  return sameState(source, target);
}

bool BodyComparison::run() {
  if (!sameHeader() || sourceFunction.size() != targetFunction.size())
    return false;
  number(sourceFunction, sourceNumbers);
  number(targetFunction, targetNumbers);
  if (sourceNumbers.size() != targetNumbers.size())
    return false;
  for (auto [sourceBlock, targetBlock] :
       llvm::zip(sourceFunction, targetFunction)) {
    if (sourceBlock.size() != targetBlock.size())
      return false;
    for (auto [source, target] : llvm::zip(sourceBlock, targetBlock))
      if (!sameInstruction(source, target))
        return false;
  }
  return true;
}

bool palindrome::refine::sameBody(const llvm::Function &source,
                                  const llvm::Function &target) {
  return BodyComparison(source, target, nullptr).run();
}

bool palindrome::refine::sameBody(const llvm::Function &source,
                                  const llvm::Function &target,
                                  Tolerance &tolerance) {
  return BodyComparison(source, target, &tolerance).run();
}

bool palindrome::refine::areInterchangeable(const llvm::Function &one,
                                            const llvm::Function &other) {
  return &one != &other && one.hasExactDefinition() &&
         other.hasExactDefinition() &&
         one.getFunctionType() == other.getFunctionType() &&
         one.getCallingConv() == other.getCallingConv() &&
         one.getInstructionCount() == other.getInstructionCount() &&
         sameBody(one, other);
}
