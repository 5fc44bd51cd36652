// The normal form of `select`: what several of them choose has one form.

#include "verify/judge/refine/lockstep/terms/Term.h"
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
  return move(*moved, operands, steps, moved->flags);
}

/// A choice between an extended integer and another one, or a constant, as the
/// extension of a choice. Null if it is none.
///
///   select i1 %c, (zext i8 %x), (i32 7)      zext (select i1 %c, i8 %x, i8 7)
const Term *TermPool::selectExtended(const OperationShape &shape,
                                     ArrayRef<const Term *> parts) {
  const Term *extended = isExtension(parts[1]) ? parts[1] : parts[2];
  if (!isExtension(extended))
    return nullptr;
  const unsigned opcode = extended->opcode();
  Type *type = extended->operands[0]->type;
  SmallVector<const Term *> narrow{parts[0]};
  for (const Term *part : parts.drop_front()) {
    const ConstantInt *number = part->constantInt();
    const unsigned width = type->getIntegerBitWidth();
    if (part->opcode() == opcode && isExtension(part) &&
        part->operands[0]->type == type)
      narrow.push_back(part->operands[0]);
    else if (number && (opcode == Instruction::ZExt
                            ? number->getValue().isIntN(width)
                            : number->getValue().isSignedIntN(width)))
      narrow.push_back(
          constant(ConstantInt::get(type, number->getValue().trunc(width))));
    else
      return nullptr;
  }
  return operation(
      shape.like, shape.type, opcode, /*flags=*/0,
      {operation(shape.like, type, Instruction::Select, /*flags=*/0, narrow)});
}

/// A comparison of a choice of a constant with another constant, as a choice of
/// comparisons. Null if it is none.
///
///   %s = select i1 %c, ptr null, ptr %p     %n = icmp eq ptr %p, null
///   %r = icmp eq ptr %s, null               %r = select i1 %c, i1 true, i1 %n
const Term *TermPool::compareChoice(const OperationShape &shape,
                                    CmpInst::Predicate predicate,
                                    const Term *left, const Term *right) {
  auto isConstant = [](const Term *term) { return term->isDefinedConstant(); };
  const bool isSwapped = isConstant(left);
  const Term *choice = isSwapped ? right : left,
             *other = isSwapped ? left : right;
  if (choice->opcode() != Instruction::Select || choice->flags != 0 ||
      !isConstant(other) || !choice->operands[0]->type->isIntegerTy(1) ||
      none_of(ArrayRef(choice->operands).drop_front(), isConstant))
    return nullptr;
  auto compared = [&](const Term *part) {
    return isSwapped ? compare(shape, /*flags=*/0, predicate, other, part)
                     : compare(shape, /*flags=*/0, predicate, part, other);
  };
  return operation(shape.like, shape.type, Instruction::Select, /*flags=*/0,
                   {choice->operands[0], compared(choice->operands[1]),
                    compared(choice->operands[2])});
}

/// Whether an operation is poison if and only if an operand is.
static bool isPlain(const Term &term) {
  return term.kind == Term::Operation && term.flags == 0 &&
         term.opcode() != Instruction::Select && addsPoisonByFlagsAlone(term);
}

/// Whether `condition` is poison wherever `other` is: by the values from which
/// `other` is computed.
static bool isPoisonToo(const Term *condition, const Term *other) {
  constexpr unsigned mostDepth = 8;
  if (condition->depth > mostDepth || other->depth > mostDepth)
    return false;
  SmallPtrSet<const Term *, 4> leaves;
  auto isLeafOrPlain = [](const Term &part) {
    return part.operands.empty()
               ? part.kind != Term::Constant || part.constantInt()
               : isPlain(part);
  };
  bool arePlain = true;
  DenseMap<const Term *, bool> seen, seenOfOther;
  visitParts(condition, seen, [&](const Term &part) {
    arePlain &= isLeafOrPlain(part);
    if (part.operands.empty())
      leaves.insert(&part);
  });
  visitParts(other, seenOfOther, [&](const Term &part) {
    arePlain &=
        isLeafOrPlain(part) && (!part.operands.empty() || part.constantInt() ||
                                leaves.contains(&part));
  });
  return arePlain;
}

/// A choice between a condition and a constant, as `and` or `or`, if these are
/// poison no more often. Null if it is none.
///
///   select i1 %c, i1 false, i1 %d         and i1 (xor i1 %c, true), %d
const Term *TermPool::selectCondition(const OperationShape &shape,
                                      ArrayRef<const Term *> parts) {
  const ConstantInt *yes = parts[1]->constantInt(),
                    *no = parts[2]->constantInt();
  if (!shape.type->isIntegerTy(1) || !(yes || no))
    return nullptr;
  const Term *condition = parts[0], *other = yes ? parts[2] : parts[1];
  if (!isPoisonToo(condition, other))
    return nullptr;
  const bool isOr = (yes ? yes : no)->isOne();
  if (isOr != (yes != nullptr))
    condition = negation(condition, shape.like);
  return operation(shape.like, shape.type,
                   isOr ? Instruction::Or : Instruction::And, /*flags=*/0,
                   {condition, other});
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
  if (shape.flags == 0 && condition->type->isIntegerTy()) {
    const Term *made = shape.type->isPointerTy() ? selectPlace(shape, parts)
                                                 : selectNumber(shape, parts);
    if (!made)
      made = selectExtended(shape, parts);
    if (!made)
      made = selectCondition(shape, parts);
    if (made)
      return made;
  }
  return make({rest, shape.flags, shape.type, shape.like, parts});
}
