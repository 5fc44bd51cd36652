// Converts types of dialects that have a conversion of their own, such as the
// tiles of `amx`, where other ops carry them: branches, functions and calls.
//
//   cf.br ^bb1(%t : !amx.tile<4x4xi32>)
//
//   %u = builtin.unrealized_conversion_cast %t : !amx.tile<4x4xi32> to
//   !llvm.x86_amx cf.br ^bb1(%u : !llvm.x86_amx)
//
// Ops of the dialect keep their types, behind casts that their conversion
// removes.

#include "export/lower/ForeignTypes.h"
#include "export/lower/DialectPatterns.h"
#include "export/lower/Types.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMInterface.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include <set>

using namespace palindrome;

/// The converter of LLVM takes the types of `builtin` and `llvm`; `Pointers.h`
/// those of `ptr`.
bool lower::isForeignType(mlir::Type type) {
  mlir::Dialect &dialect = type.getDialect();
  return !llvm::is_contained({"builtin", "llvm", "ptr"},
                             dialect.getNamespace()) &&
         dialect.getRegisteredInterface<mlir::ConvertToLLVMPatternInterface>();
}

/// The dialects of foreign types in `module`.
static std::set<llvm::StringRef> findDialects(mlir::ModuleOp module) {
  std::set<llvm::StringRef> dialects;
  mlir::AttrTypeWalker walker;
  walker.addWalk([&](mlir::Type type) {
    if (lower::isForeignType(type))
      dialects.insert(type.getDialect().getNamespace());
  });
  module.walk([&](mlir::Operation *op) {
    for (mlir::Type type : lower::typesWithin(op))
      walker.walk(type);
  });
  return dialects;
}

namespace {
class TypeConversion {
public:
  explicit TypeConversion(mlir::ModuleOp module);
  /// Converts the types of `op` and of the blocks in it, or reports an error.
  mlir::LogicalResult convert(mlir::Operation *op);

private:
  mlir::LogicalResult checkFunction(mlir::Operation *op);
  /// Changes the type of `value`, and gives its uses one of the old type.
  void convertDefinition(mlir::Value value);
  mlir::Value cast(mlir::Value value, mlir::Type type) {
    return mlir::UnrealizedConversionCastOp::create(rewriter, value.getLoc(),
                                                    type, value)
        .getResult(0);
  }

  std::set<llvm::StringRef> dialects;
  mlir::LLVMTypeConverter converter;
  mlir::AttrTypeReplacer replacer;
  mlir::IRRewriter rewriter;
};
} // namespace

TypeConversion::TypeConversion(mlir::ModuleOp module)
    : dialects(findDialects(module)), converter(module.getContext()),
      rewriter(module.getContext()) {
  // The dialects add their types to the converter along with their patterns.
  mlir::LLVMConversionTarget target(*module.getContext());
  mlir::RewritePatternSet patterns(module.getContext());
  lower::addPatternsOf(llvm::to_vector(dialects), converter, target, patterns);
  replacer.addReplacement([this](mlir::Type type) -> std::optional<mlir::Type> {
    mlir::Type other;
    if (lower::isForeignType(type))
      other = converter.convertType(type);
    return other ? std::optional(other) : std::nullopt;
  });
}

void TypeConversion::convertDefinition(mlir::Value value) {
  mlir::Type old = value.getType();
  mlir::Type other = replacer.replace(old);
  if (other == old)
    return;
  value.setType(other);
  rewriter.setInsertionPointAfterValue(value);
  mlir::Value same = cast(value, old);
  rewriter.replaceAllUsesExcept(value, same, same.getDefiningOp());
}

/// Reports that `op` is or calls a function with a tile, if so: in LLVM IR only
/// intrinsics take one.
mlir::LogicalResult TypeConversion::checkFunction(mlir::Operation *op) {
  if (!llvm::isa<mlir::FunctionOpInterface, mlir::CallOpInterface>(op))
    return mlir::success();
  for (mlir::Type type : lower::typesOf(op))
    if (llvm::isa<mlir::LLVM::LLVMX86AMXType>(replacer.replace(type)))
      return op->emitError()
             << "'" << op->getName()
             << "' cannot be lowered: LLVM IR has no functions that take or "
                "return "
             << type << "; pass a memref, or inline the function";
  return mlir::success();
}

mlir::LogicalResult TypeConversion::convert(mlir::Operation *op) {
  if (failed(checkFunction(op)))
    return mlir::failure();
  bool keepsTypes = dialects.count(op->getName().getDialectNamespace()) > 0;
  for (mlir::Region &region : op->getRegions())
    for (mlir::Block &block : region)
      if (!keepsTypes || !block.isEntryBlock())
        for (mlir::BlockArgument argument : block.getArguments())
          convertDefinition(argument);
  if (keepsTypes || llvm::isa<mlir::UnrealizedConversionCastOp>(op))
    return mlir::success();
  for (mlir::OpOperand &operand : op->getOpOperands()) {
    mlir::Type other = replacer.replace(operand.get().getType());
    rewriter.setInsertionPoint(op);
    if (other != operand.get().getType())
      operand.set(cast(operand.get(), other));
  }
  for (mlir::Value result : op->getResults())
    convertDefinition(result);
  replacer.replaceElementsIn(op, /*replaceAttrs=*/true);
  return mlir::success();
}

static mlir::LogicalResult convertTypes(mlir::ModuleOp module) {
  TypeConversion conversion(module);
  llvm::SmallVector<mlir::Operation *> ops;
  module.walk([&](mlir::Operation *op) { ops.push_back(op); });
  for (mlir::Operation *op : ops)
    if (failed(conversion.convert(op)))
      return mlir::failure();
  return mlir::success();
}

const lower::OwnPass lower::convertTypesPass = {
    "palindrome-convert-types",
    "Convert types of other dialects that functions and branches carry",
    [](mlir::DialectRegistry &registry) {
      registry.insert<mlir::LLVM::LLVMDialect>();
    },
    convertTypes,
};
