// The `linalg` dialect: https://mlir.llvm.org/docs/Dialects/Linalg/
//
// All structured ops are one: loops over the region of the op, which names its
// scalar computation, on the elements that the indexing maps give. The ops that
// have no region are in linalg/Aggregates.cpp.

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "verify/judge/dialects/machine/AffineMaps.h"
#include "verify/judge/dialects/machine/Descriptor.h"
#include "verify/judge/dialects/machine/Loops.h"
#include "verify/judge/dialects/machine/Tensors.h"
#include "verify/judge/dialects/memref/Terms.h"
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
  if (!machine.isBuilding() && dependsOnOrder(linalgOp, *loops))
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

/// How often each loop runs where memrefs are not known: see `findLoops`.
static std::optional<std::vector<Counting>>
countingOf(Machine &machine, linalg::LinalgOp op,
           llvm::ArrayRef<Operand> operands) {
  Bits zero = machine.index(0).bits(), one = zero.same(1);
  llvm::SmallVector<std::optional<Bits>> sizes(op.getNumLoops());
  for (const Operand &operand : operands) {
    if (!operand.element)
      continue;
    if (!operand.value.isDescriptor()) {
      machine.unsupported("an operand of the structured op is not stated");
      return std::nullopt;
    }
    for (auto [expression, size] : llvm::zip_equal(
             operand.map.getResults(), operand.value.descriptor().sizes)) {
      auto loop = llvm::dyn_cast<mlir::AffineDimExpr>(expression);
      if (!loop)
        continue;
      std::optional<Bits> &known = sizes[loop.getPosition()];
      if (known)
        machine.undefinedIf(*known != size, "operands have different sizes");
      else
        known = size;
    }
  }
  std::vector<Counting> loops;
  for (const std::optional<Bits> &size : sizes) {
    if (!size)
      machine.unsupported("no operand states how often a loop runs");
    else
      loops.push_back({zero, *size, one});
  }
  if (!machine.isRunning())
    return std::nullopt;
  return loops;
}

/// The same where a function is built. Tensors are lists of terms.
static void iterateTerms(Machine &machine, mlir::Operation *op) {
  auto linalgOp = llvm::cast<linalg::LinalgOp>(op);
  std::vector<Operand> operands = operandsOf(machine, linalgOp);
  if (llvm::none_of(operands, [](const Operand &operand) {
        return operand.value.isDescriptor();
      }))
    return iterate(machine, op);
  std::optional<std::vector<Counting>> loops =
      countingOf(machine, linalgOp, operands);
  if (!loops)
    return;
  llvm::SmallVector<linalg::IndexOp> indices = indexOps(linalgOp);
  llvm::SmallVector<mlir::OpOperand *> arguments =
      linalgOp.getOpOperandsMatchingBBargs();
  countAll(
      machine, *loops, /*types=*/{}, /*initial=*/{},
      [&](const Values &at, const Values &) -> std::optional<Values> {
        for (linalg::IndexOp index : indices)
          machine.set(index.getResult(), at[index.getDim()]);
        Numbers numbers;
        for (const Value &number : at)
          numbers.push_back(*machine.bitsOf(number, "an index"));
        auto placeOf = [&](mlir::OpOperand &operand) {
          mlir::AffineMap map = operands[operand.getOperandNumber()].map;
          return evaluate(machine, map.getResults(), numbers, numbers.size())
              .value_or(Numbers(map.getNumResults(), false));
        };
        Values values;
        for (mlir::OpOperand *argument : arguments) {
          const Operand &operand = operands[argument->getOperandNumber()];
          values.push_back(
              operand.element
                  ? memref::loadAt(machine, argument->get(), placeOf(*argument))
                  : operand.value);
        }
        if (!machine.isRunning())
          return std::nullopt;
        std::optional<Values> results =
            machine.run(op->getRegion(0), std::move(values));
        if (!results)
          return std::nullopt;
        for (auto [init, result] :
             llvm::zip_equal(linalgOp.getDpsInitsMutable(), *results))
          memref::storeAt(machine, result, init.get(), placeOf(init));
        return machine.isRunning() ? std::optional(Values()) : std::nullopt;
      });
}

/// The op around has set the result of `linalg.index`.
static void isSet(Machine &, mlir::Operation *) {}

static void leave(Machine &machine, mlir::Operation *op) {
  machine.leave(machine.operands(op));
}

static constexpr Rule structured(llvm::StringLiteral op) {
  return Rule(op, onTensors<iterate>).onTerms(onTensors<iterateTerms>);
}

llvm::ArrayRef<Rule> dialects::linalgRules() {
  static constexpr Rule rules[] = {
      structured("linalg.abs"),
      structured("linalg.add"),
      structured("linalg.batch_matmul"),
      structured("linalg.batch_matvec"),
      structured("linalg.batch_mmt4d"),
      structured("linalg.batch_reduce_matmul"),
      structured("linalg.batch_vecmat"),
      structured("linalg.broadcast"),
      structured("linalg.ceil"),
      structured("linalg.contract"),
      structured("linalg.conv_1d"),
      structured("linalg.conv_1d_ncw_fcw"),
      structured("linalg.conv_1d_nwc_wcf"),
      structured("linalg.conv_2d"),
      structured("linalg.conv_2d_nchw_fchw"),
      structured("linalg.conv_2d_nchw_fchw_q"),
      structured("linalg.conv_2d_ngchw_fgchw"),
      structured("linalg.conv_2d_ngchw_gfchw"),
      structured("linalg.conv_2d_ngchw_gfchw_q"),
      structured("linalg.conv_2d_nhwc_fhwc"),
      structured("linalg.conv_2d_nhwc_fhwc_q"),
      structured("linalg.conv_2d_nhwc_hwcf"),
      structured("linalg.conv_2d_nhwc_hwcf_q"),
      structured("linalg.conv_2d_nhwgc_gfhwc"),
      structured("linalg.conv_2d_nhwgc_gfhwc_q"),
      structured("linalg.conv_3d"),
      structured("linalg.conv_3d_ncdhw_fcdhw"),
      structured("linalg.conv_3d_ndhwc_dhwcf"),
      structured("linalg.conv_3d_ndhwc_dhwcf_q"),
      structured("linalg.copy"),
      structured("linalg.depthwise_conv_1d_ncw_cw"),
      structured("linalg.depthwise_conv_1d_nwc_wc"),
      structured("linalg.depthwise_conv_1d_nwc_wcm"),
      structured("linalg.depthwise_conv_2d_nchw_chw"),
      structured("linalg.depthwise_conv_2d_nhwc_hwc"),
      structured("linalg.depthwise_conv_2d_nhwc_hwc_q"),
      structured("linalg.depthwise_conv_2d_nhwc_hwcm"),
      structured("linalg.depthwise_conv_2d_nhwc_hwcm_q"),
      structured("linalg.depthwise_conv_3d_ncdhw_cdhw"),
      structured("linalg.depthwise_conv_3d_ndhwc_dhwc"),
      structured("linalg.depthwise_conv_3d_ndhwc_dhwcm"),
      structured("linalg.div"),
      structured("linalg.div_unsigned"),
      structured("linalg.dot"),
      structured("linalg.elementwise"),
      structured("linalg.erf"),
      structured("linalg.exp"),
      structured("linalg.fill"),
      structured("linalg.fill_rng_2d"),
      structured("linalg.floor"),
      structured("linalg.generic"),
      Rule("linalg.index", isSet).onTerms(),
      structured("linalg.log"),
      structured("linalg.map"),
      structured("linalg.matmul"),
      structured("linalg.matvec"),
      structured("linalg.max"),
      structured("linalg.min"),
      structured("linalg.mmt4d"),
      structured("linalg.mul"),
      structured("linalg.negf"),
      structured("linalg.pooling_nchw_max"),
      structured("linalg.pooling_nchw_sum"),
      structured("linalg.pooling_ncw_max"),
      structured("linalg.pooling_ncw_sum"),
      structured("linalg.pooling_ndhwc_max"),
      structured("linalg.pooling_ndhwc_min"),
      structured("linalg.pooling_ndhwc_sum"),
      structured("linalg.pooling_nhwc_max"),
      structured("linalg.pooling_nhwc_max_unsigned"),
      structured("linalg.pooling_nhwc_min"),
      structured("linalg.pooling_nhwc_min_unsigned"),
      structured("linalg.pooling_nhwc_sum"),
      structured("linalg.pooling_nwc_max"),
      structured("linalg.pooling_nwc_max_unsigned"),
      structured("linalg.pooling_nwc_min"),
      structured("linalg.pooling_nwc_min_unsigned"),
      structured("linalg.pooling_nwc_sum"),
      structured("linalg.powf"),
      structured("linalg.quantized_batch_matmul"),
      structured("linalg.quantized_matmul"),
      structured("linalg.reciprocal"),
      structured("linalg.reduce"),
      structured("linalg.round"),
      structured("linalg.rsqrt"),
      structured("linalg.select"),
      structured("linalg.sqrt"),
      structured("linalg.square"),
      structured("linalg.sub"),
      structured("linalg.tanh"),
      structured("linalg.transpose"),
      structured("linalg.vecmat"),
      Rule("linalg.yield", leave).onTerms(),
  };
  return rules;
}
