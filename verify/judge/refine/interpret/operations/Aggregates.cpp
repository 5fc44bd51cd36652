// Elements of vectors and aggregates (LangRef, 'Vector Operations'; 'Aggregate
// Operations').

#include "verify/judge/refine/interpret/operations/Operations.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// The element at an index of a vector; nothing if the result is poison.
std::optional<unsigned> elementIndex(Machine &machine, const Lane &index,
                                     unsigned count, Type *type) {
  if (index.isPoison())
    return std::nullopt;
  APInt bits = index.bits;
  if (index.isUndetermined()) {
    // Unless every value of its type is in range, the index may be out of
    // range.
    unsigned width = machine.setting.width(type);
    if (width > mostChoiceBits || (uint64_t(1) << width) > count)
      return std::nullopt;
    bits = machine.choices.ask(ChoiceKind::Undef, width);
  }
  if (bits.uge(count))
    return std::nullopt;
  return bits.getZExtValue();
}

/// The poison that an element at an index of no element is.
Lane outOfRange(const Lane &index) {
  return index.isBits()
             ? Lane::poison("index %s is not that of an element", index.bits)
             : Lane::poison();
}

/// The number of the first lane of the element of `type` at `indices`, and the
/// number of its lanes.
std::pair<unsigned, unsigned> laneRange(Type *type,
                                        ArrayRef<unsigned> indices) {
  unsigned first = 0;
  for (unsigned index : indices) {
    if (auto *record = dyn_cast<StructType>(type)) {
      for (unsigned i = 0; i != index; ++i)
        first += countLanes(record->getElementType(i));
      type = record->getElementType(index);
    } else {
      type = cast<ArrayType>(type)->getElementType();
      first += index * countLanes(type);
    }
  }
  return {first, countLanes(type)};
}

} // namespace

Lanes elementExtraction(Machine &machine, const Operator &op, Operands in) {
  auto index = elementIndex(machine, in[1][0], in[0].size(),
                            op.getOperand(1)->getType());
  if (!index)
    return {outOfRange(in[1][0])};
  Lane lane = in[0][*index];
  lane.fromUndef |= in[1][0].mayVary() && !lane.isPoison();
  return {lane};
}

Lanes elementInsertion(Machine &machine, const Operator &op, Operands in) {
  auto index = elementIndex(machine, in[2][0], in[0].size(),
                            op.getOperand(2)->getType());
  // The index is used once for each lane of the result.
  bool isChosen = machine.setting.isSource() && in[2][0].mayVary();
  if (isChosen)
    machine.course.overApproximate();
  if (!index || isChosen)
    return Lanes(in[0].size(), outOfRange(in[2][0]));
  Lanes result(in[0].begin(), in[0].end());
  result[*index] = in[1][0];
  return result;
}

Lanes shuffle(Machine &machine, const Operator &op, Operands in) {
  SmallVector<int> mask;
  if (auto *instruction = dyn_cast<ShuffleVectorInst>(&op)) {
    instruction->getShuffleMask(mask);
  } else {
    ArrayRef<int> constant = cast<ConstantExpr>(op).getShuffleMask();
    mask.assign(constant.begin(), constant.end());
  }
  Lanes both(in[0].begin(), in[0].end());
  both.append(in[1].begin(), in[1].end());
  Lanes result;
  SmallVector<bool> taken(both.size());
  for (int from : mask) {
    if (from < 0) {
      result.push_back(Lane::poison("the mask has poison there"));
      continue;
    }
    // An element that the mask names twice is used twice.
    bool again =
        machine.setting.isSource() && taken[from] && both[from].fromUndef;
    if (again)
      machine.course.overApproximate();
    taken[from] = true;
    result.push_back(again ? Lane::poison() : both[from]);
  }
  return result;
}

Lanes valueExtraction(Machine &machine, const Operator &op, Operands in) {
  const auto &extract = cast<ExtractValueInst>(op);
  auto [first, count] =
      laneRange(op.getOperand(0)->getType(), extract.getIndices());
  return Lanes(in[0].begin() + first, in[0].begin() + first + count);
}

Lanes valueInsertion(Machine &machine, const Operator &op, Operands in) {
  const auto &insert = cast<InsertValueInst>(op);
  unsigned first = laneRange(op.getType(), insert.getIndices()).first;
  Lanes result(in[0].begin(), in[0].end());
  llvm::copy(in[1], result.begin() + first);
  return result;
}

} // namespace palindrome::interpret
