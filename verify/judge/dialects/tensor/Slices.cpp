// The ops of the `tensor` dialect on parts of tensors:
// https://mlir.llvm.org/docs/Dialects/TensorOps/

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "verify/judge/dialects/machine/Tensors.h"
#include "llvm/Support/MathExtras.h"
#include <set>

using namespace palindrome;
using namespace palindrome::dialects;
namespace tensor = mlir::tensor;

namespace {
/// Element `i` of a dimension of a slice is element `offset + i * stride` of
/// the tensor.
struct Slice {
  Shape offsets, sizes, strides;
  /// The sizes without the dimensions that the type of the slice does not have.
  Shape kept;
};
} // namespace

/// `sizes` without the dimensions that a slice of type `shape` leaves out.
/// These have size 1 by `known`, the sizes that are stated by the op; which of
/// some that are 1 are left out makes no difference.
static Shape dropUnits(llvm::ArrayRef<int64_t> sizes,
                       llvm::ArrayRef<int64_t> known,
                       llvm::ArrayRef<int64_t> shape) {
  Shape kept;
  for (auto [size, knownSize] : llvm::zip_equal(sizes, known))
    if (kept.size() < shape.size() && knownSize == shape[kept.size()])
      kept.push_back(size);
  return kept;
}

template <typename Op>
static Slice readSlice(Machine &machine, Op op, mlir::RankedTensorType type) {
  Slice slice;
  slice.offsets = machine.numbers(op.getStaticOffsets(), op.getOffsets());
  slice.sizes = machine.numbers(op.getStaticSizes(), op.getSizes());
  slice.strides = machine.numbers(op.getStaticStrides(), op.getStrides());
  slice.kept = dropUnits(slice.sizes, op.getStaticSizes(), type.getShape());
  return slice;
}

/// Element `number` of a dimension of a slice, in that of the tensor; -1 if it
/// has no number.
static int64_t place(int64_t number, int64_t offset, int64_t stride) {
  int64_t distance = 0, sum = 0;
  bool overflows = llvm::MulOverflow(number, stride, distance) ||
                   llvm::AddOverflow(offset, distance, sum);
  return overflows ? -1 : sum;
}

/// Whether each dimension of `slice` by itself is within one of `shape`.
static bool isWithin(const Slice &slice, llvm::ArrayRef<int64_t> shape) {
  for (auto [offset, size, stride, length] :
       llvm::zip_equal(slice.offsets, slice.sizes, slice.strides, shape)) {
    int64_t last = size ? place(size - 1, offset, stride) : offset;
    if (std::min(offset, last) < 0 ||
        std::max(offset, last) >= length + (size ? 0 : 1))
      return false;
  }
  return true;
}

/// Calls `visit` with the position of each element of `slice` in a tensor of
/// `shape`. Returns false if the machine stops: an element is out of bounds.
static bool forEachElement(Machine &machine, const Slice &slice,
                           llvm::ArrayRef<int64_t> shape,
                           llvm::function_ref<void(int64_t)> visit) {
  if (!isPossible(machine, slice.sizes))
    return false;
  // No document says whether a slice without elements may be out of bounds;
  // a view of memory may not, which it becomes.
  if (llvm::is_contained(slice.sizes, 0) && !isWithin(slice, shape))
    machine.noteLatitude();
  forEachIndexWhile(slice.sizes, [&](llvm::ArrayRef<int64_t> index) {
    Shape at;
    for (auto [number, offset, stride] :
         llvm::zip_equal(index, slice.offsets, slice.strides))
      at.push_back(place(number, offset, stride));
    if (!machine.memory().isWithin(at, shape))
      return false;
    visit(positionOf(at, shape));
    return true;
  });
  return machine.isRunning();
}

static void extractSlice(Machine &machine, mlir::Operation *op) {
  auto extract = llvm::cast<tensor::ExtractSliceOp>(op);
  Value source = machine.get(extract.getSource());
  Slice slice = readSlice(machine, extract, extract.getType());
  List result{slice.kept, {}};
  if (forEachElement(machine, slice, source.list().shape, [&](int64_t at) {
        result.elements.push_back(source.list().elements[at]);
      }))
    giveTensor(machine, extract.getResult(), std::move(result));
}

/// The tensor that `op` writes to, with its slice; nothing if the machine
/// stops.
template <typename Op>
static std::optional<Value> insertInto(Machine &machine, Op op) {
  Value source = machine.get(op.getSource());
  Value dest = machine.get(op.getDest());
  Slice slice = readSlice(machine, op, op.getSourceType());
  if (!machine.isRunning() ||
      !isSameShape(machine, source.list().shape, slice.kept,
                   "the source and the slice"))
    return std::nullopt;
  List &list = dest.ownList();
  auto next = source.list().elements.begin();
  if (!forEachElement(machine, slice, list.shape,
                      [&](int64_t at) { list.elements[at] = *next++; }))
    return std::nullopt;
  return dest;
}

static void insertSlice(Machine &machine, mlir::Operation *op) {
  auto insert = llvm::cast<tensor::InsertSliceOp>(op);
  if (std::optional<Value> result = insertInto(machine, insert))
    machine.set(insert.getResult(), std::move(*result));
}

/// The tensor is an argument of the body of the loop, whose last value is the
/// result of the loop.
static void insertInParallel(Machine &machine, mlir::Operation *op) {
  auto insert = llvm::cast<tensor::ParallelInsertSliceOp>(op);
  if (std::optional<Value> result = insertInto(machine, insert))
    machine.set(insert.getDest(), std::move(*result));
}

/// The slices of a tensor of `shape` that the rows of `indices` name: in
/// dimension `dimensions[i]`, number `row[i]` alone; in the others, all. Calls
/// `visit` with the position of each element. Returns false if the machine
/// stops.
static bool forEachNamed(Machine &machine, llvm::ArrayRef<int64_t> shape,
                         const List &indices,
                         llvm::ArrayRef<int64_t> dimensions, bool isUnique,
                         llvm::function_ref<void(int64_t)> visit) {
  if (indices.shape.back() != static_cast<int64_t>(dimensions.size())) {
    machine.undefined("there are " + llvm::Twine(indices.shape.back()) +
                      " coordinates for " + llvm::Twine(dimensions.size()) +
                      " dimensions");
    return false;
  }
  Shape row(shape.size(), 0), sizes(shape);
  for (int64_t dimension : dimensions)
    sizes[dimension] = 1;
  std::set<Shape> seen;
  int64_t rows =
      countElements(llvm::ArrayRef<int64_t>(indices.shape).drop_back());
  auto next = indices.elements.begin();
  for (; rows > 0 && machine.isRunning(); --rows) {
    for (int64_t dimension : dimensions) {
      row[dimension] = machine.number(*next++);
      // Where there is no element, the bounds are checked all the same.
      if (row[dimension] < 0 || row[dimension] >= shape[dimension])
        machine.undefined("coordinate " + llvm::Twine(row[dimension]) +
                          " of dimension " + llvm::Twine(dimension) +
                          " is out of bounds");
    }
    if (isUnique && !seen.insert(row).second)
      machine.undefined("the coordinates are not unique");
    if (!machine.isRunning())
      return false;
    forEachIndex(sizes, [&](llvm::ArrayRef<int64_t> index) {
      Shape at(row);
      for (auto [number, part] : llvm::zip_equal(at, index))
        number += part;
      visit(positionOf(at, shape));
    });
  }
  return machine.isRunning();
}

/// The shape of the slices of a tensor of `shape` that `indices` names: of rank
/// `rank`, with the named dimensions as 1 or without them.
static Shape shapeOfNamed(llvm::ArrayRef<int64_t> shape, const List &indices,
                          llvm::ArrayRef<int64_t> dimensions, size_t rank) {
  Shape result(llvm::ArrayRef<int64_t>(indices.shape).drop_back());
  bool keepsRank = rank == result.size() + shape.size();
  for (auto [dimension, size] : llvm::enumerate(shape)) {
    bool isNamed = llvm::is_contained(dimensions, dimension);
    if (!isNamed || keepsRank)
      result.push_back(isNamed ? 1 : size);
  }
  return result;
}

static void gather(Machine &machine, mlir::Operation *op) {
  auto gatherOp = llvm::cast<tensor::GatherOp>(op);
  Value source = machine.get(gatherOp.getSource());
  Value indices = machine.get(gatherOp.getIndices());
  const List &list = source.list();
  Shape shape =
      shapeOfNamed(list.shape, indices.list(), gatherOp.getGatherDims(),
                   gatherOp.getResultType().getRank());
  if (!isPossible(machine, shape))
    return;
  List result{std::move(shape), {}};
  if (forEachNamed(
          machine, list.shape, indices.list(), gatherOp.getGatherDims(),
          gatherOp.getUnique(),
          [&](int64_t at) { result.elements.push_back(list.elements[at]); }))
    giveTensor(machine, gatherOp.getResult(), std::move(result));
}

static void scatter(Machine &machine, mlir::Operation *op) {
  auto scatterOp = llvm::cast<tensor::ScatterOp>(op);
  Value source = machine.get(scatterOp.getSource());
  Value indices = machine.get(scatterOp.getIndices());
  Value dest = machine.get(scatterOp.getDest());
  List &list = dest.ownList();
  Shape shape =
      shapeOfNamed(list.shape, indices.list(), scatterOp.getScatterDims(),
                   scatterOp.getSourceType().getRank());
  if (!isSameShape(machine, source.list().shape, shape,
                   "the source and the slices"))
    return;
  auto next = source.list().elements.begin();
  if (forEachNamed(machine, list.shape, indices.list(),
                   scatterOp.getScatterDims(), scatterOp.getUnique(),
                   [&](int64_t at) { list.elements[at] = *next++; }))
    giveTensor(machine, scatterOp.getResult(), std::move(dest));
}

static void concat(Machine &machine, mlir::Operation *op) {
  auto concatOp = llvm::cast<tensor::ConcatOp>(op);
  uint64_t along = concatOp.getDim();
  Values inputs = machine.operands(op);
  Shape shape = inputs.front().list().shape;
  shape[along] = 0;
  for (const Value &input : inputs) {
    Shape sizes = input.list().shape;
    if (llvm::AddOverflow(shape[along], sizes[along], shape[along]))
      return machine.undefined("the size of the result overflows");
    sizes[along] = shape[along];
    if (!isSameShape(machine, sizes, shape, "the inputs"))
      return;
  }
  if (!isPossible(machine, shape))
    return;
  List result{shape, Values(countElements(shape))};
  int64_t offset = 0;
  for (const Value &input : inputs) {
    const List &list = input.list();
    auto next = list.elements.begin();
    forEachIndex(list.shape, [&](llvm::ArrayRef<int64_t> index) {
      Shape at(index);
      at[along] += offset;
      result.elements[positionOf(at, shape)] = *next++;
    });
    offset += list.shape[along];
  }
  giveTensor(machine, concatOp.getResult(), std::move(result));
}

/// The body gives the elements around the source, by their place in the result.
static void pad(Machine &machine, mlir::Operation *op) {
  auto padOp = llvm::cast<tensor::PadOp>(op);
  Value source = machine.get(padOp.getSource());
  const List &list = source.list();
  Shape low = machine.numbers(padOp.getStaticLow(), padOp.getLow());
  Shape high = machine.numbers(padOp.getStaticHigh(), padOp.getHigh());
  Shape shape;
  for (auto [before, size, after] : llvm::zip_equal(low, list.shape, high)) {
    int64_t sum = 0;
    if (before < 0 || after < 0 || llvm::AddOverflow(before, size, sum) ||
        llvm::AddOverflow(sum, after, sum))
      return machine.undefined("the padding is negative or too large");
    shape.push_back(sum);
  }
  if (!isPossible(machine, shape))
    return;
  // The op is `Pure`, so that its body may run once for each element, or more
  // often, or not at all where the result is not used.
  if (padOp.getRegion()
          .walk([](mlir::Operation *inside) {
            return mlir::WalkResult(
                mlir::success(mlir::isMemoryEffectFree(inside)));
          })
          .wasInterrupted())
    machine.noteLatitude();
  List result{shape, {}};
  forEachIndexWhile(shape, [&](llvm::ArrayRef<int64_t> index) {
    Shape at;
    bool isWithin = true;
    for (auto [number, before, size] :
         llvm::zip_equal(index, low, list.shape)) {
      at.push_back(number - before);
      isWithin &= at.back() >= 0 && at.back() < size;
    }
    if (isWithin) {
      result.elements.push_back(list.elements[positionOf(at, list.shape)]);
      return true;
    }
    std::optional<Values> padding =
        machine.run(padOp.getRegion(), indexValues(machine, index));
    if (padding)
      result.elements.push_back(std::move(padding->front()));
    return padding.has_value();
  });
  giveTensor(machine, padOp.getResult(), std::move(result));
}

llvm::ArrayRef<Rule> dialects::tensorSliceRules() {
  static constexpr Rule rules[] = {
      Rule("tensor.concat", onTensors<concat>).onTerms(),
      Rule("tensor.extract_slice", onTensors<extractSlice>).onTerms(),
      Rule("tensor.gather", onTensors<gather>).onTerms(),
      Rule("tensor.insert_slice", onTensors<insertSlice>).onTerms(),
      Rule("tensor.pad", onTensors<pad>).onTerms(),
      {"tensor.parallel_insert_slice", onTensors<insertInParallel>},
      Rule("tensor.scatter", onTensors<scatter>).onTerms(),
  };
  return rules;
}
