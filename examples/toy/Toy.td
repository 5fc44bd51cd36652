// The toy dialect of MLIR's tutorial: matrices of f64, structs of them, and
// functions without the shapes of their parameters.

include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
  let summary = "Matrices and structs of a small language";
  let hasConstantMaterializer = 1;
  let useDefaultTypePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Types and interfaces
//===----------------------------------------------------------------------===//

def Toy_StructType : TypeDef<Toy_Dialect, "Struct"> {
  let summary = "A struct without names, of tensors and structs";
  let mnemonic = "struct";
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$elements);
  let assemblyFormat = "`<` $elements `>`";
  let genVerifyDecl = 1;
}

def Toy_Type : AnyTypeOf<[F64Tensor, Toy_StructType]>;

def Toy_ShapeInference : OpInterface<"ShapeInference"> {
  let description = [{
    An op whose result has a shape that follows from the shapes of its operands.
  }];
  let cppNamespace = "::toy";
  let methods = [InterfaceMethod<
    "Gives the result its shape; all operands have one.",
    "void", "inferShapes">];
}

class Toy_Op<string mnemonic, list<Trait> traits = []>
    : Op<Toy_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

def Toy_FuncOp : Toy_Op<"func", [FunctionOpInterface, IsolatedFromAbove]> {
  let summary = "A function, whose parameters may have no shape";
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttrOf<FunctionType>:$function_type,
    OptionalAttr<StrAttr>:$sym_visibility,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() {
      return getFunctionType().getInputs();
    }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() {
      return getFunctionType().getResults();
    }
    ::mlir::Region *getCallableRegion() {
      return isExternal() ? nullptr : &getBody();
    }
  }];
}

def Toy_ReturnOp
    : Toy_Op<"return", [Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let summary = "Returns from a function, with at most one value";
  let arguments = (ins Variadic<Toy_Type>:$input);
  let assemblyFormat = "($input^ `:` type($input))? attr-dict";
  let hasVerifier = 1;
}

def Toy_GenericCallOp
    : Toy_Op<"generic_call",
             [DeclareOpInterfaceMethods<CallOpInterface>,
              DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Calls a function with operands of any shape";
  let arguments = (ins
    FlatSymbolRefAttr:$callee,
    Variadic<Toy_Type>:$inputs,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<Toy_Type>:$outputs);
  let assemblyFormat = [{
    $callee `(` $inputs `)` attr-dict `:` functional-type($inputs, $outputs)
  }];
}

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

def Toy_ConstantOp
    : Toy_Op<"constant", [ConstantLike, Pure, AllTypesMatch<["value", "output"]>]> {
  let summary = "A matrix that is known";
  let arguments = (ins F64ElementsAttr:$value);
  let results = (outs F64Tensor:$output);
  let assemblyFormat = "$value attr-dict";
  let hasFolder = 1;
}

class Toy_ElementwiseOp<string mnemonic>
    : Toy_Op<mnemonic,
             [Pure, DeclareOpInterfaceMethods<Toy_ShapeInference>]> {
  let arguments = (ins F64Tensor:$lhs, F64Tensor:$rhs);
  let results = (outs F64Tensor:$output);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:`
    custom<BinaryTypes>(type($lhs), type($rhs), type($output))
  }];
}

def Toy_AddOp : Toy_ElementwiseOp<"add"> {
  let summary = "The sums of the elements at each place";
}

def Toy_MulOp : Toy_ElementwiseOp<"mul"> {
  let summary = "The products of the elements at each place";
}

def Toy_TransposeOp
    : Toy_Op<"transpose",
             [Pure, DeclareOpInterfaceMethods<Toy_ShapeInference>]> {
  let summary = "A matrix with its dimensions in the opposite order";
  let arguments = (ins F64Tensor:$input);
  let results = (outs F64Tensor:$output);
  let assemblyFormat =
      "`(` $input `:` type($input) `)` attr-dict `to` type($output)";
  let hasCanonicalizeMethod = 1;
  let hasVerifier = 1;
}

def Toy_ReshapeOp : Toy_Op<"reshape", [Pure]> {
  let summary = "The same elements in another shape";
  let arguments = (ins F64Tensor:$input);
  let results = (outs StaticShapeTensorOf<[F64]>:$output);
  let assemblyFormat =
      "`(` $input `:` type($input) `)` attr-dict `to` type($output)";
  let hasFolder = 1;
}

def Toy_CastOp
    : Toy_Op<"cast", [Pure, DeclareOpInterfaceMethods<CastOpInterface>,
                      DeclareOpInterfaceMethods<Toy_ShapeInference>]> {
  let summary = "The same matrix, of which more or less of the shape is known";
  let arguments = (ins F64Tensor:$input);
  let results = (outs F64Tensor:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
}

def Toy_PrintOp : Toy_Op<"print"> {
  let summary = "Prints a matrix, a line for each row";
  let arguments = (ins AnyTypeOf<[F64Tensor, F64MemRef]>:$input);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

//===----------------------------------------------------------------------===//
// Structs
//===----------------------------------------------------------------------===//

def Toy_StructConstantOp : Toy_Op<"struct_constant", [ConstantLike, Pure]> {
  let summary = "A struct that is known";
  let arguments = (ins ArrayAttr:$value);
  let results = (outs Toy_StructType:$output);
  let assemblyFormat = "$value attr-dict `:` qualified(type($output))";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Toy_StructAccessOp : Toy_Op<"struct_access", [Pure]> {
  let summary = "An element of a struct, by its number";
  let arguments = (ins Toy_StructType:$input, ConfinedAttr<I64Attr, [IntNonNegative]>:$index);
  let results = (outs Toy_Type:$output);
  let assemblyFormat =
      "$input `[` $index `]` attr-dict `:` qualified(type($input)) `->` type($output)";
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// What the lowering leaves to the export
//===----------------------------------------------------------------------===//

def Toy_PutOp : Toy_Op<"put"> {
  let summary = "Prints one number and a space";
  let arguments = (ins F64:$number);
  let assemblyFormat = "$number attr-dict";
}

def Toy_NewlineOp : Toy_Op<"newline"> {
  let summary = "Ends a line";
  let assemblyFormat = "attr-dict";
}
