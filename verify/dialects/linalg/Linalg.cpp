// The `linalg` dialect: https://mlir.llvm.org/docs/Dialects/Linalg/
//
// All structured ops are one: loops over the region of the op, which names its
// scalar computation, on the elements that the indexing maps give. The ops that
// have no region are in linalg/Aggregates.cpp.

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "verify/dialects/machine/AffineMaps.h"
#include "verify/dialects/machine/Tensors.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome;
using namespace palindrome::dialects;
namespace linalg = mlir::linalg;

namespace {
/// An operand of a structured op.
struct Operand {
  Value value;
  /// From the numbers of the loops to the index of the element.
  mlir::AffineMap map;
  /// Of its elements; null for a scalar, which each iteration gets as it is.
  mlir::Type element;
};
} // namespace

static std::vector<Operand> operandsOf(Machine &machine, linalg::LinalgOp op) {
  std::vector<Operand> operands;
  for (mlir::OpOperand &operand : op->getOpOperands()) {
    auto shaped = llvm::dyn_cast<mlir::ShapedType>(operand.get().getType());
    // To an op, a vector is a scalar.
    bool isScalar = !shaped || llvm::isa<mlir::VectorType>(shaped);
    operands.push_back({machine.get(operand.get()),
                        op.getMatchingIndexingMap(&operand),
                        isScalar ? mlir::Type() : shaped.getElementType()});
  }
  return operands;
}

/// How often each loop runs: as long as the dimensions that it alone is the
/// index of. These have the same size. Nothing if the machine stops.
static std::optional<Shape> findLoops(Machine &machine, size_t count,
                                      llvm::ArrayRef<Operand> operands) {
  llvm::SmallVector<std::optional<int64_t>> sizes(count);
  for (const Operand &operand : operands) {
    if (!operand.element)
      continue;
    for (auto [expression, size] :
         llvm::zip_equal(operand.map.getResults(), sizesOf(operand.value))) {
      auto loop = llvm::dyn_cast<mlir::AffineDimExpr>(expression);
      if (!loop)
        continue;
      std::optional<int64_t> &known = sizes[loop.getPosition()];
      if (known && *known != size) {
        machine.undefined("operands have sizes " + llvm::Twine(*known) +
                          " and " + llvm::Twine(size) + " for loop " +
                          llvm::Twine(loop.getPosition()));
        return std::nullopt;
      }
      known = size;
    }
  }
  Shape loops;
  for (std::optional<int64_t> size : sizes) {
    if (!size) {
      machine.unsupported("no operand states how often a loop runs");
      return std::nullopt;
    }
    loops.push_back(*size);
  }
  return loops;
}

/// The index of the element of `operand` where the loops are at `loops`;
/// nothing if it has none, and the machine stops.
static std::optional<Shape> indexOf(Machine &machine, const Operand &operand,
                                    llvm::ArrayRef<int64_t> loops) {
  Shape index;
  for (mlir::AffineExpr expression : operand.map.getResults()) {
    // What has no value is out of bounds.
    index.push_back(evaluate(machine, expression, loops, loops.size()));
  }
  if (!machine.memory().isWithin(index, sizesOf(operand.value)))
    return std::nullopt;
  return index;
}

static Value read(Machine &machine, const Operand &operand,
                  llvm::ArrayRef<int64_t> loops) {
  if (!operand.element)
    return operand.value;
  std::optional<Shape> index = indexOf(machine, operand, loops);
  if (!index)
    return Value();
  if (operand.value.isView())
    return machine.memory().load(operand.value.view(), *index, operand.element);
  const List &list = operand.value.list();
  return list.elements[positionOf(*index, list.shape)];
}

static void write(Machine &machine, Operand &operand,
                  llvm::ArrayRef<int64_t> loops, Value value) {
  std::optional<Shape> index = indexOf(machine, operand, loops);
  if (!index)
    return;
  if (operand.value.isView())
    return machine.memory().store(value, operand.value.view(), *index,
                                  operand.element);
  List &list = operand.value.ownList();
  list.elements[positionOf(*index, list.shape)] = std::move(value);
}

/// Whether the result depends on the order of the iterations, which is not
/// defined: some are combined, and not by an op that is exact.
static bool dependsOnOrder(linalg::LinalgOp op, llvm::ArrayRef<int64_t> loops) {
  bool combines = false;
  for (auto [kind, size] : llvm::zip_equal(op.getIteratorTypesArray(), loops))
    combines |= kind == mlir::utils::IteratorType::reduction && size > 1;
  return combines &&
         llvm::any_of(op.getRegionOutputArgs(), [](mlir::Value argument) {
           return !argument.getType().isIntOrIndex() &&
                  !llvm::all_of(
                      argument.getUsers(),
                      llvm::IsaPred<mlir::arith::MaximumFOp,
                                    mlir::arith::MinimumFOp, linalg::YieldOp>);
         });
}

/// The ops `linalg.index` that `op` is the innermost structured op around.
static llvm::SmallVector<linalg::IndexOp> indexOps(linalg::LinalgOp op) {
  llvm::SmallVector<linalg::IndexOp> ops;
  op->getRegion(0).walk([&](linalg::IndexOp index) {
    if (index->getParentOfType<linalg::LinalgOp>() == op)
      ops.push_back(index);
  });
  return ops;
}

/// The iterations are in row-major order. Each gets the elements of all
/// operands, the outputs among them, and writes those of the outputs.
static void iterate(Machine &machine, mlir::Operation *op) {
  auto linalgOp = llvm::cast<linalg::LinalgOp>(op);
  std::vector<Operand> operands = operandsOf(machine, linalgOp);
  std::optional<Shape> loops =
      findLoops(machine, linalgOp.getNumLoops(), operands);
  if (!loops)
    return;
  if (dependsOnOrder(linalgOp, *loops))
    machine.noteLatitude();
  llvm::SmallVector<linalg::IndexOp> indices = indexOps(linalgOp);
  llvm::SmallVector<mlir::OpOperand *> arguments =
      linalgOp.getOpOperandsMatchingBBargs();
  unsigned firstInit = linalgOp.getNumDpsInputs();
  forEachIndexWhile(*loops, [&](llvm::ArrayRef<int64_t> at) {
    for (linalg::IndexOp index : indices)
      machine.set(index.getResult(), machine.index(at[index.getDim()]));
    Values values;
    for (mlir::OpOperand *argument : arguments)
      values.push_back(
          read(machine, operands[argument->getOperandNumber()], at));
    if (!machine.isRunning())
      return false;
    std::optional<Values> results =
        machine.run(op->getRegion(0), std::move(values));
    if (!results)
      return false;
    for (auto [number, result] : llvm::enumerate(*results))
      write(machine, operands[firstInit + number], at, std::move(result));
    return machine.isRunning();
  });
  for (mlir::OpOperand &init : linalgOp.getDpsInitsMutable())
    if (llvm::isa<mlir::TensorType>(init.get().getType()))
      giveTensor(machine, linalgOp.getTiedOpResult(&init),
                 operands[init.getOperandNumber()].value);
}

/// The op around has set the result of `linalg.index`.
static void isSet(Machine &, mlir::Operation *) {}

static void leave(Machine &machine, mlir::Operation *op) {
  machine.leave(machine.operands(op));
}

static constexpr Rule rules[] = {
    {"linalg.abs", onTensors<iterate>},
    {"linalg.add", onTensors<iterate>},
    {"linalg.batch_matmul", onTensors<iterate>},
    {"linalg.batch_matvec", onTensors<iterate>},
    {"linalg.batch_mmt4d", onTensors<iterate>},
    {"linalg.batch_reduce_matmul", onTensors<iterate>},
    {"linalg.batch_vecmat", onTensors<iterate>},
    {"linalg.broadcast", onTensors<iterate>},
    {"linalg.ceil", onTensors<iterate>},
    {"linalg.contract", onTensors<iterate>},
    {"linalg.conv_1d", onTensors<iterate>},
    {"linalg.conv_1d_ncw_fcw", onTensors<iterate>},
    {"linalg.conv_1d_nwc_wcf", onTensors<iterate>},
    {"linalg.conv_2d", onTensors<iterate>},
    {"linalg.conv_2d_nchw_fchw", onTensors<iterate>},
    {"linalg.conv_2d_nchw_fchw_q", onTensors<iterate>},
    {"linalg.conv_2d_ngchw_fgchw", onTensors<iterate>},
    {"linalg.conv_2d_ngchw_gfchw", onTensors<iterate>},
    {"linalg.conv_2d_ngchw_gfchw_q", onTensors<iterate>},
    {"linalg.conv_2d_nhwc_fhwc", onTensors<iterate>},
    {"linalg.conv_2d_nhwc_fhwc_q", onTensors<iterate>},
    {"linalg.conv_2d_nhwc_hwcf", onTensors<iterate>},
    {"linalg.conv_2d_nhwc_hwcf_q", onTensors<iterate>},
    {"linalg.conv_2d_nhwgc_gfhwc", onTensors<iterate>},
    {"linalg.conv_2d_nhwgc_gfhwc_q", onTensors<iterate>},
    {"linalg.conv_3d", onTensors<iterate>},
    {"linalg.conv_3d_ncdhw_fcdhw", onTensors<iterate>},
    {"linalg.conv_3d_ndhwc_dhwcf", onTensors<iterate>},
    {"linalg.conv_3d_ndhwc_dhwcf_q", onTensors<iterate>},
    {"linalg.copy", onTensors<iterate>},
    {"linalg.depthwise_conv_1d_ncw_cw", onTensors<iterate>},
    {"linalg.depthwise_conv_1d_nwc_wc", onTensors<iterate>},
    {"linalg.depthwise_conv_1d_nwc_wcm", onTensors<iterate>},
    {"linalg.depthwise_conv_2d_nchw_chw", onTensors<iterate>},
    {"linalg.depthwise_conv_2d_nhwc_hwc", onTensors<iterate>},
    {"linalg.depthwise_conv_2d_nhwc_hwc_q", onTensors<iterate>},
    {"linalg.depthwise_conv_2d_nhwc_hwcm", onTensors<iterate>},
    {"linalg.depthwise_conv_2d_nhwc_hwcm_q", onTensors<iterate>},
    {"linalg.depthwise_conv_3d_ncdhw_cdhw", onTensors<iterate>},
    {"linalg.depthwise_conv_3d_ndhwc_dhwc", onTensors<iterate>},
    {"linalg.depthwise_conv_3d_ndhwc_dhwcm", onTensors<iterate>},
    {"linalg.div", onTensors<iterate>},
    {"linalg.div_unsigned", onTensors<iterate>},
    {"linalg.dot", onTensors<iterate>},
    {"linalg.elementwise", onTensors<iterate>},
    {"linalg.erf", onTensors<iterate>},
    {"linalg.exp", onTensors<iterate>},
    {"linalg.fill", onTensors<iterate>},
    {"linalg.fill_rng_2d", onTensors<iterate>},
    {"linalg.floor", onTensors<iterate>},
    {"linalg.generic", onTensors<iterate>},
    {"linalg.index", isSet},
    {"linalg.log", onTensors<iterate>},
    {"linalg.map", onTensors<iterate>},
    {"linalg.matmul", onTensors<iterate>},
    {"linalg.matvec", onTensors<iterate>},
    {"linalg.max", onTensors<iterate>},
    {"linalg.min", onTensors<iterate>},
    {"linalg.mmt4d", onTensors<iterate>},
    {"linalg.mul", onTensors<iterate>},
    {"linalg.negf", onTensors<iterate>},
    {"linalg.pooling_nchw_max", onTensors<iterate>},
    {"linalg.pooling_nchw_sum", onTensors<iterate>},
    {"linalg.pooling_ncw_max", onTensors<iterate>},
    {"linalg.pooling_ncw_sum", onTensors<iterate>},
    {"linalg.pooling_ndhwc_max", onTensors<iterate>},
    {"linalg.pooling_ndhwc_min", onTensors<iterate>},
    {"linalg.pooling_ndhwc_sum", onTensors<iterate>},
    {"linalg.pooling_nhwc_max", onTensors<iterate>},
    {"linalg.pooling_nhwc_max_unsigned", onTensors<iterate>},
    {"linalg.pooling_nhwc_min", onTensors<iterate>},
    {"linalg.pooling_nhwc_min_unsigned", onTensors<iterate>},
    {"linalg.pooling_nhwc_sum", onTensors<iterate>},
    {"linalg.pooling_nwc_max", onTensors<iterate>},
    {"linalg.pooling_nwc_max_unsigned", onTensors<iterate>},
    {"linalg.pooling_nwc_min", onTensors<iterate>},
    {"linalg.pooling_nwc_min_unsigned", onTensors<iterate>},
    {"linalg.pooling_nwc_sum", onTensors<iterate>},
    {"linalg.powf", onTensors<iterate>},
    {"linalg.quantized_batch_matmul", onTensors<iterate>},
    {"linalg.quantized_matmul", onTensors<iterate>},
    {"linalg.reciprocal", onTensors<iterate>},
    {"linalg.reduce", onTensors<iterate>},
    {"linalg.round", onTensors<iterate>},
    {"linalg.rsqrt", onTensors<iterate>},
    {"linalg.select", onTensors<iterate>},
    {"linalg.sqrt", onTensors<iterate>},
    {"linalg.square", onTensors<iterate>},
    {"linalg.sub", onTensors<iterate>},
    {"linalg.tanh", onTensors<iterate>},
    {"linalg.transpose", onTensors<iterate>},
    {"linalg.vecmat", onTensors<iterate>},
    {"linalg.yield", leave},
};

llvm::ArrayRef<Rule> dialects::linalgRules() { return rules; }
