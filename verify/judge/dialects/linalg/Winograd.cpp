// The transforms of the `linalg` dialect for Winograd's convolution, F(m, r):
// https://mlir.llvm.org/docs/Dialects/Linalg/
//
// The document names matrices A, B and G and not their elements, which the
// three transforms have to agree on alone. These are those of Toom and Cook for
// the points 0, 1, -1, 2, -2 and infinity, as many as m + r - 1 (Lavin and
// Gray, https://arxiv.org/abs/1509.09308).

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/TypeUtilities.h"
#include "verify/judge/dialects/machine/Tensors.h"

using namespace palindrome;
using namespace palindrome::dialects;
namespace linalg = mlir::linalg;

namespace {
/// A list of rows.
using Matrix = std::vector<std::vector<double>>;

struct Sizes {
  int64_t output, filter; ///< m and r.
  int64_t input() const { return output + filter - 1; }
};

/// What happens to one dimension of a tile. A convolution in the other
/// dimension alone leaves tiles of size 1 as they are.
struct Axis {
  Matrix matrix = {{1}};
  int64_t step = 1; ///< From one tile to the next in an image.
};

/// The index of an element in a tensor, by its place in its tile.
using Places = llvm::function_ref<Shape(int64_t row, int64_t column)>;
} // namespace

static constexpr double points[] = {0, 1, -1, 2, -2};

static Sizes sizesOf(linalg::WinogradConv2DFmr kind) {
  switch (kind) {
  case linalg::WinogradConv2DFmr::F_2_3:
    return {2, 3};
  case linalg::WinogradConv2DFmr::F_4_3:
    return {4, 3};
  case linalg::WinogradConv2DFmr::F_2_5:
    return {2, 5};
  }
  llvm_unreachable("all cases return");
}

/// The powers of all points, a row for each; infinity has the last one alone.
static Matrix powers(Sizes sizes, int64_t count) {
  Matrix rows;
  for (double point : llvm::ArrayRef(points).take_front(sizes.input() - 1)) {
    std::vector<double> row{1};
    while (static_cast<int64_t>(row.size()) < count)
      row.push_back(row.back() * point);
    rows.push_back(std::move(row));
  }
  rows.emplace_back(count, 0);
  rows.back().back() = 1;
  return rows;
}

/// A^T: a column for each point.
static Matrix outputMatrix(Sizes sizes) {
  Matrix columns = powers(sizes, sizes.output);
  Matrix rows(sizes.output, std::vector<double>(columns.size()));
  for (auto [number, column] : llvm::enumerate(columns))
    for (auto [row, value] : llvm::zip_equal(rows, column))
      row[number] = value;
  return rows;
}

/// G: the powers of a point, divided by its distances to the other ones.
static Matrix filterMatrix(Sizes sizes) {
  Matrix rows = powers(sizes, sizes.filter);
  auto finite = llvm::ArrayRef(points).take_front(sizes.input() - 1);
  for (auto [row, point] : llvm::zip(rows, finite)) {
    double product = 1;
    for (double other : finite)
      product *= point == other ? 1 : point - other;
    for (double &value : row)
      value /= product;
  }
  return rows;
}

/// B^T: for each point, the coefficients of the product of all `x - other`.
static Matrix inputMatrix(Sizes sizes) {
  Matrix rows;
  auto finite = llvm::ArrayRef(points).take_front(sizes.input() - 1);
  for (int64_t number = 0; number < sizes.input(); ++number) {
    std::vector<double> row(sizes.input());
    row[0] = 1;
    for (auto [other, point] : llvm::enumerate(finite)) {
      if (static_cast<int64_t>(other) == number)
        continue;
      for (size_t power = row.size(); power-- > 0;)
        row[power] = (power ? row[power - 1] : 0) - point * row[power];
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

static double toDouble(const llvm::APInt &bits, mlir::FloatType type) {
  llvm::APFloat number(type.getFloatSemantics(), bits);
  bool losesInfo = false;
  number.convert(llvm::APFloat::IEEEdouble(),
                 llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return number.convertToDouble();
}

static Value fromDouble(double number, mlir::FloatType type) {
  llvm::APFloat rounded(number);
  bool losesInfo = false;
  rounded.convert(type.getFloatSemantics(), llvm::APFloat::rmNearestTiesToEven,
                  &losesInfo);
  return Value(rounded.bitcastToAPInt());
}

/// Adds `rows * tile * columns^T` to a tile of `to`, or sets it to that.
static void transform(const Matrix &rows, const Matrix &columns,
                      const List &from, Places source, List &to, Places dest,
                      mlir::FloatType type, bool adds) {
  auto element = [](const List &list, const Shape &index) -> const Value & {
    return list.elements[positionOf(index, list.shape)];
  };
  for (size_t row = 0; row < rows.size(); ++row) {
    for (size_t column = 0; column < columns.size(); ++column) {
      Value &result = to.elements[positionOf(dest(row, column), to.shape)];
      const Poison *poison = adds ? findPoison(result) : nullptr;
      double sum = adds && !poison ? toDouble(result.bits(), type) : 0;
      for (size_t i = 0; i < rows[row].size(); ++i) {
        for (size_t j = 0; j < columns[column].size(); ++j) {
          const Value &value = element(from, source(i, j));
          if (value.isPoison())
            poison = &value.poison();
          else
            sum += rows[row][i] * columns[column][j] *
                   toDouble(value.bits(), type);
        }
      }
      result = poison ? Value(*poison) : fromDouble(sum, type);
    }
  }
}

/// The element type of `op` if it is one that the rules know, else null.
static mlir::FloatType elementOf(Machine &machine, mlir::Operation *op) {
  // The matrices and the order of the sums are open.
  machine.noteLatitude();
  return simpleFloat(machine, mlir::getElementTypeOrSelf(op->getOperand(0)));
}

static void transformFilter(Machine &machine, mlir::Operation *op) {
  auto filterOp = llvm::cast<linalg::WinogradFilterTransformOp>(op);
  mlir::FloatType type = elementOf(machine, op);
  if (!type)
    return;
  Sizes sizes = sizesOf(filterOp.getFmr());
  const Value source = machine.get(filterOp.getFilter());
  Value result = machine.get(filterOp.getOutput());
  const List &from = source.list(); // F, H, W, C.
  List &to = result.ownList();      // H, W, C, F.
  Axis axes[2];
  Shape expected;
  for (int i : {0, 1}) {
    if (from.shape[1 + i] != 1)
      axes[i].matrix = filterMatrix(sizes);
    expected.push_back(axes[i].matrix.front().size());
  }
  if (!isSameShape(machine, {from.shape[1], from.shape[2]}, expected,
                   "the filter and the matrices"))
    return;
  expected = {static_cast<int64_t>(axes[0].matrix.size()),
              static_cast<int64_t>(axes[1].matrix.size()), from.shape[3],
              from.shape[0]};
  if (!isSameShape(machine, to.shape, expected, "the output and the result"))
    return;
  forEachIndex({from.shape[0], from.shape[3]}, [&](llvm::ArrayRef<int64_t> at) {
    transform(
        axes[0].matrix, axes[1].matrix, from,
        [&](int64_t row, int64_t column) {
          return Shape{at[0], row, column, at[1]};
        },
        to,
        [&](int64_t row, int64_t column) {
          return Shape{row, column, at[1], at[0]};
        },
        type, /*adds=*/false);
  });
  giveTensor(machine, filterOp.getResult(), std::move(result));
}

/// Whether `image` consists of `tiles`, which overlap by `overlap`. The image
/// has dimensions N, H, W, C; the tiles have rows and columns of a tile, then
/// rows and columns of tiles, then N and C.
static bool hasTiles(Machine &machine, const List &tiles, const List &image,
                     llvm::ArrayRef<Axis> axes, int64_t overlap) {
  Shape expected{tiles.shape[4]};
  for (int i : {0, 1})
    expected.push_back(tiles.shape[2 + i] * axes[i].step +
                       (axes[i].matrix.size() > 1 ? overlap : 0));
  expected.push_back(tiles.shape[5]);
  return isSameShape(machine, image.shape, expected, "the image and the tiles");
}

/// Calls `visit` with the places of the elements of each tile in both tensors.
static void
forEachTile(const List &tiles, llvm::ArrayRef<Axis> axes,
            llvm::function_ref<void(Places tile, Places image)> visit) {
  forEachIndex(llvm::ArrayRef<int64_t>(tiles.shape).drop_front(2),
               [&](llvm::ArrayRef<int64_t> at) {
                 visit(
                     [&](int64_t row, int64_t column) {
                       return Shape{row, column, at[0], at[1], at[2], at[3]};
                     },
                     [&](int64_t row, int64_t column) {
                       return Shape{at[2], at[0] * axes[0].step + row,
                                    at[1] * axes[1].step + column, at[3]};
                     });
               });
}

/// What `matrix` does along the dimensions in which `tiles` has more than one
/// element; their number has to be the right one.
static bool findAxes(Machine &machine, const List &tiles, const Matrix &matrix,
                     Sizes sizes, llvm::MutableArrayRef<Axis> axes) {
  Shape expected;
  for (int i : {0, 1}) {
    if (tiles.shape[i] != 1)
      axes[i] = {matrix, sizes.output};
    expected.push_back(tiles.shape[i] == 1 ? 1 : sizes.input());
  }
  return isSameShape(machine, {tiles.shape[0], tiles.shape[1]}, expected,
                     "the tiles and the matrices");
}

static void transformInput(Machine &machine, mlir::Operation *op) {
  auto inputOp = llvm::cast<linalg::WinogradInputTransformOp>(op);
  mlir::FloatType type = elementOf(machine, op);
  if (!type)
    return;
  Sizes sizes = sizesOf(inputOp.getFmr());
  const Value source = machine.get(inputOp.getInput());
  Value result = machine.get(inputOp.getOutput());
  List &tiles = result.ownList();
  Axis axes[2];
  if (!findAxes(machine, tiles, inputMatrix(sizes), sizes, axes) ||
      !hasTiles(machine, tiles, source.list(), axes, sizes.filter - 1))
    return;
  forEachTile(tiles, axes, [&](Places tile, Places image) {
    transform(axes[0].matrix, axes[1].matrix, source.list(), image, tiles, tile,
              type, /*adds=*/false);
  });
  giveTensor(machine, inputOp.getResult(), std::move(result));
}

/// As that of a convolution, the output is what the products are added to.
static void transformOutput(Machine &machine, mlir::Operation *op) {
  auto outputOp = llvm::cast<linalg::WinogradOutputTransformOp>(op);
  mlir::FloatType type = elementOf(machine, op);
  if (!type)
    return;
  Sizes sizes = sizesOf(outputOp.getFmr());
  const Value source = machine.get(outputOp.getValue());
  Value result = machine.get(outputOp.getOutput());
  const List &tiles = source.list();
  List &image = result.ownList();
  Axis axes[2];
  if (!findAxes(machine, tiles, outputMatrix(sizes), sizes, axes) ||
      !hasTiles(machine, tiles, image, axes, /*overlap=*/0))
    return;
  forEachTile(tiles, axes, [&](Places tile, Places place) {
    transform(axes[0].matrix, axes[1].matrix, tiles, tile, image, place, type,
              /*adds=*/true);
  });
  giveTensor(machine, outputOp.getResult(), std::move(result));
}

llvm::ArrayRef<Rule> dialects::linalgWinogradRules() {
  static constexpr Rule rules[] = {
      {"linalg.winograd_filter_transform", onTensors<transformFilter>},
      {"linalg.winograd_input_transform", onTensors<transformInput>},
      {"linalg.winograd_output_transform", onTensors<transformOutput>},
  };
  return rules;
}
