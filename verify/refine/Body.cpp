// Two bodies side by side, instruction by instruction.

#include "verify/refine/Structure.h"
#include "verify/refine/metadata/MetadataMeaning.h"
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
  BodyComparison(const llvm::Function &a, const llvm::Function &b)
      : a(a), b(b), constants(&a, &b) {}

  bool run();

private:
  void number(const llvm::Function &function,
              llvm::DenseMap<const llvm::Value *, unsigned> &numbers);
  bool sameHeader();
  bool sameOptional(const llvm::Constant *x, const llvm::Constant *y);
  bool sameValue(const llvm::Value *x, const llvm::Value *y);
  bool sameInstruction(const llvm::Instruction &x, const llvm::Instruction &y);
  bool sameCall(const llvm::CallBase &x, const llvm::CallBase &y);
  bool sameMetadata(const llvm::Instruction &x, const llvm::Instruction &y);

  const llvm::Function &a, &b;
  ConstantComparison constants;
  MetadataComparison metadata;
  /// Places of arguments, blocks and instructions.
  llvm::DenseMap<const llvm::Value *, unsigned> numbersA, numbersB;
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

bool BodyComparison::sameOptional(const llvm::Constant *x,
                                  const llvm::Constant *y) {
  return x && y ? constants.same(x, y) : !x && !y;
}

/// What stands before the body. Linkage is not the body's business.
bool BodyComparison::sameHeader() {
  auto constant = [](const llvm::Function &f, auto has,
                     auto get) -> const llvm::Constant * {
    return (f.*has)() ? (f.*get)() : nullptr;
  };
  auto same = [&](auto has, auto get) {
    return sameOptional(constant(a, has, get), constant(b, has, get));
  };
  using F = llvm::Function;
  return sameAttributes(a.getAttributes(), b.getAttributes()) &&
         a.getCallingConv() == b.getCallingConv() &&
         sameType(a.getFunctionType(), b.getFunctionType()) &&
         a.hasGC() == b.hasGC() && (!a.hasGC() || a.getGC() == b.getGC()) &&
         same(&F::hasPersonalityFn, &F::getPersonalityFn) &&
         same(&F::hasPrefixData, &F::getPrefixData) &&
         same(&F::hasPrologueData, &F::getPrologueData);
}

bool BodyComparison::sameValue(const llvm::Value *x, const llvm::Value *y) {
  if (auto *constantX = llvm::dyn_cast<llvm::Constant>(x)) {
    auto *constantY = llvm::dyn_cast<llvm::Constant>(y);
    return constantY && constants.same(constantX, constantY);
  }
  if (auto *node = llvm::dyn_cast<llvm::MetadataAsValue>(x)) {
    auto *other = llvm::dyn_cast<llvm::MetadataAsValue>(y);
    return other && metadata.same(node->getMetadata(), other->getMetadata());
  }
  // Inline assembly is unique in its context.
  if (llvm::isa<llvm::InlineAsm>(x))
    return x == y;
  auto foundX = numbersA.find(x), foundY = numbersB.find(y);
  return foundX != numbersA.end() && foundY != numbersB.end() &&
         foundX->second == foundY->second;
}

bool BodyComparison::sameMetadata(const llvm::Instruction &x,
                                  const llvm::Instruction &y) {
  auto nodes = [](const llvm::Instruction &instruction) {
    llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>> all;
    instruction.getAllMetadataOtherThanDebugLoc(all);
    llvm::erase_if(all, [&](auto &pair) {
      return bearingOf(pair.first, instruction.getContext()) == Bearing::None;
    });
    return all;
  };
  auto nodesX = nodes(x), nodesY = nodes(y);
  return nodesX.size() == nodesY.size() &&
         llvm::all_of_zip(nodesX, nodesY, [&](auto &one, auto &other) {
           return one.first == other.first &&
                  metadata.same(one.second, other.second);
         });
}

bool BodyComparison::sameCall(const llvm::CallBase &x,
                              const llvm::CallBase &y) {
  // What is known of the callee is part of what the call means.
  const llvm::Function *calleeX = x.getCalledFunction();
  const llvm::Function *calleeY = y.getCalledFunction();
  auto *tailX = llvm::dyn_cast<llvm::CallInst>(&x);
  auto *tailY = llvm::dyn_cast<llvm::CallInst>(&y);
  return (!tailX || tailX->getTailCallKind() == tailY->getTailCallKind()) &&
         sameAttributes(x.getAttributes(), y.getAttributes()) &&
         x.getCallingConv() == y.getCallingConv() &&
         sameType(x.getFunctionType(), y.getFunctionType()) &&
         x.hasIdenticalOperandBundleSchema(y) && !calleeX == !calleeY &&
         (!calleeX ||
          sameAttributes(calleeX->getAttributes(), calleeY->getAttributes()));
}

bool BodyComparison::sameInstruction(const llvm::Instruction &x,
                                     const llvm::Instruction &y) {
  if (x.getOpcode() != y.getOpcode() ||
      x.getNumOperands() != y.getNumOperands() ||
      !sameType(x.getType(), y.getType()) ||
      x.getRawSubclassOptionalData() != y.getRawSubclassOptionalData() ||
      !sameMetadata(x, y))
    return false;
  for (unsigned i = 0, e = x.getNumOperands(); i != e; ++i)
    if (!sameValue(x.getOperand(i), y.getOperand(i)))
      return false;

  if (auto *call = llvm::dyn_cast<llvm::CallBase>(&x))
    return sameCall(*call, llvm::cast<llvm::CallBase>(y));
  if (auto *phi = llvm::dyn_cast<llvm::PHINode>(&x))
    return llvm::all_of_zip(
        phi->blocks(), llvm::cast<llvm::PHINode>(y).blocks(),
        [&](const llvm::BasicBlock *blockX, const llvm::BasicBlock *blockY) {
          return sameValue(blockX, blockY);
        });
  if (auto *alloca = llvm::dyn_cast<llvm::AllocaInst>(&x)) {
    auto &other = llvm::cast<llvm::AllocaInst>(y);
    return alloca->getAlign() == other.getAlign() &&
           alloca->isUsedWithInAlloca() == other.isUsedWithInAlloca() &&
           alloca->isSwiftError() == other.isSwiftError() &&
           sameType(alloca->getAllocatedType(), other.getAllocatedType());
  }
  if (auto *gep = llvm::dyn_cast<llvm::GetElementPtrInst>(&x))
    return sameType(
        gep->getSourceElementType(),
        llvm::cast<llvm::GetElementPtrInst>(y).getSourceElementType());
  // The rest has no types but those of its operands and its own, and LLVM
  // knows what it has besides. Types with other names were compared above.
  return x.hasSameSpecialState(&y);
}

bool BodyComparison::run() {
  if (!sameHeader() || a.size() != b.size())
    return false;
  number(a, numbersA);
  number(b, numbersB);
  if (numbersA.size() != numbersB.size())
    return false;
  for (auto [blockA, blockB] : llvm::zip(a, b)) {
    if (blockA.size() != blockB.size())
      return false;
    for (auto [x, y] : llvm::zip(blockA, blockB))
      if (!sameInstruction(x, y))
        return false;
  }
  return true;
}

bool palindrome::refine::sameBody(const llvm::Function &a,
                                  const llvm::Function &b) {
  return BodyComparison(a, b).run();
}
