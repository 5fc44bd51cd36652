// The ops of the toy dialect: what they accept, and what they fold to.

#include "ToyDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionImplementation.h"

using namespace mlir;
using namespace toy;

//===----------------------------------------------------------------------===//
// Syntax
//===----------------------------------------------------------------------===//

/// The types of an elementwise op: one if all are the same, else all three in
/// the form of a function type.
static ParseResult parseBinaryTypes(OpAsmParser &parser, Type &lhs, Type &rhs,
                                    Type &output) {
  Type type;
  llvm::SMLoc place = parser.getCurrentLocation();
  if (parser.parseType(type))
    return failure();
  auto function = dyn_cast<FunctionType>(type);
  if (!function) {
    lhs = rhs = output = type;
    return success();
  }
  if (function.getNumInputs() != 2 || function.getNumResults() != 1)
    return parser.emitError(place, "expected two operands and one result");
  lhs = function.getInput(0);
  rhs = function.getInput(1);
  output = function.getResult(0);
  return success();
}

static void printBinaryTypes(OpAsmPrinter &printer, Operation *, Type lhs,
                             Type rhs, Type output) {
  if (lhs == rhs && rhs == output)
    printer << output;
  else
    printer.printFunctionalType(TypeRange({lhs, rhs}), TypeRange(output));
}

#define GET_OP_CLASSES
#include "ToyOps.cpp.inc"

ParseResult FuncOp::parse(OpAsmParser &parser, OperationState &result) {
  auto makeType = [](Builder &builder, llvm::ArrayRef<Type> parameters,
                     llvm::ArrayRef<Type> results,
                     function_interface_impl::VariadicFlag,
                     std::string &) -> Type {
    return builder.getFunctionType(parameters, results);
  };
  return function_interface_impl::parseFunctionOp(
      parser, result, /*allowVariadic=*/false,
      getFunctionTypeAttrName(result.name), makeType,
      getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name));
}

void FuncOp::print(OpAsmPrinter &printer) {
  function_interface_impl::printFunctionOp(
      printer, *this, /*isVariadic=*/false, getFunctionTypeAttrName(),
      getArgAttrsAttrName(), getResAttrsAttrName());
}

//===----------------------------------------------------------------------===//
// Functions and calls
//===----------------------------------------------------------------------===//

/// Whether a value of type `given` may stand where `expected` is: both are the
/// same, or the shape of one of them is not known.
static bool isCompatible(Type given, Type expected) {
  return given == expected ||
         (isa<TensorType>(given) && isa<TensorType>(expected) &&
          (isa<UnrankedTensorType>(given) ||
           isa<UnrankedTensorType>(expected)));
}

LogicalResult ReturnOp::verify() {
  auto function = cast<FuncOp>((*this)->getParentOp());
  llvm::ArrayRef<Type> expected = function.getResultTypes();
  if (getNumOperands() > 1)
    return emitOpError("returns more than one value");
  if (getNumOperands() != expected.size())
    return emitOpError("returns ")
           << getNumOperands() << " values where the function has "
           << expected.size();
  if (!expected.empty() && !isCompatible(getInput()[0].getType(), expected[0]))
    return emitOpError("returns ") << getInput()[0].getType()
                                   << " where the function has " << expected[0];
  return success();
}

CallInterfaceCallable GenericCallOp::getCallableForCallee() {
  return getCalleeAttr();
}

void GenericCallOp::setCalleeFromCallable(CallInterfaceCallable callee) {
  setCalleeAttr(cast<FlatSymbolRefAttr>(cast<SymbolRefAttr>(callee)));
}

Operation::operand_range GenericCallOp::getArgOperands() { return getInputs(); }

MutableOperandRange GenericCallOp::getArgOperandsMutable() {
  return getInputsMutable();
}

LogicalResult GenericCallOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto callee = symbols.lookupNearestSymbolFrom<FuncOp>(*this, getCalleeAttr());
  if (!callee)
    return emitOpError("calls '") << getCallee() << "', which is no toy.func";
  auto areCompatible = [](TypeRange given, TypeRange expected) {
    return given.size() == expected.size() &&
           llvm::all_of(llvm::zip(given, expected), [](auto pair) {
             return isCompatible(std::get<0>(pair), std::get<1>(pair));
           });
  };
  if (!areCompatible(getInputs().getTypes(), callee.getArgumentTypes()) ||
      !areCompatible(getOutputs().getTypes(), callee.getResultTypes()))
    return emitOpError("does not fit the type of '") << getCallee() << "'";
  return success();
}

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

void AddOp::inferShapes() { getResult().setType(getLhs().getType()); }
void MulOp::inferShapes() { getResult().setType(getLhs().getType()); }
void CastOp::inferShapes() { getResult().setType(getInput().getType()); }

void TransposeOp::inferShapes() {
  auto type = cast<RankedTensorType>(getInput().getType());
  llvm::SmallVector<int64_t> shape(llvm::reverse(type.getShape()));
  getResult().setType(RankedTensorType::get(shape, type.getElementType()));
}

LogicalResult TransposeOp::verify() {
  auto input = dyn_cast<RankedTensorType>(getInput().getType());
  auto output = dyn_cast<RankedTensorType>(getOutput().getType());
  if (input && output &&
      !llvm::equal(llvm::reverse(input.getShape()), output.getShape()))
    return emitOpError("has a result whose shape is not that of the operand "
                       "in the opposite order");
  return success();
}

/// transpose(transpose(x)) is x.
LogicalResult TransposeOp::canonicalize(TransposeOp op,
                                        PatternRewriter &rewriter) {
  auto inner = op.getInput().getDefiningOp<TransposeOp>();
  if (!inner)
    return failure();
  Value value = inner.getInput();
  if (value.getType() != op.getType())
    value = CastOp::create(rewriter, op.getLoc(), op.getType(), value);
  rewriter.replaceOp(op, value);
  return success();
}

/// The elements of a constant in the shape of the result.
OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  if (getInput().getType() == getType())
    return getInput();
  auto elements = dyn_cast_or_null<DenseElementsAttr>(adaptor.getInput());
  auto type = cast<RankedTensorType>(getType());
  if (elements && elements.getNumElements() == type.getNumElements())
    return elements.reshape(type);
  if (auto inner = getInput().getDefiningOp<ReshapeOp>()) {
    getInputMutable().assign(inner.getInput());
    return getResult();
  }
  return {};
}

bool CastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return inputs.size() == 1 && outputs.size() == 1 &&
         isCompatible(inputs[0], outputs[0]);
}

OpFoldResult CastOp::fold(FoldAdaptor) {
  return getInput().getType() == getType() ? getInput() : Value();
}

//===----------------------------------------------------------------------===//
// Structs
//===----------------------------------------------------------------------===//

/// Whether `value` is a constant of `type`.
static bool isConstantOf(Attribute value, Type type) {
  if (auto structType = dyn_cast<StructType>(type)) {
    auto elements = dyn_cast<ArrayAttr>(value);
    return elements && elements.size() == structType.getElements().size() &&
           llvm::all_of(
               llvm::zip(elements, structType.getElements()), [](auto pair) {
                 return isConstantOf(std::get<0>(pair), std::get<1>(pair));
               });
  }
  auto elements = dyn_cast<DenseElementsAttr>(value);
  return elements && isCompatible(elements.getType(), type);
}

LogicalResult StructConstantOp::verify() {
  if (!isConstantOf(getValue(), getType()))
    return emitOpError("has a value that is not of the type ") << getType();
  return success();
}

OpFoldResult StructConstantOp::fold(FoldAdaptor) { return getValue(); }

LogicalResult StructAccessOp::verify() {
  auto elements = cast<StructType>(getInput().getType()).getElements();
  if (getIndex() >= elements.size())
    return emitOpError("has the index ") << getIndex() << " in a struct of "
                                         << elements.size() << " elements";
  if (elements[getIndex()] != getType())
    return emitOpError("has a result of type ")
           << getType() << " where the element has " << elements[getIndex()];
  return success();
}

/// An element of a constant is a constant. If it has a shape and the element of
/// the struct type has none, `canonicalize` adds a cast.
OpFoldResult StructAccessOp::fold(FoldAdaptor adaptor) {
  auto value = dyn_cast_or_null<ArrayAttr>(adaptor.getInput());
  if (!value)
    return {};
  auto elements = dyn_cast<DenseElementsAttr>(value[getIndex()]);
  return elements && elements.getType() != getType() ? Attribute()
                                                     : value[getIndex()];
}

LogicalResult StructAccessOp::canonicalize(StructAccessOp op,
                                           PatternRewriter &rewriter) {
  auto constant = op.getInput().getDefiningOp<StructConstantOp>();
  if (!constant)
    return failure();
  auto elements =
      dyn_cast<DenseElementsAttr>(constant.getValue()[op.getIndex()]);
  if (!elements)
    return failure();
  Value value =
      ConstantOp::create(rewriter, op.getLoc(), elements.getType(), elements);
  rewriter.replaceOpWithNewOp<CastOp>(op, op.getType(), value);
  return success();
}
