// Random metadata: nodes of any shape, and well-formed nodes of LLVM's kinds.

#include "verify/seek/mutate/random/Metadata.h"
#include "verify/seek/makers/Metadata.h"
#include "verify/seek/mutate/ir/Places.h"
#include "verify/seek/mutate/random/Constants.h"
#include "verify/seek/mutate/random/Names.h"
#include "verify/seek/mutate/random/Types.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::mutate {

Metadata *randomOperand(Module &module, Chooser &choose, unsigned depth) {
  LLVMContext &context = module.getContext();
  switch (choose.below(depth ? 8 : 5)) {
  case 0:
    return nullptr;
  case 1:
  case 2:
    return MDString::get(context, randomString(choose));
  case 3:
    return ConstantAsMetadata::get(
        randomConstant(module, randomScalarType(context, choose), choose, 1));
  case 4: {
    SetVector<MDNode *> nodes = nodesOf(module);
    if (nodes.empty())
      return nullptr;
    return nodes[choose.below(nodes.size())];
  }
  default:
    return randomTuple(module, choose, depth - 1);
  }
}

MDNode *randomTuple(Module &module, Chooser &choose, unsigned depth) {
  LLVMContext &context = module.getContext();
  SmallVector<Metadata *> operands;
  for (size_t n = choose.below(4); n != 0; --n)
    operands.push_back(randomOperand(module, choose, depth));
  if (!choose.oneIn(3))
    return MDTuple::get(context, operands);
  MDNode *node = MDTuple::getDistinct(context, operands);
  // A node that refers to itself, in a circle or directly.
  if (!operands.empty() && choose.oneIn(3))
    node->replaceOperandWith(choose.below(operands.size()),
                             choose.flip() ? node
                                           : MDTuple::get(context, {node}));
  return node;
}

static MDNode *randomRangeNode(Type *type, Chooser &choose) {
  unsigned width = type->getScalarSizeInBits();
  if (!width || !type->isIntOrIntVectorTy())
    return nullptr;
  APInt low(width, choose.bits(), /*isSigned=*/true, /*implicitTrunc=*/true);
  return MDBuilder(type->getContext()).createRange(low, low + 1);
}

static std::string randomNumbers(StringRef text, Chooser &choose) {
  return makers::withNumbers(text, [&](uint64_t stated) -> uint64_t {
    switch (choose.below(3)) {
    case 0:
      return stated;
    case 1:
      return uint64_t(1) << choose.below(31);
    default:
      return choose.bits() >> (33 + choose.below(31));
    }
  });
}

MDNode *randomNode(LLVMContext &context, StringRef kind, Chooser &choose) {
  std::vector<StringRef> found;
  for (const makers::NodeText &row : makers::nodeTexts())
    if (row.isFor(kind))
      found.push_back(row.text);
  return found.empty() ? nullptr
                       : makers::makeNode(
                             context, randomNumbers(choose.of(found), choose));
}

static MDNode *randomLoop(LLVMContext &context, Chooser &choose) {
  ArrayRef<StringLiteral> properties = makers::loopProperties();
  std::string text = "distinct !{!0";
  for (size_t n = choose.below(4); n != 0; --n)
    text += (", " + choose.of(properties)).str();
  return makers::makeNode(
      context, randomNumbers((text + "}\n" + makers::loopScene).str(), choose));
}

static MDNode *randomProfile(Instruction &i, Chooser &choose) {
  MDBuilder builder(i.getContext());
  unsigned count = i.isTerminator() ? i.getNumSuccessors() : 0;
  if (isa<SelectInst>(i))
    count = 2;
  if (isa<CallInst>(i))
    count = 1;
  if (isa<InvokeInst>(i))
    count = 1 + choose.below(2);
  if (!count)
    return nullptr;
  SmallVector<uint32_t> weights;
  for (unsigned n = 0; n != count; ++n)
    weights.push_back(choose.flip() ? choose.below(100)
                                    : uint32_t(choose.bits()) | 1);
  return builder.createBranchWeights(weights, choose.oneIn(3));
}

MDNode *randomAttachment(Instruction &i, unsigned kind, Chooser &choose) {
  LLVMContext &context = i.getContext();
  switch (kind) {
  case LLVMContext::MD_prof:
    if (!isa<CallBase>(i) || !choose.oneIn(4))
      return randomProfile(i, choose);
    break;
  case LLVMContext::MD_range:
    return randomRangeNode(i.getType(), choose);
  case LLVMContext::MD_loop:
    return randomLoop(context, choose);
  case LLVMContext::MD_callees: {
    SmallVector<Metadata *> callees;
    for (Function &function : *i.getModule())
      if (!function.isIntrinsic() && choose.flip())
        callees.push_back(ConstantAsMetadata::get(&function));
    return callees.empty() ? nullptr : MDNode::get(context, callees);
  }
  case LLVMContext::MD_DIAssignID:
    if (!isa<AllocaInst, StoreInst>(i))
      return nullptr;
    break;
  case LLVMContext::MD_dbg:
    return nullptr;
  default:
    break;
  }
  SmallVector<StringRef> names;
  context.getMDKindNames(names);
  if (MDNode *node = randomNode(context, names[kind], choose))
    return node;
  return choose.flip() ? MDNode::get(context, {})
                       : randomTuple(*i.getModule(), choose, 1);
}

} // namespace palindrome::mutate
