// The elements of structs, arrays and vectors: what was inserted is extracted,
// and what is shuffled or inserted has one form.
//
//   %s = insertvalue { double, double } %r, double %x, 0
//   %t = insertvalue { double, double } %s, double %y, 1
//   %u = extractvalue { double, double } %t, 0                    ; %x

#include "verify/judge/refine/lockstep/terms/Term.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Instructions.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Which element a term inserts or extracts. Nothing if it is none, or one that
/// need not exist.
static std::optional<SmallVector<uint64_t>> placeOf(unsigned opcode,
                                                    ArrayRef<uint64_t> rest,
                                                    const Term *vector,
                                                    const Term *number) {
  if (opcode == Instruction::ExtractValue || opcode == Instruction::InsertValue)
    return SmallVector<uint64_t>(rest.drop_front());
  const ConstantInt *index = number->constantInt();
  auto *type = dyn_cast<FixedVectorType>(vector->type);
  if (!index || !type || index->getValue().uge(type->getNumElements()))
    return std::nullopt;
  return SmallVector<uint64_t>{index->getZExtValue()};
}

/// Whether one of two places contains the other, or is it.
static bool isWithin(ArrayRef<uint64_t> one, ArrayRef<uint64_t> other) {
  return all_of(zip(one, other), [](auto both) {
    return std::get<0>(both) == std::get<1>(both);
  });
}

/// An element of what was inserted into, as what was inserted there, or as that
/// element of what it was before. Null if it is neither. Poison in one element
/// is not in another one.
const Term *TermPool::elementOf(const OperationShape &shape) {
  const bool isVector = shape.opcode() == Instruction::ExtractElement;
  const Term *whole = shape.operands[0];
  if (whole->opcode() !=
      (isVector ? Instruction::InsertElement : Instruction::InsertValue))
    return nullptr;
  auto wanted = placeOf(shape.opcode(), shape.rest, whole,
                        isVector ? shape.operands[1] : nullptr);
  auto inserted = placeOf(whole->opcode(), whole->rest, whole,
                          isVector ? whole->operands[2] : nullptr);
  if (!wanted || !inserted)
    return nullptr;
  if (*wanted == *inserted)
    return whole->operands[1];
  if (isWithin(*wanted, *inserted))
    return nullptr;
  SmallVector<const Term *> operands(shape.operands);
  operands[0] = whole->operands[0];
  return normal({shape.rest, shape.flags, shape.type, shape.like, operands});
}

/// A shuffle that takes elements of one vector alone, with poison as the other
/// one. Null if it is none, or has that form.
///
///   shufflevector <2 x i8> %v, <2 x i8> %v, <i32 3, i32 0>
///   shufflevector <2 x i8> %v, <2 x i8> poison, <i32 1, i32 0>
const Term *TermPool::shuffleOfOne(const OperationShape &shape) {
  auto *type = dyn_cast<FixedVectorType>(shape.operands[0]->type);
  const Term *first = shape.operands[0], *second = shape.operands[1];
  if (!type ||
      (second->kind == Term::Constant && isa<PoisonValue>(second->value)))
    return nullptr;
  const int width = type->getNumElements();
  SmallVector<uint64_t> rest(shape.rest);
  for (uint64_t &word : drop_begin(rest)) {
    const int element = static_cast<int>(word);
    if (element < width)
      continue;
    if (first != second)
      return nullptr;
    word = element - width;
  }
  const Term *operands[] = {
      first, constant(PoisonValue::get(shape.operands[0]->type))};
  return normal({rest, shape.flags, shape.type, shape.like, operands});
}

/// An insertion at a constant place with an index of 64 bits. Null if it has
/// that form, or the place may not exist.
const Term *TermPool::insertWithLongIndex(const OperationShape &shape) {
  const ConstantInt *index = shape.operands[2]->constantInt();
  if (!index || index->getType()->isIntegerTy(64) ||
      !placeOf(shape.opcode(), shape.rest, shape.operands[0],
               shape.operands[2]))
    return nullptr;
  const Term *operands[] = {
      shape.operands[0], shape.operands[1],
      constant(ConstantInt::get(Type::getInt64Ty(index->getContext()),
                                index->getZExtValue()))};
  return normal({shape.rest, shape.flags, shape.type, shape.like, operands});
}
