// Exports the ops of `x86vector` and `amx`, which implement an interface that
// names their intrinsic and computes its arguments
// (LLVM::OneToOneIntrinsicOpInterface).
//
//   %0 = x86vector.avx.rsqrt %a : vector<8xf32>
//
// becomes
//
//   %0 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %a)

#include "export/body/BodyExporter.h"
#include "export/dialects/Dialects.h"
#include "export/types/IntrinsicTypes.h"
#include "mlir/Dialect/AMX/AMXDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMInterfaces.h"
#include "mlir/Dialect/X86Vector/X86VectorDialect.h"
#include "mlir/IR/PatternMatch.h"
#include "palindrome/Extension.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;

/// Reports operands and results whose types have no LLVM type, not even after
/// MLIR's type conversion.
static LogicalResult checkTypes(Operation *op, BodyExporter &body) {
  auto check = [&](TypeRange types, StringRef what) -> LogicalResult {
    for (Type type : types)
      if (!body.convertLoweredType(type))
        return op->emitOpError("has ")
               << what << " of type " << type
               << ", which LLVM IR has no form for; lower the op to the llvm "
                  "dialect first (mlir-opt --convert-vector-to-llvm)";
    return success();
  };
  return success(succeeded(check(op->getOperandTypes(), "an operand")) &&
                 succeeded(check(op->getResultTypes(), "a result")));
}

/// The arguments of the intrinsic. The interface computes them from the
/// operands by ops of the `llvm` dialect, which it makes in a block of their
/// own, whose arguments represent the operands. These ops are exported at once.
static FailureOr<SmallVector<llvm::Value *>>
convertOperands(LLVM::OneToOneIntrinsicOpInterface op, BodyExporter &body) {
  Block scratch;
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    operands.push_back(scratch.addArgument(
        body.module.lowered.convert(operand.getType()), op->getLoc()));
    body.mapValue(operands.back()) = body.lookupValue(operand);
  }
  IRRewriter rewriter(op->getContext());
  rewriter.setInsertionPointToStart(&scratch);
  SmallVector<Value> arguments = op.getIntrinsicOperands(
      operands, body.module.lowered.converter(), rewriter);

  LogicalResult exported = success();
  for (Operation &made : scratch)
    if (succeeded(exported))
      exported = body.exportInstruction(made);
  SmallVector<llvm::Value *> values;
  if (succeeded(exported))
    values = body.lookupValues(arguments);
  // New values may get the addresses of those in the block.
  for (Value operand : scratch.getArguments())
    body.takeValue(operand);
  for (Operation &made : scratch)
    for (Value result : made.getResults())
      body.takeValue(result);
  if (failed(exported))
    return failure();
  return values;
}

namespace {
class OneToOneExport : public ExportInterface {
public:
  using ExportInterface::ExportInterface;

  bool exportsOperation(OperationName name) const override {
    return name.hasInterface<LLVM::OneToOneIntrinsicOpInterface>();
  }
  bool exportsModuleOps() const override { return false; }

  LogicalResult
  convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                   ExportTranslation &translation) const override {
    auto &body = static_cast<BodyExporter &>(translation);
    auto intrinsic = dyn_cast<LLVM::OneToOneIntrinsicOpInterface>(op);
    if (!intrinsic || failed(checkTypes(op, body)))
      return failure();
    FailureOr<SmallVector<llvm::Value *>> arguments =
        convertOperands(intrinsic, body);
    if (failed(arguments))
      return failure();

    SmallVector<llvm::Type *> argumentTypes, resultTypes;
    for (llvm::Value *argument : *arguments)
      argumentTypes.push_back(argument->getType());
    for (Type type : op->getResultTypes())
      resultTypes.push_back(body.convertLoweredType(type));
    llvm::LLVMContext &context = body.module.context;
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

void palindrome::exporter::registerOneToOneExports(DialectRegistry &registry) {
  registerExport<OneToOneExport>(registry,
                                 amx::AMXDialect::getDialectNamespace());
  registerExport<OneToOneExport>(
      registry, x86vector::X86VectorDialect::getDialectNamespace());
}
