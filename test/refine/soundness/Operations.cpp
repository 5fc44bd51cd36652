// Mutations of opcodes, flags, predicates and types.

#include "test/refine/Flags.h"
#include "test/refine/soundness/Pick.h"
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

bool changePredicate(Function &function, Chooser &choose) {
  auto *compare = pick<CmpInst>(function, choose);
  if (!compare)
    return false;
  auto predicates = ArrayRef<CmpInst::Predicate>();
  static const auto integers = to_vector(CmpInst::ICmpPredicates());
  static const auto floats = to_vector(CmpInst::FCmpPredicates());
  predicates = isa<ICmpInst>(compare) ? ArrayRef(integers) : ArrayRef(floats);
  compare->setPredicate(choose.of(predicates));
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
  auto opcode = inst->getType()->isFPOrFPVectorTy() ? choose.of(floats)
                                                    : choose.of(integers);
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
  Function *other = Intrinsic::getOrInsertDeclaration(function.getParent(),
                                                      choose.of(kind), types);
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
  if (toggleIntegerFlag(*inst, [&] { return choose.flip(); }))
    return true;
  if (auto *gep = dyn_cast<GetElementPtrInst>(inst)) {
    static const GEPNoWrapFlags flags[] = {
        GEPNoWrapFlags::none(), GEPNoWrapFlags::inBounds(),
        GEPNoWrapFlags::noUnsignedSignedWrap(),
        GEPNoWrapFlags::noUnsignedWrap()};
    gep->setNoWrapFlags(choose.of(flags));
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

} // namespace

ArrayRef<Mutation> operationMutations() {
  static constexpr Mutation mutations[] = {
      {"change-predicate", changePredicate},
      {"change-opcode", changeOpcode},
      {"change-cast", changeCast},
      {"change-intrinsic", changeIntrinsic},
      {"toggle-flag", toggleFlag},
      {"toggle-flag", toggleFlag},
      {"select-to-logic", selectToLogic},
  };
  return mutations;
}

} // namespace palindrome::soundness
