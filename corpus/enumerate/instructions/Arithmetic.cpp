// Unary and binary operations and comparisons, on every type, with each of
// their flags.

#include "corpus/enumerate/cases/Body.h"
#include "corpus/enumerate/instructions/Kinds.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace palindrome::enumerate;

/// All sets of fast-math flags, on one operation.
static void enumerateFastMathFlags(Enumeration &e) {
  Type *type = e.types.floats[2];
  for (unsigned bits = 0; bits <= FastMathFlags::AllFlagsMask; ++bits)
    e.add([&](Module &module) {
      Body body(module, type, {type, type});
      auto *made =
          body.insert(BinaryOperator::CreateFAdd(body.arg(0), body.arg(1)));
      FastMathFlags flags;
      flags.setAllowReassoc(bits & FastMathFlags::AllowReassoc);
      flags.setNoNaNs(bits & FastMathFlags::NoNaNs);
      flags.setNoInfs(bits & FastMathFlags::NoInfs);
      flags.setNoSignedZeros(bits & FastMathFlags::NoSignedZeros);
      flags.setAllowReciprocal(bits & FastMathFlags::AllowReciprocal);
      flags.setAllowContract(bits & FastMathFlags::AllowContract);
      flags.setApproxFunc(bits & FastMathFlags::ApproxFunc);
      made->setFastMathFlags(flags);
      body.finish(made);
      return true;
    });
}

void palindrome::enumerate::enumerateArithmetic(Enumeration &e) {
  enumerateFastMathFlags(e);
  // LLVM's verifier rejects the operations that a type does not have.
  for (const TypeList *list : {&e.types.integerLike, &e.types.floatLike})
    for (Type *type : *list)
      for (unsigned flags = 0; flags != numFlagChoices; ++flags) {
        for (unsigned op = Instruction::UnaryOpsBegin;
             op != Instruction::UnaryOpsEnd; ++op)
          e.add([&](Module &module) {
            Body body(module, type, {type});
            auto *made = body.insert(
                UnaryOperator::Create(Instruction::UnaryOps(op), body.arg(0)));
            body.finish(made);
            return setFlags(*made, flags);
          });
        for (unsigned op = Instruction::BinaryOpsBegin;
             op != Instruction::BinaryOpsEnd; ++op)
          e.add([&](Module &module) {
            Body body(module, type, {type, type});
            auto *made = body.insert(BinaryOperator::Create(
                Instruction::BinaryOps(op), body.arg(0), body.arg(1)));
            body.finish(made);
            return setFlags(*made, flags);
          });
      }
}

static void compare(Enumeration &e, Type *type, Instruction::OtherOps op,
                    CmpInst::Predicate predicate) {
  for (unsigned flags = 0; flags != numFlagChoices; ++flags) {
    if (flags > 2 && op == Instruction::ICmp)
      break;
    e.add([&](Module &module) {
      Body body(module, CmpInst::makeCmpResultType(type), {type, type});
      auto *made =
          body.insert(CmpInst::Create(op, predicate, body.arg(0), body.arg(1)));
      body.finish(made);
      return setFlags(*made, flags);
    });
  }
}

void palindrome::enumerate::enumerateComparisons(Enumeration &e) {
  for (const TypeList *list : {&e.types.integerLike, &e.types.pointerLike})
    for (Type *type : *list)
      for (CmpInst::Predicate predicate : CmpInst::ICmpPredicates())
        compare(e, type, Instruction::ICmp, predicate);
  for (Type *type : e.types.floatLike)
    for (CmpInst::Predicate predicate : CmpInst::FCmpPredicates())
      compare(e, type, Instruction::FCmp, predicate);
}
