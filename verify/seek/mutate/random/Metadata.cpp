// Random metadata: nodes of any shape, and well-formed nodes of LLVM's kinds.

#include "verify/seek/mutate/random/Metadata.h"
#include "verify/seek/mutate/random/Constants.h"
#include "verify/seek/mutate/random/Names.h"
#include "verify/seek/mutate/random/Types.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::mutate {

SetVector<MDNode *> nodesOf(Module &module) {
  SetVector<MDNode *> found;
  auto add = [&](Metadata *metadata) {
    if (auto *node = dyn_cast_or_null<MDNode>(metadata))
      found.insert(node);
  };
  SmallVector<std::pair<unsigned, MDNode *>, 4> attached;
  for (NamedMDNode &named : module.named_metadata())
    for (MDNode *node : named.operands())
      add(node);
  for (GlobalObject &object : module.global_objects()) {
    object.getAllMetadata(attached);
    for (auto [kind, node] : attached)
      add(node);
  }
  for (Function &function : module)
    for (BasicBlock &block : function)
      for (Instruction &i : block) {
        for (DbgVariableRecord &record : filterDbgVars(i.getDbgRecordRange())) {
          add(record.getRawVariable());
          add(record.getDebugLoc().getAsMDNode());
        }
        if (!i.hasMetadata())
          continue;
        i.getAllMetadata(attached);
        for (auto [kind, node] : attached)
          add(node);
      }
  for (size_t i = 0; i != found.size(); ++i)
    for (const MDOperand &operand : found[i]->operands())
      add(operand);
  return found;
}

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

/// A type of TBAA with its root.
static MDNode *randomTag(LLVMContext &context, Chooser &choose) {
  MDBuilder builder(context);
  MDNode *root = choose.oneIn(3) ? builder.createAnonymousTBAARoot()
                                 : builder.createTBAARoot(randomName(choose));
  MDNode *scalar = builder.createTBAAScalarTypeNode("int", root);
  MDNode *structure = builder.createTBAAStructTypeNode(
      "s", {{scalar, 0}, {scalar, 4 + choose.below(9)}});
  return choose.flip()
             ? builder.createTBAAStructTagNode(scalar, scalar, 0, choose.flip())
             : builder.createTBAAStructTagNode(structure, scalar, 0);
}

static MDNode *randomScopes(LLVMContext &context, Chooser &choose) {
  MDBuilder builder(context);
  MDNode *domain = choose.flip() ? builder.createAnonymousAliasScopeDomain()
                                 : builder.createAliasScopeDomain("domain");
  SmallVector<Metadata *> scopes;
  for (size_t n = choose.below(3); n != 0; --n)
    scopes.push_back(choose.flip() ? builder.createAnonymousAliasScope(domain)
                                   : builder.createAliasScope("scope", domain));
  return MDNode::get(context, scopes);
}

static MDNode *randomLoop(LLVMContext &context, Chooser &choose) {
  static constexpr StringLiteral hints[] = {
      "llvm.loop.unroll.disable",       "llvm.loop.mustprogress",
      "llvm.loop.vectorize.enable",     "llvm.loop.unroll.count",
      "llvm.loop.distribute.enable",    "llvm.loop.isvectorized",
      "llvm.loop.vectorize.width",      "llvm.loop.parallel_accesses",
      "llvm.loop.unroll_and_jam.count", "some.hint"};
  SmallVector<Metadata *> operands = {nullptr};
  for (size_t n = choose.below(4); n != 0; --n) {
    SmallVector<Metadata *> hint = {MDString::get(context, choose.of(hints))};
    if (choose.flip())
      hint.push_back(ConstantAsMetadata::get(ConstantInt::get(
          choose.flip() ? Type::getInt1Ty(context) : Type::getInt32Ty(context),
          choose.below(2))));
    operands.push_back(MDNode::get(context, hint));
  }
  MDNode *loop = MDNode::getDistinct(context, operands);
  loop->replaceOperandWith(0, loop);
  return loop;
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
  auto number = [&](uint64_t value, Type *type) {
    return MDNode::get(context,
                       ConstantAsMetadata::get(ConstantInt::get(type, value)));
  };
  Type *i32 = Type::getInt32Ty(context), *i64 = Type::getInt64Ty(context);
  MDNode *empty = MDNode::get(context, {});
  switch (kind) {
  case LLVMContext::MD_tbaa:
    return randomTag(context, choose);
  case LLVMContext::MD_prof:
    return randomProfile(i, choose);
  case LLVMContext::MD_fpmath:
    return MDBuilder(context).createFPMath(0.5f + float(choose.below(5)));
  case LLVMContext::MD_range:
    return randomRangeNode(i.getType(), choose);
  case LLVMContext::MD_noalias_addrspace:
    return MDBuilder(context).createRange(APInt(32, 5), APInt(32, 6));
  case LLVMContext::MD_alias_scope:
  case LLVMContext::MD_noalias:
    return randomScopes(context, choose);
  case LLVMContext::MD_nontemporal:
    return number(1, i32);
  case LLVMContext::MD_dereferenceable:
  case LLVMContext::MD_dereferenceable_or_null:
    return number(choose.below(100), i64);
  case LLVMContext::MD_align:
    return number(uint64_t(1) << choose.below(20), i64);
  case LLVMContext::MD_loop:
    return randomLoop(context, choose);
  case LLVMContext::MD_access_group: {
    MDNode *group = MDNode::getDistinct(context, {});
    return choose.flip() ? group : MDNode::get(context, {group});
  }
  case LLVMContext::MD_callees: {
    SmallVector<Metadata *> callees;
    for (Function &function : *i.getModule())
      if (!function.isIntrinsic() && choose.flip())
        callees.push_back(ConstantAsMetadata::get(&function));
    return callees.empty() ? nullptr : MDNode::get(context, callees);
  }
  case LLVMContext::MD_annotation:
    return MDNode::get(
        context,
        {MDString::get(context, randomString(choose)),
         choose.flip() ? static_cast<Metadata *>(MDString::get(context, "x"))
                       : MDNode::get(context, {MDString::get(context, "a"),
                                               MDString::get(context, "b")})});
  case LLVMContext::MD_mmra: {
    MDNode *tag = MDNode::get(
        context, {MDString::get(context, "a"), MDString::get(context, "b")});
    return choose.flip() ? tag : MDNode::get(context, {tag});
  }
  case LLVMContext::MD_DIAssignID:
    return isa<AllocaInst, StoreInst>(i) ? DIAssignID::getDistinct(context)
                                         : nullptr;
  case LLVMContext::MD_kcfi_type:
    return number(choose.below(1000), i32);
  case LLVMContext::MD_captures: {
    static constexpr StringLiteral parts[] = {"address", "address_is_null",
                                              "provenance", "read_provenance"};
    return MDNode::get(context, {MDString::get(context, choose.of(parts))});
  }
  case LLVMContext::MD_dbg:
    return nullptr;
  default:
    return choose.flip() ? empty : randomTuple(*i.getModule(), choose, 1);
  }
}

} // namespace palindrome::mutate
