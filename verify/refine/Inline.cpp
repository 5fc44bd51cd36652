// Replaces calls by bodies, for proofs. LLVM's own inliner would simplify what
// it copies, and so trust the code that is to be judged.
//
//   %r = call i8 @f(i8 noundef %x)     becomes
//     assume(true) ["noundef"(%x)]
//     br label %f.entry
//   ...                                ; the blocks of @f
//   after:
//     %r = phi i8 [ %y, %f.exit ]      ; for each `ret i8 %y`

#include "verify/refine/Inline.h"
#include "verify/refine/structure/AttributeRoles.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/CaptureTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace palindrome::refine;
using llvm::Attribute;

/// The most instructions of a callee, and of all of them together.
static constexpr unsigned mostInCallee = 60, mostInAll = 400;

//===-- Which calls -------------------------------------------------------===//

/// Whether the attribute of a function or parameter has no effect on behavior,
/// or one that `noundef` and the like spell out (`assumeDefined`).
static bool isHarmless(Attribute attribute) {
  if (attribute.isStringAttribute())
    return roleOf(attribute.getKindAsString()) != AttributeRole::Unmodelled;
  switch (attribute.getKindAsEnum()) {
  case Attribute::InReg:
  case Attribute::NoExt:
  case Attribute::NoUndef:
  case Attribute::SExt:
  case Attribute::ZExt:
    return true;
  default:
    return guidesCompilation(attribute.getKindAsEnum());
  }
}

/// Whether a function whose instructions are `body` certainly keeps a promise
/// about itself or one of its parameters.
static bool isKept(const llvm::Function &body, Attribute attribute) {
  auto none = [&](auto isWrong) {
    return llvm::none_of(llvm::instructions(body), isWrong);
  };
  auto reads = [](const llvm::Instruction &inst) {
    return inst.mayReadFromMemory();
  };
  auto writes = [](const llvm::Instruction &inst) {
    return inst.mayWriteToMemory();
  };
  switch (attribute.getKindAsEnum()) {
  case Attribute::Memory: {
    llvm::ModRefInfo allowed = attribute.getMemoryEffects().getModRef();
    bool accesses = !none(reads) || !none(writes);
    return !accesses || (attribute.getMemoryEffects().getModRef(
                             llvm::IRMemLocation::Other) == allowed &&
                         attribute.getMemoryEffects().getModRef(
                             llvm::IRMemLocation::ArgMem) == allowed &&
                         (none(reads) || llvm::isRefSet(allowed)) &&
                         (none(writes) || llvm::isModSet(allowed)));
  }
  case Attribute::NoUnwind:
    return none([](const llvm::Instruction &inst) { return inst.mayThrow(); });
  // There are no loops (`isSmall`).
  case Attribute::MustProgress:
  case Attribute::NoCallback:
  case Attribute::NoFree:
  case Attribute::NoRecurse:
  case Attribute::NoSync:
  case Attribute::WillReturn:
    return none([](const llvm::Instruction &inst) {
      return inst.isAtomic() || inst.isVolatile() ||
             (llvm::isa<llvm::CallBase>(inst) &&
              !llvm::isa<llvm::IntrinsicInst>(inst));
    });
  case Attribute::NoAlias:
  case Attribute::ReadOnly:
    return none(writes);
  case Attribute::WriteOnly:
    return none(reads);
  case Attribute::ReadNone:
  case Attribute::Captures:
    return none(reads) && none(writes) &&
           !body.getReturnType()->isPtrOrPtrVectorTy();
  default:
    return false;
  }
}

/// Whether nothing is lost with the attributes in `list`.
static bool isExact(const llvm::Function &body, llvm::AttributeList list) {
  return llvm::all_of(list, [&](llvm::AttributeSet set) {
    return llvm::all_of(set, [&](Attribute attribute) {
      return isHarmless(attribute) || isKept(body, attribute);
    });
  });
}

/// Whether the function has objects of its own on the stack.
static bool hasObjects(const llvm::Function &function) {
  return llvm::any_of(llvm::instructions(function), [](const auto &inst) {
    return llvm::isa<llvm::AllocaInst>(inst);
  });
}

static bool hasLoops(const llvm::Function &function) {
  llvm::SmallVector<
      std::pair<const llvm::BasicBlock *, const llvm::BasicBlock *>>
      edges;
  llvm::FindFunctionBackedges(function, edges);
  return !edges.empty();
}

/// Whether a copy of the body behaves as a call does.
static bool isSimple(const llvm::Function &callee) {
  if (!callee.hasExactDefinition() || callee.isVarArg() ||
      callee.hasPersonalityFn() || callee.hasGC() ||
      callee.getInstructionCount() > mostInCallee || hasLoops(callee))
    return false;
  for (const llvm::Argument &argument : callee.args())
    if (argument.hasPassPointeeByValueCopyAttr() ||
        argument.hasStructRetAttr() || argument.hasSwiftErrorAttr())
      return false;
  return llvm::all_of(llvm::instructions(callee), [&](const auto &inst) {
    // An object of the stack ends with its function: its address must not
    // remain.
    if (auto *alloca = llvm::dyn_cast<llvm::AllocaInst>(&inst))
      return alloca->isStaticAlloca() && !alloca->isUsedWithInAlloca() &&
             !llvm::PointerMayBeCaptured(alloca, /*ReturnCaptures=*/true);
    if (auto *call = llvm::dyn_cast<llvm::CallBase>(&inst))
      return llvm::isa<llvm::CallInst>(call) && !call->isMustTailCall() &&
             !call->isInlineAsm() && call->getCalledFunction() != &callee &&
             !call->isLifetimeStartOrEnd();
    return !inst.isTerminator() ||
           llvm::isa<llvm::BranchInst, llvm::SwitchInst, llvm::ReturnInst,
                     llvm::UnreachableInst>(inst);
  });
}

static bool canInline(const llvm::CallInst &call, const llvm::Function &caller,
                      Inlining inlining) {
  const llvm::Function *callee = call.getCalledFunction();
  if (!callee || callee->isDeclaration() || !isSimple(*callee) ||
      call.isMustTailCall() || call.hasOperandBundles() ||
      llvm::isa<llvm::FPMathOperator>(call) ||
      callee->getFunctionType() != call.getFunctionType() ||
      callee->getCallingConv() != call.getCallingConv())
    return false;
  for (llvm::StringRef mode : {"denormal-fp-math", "denormal-fp-math-f32"})
    if (callee->getFnAttribute(mode) != caller.getFnAttribute(mode))
      return false;
  if (callee->hasFnAttribute(Attribute::StrictFP) !=
          caller.hasFnAttribute(Attribute::StrictFP) ||
      callee->hasFnAttribute(Attribute::NullPointerIsValid) !=
          caller.hasFnAttribute(Attribute::NullPointerIsValid))
    return false;
  return inlining == Inlining::Stricter ||
         ((!call.isTailCall() || !hasObjects(*call.getFunction())) &&
          !call.hasMetadataOtherThanDebugLoc() &&
          isExact(*callee, callee->getAttributes()) &&
          isExact(*callee, call.getAttributes()));
}

//===-- The replacement ---------------------------------------------------===//

/// Makes it undefined behavior that `value` is undef or poison.
static void assumeDefined(llvm::Value *value, llvm::IRBuilderBase &builder) {
  llvm::OperandBundleDef bundle("noundef", value);
  builder.CreateAssumption(builder.getTrue(), {bundle});
}

/// Removes `tail` from the calls in copied `blocks` of a callee. It would
/// forbid these calls to access the caller's objects, too.
static void dropTails(llvm::ArrayRef<llvm::BasicBlock *> blocks) {
  for (llvm::BasicBlock *block : blocks)
    for (llvm::Instruction &inst : *block)
      if (auto *call = llvm::dyn_cast<llvm::CallInst>(&inst);
          call && call->isTailCall())
        call->setTailCall(false);
}

/// Removes the scopes of `noalias` from the copied `blocks` of a callee: they
/// are others in each call.
static void dropScopes(llvm::ArrayRef<llvm::BasicBlock *> blocks) {
  for (llvm::BasicBlock *block : blocks)
    for (llvm::Instruction &inst : *block) {
      inst.setMetadata(llvm::LLVMContext::MD_alias_scope, nullptr);
      inst.setMetadata(llvm::LLVMContext::MD_noalias, nullptr);
    }
}

static void inlineCall(llvm::CallInst &call, Inlining inlining) {
  const llvm::Function &callee = *call.getCalledFunction();
  llvm::Function &caller = *call.getFunction();
  llvm::BasicBlock *before = call.getParent();
  llvm::BasicBlock *after = before->splitBasicBlock(call.getIterator());
  llvm::ValueToValueMapTy map;
  before->getTerminator()->eraseFromParent();
  llvm::IRBuilder<> builder(before);
  for (const llvm::Argument &argument : callee.args()) {
    llvm::Value *passed = call.getArgOperand(argument.getArgNo());
    map[&argument] = passed;
    if (call.paramHasAttr(argument.getArgNo(), Attribute::NoUndef))
      assumeDefined(passed, builder);
  }
  llvm::SmallVector<llvm::BasicBlock *> blocks;
  for (const llvm::BasicBlock &block : callee) {
    blocks.push_back(
        llvm::CloneBasicBlock(&block, map, "." + callee.getName(), &caller));
    map[&block] = blocks.back();
  }
  llvm::remapInstructionsInBlocks(blocks, map);
  if (inlining == Inlining::Stricter)
    dropScopes(blocks);
  // In a target, undefined behavior is not to be lost: the marker stays where
  // the callee has objects of its own.
  if (inlining == Inlining::Stricter || !hasObjects(callee))
    dropTails(blocks);
  builder.CreateBr(blocks.front());

  llvm::PHINode *result = nullptr;
  if (!call.getType()->isVoidTy())
    result = llvm::PHINode::Create(call.getType(), 0, "", after->begin());
  llvm::SmallVector<llvm::AllocaInst *> allocas;
  for (llvm::BasicBlock *block : blocks)
    for (llvm::Instruction &inst : *block)
      if (auto *alloca = llvm::dyn_cast<llvm::AllocaInst>(&inst))
        allocas.push_back(alloca);
  for (llvm::AllocaInst *alloca : allocas) {
    builder.SetInsertPoint(std::next(alloca->getIterator()));
    builder.CreateLifetimeStart(alloca);
  }
  for (llvm::BasicBlock *block : blocks) {
    auto *ret = llvm::dyn_cast<llvm::ReturnInst>(block->getTerminator());
    if (!ret)
      continue;
    builder.SetInsertPoint(ret);
    if (result) {
      result->addIncoming(ret->getReturnValue(), block);
      if (call.hasRetAttr(Attribute::NoUndef) ||
          callee.hasRetAttribute(Attribute::NoUndef))
        assumeDefined(ret->getReturnValue(), builder);
    }
    for (llvm::AllocaInst *alloca : allocas)
      builder.CreateLifetimeEnd(alloca);
    builder.CreateBr(after);
    ret->eraseFromParent();
  }
  if (result) {
    call.replaceAllUsesWith(result->getNumIncomingValues() != 0
                                ? static_cast<llvm::Value *>(result)
                                : llvm::PoisonValue::get(call.getType()));
    if (result->getNumIncomingValues() == 0)
      result->eraseFromParent();
  }
  call.eraseFromParent();
}

llvm::Function *
palindrome::refine::inlineSmallCallees(const llvm::Function &function,
                                       Inlining inlining) {
  llvm::ValueToValueMapTy map;
  llvm::Function *copy =
      llvm::CloneFunction(const_cast<llvm::Function *>(&function), map);
  bool hasInlined = false;
  auto next = [&]() -> llvm::CallInst * {
    for (llvm::Instruction &inst : llvm::instructions(*copy))
      if (auto *call = llvm::dyn_cast<llvm::CallInst>(&inst);
          call && call->getCalledFunction() != &function &&
          canInline(*call, function, inlining))
        return call;
    return nullptr;
  };
  while (llvm::CallInst *call = next()) {
    if (copy->getInstructionCount() > mostInAll)
      break;
    inlineCall(*call, inlining);
    hasInlined = true;
  }
  // Where a callee never returns, what follows its call is unreachable.
  llvm::EliminateUnreachableBlocks(*copy);
  if (hasInlined)
    return copy;
  copy->eraseFromParent();
  return nullptr;
}
