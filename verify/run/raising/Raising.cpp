// Judges what was raised.

#include "verify/run/raising/Raising.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMInterface.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/DialectConversion.h"
#include "mlir/Transforms/RegionUtils.h"
#include "palindrome/Export.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/judge/refine/Check.h"
#include "verify/judge/refine/Globals.h"
#include "verify/judge/refine/Pairs.h"
#include "verify/run/raising/Views.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;

/// Carries out `conversion`, which drops what a func.func has a place for by
/// the name that an llvm.func has for it, too.
static mlir::LogicalResult
keepNoInline(mlir::ModuleOp module,
             llvm::function_ref<mlir::LogicalResult()> conversion) {
  llvm::SmallVector<mlir::StringAttr> symbols;
  for (auto function : module.getOps<mlir::func::FuncOp>())
    if (function.getNoInline())
      symbols.push_back(function.getSymNameAttr());
  if (failed(conversion()))
    return mlir::failure();
  mlir::SymbolTable table(module);
  for (mlir::StringAttr symbol : symbols)
    if (auto function = table.lookup<mlir::LLVM::LLVMFuncOp>(symbol))
      function.setNoInline(true);
  return mlir::success();
}

/// Converts all that has MLIR's interface for it. Nothing is folded, so that
/// both sides differ in as little as possible.
static mlir::LogicalResult convert(mlir::ModuleOp module) {
  mlir::MLIRContext *context = module.getContext();
  mlir::PassManager structured(context);
  structured.addPass(mlir::createLowerAffinePass());
  structured.addPass(mlir::createSCFToControlFlowPass());
  if (failed(structured.run(module)))
    return mlir::failure();
  mlir::LLVMTypeConverter converter(context);
  mlir::LLVMConversionTarget target(*context);
  mlir::RewritePatternSet patterns(context);
  for (mlir::Dialect *dialect : context->getLoadedDialects())
    if (auto *interface =
            dialect
                ->getRegisteredInterface<mlir::ConvertToLLVMPatternInterface>())
      interface->populateConvertToLLVMConversionPatterns(target, converter,
                                                         patterns);
  mlir::ConversionConfig config;
  config.foldingMode = mlir::DialectConversionFoldingMode::Never;
  return keepNoInline(module, [&] {
    return mlir::applyPartialConversion(module, target, std::move(patterns),
                                        config);
  });
}

/// Takes back what `original` promises of the accesses of functions which
/// access memrefs in `raised`: which of them do not alias, but that defines
/// less.
static void dropPromises(mlir::ModuleOp original, mlir::ModuleOp raised) {
  llvm::StringSet<> names;
  raised.walk([&](mlir::FunctionOpInterface function) {
    auto hasMemRef = [](mlir::Type type) {
      return llvm::isa<mlir::MemRefType>(type);
    };
    function->walk([&](mlir::Operation *op) {
      if (llvm::any_of(op->getOperandTypes(), hasMemRef))
        names.insert(function.getName());
    });
  });
  for (auto function : original.getOps<mlir::FunctionOpInterface>())
    if (names.contains(function.getName()))
      function->walk([](mlir::Operation *op) {
        if (llvm::isa<mlir::LLVM::LoadOp, mlir::LLVM::StoreOp>(op))
          for (llvm::StringRef name :
               {"tbaa", "alias_scopes", "noalias_scopes", "access_groups"})
            op->removeAttr(name);
      });
}

/// A copy of `module` in the `llvm` dialect, exported.
static std::unique_ptr<llvm::Module>
convertAndExport(mlir::ModuleOp module, llvm::LLVMContext &context,
                 Diagnostic &error) {
  MLIRErrors errors(*module.getContext(), "");
  mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
  // MLIR's conversions leave what is not reachable as it is.
  mlir::IRRewriter rewriter(module.getContext());
  for (auto function : copy->getOps<mlir::FunctionOpInterface>())
    (void)mlir::eraseUnreachableBlocks(rewriter, function->getRegions());
  std::unique_ptr<llvm::Module> result;
  if (succeeded(convert(*copy))) {
    raising::resolveDescriptors(*copy);
    raising::splitSteps(*copy);
    result = exportVerifiedModule(*copy, context);
  }
  if (!result)
    error = errors.take("MLIR does not convert what was raised");
  return result;
}

bool raising::judgeRaised(
    mlir::ModuleOp original, mlir::ModuleOp raised,
    const RefineOptions &options,
    llvm::function_ref<void(llvm::StringRef, const PairResult &)> deliver,
    Diagnostic &error, llvm::function_ref<bool(llvm::StringRef)> isWanted) {
  llvm::LLVMContext context;
  mlir::OwningOpRef<mlir::ModuleOp> plain = original.clone();
  dropPromises(*plain, raised);
  std::unique_ptr<llvm::Module> source =
      convertAndExport(*plain, context, error);
  std::unique_ptr<llvm::Module> target =
      source ? convertAndExport(raised, context, error) : nullptr;
  if (!target)
    return false;
  // By the names that pairs have. Pairing gives some functions others, so that
  // both modules correspond.
  llvm::DenseMap<const llvm::Function *, std::string> symbols;
  for (const llvm::Function &function : *source)
    symbols[&function] = function.getName().str();
  std::vector<refine::FunctionPair> pairs =
      refine::pairModules(*source, *target);
  llvm::StringMap<llvm::StringRef> byName;
  for (const auto &[function, symbol] : symbols)
    byName[refine::symbolOf(*function)] = symbol;
  if (isWanted)
    llvm::erase_if(pairs, [&](const refine::FunctionPair &pair) {
      auto found = byName.find(pair.sourceName);
      return found == byName.end() || !isWanted(found->second);
    });
  refine::checkPairs(pairs, options, [&](const PairResult &result) {
    if (auto found = byName.find(result.sourceName); found != byName.end())
      deliver(found->second, result);
  });
  return true;
}
