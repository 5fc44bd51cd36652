// The side conditions of proofs by cut points. Whatever is not known to allow
// them excludes them.

#include "verify/refine/simulate/Conditions.h"
#include "verify/refine/encode/ir/OwnResults.h"
#include "verify/refine/simulate/Cuts.h"
#include "verify/refine/structure/AttributeRoles.h"
#include "verify/refine/witness/Cut.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/ModRef.h"

using namespace palindrome::refine;
using namespace llvm;

/// Whether a parameter's attribute concerns only its value on entry, or the
/// ABI, or is a promise that the target keeps in any case (encode/query/
/// Segment.h, `findUnkeptPromise`).
static bool isAboutEntry(Attribute attribute) {
  if (attribute.isStringAttribute())
    return true;
  switch (roleOf(attribute, AttributePlace::Parameter)) {
  case AttributeRole::Value:
  case AttributeRole::Promise:
  case AttributeRole::Interface:
    return true;
  default:
    return false;
  }
}

/// Whether a violation of a function's attribute is one in the segment in which
/// it happens, or the attribute requires nothing of an execution.
static bool isAboutEachSegment(Attribute attribute) {
  if (attribute.isStringAttribute())
    return true;
  switch (attribute.getKindAsEnum()) {
  case Attribute::Memory:       // A promise.
  case Attribute::MustProgress: // See `keepsProgress`.
  case Attribute::NoCallback:
  case Attribute::NoFree:
  case Attribute::NoRecurse:
  case Attribute::NoReturn:
  case Attribute::NoSync:
  case Attribute::NoUnwind:
  case Attribute::NullPointerIsValid:
  case Attribute::WillReturn: // See `keepsProgress`.
    return true;
  default:
    return guidesCompilation(attribute.getKindAsEnum());
  }
}

static bool allows(const Instruction &inst) {
  if (isa<CallBrInst, IndirectBrInst, FuncletPadInst, CatchSwitchInst,
          CatchReturnInst, CleanupReturnInst, VAArgInst>(inst) ||
      inst.getType()->isTokenTy() ||
      inst.hasMetadata(LLVMContext::MD_invariant_load) ||
      inst.hasMetadata(LLVMContext::MD_invariant_group))
    return false;
  auto *call = dyn_cast<CallBase>(&inst);
  if (!call)
    return true;
  if (call->isMustTailCall() || call->hasFnAttr(Attribute::ReturnsTwice) ||
      call->isInlineAsm())
    return false;
  switch (call->getIntrinsicID()) {
  case Intrinsic::invariant_end:
  case Intrinsic::invariant_start:
  case Intrinsic::launder_invariant_group:
  case Intrinsic::lifetime_end:
  case Intrinsic::lifetime_start:
  case Intrinsic::localescape:
  case Intrinsic::stackrestore:
  case Intrinsic::stacksave:
  case Intrinsic::strip_invariant_group:
  case Intrinsic::vacopy:
  case Intrinsic::vaend:
  case Intrinsic::vastart:
    return false;
  default:
    return true;
  }
}

static bool allows(const Function &function) {
  if (function.isVarArg() || function.hasPrefixData() ||
      function.hasPrologueData())
    return false;
  // Other code may jump to a block whose address is taken.
  return none_of(
             function,
             [](const BasicBlock &block) { return block.hasAddressTaken(); }) &&
         all_of(instructions(function),
                [](const Instruction &inst) { return allows(inst); });
}

/// Whether all loads and stores are of types of whole bytes. The input of a
/// segment has no bytes that belong to another type.
static bool hasWholeBytes(const Function &function) {
  const DataLayout &layout = function.getDataLayout();
  auto isWhole = [&](Type *type) {
    return type->isVoidTy() || !type->isSized() ||
           layout.getTypeSizeInBits(type) ==
               layout.getTypeStoreSizeInBits(type);
  };
  return all_of(instructions(function), [&](const Instruction &inst) {
    const Value *stored = nullptr;
    if (auto *store = dyn_cast<StoreInst>(&inst))
      stored = store->getValueOperand();
    return (!isa<LoadInst>(inst) || isWhole(inst.getType())) &&
           (!stored || isWhole(stored->getType()));
  });
}

/// Whether every loop of `function` must make progress.
static bool allMustProgress(const Function &function) {
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> edges;
  FindFunctionBackedges(function, edges);
  return all_of(edges, [](auto edge) {
    const MDNode *loop =
        edge.first->getTerminator()->getMetadata(LLVMContext::MD_loop);
    return loop &&
           any_of(drop_begin(loop->operands()), [](const MDOperand &operand) {
             auto *property = dyn_cast<MDNode>(operand);
             auto *name = property && property->getNumOperands() > 0
                              ? dyn_cast<MDString>(property->getOperand(0))
                              : nullptr;
             return name && name->getString() == "llvm.loop.mustprogress";
           });
  });
}

/// Whether an execution of the target that runs through cuts for ever is
/// defined only if the source's is. Both make the same progress.
static bool keepsProgress(const Function &source, const Function &target) {
  if (source.hasFnAttribute(Attribute::WillReturn))
    return true;
  // A call that does not return need not be progress.
  if (target.hasFnAttribute(Attribute::WillReturn))
    return false;
  if (source.hasFnAttribute(Attribute::MustProgress) || allMustProgress(source))
    return true;
  bool targetMust = target.hasFnAttribute(Attribute::MustProgress) ||
                    any_of(instructions(target), [](const Instruction &inst) {
                      return inst.hasMetadata(LLVMContext::MD_loop);
                    });
  return !targetMust;
}

/// Whether the target may violate that a `tail` call does not access allocas
/// and `byval` arguments of its caller. A segment does not know which objects
/// are.
static bool hasDoubtfulTailCall(const Function &target) {
  bool hasObjects = any_of(target.args(),
                           [](const Argument &argument) {
                             return argument.hasByValAttr();
                           }) ||
                    any_of(instructions(target), [](const Instruction &inst) {
                      return isa<AllocaInst>(inst);
                    });
  return hasObjects &&
         any_of(instructions(target), [](const Instruction &inst) {
           auto *call = dyn_cast<CallInst>(&inst);
           return call && call->isTailCall() && !isa<IntrinsicInst>(call);
         });
}

/// Whether the target's result is `noalias` only if it is in any case, or the
/// source's is, too. A segment does not show where a pointer was made.
static bool keepsNoAlias(const Function &source, const Function &target) {
  palindrome::encode::LibraryDeclarations libraries;
  return !target.hasRetAttribute(Attribute::NoAlias) ||
         source.hasRetAttribute(Attribute::NoAlias) ||
         palindrome::encode::returnsOwnObjects(target, libraries);
}

bool palindrome::refine::canBeCut(const Function &source,
                                  const Function &target) {
  auto usesPrefix = [](const Function &function) {
    return any_of(*function.getParent(), [](const Function &other) {
      return other.getName().starts_with(cutPrefix);
    });
  };
  if (usesPrefix(source) || usesPrefix(target))
    return false;
  for (const Argument &argument : target.args())
    if (!all_of(target.getAttributes().getParamAttrs(argument.getArgNo()),
                isAboutEntry))
      return false;
  // What the source alone promises is left out of its segments.
  return all_of(target.getAttributes().getFnAttrs(), isAboutEachSegment) &&
         allows(source) && allows(target) && hasWholeBytes(source) &&
         hasWholeBytes(target) && keepsProgress(source, target) &&
         keepsNoAlias(source, target) && !hasDoubtfulTailCall(target);
}
