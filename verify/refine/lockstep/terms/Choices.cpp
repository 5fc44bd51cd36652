// The normal form of `select`: what several of them choose has one form.

#include "verify/refine/lockstep/terms/Term.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/GEPNoWrapFlags.h"
#include "llvm/IR/Instructions.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// A choice between 1 or -1 and 0, as an extension of the condition. Null if it
/// is none.
///
///   select i1 %c, i32 1, i32 0          zext i1 %c to i32
const Term *TermPool::selectNumber(const OperationShape &shape,
                                   ArrayRef<const Term *> parts) {
  const ConstantInt *yes = parts[1]->constantInt(),
                    *no = parts[2]->constantInt();
  if (!yes || !no || yes->isZero() == no->isZero() ||
      shape.type->isIntegerTy(1))
    return nullptr;
  const ConstantInt *number = yes->isZero() ? no : yes;
  if (!number->isOne() && !number->isMinusOne())
    return nullptr;
  return operation(shape.like, shape.type,
                   number->isOne() ? Instruction::ZExt : Instruction::SExt,
                   /*flags=*/0,
                   {number == yes ? parts[0] : negation(parts[0], shape.like)});
}

namespace {
/// An address as a constant step from somewhere.
struct LastStep {
  explicit LastStep(const Term *const &address) : operands(address) {
    if (address->kind != Term::Address)
      return;
    operands = address->operands;
    before = address->steps;
    if (before.back().operand != 0)
      return;
    bytes = before.back().scale;
    before = before.drop_back();
  }
  bool isFromSamePlace(const LastStep &other) const {
    return operands == other.operands &&
           equal(before, other.before,
                 [](const AddressStep &one, const AddressStep &two) {
                   return one.scale == two.scale && one.operand == two.operand;
                 });
  }

  ArrayRef<const Term *> operands;
  ArrayRef<AddressStep> before;
  int64_t bytes = 0;
};
} // namespace

/// A choice between places that constant steps lead to from the same one, as
/// one step. Null if it is none.
///
///   select i1 %c, (gep %p, 16), (gep %p, 24)   gep %p, (select i1 %c, 16, 24)
const Term *TermPool::selectPlace(const OperationShape &shape,
                                  ArrayRef<const Term *> parts) {
  const Term *yes = parts[1], *no = parts[2];
  const Term *moved = yes->kind == Term::Address ? yes : no;
  const Term *other = moved == yes ? no : yes;
  const LastStep first(yes), second(no);
  // Without a step, no flag makes an address poison.
  if (moved->kind != Term::Address || !first.isFromSamePlace(second) ||
      (other->kind == Term::Address && other->flags != moved->flags) ||
      (GEPNoWrapFlags::fromRaw(moved->flags).hasNoUnsignedWrap() &&
       (first.bytes < 0 || second.bytes < 0)))
    return nullptr;
  Type *type = layout.getIndexType(moved->type);
  auto number = [&](int64_t step) {
    return constant(ConstantInt::getSigned(type, step));
  };
  SmallVector<const Term *> operands(first.operands);
  SmallVector<AddressStep> steps(first.before);
  steps.push_back({1, static_cast<unsigned>(operands.size())});
  operands.push_back(
      operation(shape.like, type, Instruction::Select, /*flags=*/0,
                {parts[0], number(first.bytes), number(second.bytes)}));
  return move(*moved, operands, steps);
}

const Term *TermPool::select(const OperationShape &shape) {
  const Term *condition = shape.operands[0], *yes = shape.operands[1],
             *no = shape.operands[2];
  if (shape.flags == 0) {
    if (condition->isTrue())
      return yes;
    if (condition->isFalse())
      return no;
    if (yes->isTrue() && no->isFalse())
      return condition;
    if (yes->isFalse() && no->isTrue())
      return negation(condition, shape.like);
  }
  if (condition->type->isIntegerTy() &&
      condition->opcode() == Instruction::Xor && condition->flags == 0 &&
      condition->operands[1]->isTrue()) {
    condition = condition->operands[0];
    std::swap(yes, no);
  }
  const Term *parts[] = {condition, yes, no};
  uint64_t rest[] = {Instruction::Select};
  if (shape.flags == 0 && condition->type->isIntegerTy())
    if (const Term *made = shape.type->isPointerTy()
                               ? selectPlace(shape, parts)
                               : selectNumber(shape, parts))
      return made;
  return make({rest, shape.flags, shape.type, shape.like, parts});
}
