// Ops of the `vector` dialect that take elements from one vector to another:
// https://mlir.llvm.org/docs/Dialects/Vector/

#include "mlir/IR/TypeUtilities.h"
#include "verify/judge/dialects/vector/Vector.h"

using namespace palindrome;
using namespace palindrome::dialects;

using Index = llvm::ArrayRef<int64_t>;

/// Sets `result` to the elements of `source` at the positions that
/// `positionAt` gives for each index of the result; poison where that is
/// negative.
static void rearrange(Machine &machine, mlir::Value result,
                      const Values &source,
                      llvm::function_ref<int64_t(Index)> positionAt) {
  Shape shape = machine.shapeOf(llvm::cast<mlir::VectorType>(result.getType()));
  Values elements;
  elements.reserve(countElements(shape));
  forEachIndex(shape, [&](Index index) {
    int64_t position = positionAt(index);
    elements.push_back(position < 0 ? Value(Poison{machine.current()})
                                    : source[position]);
  });
  machine.set(result, List{std::move(shape), std::move(elements)});
}

static Values concatenate(const Value &first, const Value &second) {
  Values elements = first.list().elements;
  llvm::append_range(elements, second.list().elements);
  return elements;
}

/// The source stands for the last dimensions of the result; a dimension of 1 is
/// stretched.
static void broadcast(Machine &machine, mlir::Operation *op) {
  Value source = vectorOrScalarOf(machine, op->getOperand(0));
  const Shape &shape = source.list().shape;
  rearrange(machine, op->getResult(0), source.list().elements,
            [&](Index index) {
              Shape from(index.take_back(shape.size()));
              for (auto [member, size] : llvm::zip_equal(from, shape))
                if (size == 1)
                  member = 0;
              return positionOf(from, shape);
            });
}

/// The mask numbers the rows of both operands, which are scalars where these
/// are 0-D.
static void shuffle(Machine &machine, mlir::Operation *op) {
  auto shuffleOp = llvm::cast<mlir::vector::ShuffleOp>(op);
  Value first = vectorOf(machine, shuffleOp.getV1());
  Value second = vectorOf(machine, shuffleOp.getV2());
  Index rest(first.list().shape);
  rest = rest.drop_front(rest.empty() ? 0 : 1);
  rearrange(machine, shuffleOp.getVector(), concatenate(first, second),
            [&](Index index) {
              int64_t row = shuffleOp.getMask()[index.front()];
              return row < 0 ? -1
                             : row * countElements(rest) +
                                   positionOf(index.drop_front(), rest);
            });
}

static void interleave(Machine &machine, mlir::Operation *op) {
  Value even = vectorOf(machine, op->getOperand(0));
  Value odd = vectorOf(machine, op->getOperand(1));
  const Shape &shape = even.list().shape;
  int64_t count = countElements(shape);
  rearrange(machine, op->getResult(0), concatenate(even, odd),
            [&](Index index) {
              Shape from(index.take_front(shape.size()));
              if (!from.empty())
                from.back() /= 2;
              return index.back() % 2 * count + positionOf(from, shape);
            });
}

static void deinterleave(Machine &machine, mlir::Operation *op) {
  Value source = vectorOf(machine, op->getOperand(0));
  for (int64_t parity : {0, 1})
    rearrange(machine, op->getResult(parity), source.list().elements,
              [&](Index index) {
                Shape from(index);
                from.back() = from.back() * 2 + parity;
                return positionOf(from, source.list().shape);
              });
}

static void transpose(Machine &machine, mlir::Operation *op) {
  auto transposeOp = llvm::cast<mlir::vector::TransposeOp>(op);
  Value source = vectorOf(machine, transposeOp.getVector());
  rearrange(machine, transposeOp.getResult(), source.list().elements,
            [&](Index index) {
              Shape from(index);
              for (auto [dimension, member] :
                   llvm::zip_equal(transposeOp.getPermutation(), index))
                from[dimension] = member;
              return positionOf(from, source.list().shape);
            });
}

/// The elements stay in row-major order.
static void castShape(Machine &machine, mlir::Operation *op) {
  setElements(machine, op->getResult(0),
              vectorOf(machine, op->getOperand(0)).list().elements);
}

static void fromElements(Machine &machine, mlir::Operation *op) {
  setElements(machine, op->getResult(0), machine.operands(op));
}

static void toElements(Machine &machine, mlir::Operation *op) {
  machine.set(op, vectorOf(machine, op->getOperand(0)).list().elements);
}

namespace {
/// A part of a vector that static and dynamic indices may choose.
struct Part {
  Bits isChosen;
  int64_t first; ///< Its first element, in row-major order.
};
} // namespace

/// The parts of a vector of `shape` that the indices may choose: at most one if
/// all are known, none where one is poison or out of bounds. Each has `count`
/// elements.
static std::vector<Part> findParts(Machine &machine, Index shape,
                                   Index positions, mlir::ValueRange dynamic,
                                   int64_t &count) {
  count = countElements(shape);
  std::vector<Part> parts{{true, 0}};
  for (auto [size, constant] : llvm::zip(shape, positions)) {
    Bits position = llvm::APInt(64, constant, /*isSigned=*/true);
    if (mlir::ShapedType::isDynamic(constant)) {
      const Value &value = machine.get(dynamic.front());
      dynamic = dynamic.drop_front();
      if (value.isPoison())
        return {};
      position = *machine.bitsOf(value, "the position");
    }
    count = size ? count / size : 0;
    std::vector<Part> smaller;
    for (int64_t i = 0; i < size; ++i) {
      Bits isHere = position == position.same(i);
      if (isHere.isTerm() || isHere.isKnownTrue())
        for (const Part &part : parts)
          smaller.push_back(
              {part.isChosen.andAlso(isHere), part.first + i * count});
    }
    parts = std::move(smaller);
  }
  return parts;
}

static void extract(Machine &machine, mlir::Operation *op) {
  auto extractOp = llvm::cast<mlir::vector::ExtractOp>(op);
  mlir::Value result = extractOp.getResult();
  mlir::Type type = mlir::getElementTypeOrSelf(result);
  Value source = vectorOf(machine, extractOp.getSource());
  int64_t count = 0;
  std::vector<Part> parts =
      findParts(machine, source.list().shape, extractOp.getStaticPosition(),
                extractOp.getDynamicPosition(), count);
  if (parts.empty())
    return machine.set(result, machine.poisonOf(result.getType()));
  Values elements(count, Value(Poison{op}));
  for (const Part &part : parts)
    for (int64_t i = 0; i < count; ++i)
      elements[i] =
          machine.pick(part.isChosen, type,
                       source.list().elements[part.first + i], elements[i]);
  setElements(machine, result, std::move(elements));
}

static void insert(Machine &machine, mlir::Operation *op) {
  auto insertOp = llvm::cast<mlir::vector::InsertOp>(op);
  mlir::Value result = insertOp.getResult();
  mlir::Type type = mlir::getElementTypeOrSelf(result);
  Value source = vectorOrScalarOf(machine, insertOp.getValueToStore());
  Value target = vectorOf(machine, insertOp.getDest());
  int64_t count = 0;
  std::vector<Part> parts =
      findParts(machine, target.list().shape, insertOp.getStaticPosition(),
                insertOp.getDynamicPosition(), count);
  Values before = target.list().elements;
  Values elements(before.size(), Value(Poison{op}));
  for (const Part &part : parts) {
    Values after = before;
    llvm::copy(source.list().elements, after.begin() + part.first);
    for (auto [element, inserted] : llvm::zip_equal(elements, after))
      element = machine.pick(part.isChosen, type, inserted, element);
  }
  setElements(machine, result, std::move(elements));
}

/// `position`, which counts in units of vscale where `part` is scalable.
static int64_t scale(const Machine &machine, int64_t position,
                     mlir::VectorType part) {
  return part.isScalable() ? position * machine.vscale() : position;
}

static void extractScalable(Machine &machine, mlir::Operation *op) {
  auto extractOp = llvm::cast<mlir::vector::ScalableExtractOp>(op);
  Value source = vectorOf(machine, extractOp.getSource());
  mlir::VectorType type = extractOp.getResultVectorType();
  int64_t first = scale(machine, extractOp.getPos(), type);
  int64_t end = first + countElements(machine.shapeOf(type));
  bool fits = end <= source.list().shape.front();
  rearrange(machine, extractOp.getResult(), source.list().elements,
            [&](Index index) { return fits ? first + index.front() : -1; });
}

static void insertScalable(Machine &machine, mlir::Operation *op) {
  auto insertOp = llvm::cast<mlir::vector::ScalableInsertOp>(op);
  mlir::Value result = insertOp.getResult();
  Value source = vectorOf(machine, insertOp.getValueToStore());
  Value target = vectorOf(machine, insertOp.getDest());
  int64_t first =
      scale(machine, insertOp.getPos(), insertOp.getSourceVectorType());
  if (first + source.list().shape.front() > target.list().shape.front())
    return machine.set(result, machine.poisonOf(result.getType()));
  llvm::copy(source.list().elements, target.ownList().elements.begin() + first);
  machine.set(result, std::move(target));
}

static Shape numbersOf(mlir::ArrayAttr attribute) {
  Shape numbers;
  for (auto number : attribute.getAsRange<mlir::IntegerAttr>())
    numbers.push_back(number.getInt());
  return numbers;
}

/// All strides are 1, as the ops demand.
static void extractSlice(Machine &machine, mlir::Operation *op) {
  auto extractOp = llvm::cast<mlir::vector::ExtractStridedSliceOp>(op);
  Value source = vectorOf(machine, extractOp.getSource());
  Shape offsets = numbersOf(extractOp.getOffsets());
  rearrange(machine, op->getResult(0), source.list().elements,
            [&](Index index) {
              Shape from(index);
              for (auto [member, offset] : llvm::zip(from, offsets))
                member += offset;
              return positionOf(from, source.list().shape);
            });
}

static void insertSlice(Machine &machine, mlir::Operation *op) {
  auto insertOp = llvm::cast<mlir::vector::InsertStridedSliceOp>(op);
  Value source = vectorOf(machine, insertOp.getValueToStore());
  Value target = vectorOf(machine, insertOp.getDest());
  List &list = target.ownList();
  Shape offsets = numbersOf(insertOp.getOffsets());
  auto next = source.list().elements.begin();
  forEachIndex(source.list().shape, [&](Index index) {
    Shape to = offsets;
    for (size_t i = 0, skipped = to.size() - index.size(); i < index.size();
         ++i)
      to[skipped + i] += index[i];
    list.elements[positionOf(to, list.shape)] = *next++;
  });
  machine.set(insertOp.getResult(), std::move(target));
}

/// The bits of a row of the source, its first element lowest, are cut into the
/// elements of a row of the result, as if the row were stored and loaded again
/// on a little-endian machine. A part that has a bit of poison is poison.
static void castBits(Machine &machine, mlir::Operation *op) {
  auto castOp = llvm::cast<mlir::vector::BitCastOp>(op);
  Value source = vectorOf(machine, castOp.getSource());
  mlir::Type fromType = castOp.getSourceVectorType().getElementType();
  mlir::Type toType = castOp.getResultVectorType().getElementType();
  unsigned from = machine.widthOf(fromType), to = machine.widthOf(toType);
  const Shape &shape = source.list().shape;
  size_t row = shape.empty() ? 1 : shape.back();
  Values elements;
  const Values &all = source.list().elements;
  for (const Value &element : all)
    machine.noteCast(element, fromType, toType);
  for (size_t first = 0; first < all.size(); first += row) {
    llvm::APInt bits(row * from, 0);
    for (size_t i = 0; i < row; ++i)
      if (all[first + i].isBits())
        bits.insertBits(all[first + i].bits(), i * from);
    for (unsigned at = 0; at < row * from; at += to) {
      Value element(bits.extractBits(to, at));
      for (unsigned i = at / from; i * from < at + to; ++i)
        if (all[first + i].isPoison())
          element = all[first + i];
      elements.push_back(std::move(element));
    }
  }
  setElements(machine, castOp.getResult(), std::move(elements));
}

/// The same on terms, where each element of the result is in one of the source,
/// or the other way round.
static void castTerms(Machine &machine, mlir::Operation *op) {
  auto castOp = llvm::cast<mlir::vector::BitCastOp>(op);
  Value source = vectorOf(machine, castOp.getSource());
  unsigned from =
      machine.widthOf(castOp.getSourceVectorType().getElementType());
  unsigned to = machine.widthOf(castOp.getResultVectorType().getElementType());
  if (from % to != 0 && to % from != 0)
    return machine.unsupported("elements overlap by a part of their bits");
  Values elements;
  const Values &all = source.list().elements;
  for (size_t first = 0; first < all.size(); first += std::max(to / from, 1u)) {
    std::optional<Bits> bits = Bits(llvm::APInt::getZero(std::max(from, to)));
    for (unsigned at = 0, i = first; at < std::max(from, to); at += from, ++i) {
      if (all[i].isPoison()) {
        bits = std::nullopt;
        break;
      }
      *bits = *bits | machine.bitsOf(all[i], "")
                          ->zextOrTrunc(bits->width())
                          .shl(bits->same(at));
    }
    for (unsigned at = 0; at < std::max(from, to); at += to)
      elements.push_back(bits ? bits->lshr(bits->same(at)).trunc(to).value()
                              : Value(Poison{op}));
  }
  setElements(machine, castOp.getResult(), std::move(elements));
}

llvm::ArrayRef<Rule> dialects::vectorShapeRules() {
  static constexpr Rule rules[] = {
      Rule("vector.bitcast", castBits).onTerms(castTerms),
      Rule("vector.broadcast", broadcast).onTerms(),
      Rule("vector.deinterleave", deinterleave).onTerms(),
      Rule("vector.extract", extract).onTerms(),
      Rule("vector.extract_strided_slice", extractSlice).onTerms(),
      Rule("vector.from_elements", fromElements).onTerms(),
      Rule("vector.insert", insert).onTerms(),
      Rule("vector.insert_strided_slice", insertSlice).onTerms(),
      Rule("vector.interleave", interleave).onTerms(),
      {"vector.scalable.extract", extractScalable},
      {"vector.scalable.insert", insertScalable},
      Rule("vector.shape_cast", castShape).onTerms(),
      Rule("vector.shuffle", shuffle).onTerms(),
      Rule("vector.to_elements", toElements).onTerms(),
      Rule("vector.transpose", transpose).onTerms(),
  };
  return rules;
}
