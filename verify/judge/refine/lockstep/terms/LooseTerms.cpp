// Terms of operations that neither function contains.

#include "verify/judge/refine/lockstep/terms/LooseTerms.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

LooseTerms::~LooseTerms() {
  for (Instruction *inst : loose)
    inst->deleteValue();
}

const Instruction &LooseTerms::instructionOf(const ConstantExpr &expression) {
  const Instruction *&inst = expressions[&expression];
  if (!inst) {
    loose.push_back(expression.getAsInstruction());
    inst = loose.back();
  }
  return *inst;
}

const Term *LooseTerms::compare(CmpInst::Predicate predicate, const Term *left,
                                const Term *right) {
  const Instruction *&comparison = comparisons[{left->type, predicate}];
  if (!comparison) {
    Value *any = PoisonValue::get(left->type);
    loose.push_back(new ICmpInst(predicate, any, any));
    comparison = loose.back();
  }
  return pool.operation(*comparison, {left, right});
}

const Term *LooseTerms::isEqual(const Term *term, const Term *other) {
  return compare(CmpInst::ICMP_EQ, term, other);
}

const Term *LooseTerms::isEqual(const Term *term, const Constant *value) {
  return isEqual(term, pool.constant(value));
}

const Term *LooseTerms::orTrue(const Term *condition) {
  Type *type = condition->type;
  const Instruction *&like = alternatives[type];
  if (!like) {
    Value *any = PoisonValue::get(type);
    loose.push_back(BinaryOperator::CreateOr(any, any));
    like = loose.back();
  }
  return pool.operation(*like,
                        {condition, pool.constant(ConstantInt::getTrue(type))});
}
