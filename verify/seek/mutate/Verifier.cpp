// LLVM's verifier, for modules that it would crash on, and those that LLVM
// cannot read, as well.

#include "verify/seek/mutate/Verifier.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"

using namespace llvm;

namespace palindrome::mutate {

namespace {

/// Finds attachments that the verifier dereferences unchecked: those of LLVM's
/// own kinds in which a tuple has a null operand, and a `!DIAssignID` of
/// another class.
class Attachments {
public:
  bool areSafe(const Module &module) {
    for (const GlobalObject &object : module.global_objects()) {
      object.getAllMetadata(attached);
      if (!areSafe())
        return false;
    }
    for (const Function &function : module)
      for (const BasicBlock &block : function)
        for (const Instruction &i : block) {
          if (!i.hasMetadataOtherThanDebugLoc())
            continue;
          i.getAllMetadataOtherThanDebugLoc(attached);
          if (!areSafe())
            return false;
        }
    return true;
  }

private:
  bool areSafe() {
    bool safe = true;
    for (auto [kind, node] : attached)
      if (kind == LLVMContext::MD_DIAssignID)
        safe &= isa<DIAssignID>(node);
      else if (kind <= LLVMContext::MD_implicit_ref &&
               kind != LLVMContext::MD_dbg)
        safe &= isSafe(node);
    attached.clear();
    return safe;
  }

  bool isSafe(const MDNode *node) {
    if (!isa<MDTuple>(node) || !seen.insert(node).second)
      return true;
    for (const MDOperand &operand : node->operands()) {
      if (!operand)
        return false;
      if (auto *other = dyn_cast<MDNode>(operand); other && !isSafe(other))
        return false;
    }
    return true;
  }

  SmallVector<std::pair<unsigned, MDNode *>> attached;
  SmallPtrSet<const MDNode *, 16> seen;
};

} // namespace

/// Whether each module flag has a behaviour, a name and a value. The verifier
/// looks flags up before it has checked that.
static bool areFlagsSafe(const Module &module) {
  const NamedMDNode *flags = module.getModuleFlagsMetadata();
  return !flags || llvm::all_of(flags->operands(), [](const MDNode *flag) {
    return flag->getNumOperands() == 3 &&
           isa_and_nonnull<ConstantAsMetadata>(flag->getOperand(0)) &&
           isa_and_nonnull<MDString>(flag->getOperand(1)) &&
           flag->getOperand(2);
  });
}

/// Whether the scope of `call` is a node, if it is a cooperative atomic.
static bool hasNodeOfScope(const CallBase &call) {
  switch (call.getIntrinsicID()) {
  case Intrinsic::amdgcn_cooperative_atomic_load_16x8B:
  case Intrinsic::amdgcn_cooperative_atomic_load_32x4B:
  case Intrinsic::amdgcn_cooperative_atomic_load_8x16B:
  case Intrinsic::amdgcn_cooperative_atomic_store_16x8B:
  case Intrinsic::amdgcn_cooperative_atomic_store_32x4B:
  case Intrinsic::amdgcn_cooperative_atomic_store_8x16B: {
    auto *scope = call.arg_empty()
                      ? nullptr
                      : dyn_cast<MetadataAsValue>(
                            call.getArgOperand(call.arg_size() - 1));
    return scope && isa<MDNode>(scope->getMetadata());
  }
  default:
    return true;
  }
}

/// Whether LLVM keeps `operand` as it is when it makes an operand of it: of a
/// node whose only operand is null it makes an empty one, and of one whose only
/// operand is a constant that constant.
static bool isKeptAsOperand(const Value *operand) {
  auto *wrapped = dyn_cast<MetadataAsValue>(operand);
  auto *node = wrapped ? dyn_cast<MDNode>(wrapped->getMetadata()) : nullptr;
  return !node || node->getNumOperands() != 1 ||
         (node->getOperand(0) && !isa<ConstantAsMetadata>(node->getOperand(0)));
}

/// Whether LLVM can read `i`, and its verifier decides it by what is there:
///
///   catch ptr %p                   a clause that is no constant
///   call void @f() jumptable       the call is read as if it were a symbol
///   call void @llvm.amdgcn.cooperative.atomic.store.32x4B.p0(
///       ..., metadata !"agent")    the string is read as if it were a node
///   call i32 @llvm.read_register.i32(metadata !{null})    read as !{}
static bool isSound(const Instruction &i) {
  if (auto *pad = dyn_cast<LandingPadInst>(&i))
    return llvm::all_of(pad->operand_values(), [](const Value *clause) {
      return isa<Constant>(clause);
    });
  auto *call = dyn_cast<CallBase>(&i);
  return !call ||
         (!call->getAttributes().hasFnAttr(Attribute::JumpTable) &&
          hasNodeOfScope(*call) && llvm::all_of(call->args(), isKeptAsOperand));
}

static bool areInstructionsSound(const Module &module) {
  return llvm::all_of(module, [](const Function &function) {
    return llvm::all_of(instructions(function), isSound);
  });
}

bool isAccepted(const Module &module) {
  return areFlagsSafe(module) && areInstructionsSound(module) &&
         Attachments().areSafe(module) && !verifyModule(module);
}

} // namespace palindrome::mutate
