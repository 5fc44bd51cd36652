// Looks at all values that a body returns.

#include "verify/judge/refine/encode/ir/OwnResults.h"
#include "verify/judge/refine/linear/Ranges.h"
#include "verify/judge/refine/promises/Keeps.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

using namespace palindrome;
using namespace llvm;

namespace {
/// What is known of values wherever an execution comes to.
class Knowledge {
public:
  explicit Knowledge(const Function *function) : function(function) {}

  /// Whether a value is surely neither undef nor poison when `at` is about to
  /// be executed. Phis in a cycle are if all that comes into it is.
  bool isDefined(const Value *value, const Instruction *at);
  /// The same of a pointer that is poison or not null, where null is no object.
  bool isNeverNull(const Value *value, const Instruction *at);
  /// Forgets which values were looked at.
  void begin() { seen.clear(); }

private:
  bool isBehind(const Instruction &at, const Instruction &earlier);
  bool wasUsed(const Value *value, const Instruction *at,
               function_ref<bool(const Use &)> isSuch);
  bool wasTested(const Value *pointer, const Instruction *at);
  bool allIncoming(const PHINode &phi,
                   function_ref<bool(const Value *, const Instruction *)> is);

  const Function *const function; ///< Null: no use and no branch is looked at.
  std::optional<DominatorTree> dominators; ///< Once one is needed.
  SmallPtrSet<const Value *, 8> seen;
};
} // namespace

/// Whether an operation makes no undef or poison of operands that are neither.
static bool isTotal(const Instruction &inst) {
  if (inst.hasPoisonGeneratingAnnotations())
    return false;
  switch (inst.getOpcode()) {
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr: {
    auto *by = dyn_cast<ConstantInt>(inst.getOperand(1));
    return by && by->getValue().ult(by->getBitWidth());
  }
  case Instruction::FPToSI:
  case Instruction::FPToUI:
    return false;
  default:
    return isa<CastInst, BinaryOperator, CmpInst, SelectInst,
               GetElementPtrInst>(inst);
  }
}

static bool isAddress(const Use &use) {
  auto *inst = cast<Instruction>(use.getUser());
  return getLoadStorePointerOperand(inst) == use.get() &&
         (isa<LoadInst>(inst) ||
          use.getOperandNo() == StoreInst::getPointerOperandIndex());
}

/// Whether a use of an undef or a poison is immediate undefined behavior
/// (LangRef, "Well-Defined Values").
static bool requiresDefined(const Use &use) {
  auto *inst = cast<Instruction>(use.getUser());
  if (inst->isIntDivRem())
    return use.getOperandNo() == 1;
  if (auto *branch = dyn_cast<BranchInst>(inst))
    return branch->isConditional() && use.get() == branch->getCondition();
  if (auto *choice = dyn_cast<SwitchInst>(inst))
    return use.get() == choice->getCondition();
  if (auto *call = dyn_cast<CallBase>(inst))
    return call->isArgOperand(&use) &&
           call->paramHasAttr(call->getArgOperandNo(&use), Attribute::NoUndef);
  return isAddress(use);
}

/// Whether each execution that comes to `at` has executed `earlier` after the
/// last time that what `earlier` uses was computed.
bool Knowledge::isBehind(const Instruction &at, const Instruction &earlier) {
  if (at.getParent() == earlier.getParent())
    return earlier.comesBefore(&at);
  if (!dominators)
    dominators.emplace(const_cast<Function &>(*function));
  return dominators->dominates(earlier.getParent(), at.getParent());
}

bool Knowledge::wasUsed(const Value *value, const Instruction *at,
                        function_ref<bool(const Use &)> isSuch) {
  return function && at && !isa<Constant>(value) &&
         any_of(value->uses(), [&](const Use &use) {
           return isSuch(use) &&
                  isBehind(*at, *cast<Instruction>(use.getUser()));
         });
}

/// Whether a branch leads to `at` only where the pointer is not null.
bool Knowledge::wasTested(const Value *pointer, const Instruction *at) {
  if (!function || !at || isa<Constant>(pointer))
    return false;
  auto leadsHere = [&](const BranchInst &branch, bool isEqual) {
    if (!branch.isConditional())
      return false;
    if (!dominators)
      dominators.emplace(const_cast<Function &>(*function));
    BasicBlockEdge edge(branch.getParent(), branch.getSuccessor(isEqual));
    return dominators->dominates(edge, at->getParent());
  };
  return any_of(pointer->users(), [&](const User *user) {
    auto *test = dyn_cast<ICmpInst>(user);
    return test && test->isEquality() &&
           isa<ConstantPointerNull>(test->getOperand(1)) &&
           any_of(test->users(), [&](const User *next) {
             auto *branch = dyn_cast<BranchInst>(next);
             return branch && leadsHere(*branch, test->getPredicate() ==
                                                     CmpInst::ICMP_EQ);
           });
  });
}

bool Knowledge::allIncoming(
    const PHINode &phi,
    function_ref<bool(const Value *, const Instruction *)> is) {
  return all_of(phi.blocks(), [&](const BasicBlock *from) {
    return is(phi.getIncomingValueForBlock(from), from->getTerminator());
  });
}

bool Knowledge::isDefined(const Value *value, const Instruction *at) {
  if (isa<GlobalValue, ConstantData>(value))
    return !isa<UndefValue>(value);
  if (auto *parts = dyn_cast<ConstantAggregate>(value))
    return all_of(parts->operands(),
                  [&](const Use &use) { return isDefined(use.get(), at); });
  if (wasUsed(value, at, requiresDefined))
    return true;
  if (auto *argument = dyn_cast<Argument>(value))
    return argument->hasAttribute(Attribute::NoUndef);
  auto *inst = dyn_cast<Instruction>(value);
  if (!inst)
    return false;
  if (!seen.insert(inst).second || isa<FreezeInst, AllocaInst>(inst))
    return true;
  if (auto *load = dyn_cast<LoadInst>(inst))
    return load->hasMetadata(LLVMContext::MD_noundef);
  if (auto *call = dyn_cast<CallBase>(inst))
    return call->hasRetAttr(Attribute::NoUndef);
  if (auto *phi = dyn_cast<PHINode>(inst))
    return allIncoming(*phi, [&](const Value *one, const Instruction *end) {
      return isDefined(one, end);
    });
  return isTotal(*inst) && all_of(inst->operands(), [&](const Use &use) {
           return isDefined(use.get(), at);
         });
}

bool Knowledge::isNeverNull(const Value *value, const Instruction *at) {
  if (auto *global = dyn_cast<GlobalObject>(value))
    return !global->hasExternalWeakLinkage();
  if (wasUsed(value, at, isAddress) || wasTested(value, at))
    return true;
  if (auto *argument = dyn_cast<Argument>(value))
    return argument->hasNonNullAttr();
  auto *inst = dyn_cast<Instruction>(value);
  if (!inst)
    return false;
  if (!seen.insert(inst).second || isa<AllocaInst>(inst))
    return true;
  if (auto *load = dyn_cast<LoadInst>(inst))
    return load->hasMetadata(LLVMContext::MD_nonnull);
  if (auto *call = dyn_cast<CallBase>(inst))
    return call->isReturnNonNull();
  // LangRef, 'getelementptr': the result is in the object of the base, or, if
  // it is beyond that, greater.
  if (auto *step = dyn_cast<GetElementPtrInst>(inst)) {
    const DataLayout &layout = inst->getDataLayout();
    APInt offset(layout.getIndexTypeSizeInBits(step->getType()), 0);
    return step->isInBounds() &&
           ((step->accumulateConstantOffset(layout, offset) &&
             offset.isStrictlyPositive()) ||
            isNeverNull(step->getPointerOperand(), at));
  }
  if (auto *select = dyn_cast<SelectInst>(inst)) {
    auto *test = dyn_cast<ICmpInst>(select->getCondition());
    const bool isTest = test && test->isEquality() &&
                        isa<ConstantPointerNull>(test->getOperand(1));
    // The value that is chosen where the tested pointer is not null.
    const Value *chosen = !isTest ? nullptr
                          : test->getPredicate() == CmpInst::ICMP_EQ
                              ? select->getFalseValue()
                              : select->getTrueValue();
    auto isNot = [&](const Value *one) {
      return (isTest && one == chosen && one == test->getOperand(0)) ||
             isNeverNull(one, at);
    };
    return isNot(select->getTrueValue()) && isNot(select->getFalseValue());
  }
  auto *phi = dyn_cast<PHINode>(inst);
  return phi &&
         allIncoming(*phi, [&](const Value *one, const Instruction *end) {
           return isNeverNull(one, end);
         });
}

bool refine::isNeverNull(const Value *value) {
  return Knowledge(nullptr).isNeverNull(value, nullptr);
}

bool refine::resultKeeps(const Function &function, Attribute attribute) {
  Knowledge known(&function);
  auto allReturned =
      [&](bool (Knowledge::*is)(const Value *, const Instruction *)) {
        return all_of(function, [&](const BasicBlock &block) {
          auto *result = dyn_cast<ReturnInst>(block.getTerminator());
          known.begin();
          return !result || (known.*is)(result->getReturnValue(), result);
        });
      };
  const Type *type = function.getReturnType();
  switch (attribute.getKindAsEnum()) {
  case Attribute::NoUndef:
    return allReturned(&Knowledge::isDefined);
  case Attribute::NonNull:
    return !NullPointerIsDefined(&function, type->getPointerAddressSpace()) &&
           allReturned(&Knowledge::isNeverNull);
  case Attribute::NoAlias: {
    encode::LibraryDeclarations libraries;
    return encode::returnsOwnObjects(function, libraries);
  }
  case Attribute::Range: {
    if (!type->isIntegerTy())
      return false;
    DominatorTree dominators(const_cast<Function &>(function));
    return attribute.getRange().contains(
        Ranges(function, dominators).ofResult());
  }
  default:
    return false;
  }
}
