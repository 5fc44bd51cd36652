// The scopes of `!noalias` in a copy of a body: what a `noalias` parameter
// promises of the accesses in the body is promised by their metadata.
//
//   call void @f(ptr noalias %x, ptr %y)     becomes
//     call void @llvm.experimental.noalias.scope.decl(metadata !s)
//     store i8 1, ptr %x, !alias.scope !s    ; based on %x
//     store i8 2, ptr %y, !noalias !s        ; not based on it

#include "verify/judge/refine/shape/CopiedScopes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/CaptureTracking.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/MDBuilder.h"
#include <map>

using namespace palindrome::refine;
using namespace llvm;

bool palindrome::refine::hasScopes(const Function &function) {
  return any_of(instructions(function), [](const Instruction &inst) {
    return inst.hasMetadata(LLVMContext::MD_alias_scope);
  });
}

namespace {
/// New scopes, with new domains, for those of a body.
class NewScopes {
public:
  MDNode *of(const MDNode &node) {
    auto [found, isNew] = copies.try_emplace(&node);
    if (!isNew)
      return found->second;
    SmallVector<Metadata *> operands(node.op_begin(), node.op_end());
    // A scope contains itself.
    if (node.isDistinct())
      found->second = MDNode::getDistinct(node.getContext(), operands);
    for (Metadata *&operand : operands)
      if (auto *inner = dyn_cast_or_null<MDNode>(operand))
        operand = of(*inner);
    MDNode *&copy = copies[&node];
    if (!copy)
      return copy = MDNode::get(node.getContext(), operands);
    for (auto [i, operand] : enumerate(operands))
      copy->replaceOperandWith(i, operand);
    return copy;
  }

private:
  std::map<const MDNode *, MDNode *> copies;
};

/// What the accesses of a body are based on, as far as its `noalias` parameters
/// are concerned.
class ParameterScopes {
public:
  ParameterScopes(const CallBase &call, IRBuilderBase &builder);

  /// Adds to `copy`, that of an instruction of the body, the scopes that it is
  /// in, and those that it is not in.
  void add(const Instruction &original, Instruction &copy);

private:
  bool isCapturedBefore(const Argument &parameter, const Instruction &inst);

  const CallBase &call;
  std::optional<DominatorTree> dominators; ///< Of the body, once needed.
  SmallVector<std::pair<const Argument *, MDNode *>> scopes;
};
} // namespace

ParameterScopes::ParameterScopes(const CallBase &call, IRBuilderBase &builder)
    : call(call) {
  const Function &callee = *call.getCalledFunction();
  MDBuilder make(call.getContext());
  MDNode *domain = nullptr;
  for (const Argument &parameter : callee.args()) {
    const unsigned number = parameter.getArgNo();
    if (!call.paramHasAttr(number, Attribute::NoAlias) || parameter.use_empty())
      continue;
    if (!domain)
      domain = make.createAnonymousAliasScopeDomain(callee.getName());
    // The names are those that LLVM gives them.
    std::string name = callee.getName().str();
    name += parameter.hasName() ? ": %" + parameter.getName().str()
                                : ": argument " + std::to_string(scopes.size());
    MDNode *scope = make.createAnonymousAliasScope(domain, name);
    scopes.emplace_back(&parameter, scope);
    builder.CreateNoAliasScopeDeclaration(
        MDNode::get(call.getContext(), scope));
  }
}

bool ParameterScopes::isCapturedBefore(const Argument &parameter,
                                       const Instruction &inst) {
  if (!dominators)
    dominators.emplace(const_cast<Function &>(*inst.getFunction()));
  return capturesAnything(PointerMayBeCapturedBefore(
      &parameter, /*ReturnCaptures=*/false, &inst, &*dominators,
      /*IncludeI=*/false, CaptureComponents::Provenance));
}

/// The pointers through which an instruction accesses memory, if these are all
/// (`areAll`); nothing if it accesses none.
static std::optional<SmallVector<const Value *>>
pointersOf(const Instruction &inst, bool &areAll) {
  areAll = true;
  SmallVector<const Value *> pointers;
  if (auto *access = dyn_cast<CallBase>(&inst)) {
    MemoryEffects effects = access->getMemoryEffects();
    if (effects.onlyAccessesInaccessibleMem())
      return std::nullopt;
    areAll = effects.onlyAccessesArgPointees();
    for (const Use &argument : access->args())
      if (argument->getType()->isPointerTy())
        pointers.push_back(argument);
    return pointers;
  }
  const Value *pointer = getLoadStorePointerOperand(&inst);
  if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&inst))
    pointer = exchange->getPointerOperand();
  else if (auto *update = dyn_cast<AtomicRMWInst>(&inst))
    pointer = update->getPointerOperand();
  if (!pointer)
    return std::nullopt;
  pointers.push_back(pointer);
  return pointers;
}

/// Adds scopes to those of an instruction.
static void addScopes(Instruction &inst, unsigned kind, MDNode *more) {
  inst.setMetadata(kind, MDNode::concatenate(inst.getMetadata(kind), more));
}

void ParameterScopes::add(const Instruction &original, Instruction &copy) {
  bool areAll = true;
  auto pointers = pointersOf(original, areAll);
  if (!pointers)
    return;
  SmallPtrSet<const Value *, 4> bases;
  for (const Value *pointer : *pointers) {
    SmallVector<const Value *, 4> found;
    getUnderlyingObjects(pointer, found);
    bases.insert(found.begin(), found.end());
  }
  // What is based on a parameter comes from elsewhere only if it was captured.
  bool mayBeElsewhere = !areAll, isInScopes = areAll;
  for (const Value *base : bases) {
    if (isa<ConstantData>(base))
      continue;
    auto *parameter = dyn_cast<Argument>(base);
    isInScopes &= parameter &&
                  call.paramHasAttr(parameter->getArgNo(), Attribute::NoAlias);
    if (isEscapeSource(base))
      mayBeElsewhere = true;
    else if (!parameter && !isIdentifiedObject(base))
      return;
  }
  SmallVector<Metadata *> within, apart;
  for (auto [parameter, scope] : scopes)
    if (!bases.contains(parameter)) {
      if (!mayBeElsewhere || !isCapturedBefore(*parameter, original))
        apart.push_back(scope);
    } else if (isInScopes) {
      within.push_back(scope);
    }
  LLVMContext &context = copy.getContext();
  if (!apart.empty())
    addScopes(copy, LLVMContext::MD_noalias, MDNode::get(context, apart));
  if (!within.empty())
    addScopes(copy, LLVMContext::MD_alias_scope, MDNode::get(context, within));
}

void palindrome::refine::passScopes(ArrayRef<BasicBlock *> copies,
                                    const CallBase &call,
                                    IRBuilderBase &builder) {
  constexpr unsigned kinds[] = {LLVMContext::MD_alias_scope,
                                LLVMContext::MD_noalias};
  NewScopes renewed;
  ParameterScopes ofParameters(call, builder);
  for (auto [block, copy] : zip(*call.getCalledFunction(), copies))
    for (auto [original, inst] : zip(block, *copy)) {
      for (unsigned kind : kinds)
        if (MDNode *list = inst.getMetadata(kind))
          inst.setMetadata(kind, renewed.of(*list));
      if (auto *declaration = dyn_cast<NoAliasScopeDeclInst>(&inst))
        declaration->setScopeList(renewed.of(*declaration->getScopeList()));
      if (!inst.mayReadOrWriteMemory())
        continue;
      ofParameters.add(original, inst);
      for (unsigned kind : kinds)
        if (MDNode *list = call.getMetadata(kind))
          addScopes(inst, kind, list);
    }
}
