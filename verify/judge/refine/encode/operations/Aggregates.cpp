// Encodes extractvalue, insertvalue, extractelement, insertelement and
// shufflevector (LangRef, 'Vector Operations' and 'Aggregate Operations'). They
// rearrange lanes; a lane keeps its undefs, since no lane is used here.

#include "verify/judge/refine/encode/operations/Encoders.h"

using namespace palindrome::encode;
using namespace llvm;

/// The first lane of the element at `indices` of an aggregate, and its type.
static std::pair<unsigned, Type *> locate(Type *type,
                                          ArrayRef<unsigned> indices) {
  unsigned first = 0;
  for (unsigned index : indices) {
    first += firstLane(type, index);
    type = ExtractValueInst::getIndexedType(type, index);
  }
  return {first, type};
}

static Lanes encodeExtractValue(Side &side, const Instruction &inst) {
  auto &extract = cast<ExtractValueInst>(inst);
  Lanes whole = side.get(extract.getAggregateOperand());
  auto [first, type] =
      locate(extract.getAggregateOperand()->getType(), extract.getIndices());
  auto part = ArrayRef<Lane>(whole).slice(first, countLanes(type));
  return Lanes(part.begin(), part.end());
}

static Lanes encodeInsertValue(Side &side, const Instruction &inst) {
  auto &insert = cast<InsertValueInst>(inst);
  Lanes whole = side.get(insert.getAggregateOperand());
  auto [first, type] = locate(insert.getType(), insert.getIndices());
  for (auto [i, lane] : enumerate(side.get(insert.getInsertedValueOperand())))
    whole[first + i] = lane;
  return whole;
}

/// The result is poison if the index is out of bounds:
///
///   %r = extractelement <2 x i8> %v, i32 %i   becomes
///   value: i == 1 ? v1 : v0    poison: lane's || i's || i >= 2
static Lanes encodeExtractElement(Side &side, const Instruction &inst) {
  Lanes vector = side.get(inst.getOperand(0));
  Lane index = side.useScalar(inst.getOperand(1));
  unsigned width = index.value.width();
  Lane result = vector.front();
  for (auto [i, lane] : enumerate(vector))
    if (isUIntN(width, i))
      result = select(index.value == Expr::bits(width, i), lane, result);
  if (!isUIntN(width, vector.size()))
    result.poison |= index.poison;
  else
    result.poison |=
        index.poison || index.value.uge(Expr::bits(width, vector.size()));
  addUndefs(result.undefs, index.undefs);
  if (!index.undefs.empty())
    result.varies = Variation::unknown();
  return {result};
}

static Lanes encodeInsertElement(Side &side, const Instruction &inst) {
  Lanes vector = side.get(inst.getOperand(0));
  Lane element = side.get(inst.getOperand(1)).front();
  Lane index = side.useScalar(inst.getOperand(2));
  unsigned width = index.value.width();
  Expr isOutside = index.poison;
  if (isUIntN(width, vector.size()))
    isOutside |= index.value.uge(Expr::bits(width, vector.size()));
  for (auto [i, lane] : enumerate(vector)) {
    if (isUIntN(width, i))
      lane = select(index.value == Expr::bits(width, i), element, lane);
    lane.poison |= isOutside;
    addUndefs(lane.undefs, index.undefs);
    if (!index.undefs.empty())
      lane.varies = Variation::unknown();
  }
  return vector;
}

static Lanes encodeShuffleVector(Side &side, const Instruction &inst) {
  auto &shuffle = cast<ShuffleVectorInst>(inst);
  Lanes all = side.get(shuffle.getOperand(0));
  llvm::append_range(all, side.get(shuffle.getOperand(1)));
  // A lane of the result is poison if its mask element is.
  Lanes result = side.problem.poison(shuffle.getType());
  for (auto [lane, index] : zip_equal(result, shuffle.getShuffleMask()))
    if (index >= 0)
      lane = all[index];
  return result;
}

ArrayRef<OpcodeEncoder> palindrome::encode::aggregateEncoders() {
  static constexpr OpcodeEncoder encoders[] = {
      {Instruction::ExtractValue, encodeExtractValue, Exact},
      {Instruction::InsertValue, encodeInsertValue, Exact},
      {Instruction::ExtractElement, encodeExtractElement, Exact},
      {Instruction::InsertElement, encodeInsertElement, Exact},
      {Instruction::ShuffleVector, encodeShuffleVector, Exact},
  };
  return encoders;
}
