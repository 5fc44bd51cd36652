// The types of a function before it was lowered, for `palindrome run`.

#include "tools/commands/EntryTypes.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Target/LLVMIR/TypeToLLVM.h"

using namespace palindrome;
using namespace palindrome::tools;

// A dynamic size is the same number on both sides.
static_assert(mlir::ShapedType::kDynamic == execute::MemRefType::dynamic);

namespace {
class Declaration {
public:
  Declaration(const mlir::LLVMTypeConverter &converter,
              mlir::LLVM::TypeToLLVMIRTranslator &translator, bool areBare)
      : converter(converter), translator(translator), areBare(areBare) {}

  execute::DeclaredType get(mlir::Type type) const {
    std::string text;
    llvm::raw_string_ostream stream(text);
    type.print(stream);
    return {text, getMemRef(type), findSmallFloats(type)};
  }

private:
  /// The format of the floats that `type` is or consists of, if LLVM has
  /// integers for them; else null.
  static const llvm::fltSemantics *findSmallFloats(mlir::Type type) {
    const llvm::fltSemantics *found = nullptr;
    type.walk([&](mlir::FloatType part) {
      if (part.getWidth() < 16)
        found = &part.getFloatSemantics();
    });
    return found;
  }

  /// Nothing if `type` is no memref, or one whose elements cannot be listed.
  std::optional<execute::MemRefType> getMemRef(mlir::Type type) const {
    auto shaped = llvm::dyn_cast<mlir::ShapedType>(type);
    if (!shaped || !llvm::isa<mlir::BaseMemRefType, mlir::TensorType>(type))
      return std::nullopt;
    mlir::Type element = converter.convertType(shaped.getElementType());
    if (!element || !mlir::LLVM::isCompatibleType(element))
      return std::nullopt;
    execute::MemRefType result;
    result.element = translator.translateType(element);
    result.floats = findSmallFloats(shaped.getElementType());
    result.isRanked = shaped.hasRank();
    if (!shaped.hasRank())
      return result;
    // A tensor becomes a memref of the identity layout.
    auto memref = llvm::dyn_cast<mlir::MemRefType>(type);
    if (!memref)
      memref =
          mlir::MemRefType::get(shaped.getShape(), shaped.getElementType());
    llvm::SmallVector<int64_t> strides;
    if (failed(memref.getStridesAndOffset(strides, result.offset)))
      return std::nullopt;
    result.sizes = shaped.getShape();
    result.strides.assign(strides.begin(), strides.end());
    result.isBare = areBare && shaped.hasStaticShape();
    return result;
  }

  const mlir::LLVMTypeConverter &converter;
  mlir::LLVM::TypeToLLVMIRTranslator &translator;
  bool areBare;
};
} // namespace

std::vector<std::string>
palindrome::tools::findMemRefFunctions(mlir::ModuleOp module) {
  std::vector<std::string> names = {"memrefCopy"};
  auto isMemRef = [](mlir::Type type) {
    return llvm::isa<mlir::BaseMemRefType, mlir::TensorType>(type);
  };
  module.walk([&](mlir::FunctionOpInterface function) {
    if (!function.isExternal() ||
        (llvm::none_of(function.getArgumentTypes(), isMemRef) &&
         llvm::none_of(function.getResultTypes(), isMemRef)))
      return;
    names.push_back(function.getName().str());
    names.push_back("_mlir_ciface_" + function.getName().str());
  });
  return names;
}

std::optional<execute::DeclaredTypes>
palindrome::tools::findEntryTypes(mlir::ModuleOp module, llvm::StringRef name,
                                  const LoweringOptions &options,
                                  llvm::LLVMContext &context) {
  auto function = module.lookupSymbol<mlir::FunctionOpInterface>(name);
  if (!function || llvm::isa<mlir::LLVM::LLVMFuncOp>(*function))
    return std::nullopt;
  mlir::LowerToLLVMOptions lowering(module.getContext());
  lowering.overrideIndexBitwidth(getIndexBitwidth(module, options));
  mlir::LLVMTypeConverter converter(module.getContext(), lowering);
  mlir::LLVM::TypeToLLVMIRTranslator translator(context);
  Declaration declaration(converter, translator, options.useBarePointers);
  execute::DeclaredTypes types;
  for (mlir::Type type : function.getArgumentTypes())
    types.parameters.push_back(declaration.get(type));
  for (mlir::Type type : function.getResultTypes())
    types.results.push_back(declaration.get(type));
  return types;
}
