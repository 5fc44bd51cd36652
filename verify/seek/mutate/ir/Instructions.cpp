// Mutations of instructions: their flags, properties and operands.

#include "llvm/IR/Instructions.h"
#include "verify/seek/mutate/ir/Places.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace palindrome::mutate {
namespace {

bool wrapFlag(Module &module, Chooser &choose) {
  auto *i =
      chooseInstruction<BinaryOperator>(module, choose, [](BinaryOperator &i) {
        return isa<OverflowingBinaryOperator>(i);
      });
  if (!i)
    return false;
  if (choose.below(2))
    i->setHasNoSignedWrap(!i->hasNoSignedWrap());
  else
    i->setHasNoUnsignedWrap(!i->hasNoUnsignedWrap());
  return true;
}

bool exactFlag(Module &module, Chooser &choose) {
  auto *i =
      chooseInstruction<BinaryOperator>(module, choose, [](BinaryOperator &i) {
        return isa<PossiblyExactOperator>(i);
      });
  if (i)
    i->setIsExact(!i->isExact());
  return i;
}

bool disjointFlag(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<PossiblyDisjointInst>(module, choose);
  if (i)
    i->setIsDisjoint(!i->isDisjoint());
  return i;
}

bool nonNegFlag(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<PossiblyNonNegInst>(module, choose);
  if (i)
    i->setNonNeg(!i->hasNonNeg());
  return i;
}

bool sameSignFlag(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<ICmpInst>(module, choose);
  if (i)
    i->setSameSign(!i->hasSameSign());
  return i;
}

bool truncFlag(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<TruncInst>(module, choose);
  if (i)
    i->setHasNoUnsignedWrap(!i->hasNoUnsignedWrap());
  return i;
}

bool gepFlag(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<GetElementPtrInst>(module, choose);
  if (!i)
    return false;
  GEPNoWrapFlags flags = i->getNoWrapFlags();
  if (flags.isInBounds())
    i->setNoWrapFlags(GEPNoWrapFlags::none());
  else
    i->setNoWrapFlags(choose.below(2)
                          ? GEPNoWrapFlags::inBounds()
                          : flags | GEPNoWrapFlags::noUnsignedWrap());
  return true;
}

bool weakFlag(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<AtomicCmpXchgInst>(module, choose);
  if (i)
    i->setWeak(!i->isWeak());
  return i;
}

bool allocaFlag(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<AllocaInst>(module, choose);
  if (i)
    i->setUsedWithInAlloca(!i->isUsedWithInAlloca());
  return i;
}

bool fastMath(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(
      module, choose, [](Instruction &i) { return isa<FPMathOperator>(i); });
  if (!i)
    return false;
  switch (choose.below(3)) {
  case 0:
    i->setHasNoNaNs(!i->hasNoNaNs());
    break;
  case 1:
    i->setHasAllowReassoc(!i->hasAllowReassoc());
    break;
  default:
    i->setHasApproxFunc(!i->hasApproxFunc());
  }
  return true;
}

bool predicate(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<CmpInst>(module, choose);
  if (i)
    i->setPredicate(i->getInversePredicate());
  return i;
}

bool alignment(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(module, choose, [](Instruction &i) {
    return isa<LoadInst, StoreInst, AllocaInst, AtomicRMWInst,
               AtomicCmpXchgInst>(i);
  });
  if (!i)
    return false;
  auto change = [](auto *access) {
    access->setAlignment(access->getAlign() == Align(128) ? Align(64)
                                                          : Align(128));
  };
  if (auto *load = dyn_cast<LoadInst>(i))
    change(load);
  else if (auto *store = dyn_cast<StoreInst>(i))
    change(store);
  else if (auto *alloca = dyn_cast<AllocaInst>(i))
    change(alloca);
  else if (auto *update = dyn_cast<AtomicRMWInst>(i))
    change(update);
  else
    change(cast<AtomicCmpXchgInst>(i));
  return true;
}

/// Calls `change` with an atomic access, as an object of its own class.
template <typename Change>
bool changeAccess(Module &module, Chooser &choose, bool atomic, Change change) {
  auto *i = chooseInstruction<Instruction>(module, choose, [&](Instruction &i) {
    return isa<LoadInst, StoreInst, AtomicRMWInst, AtomicCmpXchgInst>(i) &&
           (!atomic || i.isAtomic());
  });
  if (!i)
    return false;
  if (auto *load = dyn_cast<LoadInst>(i))
    change(load);
  else if (auto *store = dyn_cast<StoreInst>(i))
    change(store);
  else if (auto *update = dyn_cast<AtomicRMWInst>(i))
    change(update);
  else
    change(cast<AtomicCmpXchgInst>(i));
  return true;
}

bool isVolatile(Module &module, Chooser &choose) {
  return changeAccess(module, choose, /*atomic=*/false, [](auto *access) {
    access->setVolatile(!access->isVolatile());
  });
}

bool syncScope(Module &module, Chooser &choose) {
  bool named = choose.below(2);
  return changeAccess(module, choose, /*atomic=*/true, [&](auto *access) {
    SyncScope::ID scope =
        named ? module.getContext().getOrInsertSyncScopeID("mutated")
              : SyncScope::SingleThread;
    access->setSyncScopeID(access->getSyncScopeID() == scope ? SyncScope::System
                                                             : scope);
  });
}

bool ordering(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(
      module, choose, [](Instruction &i) { return i.isAtomic(); });
  if (!i)
    return false;
  auto other = [](AtomicOrdering current) {
    return current == AtomicOrdering::SequentiallyConsistent
               ? AtomicOrdering::Monotonic
               : AtomicOrdering::SequentiallyConsistent;
  };
  if (auto *load = dyn_cast<LoadInst>(i))
    load->setOrdering(other(load->getOrdering()));
  else if (auto *store = dyn_cast<StoreInst>(i))
    store->setOrdering(other(store->getOrdering()));
  else if (auto *update = dyn_cast<AtomicRMWInst>(i))
    update->setOrdering(other(update->getOrdering()));
  else if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(i))
    exchange->setFailureOrdering(other(exchange->getFailureOrdering()));
  else if (auto *fence = dyn_cast<FenceInst>(i))
    fence->setOrdering(fence->getOrdering() == AtomicOrdering::Acquire
                           ? AtomicOrdering::Release
                           : AtomicOrdering::Acquire);
  return true;
}

bool rmwOperation(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<AtomicRMWInst>(module, choose);
  if (i)
    i->setOperation(i->getOperation() == AtomicRMWInst::Xchg
                        ? AtomicRMWInst::Add
                        : AtomicRMWInst::Xchg);
  return i;
}

/// The index of another element with the type of the element at `index`;
/// `index` if there is none.
unsigned sibling(Type *aggregate, unsigned index) {
  if (auto *array = dyn_cast<ArrayType>(aggregate))
    return (index + 1) % array->getNumElements();
  auto *structure = cast<StructType>(aggregate);
  for (unsigned i = 0; i != structure->getNumElements(); ++i)
    if (i != index &&
        structure->getElementType(i) == structure->getElementType(index))
      return i;
  return index;
}

bool indices(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<InsertValueInst>(
      module, choose, [](InsertValueInst &i) {
        return i.getNumIndices() == 1 &&
               sibling(i.getType(), i.getIndices()[0]) != i.getIndices()[0];
      });
  if (!i)
    return false;
  auto *changed = InsertValueInst::Create(
      i->getAggregateOperand(), i->getInsertedValueOperand(),
      {sibling(i->getType(), i->getIndices()[0])}, "", i->getIterator());
  changed->takeName(i);
  changed->copyMetadata(*i);
  i->replaceAllUsesWith(changed);
  i->eraseFromParent();
  return true;
}

bool shuffleMask(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<ShuffleVectorInst>(
      module, choose,
      [](ShuffleVectorInst &i) { return isa<FixedVectorType>(i.getType()); });
  if (!i)
    return false;
  SmallVector<int> mask(i->getShuffleMask());
  size_t at = choose.below(mask.size());
  mask[at] = mask[at] == 0 ? PoisonMaskElem : 0;
  i->setShuffleMask(mask);
  return true;
}

bool swapOperands(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(module, choose, [](Instruction &i) {
    return isa<BinaryOperator, CmpInst>(i) &&
           i.getOperand(0) != i.getOperand(1);
  });
  if (!i)
    return false;
  Value *first = i->getOperand(0);
  i->setOperand(0, i->getOperand(1));
  i->setOperand(1, first);
  return true;
}

/// Whether an operand may be replaced by every other value of its type.
bool isPlain(const Instruction &i, unsigned operand) {
  const Value *value = i.getOperand(operand);
  if (isa<BasicBlock, MetadataAsValue, InlineAsm>(value))
    return false;
  // LLVM's printer follows the immediate arguments of a gc.relocate.
  if (auto *call = dyn_cast<CallBase>(&i))
    return call->isArgOperand(&i.getOperandUse(operand)) &&
           !call->paramHasAttr(operand, Attribute::ImmArg);
  return !isa<PHINode, LandingPadInst, SwitchInst>(i);
}

bool otherOperand(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(module, choose, [](Instruction &i) {
    for (unsigned n = 0; n != i.getNumOperands(); ++n)
      if (isPlain(i, n) && !i.getOperand(n)->getType()->isTokenTy())
        return true;
    return false;
  });
  if (!i)
    return false;
  unsigned operand = choose.below(i->getNumOperands());
  Value *old = i->getOperand(operand);
  // It follows the token of a gc.relocate, too.
  if (!isPlain(*i, operand) || old->getType()->isTokenTy())
    return false;
  std::vector<Value *> others;
  for (Argument &argument : i->getFunction()->args())
    if (argument.getType() == old->getType() && &argument != old)
      others.push_back(&argument);
  for (BasicBlock &block : *i->getFunction())
    for (Instruction &other : block)
      if (other.getType() == old->getType() && &other != old && &other != i)
        others.push_back(&other);
  if (others.empty())
    return false;
  i->setOperand(operand, choose.of(others));
  return true;
}

bool constantOperand(Module &module, Chooser &choose) {
  std::vector<Use *> found;
  for (Function &function : module)
    for (BasicBlock &block : function)
      for (Instruction &i : block)
        for (Use &use : i.operands())
          if (isa<ConstantInt>(use) && use->getType()->isIntegerTy() &&
              isPlain(i, use.getOperandNo()))
            found.push_back(&use);
  if (found.empty())
    return false;
  Use *use = choose.of(found);
  use->set(ConstantInt::get(use->get()->getType(),
                            cast<ConstantInt>(*use)->getValue() ^ 1));
  return true;
}

bool gepIndex(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<GetElementPtrInst>(
      module, choose, [](GetElementPtrInst &i) {
        return i.getNumIndices() && isa<ConstantInt>(i.getOperand(1)) &&
               i.getOperand(1)->getType()->isIntegerTy();
      });
  if (!i)
    return false;
  auto *old = cast<ConstantInt>(i->getOperand(1));
  i->setOperand(1, ConstantInt::get(old->getType(), old->getValue() ^ 1));
  return true;
}

bool gepType(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<GetElementPtrInst>(
      module, choose,
      [](GetElementPtrInst &i) { return i.getNumIndices() == 1; });
  if (!i)
    return false;
  LLVMContext &context = module.getContext();
  i->setSourceElementType(i->getSourceElementType()->isIntegerTy(24)
                              ? Type::getInt8Ty(context)
                              : Type::getIntNTy(context, 24));
  i->setResultElementType(i->getSourceElementType());
  return true;
}

bool allocatedType(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<AllocaInst>(module, choose);
  if (!i)
    return false;
  LLVMContext &context = module.getContext();
  i->setAllocatedType(i->getAllocatedType()->isIntegerTy(24)
                          ? Type::getInt8Ty(context)
                          : Type::getIntNTy(context, 24));
  return true;
}

bool opcode(Module &module, Chooser &choose) {
  auto *i =
      chooseInstruction<BinaryOperator>(module, choose, [](BinaryOperator &i) {
        return i.getType()->isIntOrIntVectorTy();
      });
  if (!i)
    return false;
  auto *changed = BinaryOperator::Create(
      i->getOpcode() == Instruction::Xor ? Instruction::And : Instruction::Xor,
      i->getOperand(0), i->getOperand(1), "", i->getIterator());
  changed->takeName(i);
  changed->copyMetadata(*i);
  i->replaceAllUsesWith(changed);
  i->eraseFromParent();
  return true;
}

bool instructionRemoved(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(module, choose, [](Instruction &i) {
    return i.use_empty() && !i.isTerminator() && !i.isEHPad();
  });
  if (!i)
    return false;
  i->eraseFromParent();
  return true;
}

bool instructionDoubled(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(module, choose, [](Instruction &i) {
    return !i.isTerminator() && !i.isEHPad() && !isa<PHINode>(i);
  });
  if (!i)
    return false;
  i->clone()->insertAfter(i->getIterator());
  return true;
}

bool localName(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(
      module, choose, [](Instruction &i) { return !i.getType()->isVoidTy(); });
  if (i)
    i->setName("mutated");
  return i;
}

bool argumentName(Module &module, Chooser &choose) {
  std::vector<Argument *> found;
  for (Function &function : module)
    if (!function.isDeclaration())
      for (Argument &argument : function.args())
        found.push_back(&argument);
  if (found.empty())
    return false;
  choose.of(found)->setName("mutated");
  return true;
}

constexpr Mutation table[] = {
    {"nuw/nsw", "flags", wrapFlag},
    {"exact", "flags", exactFlag},
    {"disjoint", "flags", disjointFlag},
    {"nneg", "flags", nonNegFlag},
    {"samesign", "flags", sameSignFlag},
    {"trunc nuw", "flags", truncFlag},
    {"gep flags", "flags", gepFlag},
    {"cmpxchg weak", "flags", weakFlag},
    {"alloca inalloca", "flags", allocaFlag},
    {"fast-math flag", "fast-math", fastMath},
    {"predicate", "predicate", predicate},
    {"alignment", "alignment", alignment},
    {"volatile", "volatile", isVolatile},
    {"ordering", "atomic-ordering", ordering},
    {"sync scope", "sync-scope", syncScope},
    {"rmw operation", "atomic-operation", rmwOperation},
    {"insertvalue index", "indices", indices},
    {"shuffle mask", "shuffle-mask", shuffleMask},
    {"operands swapped", "operand", swapOperands},
    {"operand replaced", "operand", otherOperand},
    {"constant operand", "operand", constantOperand},
    {"gep index", "operand", gepIndex},
    {"gep type", "type", gepType},
    {"allocated type", "type", allocatedType},
    {"opcode", "opcode", opcode},
    {"instruction removed", "instruction-missing", instructionRemoved},
    {"instruction doubled", "instruction-missing", instructionDoubled},
    {"local name", "name:local", localName},
    {"argument name", "name:local", argumentName},
};

} // namespace

ArrayRef<Mutation> instructionMutations() { return table; }

} // namespace palindrome::mutate
