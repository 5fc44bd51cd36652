// The `tensor` dialect: https://mlir.llvm.org/docs/Dialects/TensorOps/
// The ops on parts of tensors are in tensor/Slices.cpp.

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "verify/judge/dialects/machine/Tensors.h"

using namespace palindrome;
using namespace palindrome::dialects;
namespace tensor = mlir::tensor;

/// The contents are not specified: each element is poison of its own.
static void makeEmpty(Machine &machine, mlir::Operation *op) {
  auto empty = llvm::cast<tensor::EmptyOp>(op);
  mlir::RankedTensorType type = empty.getType();
  giveFilled(machine, empty.getResult(),
             machine.numbers(type.getShape(), empty.getDynamicSizes()),
             machine.poisonOf(type.getElementType()));
}

static void splat(Machine &machine, mlir::Operation *op) {
  auto splatOp = llvm::cast<tensor::SplatOp>(op);
  giveFilled(
      machine, splatOp.getResult(),
      machine.numbers(splatOp.getType().getShape(), splatOp.getDynamicSizes()),
      machine.get(splatOp.getInput()));
}

static void fromElements(Machine &machine, mlir::Operation *op) {
  auto elements = llvm::cast<tensor::FromElementsOp>(op);
  machine.set(elements.getResult(),
              List{Shape(elements.getType().getShape()), machine.operands(op)});
}

static void generate(Machine &machine, mlir::Operation *op) {
  auto generateOp = llvm::cast<tensor::GenerateOp>(op);
  Shape shape = machine.numbers(generateOp.getType().getShape(),
                                generateOp.getDynamicExtents());
  if (!isPossible(machine, shape))
    return;
  List list{shape, {}};
  forEachIndexWhile(shape, [&](llvm::ArrayRef<int64_t> index) {
    std::optional<Values> element =
        machine.run(generateOp.getBody(), indexValues(machine, index));
    if (element)
      list.elements.push_back(std::move(element->front()));
    return element.has_value();
  });
  giveTensor(machine, generateOp.getResult(), std::move(list));
}

static void extract(Machine &machine, mlir::Operation *op) {
  auto extractOp = llvm::cast<tensor::ExtractOp>(op);
  Value tensor = machine.get(extractOp.getTensor());
  Shape index = machine.numbers(extractOp.getIndices());
  const List &list = tensor.list();
  if (machine.isRunning() && machine.memory().isWithin(index, list.shape))
    machine.set(extractOp.getResult(),
                list.elements[positionOf(index, list.shape)]);
}

static void insert(Machine &machine, mlir::Operation *op) {
  auto insertOp = llvm::cast<tensor::InsertOp>(op);
  Value tensor = machine.get(insertOp.getDest());
  Shape index = machine.numbers(insertOp.getIndices());
  if (!machine.isRunning() ||
      !machine.memory().isWithin(index, tensor.list().shape))
    return;
  List &list = tensor.ownList();
  list.elements[positionOf(index, list.shape)] =
      machine.get(insertOp.getScalar());
  machine.set(insertOp.getResult(), std::move(tensor));
}

static void findSize(Machine &machine, mlir::Operation *op) {
  auto dim = llvm::cast<tensor::DimOp>(op);
  Value tensor = machine.get(dim.getSource());
  llvm::ArrayRef<int64_t> shape = tensor.list().shape;
  int64_t number = machine.number(dim.getIndex());
  if (number < 0 || number >= static_cast<int64_t>(shape.size()))
    return machine.undefined("the tensor has no dimension " +
                             llvm::Twine(number));
  machine.set(dim.getResult(), machine.index(shape[number]));
}

static void findRank(Machine &machine, mlir::Operation *op) {
  auto rank = llvm::cast<tensor::RankOp>(op);
  machine.set(rank.getResult(),
              machine.index(machine.get(rank.getTensor()).list().shape.size()));
}

/// The elements are the same bits: casts to another static shape, and to
/// elements of another type of the same width.
static void cast(Machine &machine, mlir::Operation *op) {
  giveTensor(machine, op->getResult(0), machine.get(op->getOperand(0)));
}

static void castBits(Machine &machine, mlir::Operation *op) {
  auto castOp = llvm::cast<tensor::BitcastOp>(op);
  for (const Value &element : machine.get(castOp.getSource()).list().elements)
    machine.noteCast(element, castOp.getSource().getType().getElementType(),
                     castOp.getType().getElementType());
  cast(machine, op);
}

/// Makes `result` the elements of `tensor`, in row-major order in `shape`.
static void giveReshaped(Machine &machine, mlir::Value result, Value tensor,
                         Shape shape) {
  if (!isPossible(machine, shape))
    return;
  if (countElements(shape) !=
      static_cast<int64_t>(tensor.list().elements.size()))
    return machine.undefined(
        "the tensor has " + llvm::Twine(tensor.list().elements.size()) +
        " elements and the new shape " + llvm::Twine(countElements(shape)));
  tensor.ownList().shape = std::move(shape);
  giveTensor(machine, result, std::move(tensor));
}

static void reshape(Machine &machine, mlir::Operation *op) {
  auto reshapeOp = llvm::cast<tensor::ReshapeOp>(op);
  Shape shape;
  for (const Value &size : machine.get(reshapeOp.getShape()).list().elements)
    shape.push_back(machine.number(size));
  giveReshaped(machine, reshapeOp.getResult(),
               machine.get(reshapeOp.getSource()), std::move(shape));
}

/// The sizes of the dimensions of each group of `groups`, multiplied.
static Shape collapse(llvm::ArrayRef<int64_t> shape,
                      llvm::ArrayRef<mlir::ReassociationIndices> groups) {
  Shape sizes;
  for (const mlir::ReassociationIndices &group : groups) {
    int64_t size = 1;
    for (int64_t dimension : group)
      size *= shape[dimension];
    sizes.push_back(size);
  }
  return sizes;
}

static void expandShape(Machine &machine, mlir::Operation *op) {
  auto expand = llvm::cast<tensor::ExpandShapeOp>(op);
  Value tensor = machine.get(expand.getSrc());
  Shape shape =
      machine.numbers(expand.getStaticOutputShape(), expand.getOutputShape());
  if (isPossible(machine, shape) &&
      isSameShape(machine, tensor.list().shape,
                  collapse(shape, expand.getReassociationIndices()),
                  "the tensor and the groups of the new dimensions"))
    giveReshaped(machine, expand.getResult(), std::move(tensor),
                 std::move(shape));
}

static void collapseShape(Machine &machine, mlir::Operation *op) {
  auto collapseOp = llvm::cast<tensor::CollapseShapeOp>(op);
  const Value &tensor = machine.get(collapseOp.getSrc());
  giveReshaped(
      machine, collapseOp.getResult(), tensor,
      collapse(tensor.list().shape, collapseOp.getReassociationIndices()));
}

static void leave(Machine &machine, mlir::Operation *op) {
  machine.leave(machine.operands(op));
}

llvm::ArrayRef<Rule> dialects::tensorRules() {
  static constexpr Rule rules[] = {
      Rule("tensor.bitcast", onTensors<castBits>).onTerms(),
      Rule("tensor.cast", onTensors<cast>).onTerms(),
      Rule("tensor.collapse_shape", onTensors<collapseShape>).onTerms(),
      Rule("tensor.dim", onTensors<findSize>).onTerms(),
      Rule("tensor.empty", makeEmpty).onTerms(),
      Rule("tensor.expand_shape", onTensors<expandShape>).onTerms(),
      Rule("tensor.extract", onTensors<extract>).onTerms(),
      Rule("tensor.from_elements", fromElements).onTerms(),
      Rule("tensor.generate", generate).onTerms(),
      Rule("tensor.insert", onTensors<insert>).onTerms(),
      Rule("tensor.rank", onTensors<findRank>).onTerms(),
      Rule("tensor.reshape", onTensors<reshape>).onTerms(),
      Rule("tensor.splat", splat).onTerms(),
      Rule("tensor.yield", leave).onTerms(),
  };
  return rules;
}
