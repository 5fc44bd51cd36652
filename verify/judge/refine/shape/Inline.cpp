// Replaces calls by bodies, for proofs. LLVM's own inliner would simplify what
// it copies, and so trust the code that is to be judged.
//
//   %r = call i8 @f(i8 noundef %x)     becomes
//     assume(true) ["noundef"(%x)]
//     br label %f.entry
//   ...                                ; the blocks of @f
//   after:
//     %r = phi i8 [ %y, %f.exit ]      ; for each `ret i8 %y`

#include "verify/judge/refine/shape/Inline.h"
#include "verify/judge/refine/shape/CopiedScopes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace palindrome::refine;
using llvm::Attribute;

/// Whether it is undefined behavior anyway that `value` is undef or poison.
static bool isDefinedAnyway(const llvm::Value *value) {
  if (auto *parameter = llvm::dyn_cast<llvm::Argument>(value))
    return parameter->hasAttribute(Attribute::NoUndef);
  return llvm::isa<llvm::ConstantInt, llvm::ConstantFP,
                   llvm::ConstantPointerNull, llvm::GlobalValue,
                   llvm::AllocaInst, llvm::FreezeInst>(value);
}

/// Makes it undefined behavior that `value` is undef or poison.
static void assumeDefined(llvm::Value *value, llvm::IRBuilderBase &builder) {
  if (isDefinedAnyway(value))
    return;
  llvm::OperandBundleDef bundle("noundef", value);
  builder.CreateAssumption(builder.getTrue(), {bundle});
}

/// Whether the body passes the parameter to a function that must get neither
/// undef nor poison, before anything else can be noticed.
static bool isPassedDefined(const llvm::Argument &parameter) {
  for (const llvm::Instruction &inst : parameter.getParent()->getEntryBlock()) {
    if (auto *call = llvm::dyn_cast<llvm::CallBase>(&inst))
      for (const llvm::Use &use : call->args())
        if (use.get() == &parameter &&
            call->isPassingUndefUB(call->getArgOperandNo(&use)))
          return true;
    if (inst.mayHaveSideEffects() || inst.isTerminator())
      return false;
  }
  return false;
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

/// What must not unwind in the callee must not in the caller.
static void addNoUnwind(llvm::ArrayRef<llvm::BasicBlock *> blocks) {
  for (llvm::BasicBlock *block : blocks)
    for (llvm::Instruction &inst : *block)
      if (auto *call = llvm::dyn_cast<llvm::CallInst>(&inst))
        call->setDoesNotThrow();
}

/// Moves copied objects to the entry block of `caller`, as one for all
/// executions of the code that was copied, and marks their lifetimes from
/// the end of `begin` to where the copy returns, unless it has marks of its
/// own.
static void moveObjects(llvm::ArrayRef<llvm::BasicBlock *> blocks,
                        llvm::BasicBlock &begin, llvm::Function &caller) {
  llvm::SmallVector<llvm::AllocaInst *> allocas;
  for (llvm::BasicBlock *block : blocks)
    for (llvm::Instruction &inst : *block)
      if (auto *alloca = llvm::dyn_cast<llvm::AllocaInst>(&inst))
        allocas.push_back(alloca);
  const llvm::BasicBlock::iterator first =
      caller.getEntryBlock().getFirstInsertionPt();
  for (llvm::AllocaInst *alloca : allocas) {
    const bool hasMarkers = llvm::any_of(alloca->users(), [](auto *user) {
      auto *inst = llvm::dyn_cast<llvm::Instruction>(user);
      return inst && inst->isLifetimeStartOrEnd();
    });
    alloca->moveBefore(caller.getEntryBlock(), first);
    if (hasMarkers)
      continue;
    llvm::IRBuilder<> builder(begin.getTerminator());
    builder.CreateLifetimeStart(alloca);
    for (llvm::BasicBlock *block : blocks)
      if (llvm::isa<llvm::ReturnInst>(block->getTerminator())) {
        builder.SetInsertPoint(block->getTerminator());
        builder.CreateLifetimeEnd(alloca);
      }
  }
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

/// Adds to `set` what `more` says of the same value: that it is poison
/// otherwise, or that it is neither undef nor poison.
static void addPromises(llvm::AttrBuilder &set, llvm::AttributeSet more) {
  for (auto kind : {Attribute::NoUndef, Attribute::NonNull})
    if (more.hasAttribute(kind))
      set.addAttribute(kind);
  if (llvm::MaybeAlign align = more.getAlignment();
      align && *align > set.getAlignment().valueOrOne())
    set.removeAttribute(Attribute::Alignment).addAlignmentAttr(align);
  if (Attribute range = more.getAttribute(Attribute::Range); range.isValid()) {
    Attribute known = set.getAttribute(Attribute::Range);
    set.removeAttribute(Attribute::Range)
        .addRangeAttr(known.isValid()
                          ? known.getRange().intersectWith(range.getRange())
                          : range.getRange());
  }
}

/// What an address is based on.
static llvm::Value *withoutSteps(llvm::Value *pointer) {
  while (auto *step = llvm::dyn_cast<llvm::GEPOperator>(pointer))
    pointer = step->getPointerOperand();
  return pointer;
}

/// Gives the arguments of calls in copied `blocks` of a callee, whose operands
/// are still its parameters, what the call promises of these. A parameter that
/// breaks a promise is poison in the body, and so is the argument:
///
///   call @f(i32 noundef range(i32 0, 9) %x)     the copy of @f's body:
///   define @f(i32 %p) { call @g(i32 %p) ... }   call @g(i32 noundef range(i32
///                                                       0, 9) %x)
///
/// What is `readonly` nothing is written through in the body, nor through what
/// is based on it.
static void passPromises(llvm::ArrayRef<llvm::BasicBlock *> blocks,
                         const llvm::CallBase &call) {
  for (llvm::BasicBlock *block : blocks)
    for (llvm::Instruction &inst : *block) {
      auto *inner = llvm::dyn_cast<llvm::CallBase>(&inst);
      // What an operation on numbers is applied to no pass says.
      if (inner && inner->hasFnAttr(Attribute::Speculatable))
        continue;
      for (unsigned i = 0; inner && i != inner->arg_size(); ++i) {
        auto *parameter = llvm::dyn_cast<llvm::Argument>(
            withoutSteps(inner->getArgOperand(i)));
        if (!parameter || inner->isPassPointeeByValueArgument(i))
          continue;
        llvm::AttrBuilder set(inner->getContext(),
                              inner->getAttributes().getParamAttrs(i));
        unsigned number = parameter->getArgNo();
        for (llvm::AttributeSet more :
             {call.getAttributes().getParamAttrs(number),
              parameter->getParent()->getAttributes().getParamAttrs(number)}) {
          if (parameter == inner->getArgOperand(i))
            addPromises(set, more);
          if (more.hasAttribute(Attribute::ReadOnly) &&
              !set.contains(Attribute::ReadNone) &&
              !set.contains(Attribute::WriteOnly))
            set.addAttribute(Attribute::ReadOnly);
        }
        inner->setAttributes(inner->getAttributes().addParamAttributes(
            inner->getContext(), i, set));
      }
    }
}

/// Gives calls in copied `blocks` of a callee, whose results are returned at
/// once, what `call` promises of its own result: what breaks a promise is
/// poison behind the return, and undefined there if the result is `noundef`.
///
///   %r = call noundef i64 @f()         the copy of @f's body:
///   define i64 @f() {                  %s = call noundef i64 @g()
///     %s = call i64 @g()
///     ret i64 %s }
static void passPromisesBack(llvm::ArrayRef<llvm::BasicBlock *> blocks,
                             const llvm::CallBase &call) {
  for (llvm::BasicBlock *block : blocks) {
    auto *ret = llvm::dyn_cast<llvm::ReturnInst>(block->getTerminator());
    auto *inner =
        ret ? llvm::dyn_cast_or_null<llvm::CallInst>(ret->getReturnValue())
            : nullptr;
    if (!inner || !inner->hasOneUse() || inner->getParent() != block ||
        inner->hasFnAttr(Attribute::Speculatable) || inner->isMustTailCall())
      continue;
    bool isReturned = llvm::all_of(
        llvm::make_range(std::next(inner->getIterator()), ret->getIterator()),
        [](const llvm::Instruction &inst) {
          return llvm::isGuaranteedToTransferExecutionToSuccessor(&inst);
        });
    if (!isReturned)
      continue;
    llvm::AttrBuilder set(inner->getContext(),
                          inner->getAttributes().getRetAttrs());
    addPromises(set, call.getAttributes().getRetAttrs());
    addPromises(set, call.getCalledFunction()->getAttributes().getRetAttrs());
    inner->setAttributes(
        inner->getAttributes().addRetAttributes(inner->getContext(), set));
  }
}

/// Ends the block of `call` before it. Returns the block that goes on behind
/// it.
static llvm::BasicBlock *splitBehind(llvm::CallBase &call) {
  llvm::BasicBlock *before = call.getParent();
  if (auto *invoke = llvm::dyn_cast<llvm::InvokeInst>(&call)) {
    llvm::BasicBlock *normal = invoke->getNormalDest();
    auto *after = llvm::BasicBlock::Create(call.getContext(), "",
                                           call.getFunction(), normal);
    llvm::BranchInst::Create(normal, after);
    normal->replacePhiUsesWith(before, after);
    // Its results are used behind it.
    call.removeFromParent();
    call.insertInto(after, after->begin());
    return after;
  }
  llvm::BasicBlock *after = before->splitBasicBlock(call.getIterator());
  before->getTerminator()->eraseFromParent();
  return after;
}

/// Makes calls in copied `blocks` of a callee that may unwind invoke their
/// functions, with the landing pad `pad`. Its phis take what they took from the
/// block `before`, where the callee was invoked.
static void unwindTo(llvm::BasicBlock &pad, const llvm::BasicBlock &before,
                     llvm::ArrayRef<llvm::BasicBlock *> blocks) {
  for (llvm::BasicBlock *block : blocks)
    for (llvm::BasicBlock *rest = block; rest;) {
      auto found = llvm::find_if(*rest, [](const llvm::Instruction &inst) {
        auto *call = llvm::dyn_cast<llvm::CallInst>(&inst);
        return call && !call->doesNotThrow();
      });
      if (found == rest->end())
        break;
      llvm::BasicBlock *thrower = rest;
      rest = llvm::changeToInvokeAndSplitBasicBlock(
          llvm::cast<llvm::CallInst>(&*found), &pad);
      for (llvm::PHINode &phi : pad.phis())
        phi.addIncoming(phi.getIncomingValueForBlock(&before), thrower);
    }
}

void palindrome::refine::inlineCall(llvm::CallBase &call, Inlining inlining,
                                    bool keepsScopes) {
  const llvm::Function &callee = *call.getCalledFunction();
  llvm::Function &caller = *call.getFunction();
  llvm::BasicBlock *before = call.getParent();
  auto *invoke = llvm::dyn_cast<llvm::InvokeInst>(&call);
  auto *plain = llvm::dyn_cast<llvm::CallInst>(&call);
  llvm::BasicBlock *pad = invoke ? invoke->getUnwindDest() : nullptr;
  llvm::BasicBlock *after = splitBehind(call);
  llvm::ValueToValueMapTy map;
  llvm::IRBuilder<> builder(before);
  for (const llvm::Argument &argument : callee.args()) {
    llvm::Value *passed = call.getArgOperand(argument.getArgNo());
    map[&argument] = passed;
    if (call.paramHasAttr(argument.getArgNo(), Attribute::NoUndef) &&
        !isPassedDefined(argument))
      assumeDefined(passed, builder);
  }
  llvm::SmallVector<llvm::BasicBlock *> blocks;
  for (const llvm::BasicBlock &block : callee) {
    blocks.push_back(
        llvm::CloneBasicBlock(&block, map, "." + callee.getName(), &caller));
    map[&block] = blocks.back();
  }
  if (inlining == Inlining::Stricter) {
    passPromises(blocks, call);
    if (keepsScopes)
      passScopes(blocks, call, builder);
    else
      dropScopes(blocks);
  }
  llvm::remapInstructionsInBlocks(blocks, map);
  if (inlining == Inlining::Stricter)
    passPromisesBack(blocks, call);
  // In a target, undefined behavior is not to be lost: the marker stays where
  // the callee has objects of its own.
  if (!(plain && plain->isTailCall()) &&
      (inlining == Inlining::Stricter || !hasObjects(callee)))
    dropTails(blocks);
  if (call.doesNotThrow())
    addNoUnwind(blocks);
  if (callee.hasPersonalityFn())
    caller.setPersonalityFn(callee.getPersonalityFn());
  builder.CreateBr(blocks.front());
  moveObjects(blocks, *before, caller);

  llvm::PHINode *result = nullptr;
  if (!call.getType()->isVoidTy())
    result = llvm::PHINode::Create(call.getType(), 0, "", after->begin());
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
  if (!pad)
    return;
  unwindTo(*pad, *before, blocks);
  pad->removePredecessor(before, /*KeepOneInputPHIs=*/true);
}
