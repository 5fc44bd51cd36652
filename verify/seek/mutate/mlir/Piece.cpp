// Puts pieces of programs into functions.

#include "verify/seek/mutate/mlir/Piece.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "verify/seek/makers/Constants.h"
#include "verify/seek/mutate/mlir/Parts.h"
#include "verify/seek/mutate/mlir/PieceTypes.h"

using namespace llvm;

namespace palindrome::mutate {

/// The most parameters and results that steps give a function.
static constexpr unsigned mostParameters = 12, mostResults = 8;

static bool isCalled(mlir::func::FuncOp function) {
  bool found = false;
  function->getParentOfType<mlir::ModuleOp>()->walk(
      [&](mlir::func::CallOp call) {
        found |= call.getCallee() == function.getSymName();
      });
  return found;
}

/// An op of a function before which pieces may stand: often a terminator, so
/// that all values of its block are there.
static mlir::Operation *chooseProgramPlace(mlir::ModuleOp module,
                                           Chooser &choose) {
  bool atEnd = choose.flip();
  return chooseOperation(module, choose, [&](mlir::Operation *op) {
    return op->getParentOfType<mlir::func::FuncOp>() &&
           (!atEnd || op->hasTrait<mlir::OpTrait::IsTerminator>());
  });
}

/// Whether ops with effects may stand in front of `place`. The bodies of
/// structured ops and atomic updates only compute.
static bool takesEffects(mlir::Operation *place) {
  return mlir::isa<mlir::FunctionOpInterface, mlir::RegionBranchOpInterface,
                   mlir::LoopLikeOpInterface>(place->getParentOp());
}

static APInt edge(unsigned width, Chooser &choose) {
  SmallVector<APInt> all = makers::integersOf(width);
  return choose.flip() ? choose.of(all)
                       : APInt(width, choose.below(8), /*isSigned=*/false,
                               /*implicitTrunc=*/true);
}

static APFloat edge(const fltSemantics &format, Chooser &choose) {
  bool isNegative = APFloat::semanticsHasSignedRepr(format) && choose.flip();
  switch (choose.below(8)) {
  case 0:
    return APFloat::getSmallest(format, isNegative);
  case 1:
    return APFloat::getLargest(format, isNegative);
  case 2:
    if (APFloat::semanticsHasInf(format))
      return APFloat::getInf(format, isNegative);
    break;
  case 3:
    if (APFloat::semanticsHasNaN(format))
      return APFloat::getNaN(format);
    break;
  case 4:
    if (APFloat::semanticsHasZero(format))
      return APFloat::getZero(format, isNegative);
    break;
  default:
    break;
  }
  static constexpr double numbers[] = {0.4, 0.5, 1, 1.5, 2.5, 3, 42, 1e-8};
  APFloat number(isNegative ? -choose.of(numbers) : choose.of(numbers));
  bool losesInfo = false;
  number.convert(format, APFloat::rmNearestTiesToEven, &losesInfo);
  return number;
}

/// A constant of `type`, a scalar or a vector; null if there is none.
static mlir::TypedAttr edge(mlir::Type type, Chooser &choose) {
  if (type.isIntOrIndex())
    return mlir::IntegerAttr::get(
        type, edge(type.isIndex() ? 64 : type.getIntOrFloatBitWidth(), choose));
  if (auto real = mlir::dyn_cast<mlir::FloatType>(type))
    return mlir::FloatAttr::get(type, edge(real.getFloatSemantics(), choose));
  auto vector = mlir::dyn_cast<mlir::VectorType>(type);
  if (!vector || vector.isScalable() ||
      !vector.getElementType().isIntOrIndexOrFloat())
    return {};
  SmallVector<mlir::Attribute> elements;
  for (int64_t n = vector.getNumElements(); n != 0; --n)
    elements.push_back(edge(vector.getElementType(), choose));
  return mlir::DenseElementsAttr::get(vector, elements);
}

/// Adds a parameter to the function around `place`; null if it may not get one.
static mlir::Value addParameter(mlir::func::FuncOp function, mlir::Type type) {
  if (isCalled(function) || function.getNumArguments() >= mostParameters)
    return {};
  unsigned number = function.getNumArguments();
  if (failed(function.insertArgument(number, type, {}, function.getLoc())))
    return {};
  return function.getArgument(number);
}

namespace {
/// Operands for ops in front of `place`. Constants and parameters that were
/// made are gone with it, unless they are kept.
class Operands {
public:
  Operands(mlir::Operation *place, Chooser &choose)
      : place(place), choose(choose),
        function(place->getParentOfType<mlir::func::FuncOp>()),
        parameters(function.getNumArguments()) {}
  ~Operands() {
    for (mlir::Operation *op : llvm::reverse(made))
      op->erase();
    while (function.getNumArguments() > parameters)
      if (failed(function.eraseArgument(function.getNumArguments() - 1)))
        return;
  }
  Operands(const Operands &) = delete;
  Operands &operator=(const Operands &) = delete;

  /// A value of `type`; null if none can be had.
  mlir::Value get(mlir::Type type);
  void keep() {
    made.clear();
    parameters = function.getNumArguments();
  }

private:
  mlir::Operation *place;
  Chooser &choose;
  mlir::func::FuncOp function;
  unsigned parameters;
  SmallVector<mlir::Operation *> made;
};
} // namespace

mlir::Value Operands::get(mlir::Type type) {
  if (!choose.oneIn(5))
    if (mlir::Value value = valueBefore(place, type, choose))
      return value;
  mlir::TypedAttr constant = edge(type, choose);
  if (!constant || !choose.oneIn(3))
    if (mlir::Value added = addParameter(function, type))
      return added;
  if (!constant)
    return valueBefore(place, type, choose);
  mlir::OpBuilder builder(place);
  made.push_back(
      mlir::arith::ConstantOp::create(builder, place->getLoc(), constant));
  return made.back()->getResult(0);
}

/// Whether values of `type` can be compared after a run.
static bool isObservable(mlir::Type type) {
  if (auto vector = mlir::dyn_cast<mlir::VectorType>(type))
    return !vector.isScalable() && isObservable(vector.getElementType());
  if (auto tensor = mlir::dyn_cast<mlir::RankedTensorType>(type))
    return isObservable(tensor.getElementType());
  return type.isIntOrIndexOrFloat() || mlir::isa<mlir::ComplexType>(type);
}

/// Adds `value`, of the entry block, to what the function returns.
static void addResult(mlir::func::FuncOp function, mlir::Value value) {
  if (function.getNumResults() >= mostResults || isCalled(function))
    return;
  unsigned number = function.getNumResults();
  if (failed(function.insertResult(number, value.getType(), {})))
    return;
  function.walk(
      [&](mlir::func::ReturnOp end) { end->insertOperands(number, value); });
}

/// Makes a difference of `value`, a result of an op in front of `place`, reach
/// the caller.
static void observe(mlir::Value value, mlir::Operation *place,
                    Chooser &choose) {
  mlir::Type type = value.getType();
  if (!isObservable(type) || choose.oneIn(3))
    return;
  auto function = mlir::dyn_cast<mlir::func::FuncOp>(place->getParentOp());
  if (function && place->getBlock()->isEntryBlock())
    return addResult(function, value);
  for (mlir::OpOperand &operand :
       place->getBlock()->getTerminator()->getOpOperands())
    if (operand.get().getType() == type && choose.flip())
      operand.set(value);
}

/// A function around the ops of `piece` with random types, whose parameters are
/// the operands; null if the types do not fit.
static mlir::OwningOpRef<mlir::ModuleOp> makePiece(const Piece &piece,
                                                   ArrayRef<mlir::Value> values,
                                                   mlir::MLIRContext *context,
                                                   Chooser &choose) {
  PieceTypes types =
      PieceTypes::draw(piece.element, piece.other, values, choose);
  std::string operands = types.expand(piece.operands, choose);
  types.first = StringRef(operands).split(';').first.str();
  std::string text = "func.func @piece(";
  SmallVector<StringRef> parts;
  StringRef(operands).split(parts, ';', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (auto [number, type] : enumerate(parts))
    text +=
        (Twine(number ? ", %" : "%") + Twine(char('a' + number)) + ": " + type)
            .str();
  text += ") {\n" + types.expand(piece.text, choose) + "\nfunc.return\n}\n";
  return mlir::parseSourceString<mlir::ModuleOp>(text, context);
}

bool insertPiece(const Piece &piece, mlir::ModuleOp module, Chooser &choose) {
  mlir::Operation *place = chooseProgramPlace(module, choose);
  if (!place)
    return false;
  std::vector<mlir::Value> values = valuesBefore(place);
  // Many rows are for more types than the op has.
  constexpr unsigned mostAttempts = 12;
  mlir::OwningOpRef<mlir::ModuleOp> made;
  for (unsigned i = 0; i != mostAttempts && !made; ++i)
    made = makePiece(piece, values, module.getContext(), choose);
  if (!made)
    return false;
  mlir::Block &body = (*made->getOps<mlir::func::FuncOp>().begin()).front();
  if (!takesEffects(place) &&
      !llvm::all_of(body.without_terminator(), [](mlir::Operation &op) {
        return mlir::isMemoryEffectFree(&op);
      }))
    return false;
  Operands operands(place, choose);
  mlir::IRMapping mapping;
  for (mlir::BlockArgument argument : body.getArguments()) {
    mlir::Value value = operands.get(argument.getType());
    if (!value)
      return false;
    mapping.map(argument, value);
  }
  operands.keep();
  mlir::OpBuilder builder(place);
  SmallVector<mlir::Operation *> copies;
  for (mlir::Operation &op : body.without_terminator())
    copies.push_back(builder.clone(op, mapping));
  if (!copies.empty())
    for (mlir::Value result : copies.back()->getResults())
      observe(result, place, choose);
  return true;
}

bool insertCall(mlir::ModuleOp module, Chooser &choose) {
  mlir::Operation *place = chooseProgramPlace(module, choose);
  if (!place || !takesEffects(place))
    return false;
  auto function = place->getParentOfType<mlir::func::FuncOp>();
  std::vector<mlir::func::FuncOp> later;
  for (mlir::Operation *op = function->getNextNode(); op;
       op = op->getNextNode())
    if (auto callee = mlir::dyn_cast<mlir::func::FuncOp>(op))
      later.push_back(callee);
  if (later.empty())
    return false;
  mlir::func::FuncOp callee = choose.of(later);
  Operands operands(place, choose);
  SmallVector<mlir::Value> values;
  for (mlir::Type type : callee.getArgumentTypes()) {
    values.push_back(operands.get(type));
    if (!values.back())
      return false;
  }
  operands.keep();
  mlir::OpBuilder builder(place);
  auto call =
      mlir::func::CallOp::create(builder, place->getLoc(), callee, values);
  for (mlir::Value result : call.getResults())
    observe(result, place, choose);
  return true;
}

} // namespace palindrome::mutate
