// The mutations.

#include "test/semantic/soundness/Mutations.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace palindrome::soundness {
namespace {

/// One of the instructions of a kind; null if there is none.
template <typename Kind = Instruction, typename Filter>
Kind *pick(Function &function, Chooser &choose, Filter isRight) {
  SmallVector<Kind *> all;
  for (Instruction &inst : instructions(function))
    if (auto *one = dyn_cast<Kind>(&inst); one && isRight(*one))
      all.push_back(one);
  return all.empty() ? nullptr : choose.among(all);
}

template <typename Kind = Instruction>
Kind *pick(Function &function, Chooser &choose) {
  return pick<Kind>(function, choose, [](Kind &) { return true; });
}

/// A value of the type that is there at `at`.
Value *valueAt(Instruction &at, Type *type, Chooser &choose) {
  Function &function = *at.getFunction();
  DominatorTree tree(function);
  SmallVector<Value *> all;
  for (Argument &argument : function.args())
    if (argument.getType() == type)
      all.push_back(&argument);
  for (Instruction &inst : instructions(function))
    if (inst.getType() == type && tree.dominates(&inst, &at))
      all.push_back(&inst);
  return all.empty() ? nullptr : choose.among(all);
}

//===-- Operands ----------------------------------------------------------===//

bool changeConstant(Function &function, Chooser &choose) {
  SmallVector<Use *> uses;
  for (Instruction &inst : instructions(function))
    for (Use &use : inst.operands())
      if (isa<ConstantInt, ConstantFP>(use))
        uses.push_back(&use);
  if (uses.empty())
    return false;
  Use &use = *choose.among(uses);
  auto *inst = cast<Instruction>(use.getUser());
  if (auto *call = dyn_cast<CallBase>(inst);
      call && call->isArgOperand(&use) &&
      call->paramHasAttr(call->getArgOperandNo(&use), Attribute::ImmArg) &&
      !use->getType()->isIntegerTy(1))
    return false;
  Type *type = use->getType();
  if (auto *number = dyn_cast<ConstantFP>(use)) {
    const fltSemantics &kind = number->getValueAPF().getSemantics();
    APFloat values[] = {APFloat::getZero(kind),    APFloat::getZero(kind, true),
                        APFloat::getInf(kind),     APFloat::getNaN(kind),
                        APFloat(kind, "1.0"),      neg(number->getValueAPF()),
                        APFloat::getSmallest(kind)};
    use.set(ConstantFP::get(type, choose.among(values)));
    return true;
  }
  const APInt &number = cast<ConstantInt>(use)->getValue();
  unsigned width = number.getBitWidth();
  APInt values[] = {number + 1,
                    number - 1,
                    -number,
                    ~number,
                    number << 1,
                    APInt::getZero(width),
                    APInt::getAllOnes(width),
                    APInt::getSignedMinValue(width),
                    APInt::getSignedMaxValue(width),
                    APInt(width, 1),
                    APInt(width, choose.below(256), false, true)};
  use.set(ConstantInt::get(type, choose.among(values)));
  return true;
}

bool swapOperands(Function &function, Chooser &choose) {
  auto *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return isa<BinaryOperator, CmpInst, SelectInst>(i) ||
           (isa<CallBase>(i) && cast<CallBase>(i).arg_size() > 1);
  });
  if (!inst)
    return false;
  unsigned first = isa<SelectInst>(inst) ? 1 : 0;
  if (inst->getOperand(first)->getType() !=
      inst->getOperand(first + 1)->getType())
    return false;
  Value *value = inst->getOperand(first);
  inst->setOperand(first, inst->getOperand(first + 1));
  inst->setOperand(first + 1, value);
  return true;
}

bool otherOperand(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return i.getNumOperands() != 0 && !isa<PHINode>(i);
  });
  if (!inst)
    return false;
  Use &use = inst->getOperandUse(choose.below(inst->getNumOperands()));
  if (isa<BasicBlock, Function>(use))
    return false;
  Value *value = valueAt(*inst, use->getType(), choose);
  if (!value || value == use)
    return false;
  use.set(value);
  return true;
}

bool operandToUndef(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(
      function, choose, [](Instruction &i) { return i.getNumOperands() != 0; });
  if (!inst)
    return false;
  Use &use = inst->getOperandUse(choose.below(inst->getNumOperands()));
  if (!use->getType()->isFirstClassType() || use->getType()->isLabelTy() ||
      isa<Function>(use))
    return false;
  use.set(choose.flip() ? PoisonValue::get(use->getType())
                        : UndefValue::get(use->getType()));
  return true;
}

/// An instruction becomes one of its operands, or a constant.
bool simplify(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return !i.getType()->isVoidTy() && !i.use_empty() && !i.isTerminator();
  });
  if (!inst)
    return false;
  Type *type = inst->getType();
  SmallVector<Value *> values;
  if (!isa<PHINode>(inst))
    for (Value *operand : inst->operands())
      if (operand->getType() == type)
        values.push_back(operand);
  if (type->isFirstClassType()) {
    values.push_back(Constant::getNullValue(type));
    values.push_back(UndefValue::get(type));
    if (type->isIntOrIntVectorTy())
      values.push_back(Constant::getAllOnesValue(type));
  }
  if (values.empty())
    return false;
  inst->replaceAllUsesWith(choose.among(values));
  return true;
}

bool dropFreeze(Function &function, Chooser &choose) {
  auto *freeze = pick<FreezeInst>(function, choose);
  if (!freeze)
    return false;
  freeze->replaceAllUsesWith(freeze->getOperand(0));
  return true;
}

bool addFreeze(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return i.getNumOperands() != 0 && !isa<PHINode>(i);
  });
  if (!inst)
    return false;
  Use &use = inst->getOperandUse(choose.below(inst->getNumOperands()));
  if (!use->getType()->isFirstClassType() || isa<Constant>(use) ||
      use->getType()->isLabelTy() || use->getType()->isMetadataTy() ||
      use->getType()->isTokenTy())
    return false;
  use.set(new FreezeInst(use, "", inst->getIterator()));
  return true;
}

//===-- Operations --------------------------------------------------------===//

bool changePredicate(Function &function, Chooser &choose) {
  auto *compare = pick<CmpInst>(function, choose);
  if (!compare)
    return false;
  auto predicates = ArrayRef<CmpInst::Predicate>();
  static const auto integers = to_vector(CmpInst::ICmpPredicates());
  static const auto floats = to_vector(CmpInst::FCmpPredicates());
  predicates = isa<ICmpInst>(compare) ? ArrayRef(integers) : ArrayRef(floats);
  compare->setPredicate(choose.among(predicates));
  return true;
}

bool changeOpcode(Function &function, Chooser &choose) {
  auto *inst = pick<BinaryOperator>(function, choose);
  if (!inst)
    return false;
  static const Instruction::BinaryOps integers[] = {
      Instruction::Add,  Instruction::Sub,  Instruction::Mul,
      Instruction::UDiv, Instruction::SDiv, Instruction::URem,
      Instruction::SRem, Instruction::Shl,  Instruction::LShr,
      Instruction::AShr, Instruction::And,  Instruction::Or,
      Instruction::Xor};
  static const Instruction::BinaryOps floats[] = {
      Instruction::FAdd, Instruction::FSub, Instruction::FMul,
      Instruction::FDiv};
  auto opcode = inst->getType()->isFPOrFPVectorTy() ? choose.among(floats)
                                                    : choose.among(integers);
  auto *other =
      BinaryOperator::Create(opcode, inst->getOperand(0), inst->getOperand(1),
                             "", inst->getIterator());
  other->takeName(inst);
  inst->replaceAllUsesWith(other);
  inst->eraseFromParent();
  return true;
}

bool changeCast(Function &function, Chooser &choose) {
  auto *inst = pick<CastInst>(function, choose);
  if (!inst)
    return false;
  static const std::pair<unsigned, Instruction::CastOps> others[] = {
      {Instruction::ZExt, Instruction::SExt},
      {Instruction::SExt, Instruction::ZExt},
      {Instruction::FPToSI, Instruction::FPToUI},
      {Instruction::FPToUI, Instruction::FPToSI},
      {Instruction::SIToFP, Instruction::UIToFP},
      {Instruction::UIToFP, Instruction::SIToFP}};
  for (auto [from, to] : others)
    if (inst->getOpcode() == from) {
      auto *other = CastInst::Create(to, inst->getOperand(0), inst->getType(),
                                     "", inst->getIterator());
      inst->replaceAllUsesWith(other);
      inst->eraseFromParent();
      return true;
    }
  return false;
}

bool changeIntrinsic(Function &function, Chooser &choose) {
  static const SmallVector<Intrinsic::ID> kinds[] = {
      {Intrinsic::smax, Intrinsic::smin, Intrinsic::umax, Intrinsic::umin,
       Intrinsic::uadd_sat, Intrinsic::usub_sat, Intrinsic::sadd_sat,
       Intrinsic::ssub_sat},
      {Intrinsic::ctlz, Intrinsic::cttz},
      {Intrinsic::maxnum, Intrinsic::minnum, Intrinsic::maximum,
       Intrinsic::minimum, Intrinsic::maximumnum, Intrinsic::minimumnum,
       Intrinsic::copysign},
      {Intrinsic::fshl, Intrinsic::fshr},
      {Intrinsic::ctpop, Intrinsic::bitreverse},
      {Intrinsic::memcpy, Intrinsic::memmove},
      {Intrinsic::lifetime_start, Intrinsic::lifetime_end},
      {Intrinsic::floor, Intrinsic::ceil, Intrinsic::trunc, Intrinsic::rint,
       Intrinsic::fabs, Intrinsic::round, Intrinsic::canonicalize},
      {Intrinsic::uadd_with_overflow, Intrinsic::sadd_with_overflow,
       Intrinsic::usub_with_overflow, Intrinsic::ssub_with_overflow,
       Intrinsic::umul_with_overflow, Intrinsic::smul_with_overflow}};
  auto kindOf = [](const IntrinsicInst &call) -> ArrayRef<Intrinsic::ID> {
    for (const auto &kind : kinds)
      if (is_contained(kind, call.getIntrinsicID()))
        return kind;
    return {};
  };
  auto *call = pick<IntrinsicInst>(function, choose, [&](IntrinsicInst &one) {
    return !kindOf(one).empty();
  });
  if (!call)
    return false;
  ArrayRef<Intrinsic::ID> kind = kindOf(*call);
  SmallVector<Type *> types{call->getType()};
  if (call->getType()->isVoidTy()) {
    types.clear();
    for (Value *argument : call->args())
      if (!argument->getType()->isIntegerTy(1))
        types.push_back(argument->getType());
  } else if (auto *pair = dyn_cast<StructType>(call->getType())) {
    types = {pair->getElementType(0)};
  }
  Function *other = Intrinsic::getOrInsertDeclaration(
      function.getParent(), choose.among(kind), types);
  if (other->getFunctionType() != call->getFunctionType())
    return false;
  call->setCalledFunction(other);
  return true;
}

bool toggleFlag(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return isa<OverflowingBinaryOperator, PossiblyExactOperator,
               PossiblyDisjointInst, PossiblyNonNegInst, ICmpInst,
               GetElementPtrInst, TruncInst, FPMathOperator>(i);
  });
  if (!inst)
    return false;
  if (isa<OverflowingBinaryOperator>(inst) || isa<TruncInst>(inst)) {
    if (choose.flip())
      inst->setHasNoSignedWrap(!inst->hasNoSignedWrap());
    else
      inst->setHasNoUnsignedWrap(!inst->hasNoUnsignedWrap());
  } else if (isa<PossiblyExactOperator>(inst)) {
    inst->setIsExact(!inst->isExact());
  } else if (auto *either = dyn_cast<PossiblyDisjointInst>(inst)) {
    either->setIsDisjoint(!either->isDisjoint());
  } else if (isa<PossiblyNonNegInst>(inst)) {
    inst->setNonNeg(!inst->hasNonNeg());
  } else if (auto *compare = dyn_cast<ICmpInst>(inst)) {
    compare->setSameSign(!compare->hasSameSign());
  } else if (auto *gep = dyn_cast<GetElementPtrInst>(inst)) {
    static const GEPNoWrapFlags flags[] = {
        GEPNoWrapFlags::none(), GEPNoWrapFlags::inBounds(),
        GEPNoWrapFlags::noUnsignedSignedWrap(),
        GEPNoWrapFlags::noUnsignedWrap()};
    gep->setNoWrapFlags(choose.among(flags));
  } else {
    switch (choose.below(4)) {
    case 0:
      inst->setHasNoNaNs(!inst->hasNoNaNs());
      break;
    case 1:
      inst->setHasNoInfs(!inst->hasNoInfs());
      break;
    case 2:
      inst->setHasNoSignedZeros(!inst->hasNoSignedZeros());
      break;
    default:
      inst->dropPoisonGeneratingFlags();
    }
  }
  return true;
}

/// `select a, b, false` becomes `and a, b`, and so on.
bool selectToLogic(Function &function, Chooser &choose) {
  auto *select = pick<SelectInst>(function, choose, [](SelectInst &one) {
    return one.getType() == one.getCondition()->getType();
  });
  if (!select)
    return false;
  auto opcode = choose.flip() ? Instruction::And : Instruction::Or;
  auto *logic = BinaryOperator::Create(opcode, select->getCondition(),
                                       choose.flip() ? select->getTrueValue()
                                                     : select->getFalseValue(),
                                       "", select->getIterator());
  select->replaceAllUsesWith(logic);
  return true;
}

//===-- Attributes --------------------------------------------------------===//

/// Some attribute that bears on values of the type.
std::optional<Attribute> someAttribute(LLVMContext &context, Type *type,
                                       Chooser &choose) {
  SmallVector<Attribute> all{Attribute::get(context, Attribute::NoUndef)};
  if (type->isPointerTy()) {
    all.push_back(Attribute::get(context, Attribute::NonNull));
    all.push_back(Attribute::getWithAlignment(context, Align(8)));
    all.push_back(Attribute::getWithDereferenceableBytes(context, 4));
    all.push_back(Attribute::get(context, Attribute::NoAlias));
  }
  if (auto *integer = dyn_cast<IntegerType>(type);
      integer && integer->getBitWidth() > 3) {
    unsigned width = integer->getBitWidth();
    all.push_back(
        Attribute::get(context, Attribute::Range,
                       ConstantRange(APInt(width, choose.below(3)),
                                     APInt(width, 4 + choose.below(3)))));
  }
  return choose.among(all);
}

template <typename Holder>
void toggleParameter(Holder &holder, unsigned number, Attribute attribute) {
  if (holder.getAttributes().hasParamAttr(number, attribute.getKindAsEnum()))
    holder.removeParamAttr(number, attribute.getKindAsEnum());
  else
    holder.addParamAttr(number, attribute);
}

bool parameterAttribute(Function &function, Chooser &choose) {
  if (function.arg_empty())
    return false;
  unsigned number = choose.below(function.arg_size());
  auto attribute = someAttribute(function.getContext(),
                                 function.getArg(number)->getType(), choose);
  toggleParameter(function, number, *attribute);
  return true;
}

bool returnAttribute(Function &function, Chooser &choose) {
  if (function.getReturnType()->isVoidTy())
    return false;
  auto attribute =
      someAttribute(function.getContext(), function.getReturnType(), choose);
  if (function.hasRetAttribute(attribute->getKindAsEnum()))
    function.removeRetAttr(attribute->getKindAsEnum());
  else
    function.addRetAttr(*attribute);
  return true;
}

bool callAttribute(Function &function, Chooser &choose) {
  auto *call = pick<CallBase>(function, choose);
  if (!call)
    return false;
  switch (choose.below(3)) {
  case 0: {
    if (call->arg_empty())
      return false;
    unsigned number = choose.below(call->arg_size());
    toggleParameter(*call, number,
                    *someAttribute(function.getContext(),
                                   call->getArgOperand(number)->getType(),
                                   choose));
    return true;
  }
  case 1: {
    if (call->getType()->isVoidTy())
      return false;
    Attribute attribute =
        *someAttribute(function.getContext(), call->getType(), choose);
    if (call->hasRetAttr(attribute.getKindAsEnum()))
      call->removeRetAttr(attribute.getKindAsEnum());
    else
      call->addRetAttr(attribute);
    return true;
  }
  default: {
    static const Attribute::AttrKind kinds[] = {
        Attribute::NoUnwind, Attribute::WillReturn, Attribute::NoFree,
        Attribute::NoSync, Attribute::Speculatable};
    Attribute::AttrKind kind = choose.among(kinds);
    if (call->getAttributes().hasFnAttr(kind))
      call->removeFnAttr(kind);
    else if (kind != Attribute::Speculatable)
      call->addFnAttr(kind);
    else
      call->setMemoryEffects(choose.flip() ? MemoryEffects::none()
                                           : MemoryEffects::readOnly());
    return true;
  }
  }
}

bool dropMetadata(Function &function, Chooser &choose) {
  auto *load = pick<LoadInst>(function, choose);
  if (!load)
    return false;
  static const unsigned kinds[] = {LLVMContext::MD_noundef,
                                   LLVMContext::MD_nonnull};
  unsigned kind =
      load->getType()->isPointerTy() ? choose.among(kinds) : kinds[0];
  load->setMetadata(kind, load->hasMetadata(kind)
                              ? nullptr
                              : MDNode::get(function.getContext(), {}));
  return true;
}

//===-- Memory and control ------------------------------------------------===//

bool changeAlign(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return isa<LoadInst, StoreInst, AllocaInst>(i);
  });
  if (!inst)
    return false;
  Align align(uint64_t(1) << choose.below(5));
  if (auto *load = dyn_cast<LoadInst>(inst))
    load->setAlignment(align);
  else if (auto *store = dyn_cast<StoreInst>(inst))
    store->setAlignment(align);
  else
    cast<AllocaInst>(inst)->setAlignment(align);
  return true;
}

bool deleteEffect(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return isa<StoreInst>(i) || (isa<CallInst>(i) && i.use_empty());
  });
  if (!inst || inst->isTerminator())
    return false;
  inst->eraseFromParent();
  return true;
}

bool duplicateEffect(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return isa<StoreInst, CallInst, LoadInst>(i);
  });
  if (!inst)
    return false;
  Instruction *copy = inst->clone();
  copy->insertAfter(inst->getIterator());
  if (!inst->getType()->isVoidTy())
    inst->replaceUsesWithIf(copy,
                            [&](Use &use) { return use.getUser() != copy; });
  return true;
}

/// A load becomes what was stored somewhere before, or loaded.
bool forwardLoad(Function &function, Chooser &choose) {
  auto *load = pick<LoadInst>(function, choose);
  if (!load)
    return false;
  DominatorTree tree(function);
  SmallVector<Value *> values;
  for (Instruction &inst : instructions(function)) {
    if (!tree.dominates(&inst, load))
      continue;
    if (auto *store = dyn_cast<StoreInst>(&inst))
      values.push_back(store->getValueOperand());
    else if (isa<LoadInst>(inst))
      values.push_back(&inst);
  }
  erase_if(values,
           [&](Value *one) { return one->getType() != load->getType(); });
  if (values.empty())
    return false;
  load->replaceAllUsesWith(choose.among(values));
  load->eraseFromParent();
  return true;
}

/// Moves an instruction up past one or more others.
bool hoist(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return !i.isTerminator() && !isa<PHINode>(i) && !isa<AllocaInst>(i);
  });
  if (!inst)
    return false;
  Instruction *to = nullptr;
  if (inst->getPrevNode() && !isa<PHINode>(inst->getPrevNode())) {
    to = inst->getPrevNode();
    for (unsigned more = choose.below(3); more != 0; --more)
      if (to->getPrevNode() && !isa<PHINode>(to->getPrevNode()))
        to = to->getPrevNode();
  } else if (BasicBlock *from = inst->getParent()->getSinglePredecessor()) {
    to = from->getTerminator();
  }
  if (!to)
    return false;
  DominatorTree tree(function);
  for (Value *operand : inst->operands())
    if (auto *other = dyn_cast<Instruction>(operand);
        other && !tree.dominates(other, to))
      return false;
  inst->moveBefore(to->getIterator());
  return true;
}

bool swapTargets(Function &function, Chooser &choose) {
  auto *branch = pick<BranchInst>(
      function, choose, [](BranchInst &one) { return one.isConditional(); });
  if (!branch)
    return false;
  BasicBlock *first = branch->getSuccessor(0);
  branch->setSuccessor(0, branch->getSuccessor(1));
  branch->setSuccessor(1, first);
  return true;
}

bool swapIncoming(Function &function, Chooser &choose) {
  auto *phi = pick<PHINode>(function, choose, [](PHINode &one) {
    return one.getNumIncomingValues() > 1;
  });
  if (!phi)
    return false;
  unsigned i = choose.below(phi->getNumIncomingValues());
  unsigned k = choose.below(phi->getNumIncomingValues());
  Value *value = phi->getIncomingValue(i);
  phi->setIncomingValue(i, phi->getIncomingValue(k));
  phi->setIncomingValue(k, value);
  return i != k;
}

bool assumeCondition(Function &function, Chooser &choose) {
  auto *branch = pick<BranchInst>(
      function, choose, [](BranchInst &one) { return one.isConditional(); });
  if (!branch)
    return false;
  branch->setCondition(
      ConstantInt::getBool(function.getContext(), choose.flip()));
  return true;
}

struct Mutation {
  StringRef name;
  bool (*apply)(Function &function, Chooser &choose);
};

constexpr Mutation mutations[] = {
    {"change-constant", changeConstant},
    {"swap-operands", swapOperands},
    {"other-operand", otherOperand},
    {"operand-to-undef", operandToUndef},
    {"simplify", simplify},
    {"drop-freeze", dropFreeze},
    {"add-freeze", addFreeze},
    {"change-predicate", changePredicate},
    {"change-opcode", changeOpcode},
    {"change-cast", changeCast},
    {"change-intrinsic", changeIntrinsic},
    {"toggle-flag", toggleFlag},
    {"toggle-flag", toggleFlag},
    {"select-to-logic", selectToLogic},
    {"parameter-attribute", parameterAttribute},
    {"return-attribute", returnAttribute},
    {"call-attribute", callAttribute},
    {"drop-metadata", dropMetadata},
    {"change-align", changeAlign},
    {"delete-effect", deleteEffect},
    {"duplicate-effect", duplicateEffect},
    {"forward-load", forwardLoad},
    {"hoist", hoist},
    {"swap-targets", swapTargets},
    {"swap-incoming", swapIncoming},
    {"assume-condition", assumeCondition},
};

} // namespace

StringRef mutate(Function &function, Chooser &choose) {
  for (unsigned tries = 0; tries < 30; ++tries) {
    const Mutation &mutation = choose.among(mutations);
    if (mutation.apply(function, choose))
      return mutation.name;
  }
  return {};
}

} // namespace palindrome::soundness
