// The ops of the `linalg` dialect that have no region:
// https://mlir.llvm.org/docs/Dialects/Linalg/

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "verify/judge/dialects/machine/Tensors.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

using namespace palindrome;
using namespace palindrome::dialects;
namespace linalg = mlir::linalg;

namespace {
/// Where the elements of a packed tensor are in the plain one: element
/// [outer..., inner...] of the packed one is at
/// `outer[d] * tile + inner` in the dimensions that are tiled.
class Packing {
public:
  template <typename Op>
  Packing(Machine &machine, Op op)
      : tiles(machine.numbers(op.getStaticInnerTiles(), op.getInnerTiles())),
        dimensions(op.getInnerDimsPos()), permutation(op.getOuterDimsPerm()) {
    for (int64_t tile : tiles)
      if (tile <= 0)
        machine.undefined("a tile has size " + llvm::Twine(tile));
  }

  /// The shape of the packed tensor that is as large as one of `plain` needs.
  Shape pack(llvm::ArrayRef<int64_t> plain) const {
    Shape outer(plain);
    for (auto [dimension, tile] : llvm::zip_equal(dimensions, tiles))
      outer[dimension] = llvm::divideCeil(outer[dimension], tile);
    Shape packed = permute(outer);
    packed.append(tiles);
    return packed;
  }

  /// The index in the packed tensor of the element at `plain`.
  Shape indexOf(llvm::ArrayRef<int64_t> plain) const {
    Shape outer(plain), inner;
    for (auto [dimension, tile] : llvm::zip_equal(dimensions, tiles)) {
      inner.push_back(plain[dimension] % tile);
      outer[dimension] = plain[dimension] / tile;
    }
    Shape index = permute(outer);
    index.append(inner);
    return index;
  }

  llvm::ArrayRef<int64_t> innerTiles() const { return tiles; }

private:
  /// Dimension `i` of the result is `permutation[i]` of `outer`.
  Shape permute(llvm::ArrayRef<int64_t> outer) const {
    Shape result(outer);
    for (auto [to, from] : llvm::enumerate(permutation))
      result[to] = outer[from];
    return result;
  }

  Shape tiles;
  llvm::ArrayRef<int64_t> dimensions, permutation;
};
} // namespace

/// Elements that the source does not have are the padding; there must not be
/// more of them than the last tile of each dimension needs.
static void pack(Machine &machine, mlir::Operation *op) {
  auto packOp = llvm::cast<linalg::PackOp>(op);
  Packing packing(machine, packOp);
  if (!machine.isRunning())
    return;
  const Value source = machine.get(packOp.getSource());
  const List &list = source.list();
  Shape shape = machine.get(packOp.getDest()).list().shape;
  if (!isSameShape(machine, packing.pack(list.shape), shape,
                   "the packed source and the result"))
    return;
  bool isPadded =
      countElements(shape) != static_cast<int64_t>(list.elements.size());
  mlir::Value padding = packOp.getPaddingValue();
  if (isPadded && !padding)
    return machine.undefined("the source does not fill the tiles, and there is "
                             "no padding");
  List result{shape, Values(countElements(shape),
                            padding ? machine.get(padding) : Value())};
  auto next = list.elements.begin();
  forEachIndex(list.shape, [&](llvm::ArrayRef<int64_t> index) {
    result.elements[positionOf(packing.indexOf(index), shape)] = *next++;
  });
  giveTensor(machine, packOp.getResult(), std::move(result));
}

static void unpack(Machine &machine, mlir::Operation *op) {
  auto unpackOp = llvm::cast<linalg::UnPackOp>(op);
  Packing packing(machine, unpackOp);
  if (!machine.isRunning())
    return;
  const Value source = machine.get(unpackOp.getSource());
  const List &list = source.list();
  size_t outerRank = list.shape.size() - packing.innerTiles().size();
  if (!isSameShape(machine, packing.innerTiles(),
                   llvm::ArrayRef<int64_t>(list.shape).drop_front(outerRank),
                   "the tiles and the inner dimensions"))
    return;
  List result{machine.get(unpackOp.getDest()).list().shape, {}};
  // The source may have more tiles than the result needs, in dimensions that
  // are tiled.
  Shape needed = packing.pack(result.shape);
  for (auto [dimension, size] : llvm::enumerate(needed))
    if (size > list.shape[dimension])
      return machine.undefined("the result is larger than the source in "
                               "dimension " +
                               llvm::Twine(dimension) + " of that");
  forEachIndex(result.shape, [&](llvm::ArrayRef<int64_t> index) {
    result.elements.push_back(
        list.elements[positionOf(packing.indexOf(index), list.shape)]);
  });
  giveTensor(machine, unpackOp.getResult(), std::move(result));
}

/// e to the power of `number`, by the C library.
static llvm::APFloat exponential(const llvm::APFloat &number) {
  llvm::APFloat result = number;
  bool losesInfo = false;
  result.convert(llvm::APFloat::IEEEdouble(),
                 llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  result = llvm::APFloat(std::exp(result.convertToDouble()));
  result.convert(number.getSemantics(), llvm::APFloat::rmNearestTiesToEven,
                 &losesInfo);
  return result;
}

/// Softmax of the elements of `list` at `positions`.
static void softmaxOf(List &list, llvm::ArrayRef<int64_t> positions,
                      const llvm::fltSemantics &format) {
  llvm::SmallVector<llvm::APFloat> numbers;
  for (int64_t position : positions) {
    const Value element = list.elements[position];
    if (element.isPoison()) {
      for (int64_t other : positions)
        list.elements[other] = element;
      return;
    }
    numbers.emplace_back(format, element.bits());
  }
  llvm::APFloat largest = numbers.front(), sum = llvm::APFloat::getZero(format);
  for (const llvm::APFloat &number : numbers)
    largest = llvm::maximum(largest, number);
  for (llvm::APFloat &number : numbers) {
    number = exponential(number - largest);
    sum = sum + number;
  }
  for (auto [position, number] : llvm::zip_equal(positions, numbers))
    list.elements[position] = Value((number / sum).bitcastToAPInt());
}

static void softmax(Machine &machine, mlir::Operation *op) {
  auto softmaxOp = llvm::cast<linalg::SoftmaxOp>(op);
  mlir::FloatType element =
      simpleFloat(machine, softmaxOp.getInputOperandType().getElementType());
  if (!element)
    return;
  Value input = machine.get(softmaxOp.getInput());
  const Value output = machine.get(softmaxOp.getOutput());
  if (!isSameShape(machine, sizesOf(input), sizesOf(output),
                   "the input and the output"))
    return;
  if (input.isView())
    input = machine.memory().loadAll(input.view(), element);
  if (!machine.isRunning())
    return;
  // The precision of the exponential, and the order of the sum, are open.
  machine.noteLatitude();
  List &list = input.ownList();
  uint64_t along = softmaxOp.getDimension();
  Shape others = list.shape;
  others[along] = std::min<int64_t>(others[along], 1);
  forEachIndex(others, [&](llvm::ArrayRef<int64_t> index) {
    Shape at(index), positions;
    for (; at[along] < list.shape[along]; ++at[along])
      positions.push_back(positionOf(at, list.shape));
    softmaxOf(list, positions, element.getFloatSemantics());
  });
  if (output.isView())
    return machine.memory().storeAll(input, output.view(), element);
  giveTensor(machine, op->getResult(0), std::move(input));
}

llvm::ArrayRef<Rule> dialects::linalgAggregateRules() {
  static constexpr Rule rules[] = {
      {"linalg.pack", onTensors<pack>},
      {"linalg.softmax", onTensors<softmax>},
      {"linalg.unpack", onTensors<unpack>},
  };
  return rules;
}
