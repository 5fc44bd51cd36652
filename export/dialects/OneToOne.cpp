// The ops of `x86vector` and `amx`, which say themselves what intrinsic they
// are and what its operands are.

#include "export/IntrinsicTypes.h"
#include "export/dialects/Dialects.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/AMX/AMXDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMInterfaces.h"
#include "mlir/Dialect/X86Vector/X86VectorDialect.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "palindrome/Extension.h"

using namespace palindrome;
using namespace mlir;

/// Tiles and memrefs are what they are in LLVM IR only after a lowering.
static LogicalResult checkTypes(Operation *op, ExportTranslation &translation) {
  auto check = [&](TypeRange types, StringRef what) -> LogicalResult {
    for (Type type : types)
      if (!translation.convertType(type))
        return op->emitOpError("has ")
               << what << " of type " << type
               << ", which LLVM IR has no form for; lower the op to the llvm "
                  "dialect first (mlir-opt --convert-vector-to-llvm)";
    return success();
  };
  return success(succeeded(check(op->getOperandTypes(), "an operand")) &&
                 succeeded(check(op->getResultTypes(), "a result")));
}

/// The intrinsic's arguments. An op may put constants beside its operands.
static FailureOr<SmallVector<llvm::Value *>>
convertOperands(LLVM::OneToOneIntrinsicOpInterface op,
                ExportTranslation &translation) {
  Block scratch;
  IRRewriter rewriter(op->getContext());
  rewriter.setInsertionPointToStart(&scratch);
  LLVMTypeConverter converter(op->getContext());
  SmallVector<llvm::Value *> arguments;
  for (Value operand : op.getIntrinsicOperands(
           SmallVector<Value>(op->getOperands()), converter, rewriter)) {
    if (operand.getParentBlock() != &scratch) {
      arguments.push_back(translation.lookupValue(operand));
      continue;
    }
    Attribute value;
    llvm::Type *type = translation.convertType(operand.getType());
    if (!type || !matchPattern(operand, m_Constant(&value)))
      return op->emitOpError("wants an operand that is no constant: ")
             << operand.getDefiningOp()->getName();
    llvm::Constant *constant =
        translation.convertConstant(type, value, op->getLoc());
    if (!constant)
      return failure();
    arguments.push_back(constant);
  }
  return arguments;
}

namespace {
class OneToOneExport : public ExportInterface {
public:
  using ExportInterface::ExportInterface;

  bool exportsOperation(OperationName name) const override {
    // All of amx have tiles.
    return name.hasInterface<LLVM::OneToOneIntrinsicOpInterface>() &&
           !isa<amx::AMXDialect>(getDialect());
  }

  LogicalResult
  convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                   ExportTranslation &translation) const override {
    auto intrinsic = dyn_cast<LLVM::OneToOneIntrinsicOpInterface>(op);
    if (!intrinsic || failed(checkTypes(op, translation)))
      return failure();
    FailureOr<SmallVector<llvm::Value *>> arguments =
        convertOperands(intrinsic, translation);
    if (failed(arguments))
      return failure();

    SmallVector<llvm::Type *> argumentTypes, resultTypes;
    for (llvm::Value *argument : *arguments)
      argumentTypes.push_back(argument->getType());
    for (Type type : op->getResultTypes())
      resultTypes.push_back(translation.convertType(type));
    llvm::LLVMContext &context = translation.getLLVMContext();
    llvm::Type *resultType = llvm::Type::getVoidTy(context);
    if (resultTypes.size() == 1)
      resultType = resultTypes.front();
    else if (!resultTypes.empty())
      resultType = llvm::StructType::get(context, resultTypes);

    std::string name = intrinsic.getIntrinsicName();
    llvm::Intrinsic::ID id = llvm::Intrinsic::lookupIntrinsicID(name);
    std::optional<SmallVector<llvm::Type *>> overloads = overloadsOf(
        id, llvm::FunctionType::get(resultType, argumentTypes, false));
    if (!overloads)
      return op->emitOpError("is no intrinsic that LLVM has: '") << name << "'";
    llvm::CallInst *call = builder.CreateIntrinsic(id, *overloads, *arguments);
    if (op->getNumResults() == 1)
      translation.mapValue(op->getResult(0)) = call;
    else
      for (auto [i, result] : llvm::enumerate(op->getResults()))
        translation.mapValue(result) = builder.CreateExtractValue(call, i);
    return success();
  }
};
} // namespace

void palindrome::registerOneToOneExports(DialectRegistry &registry) {
  registerExport<OneToOneExport>(registry,
                                 amx::AMXDialect::getDialectNamespace());
  registerExport<OneToOneExport>(
      registry, x86vector::X86VectorDialect::getDialectNamespace());
}
