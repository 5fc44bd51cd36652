// Translates functions (LangRef, "Functions") in the upstream form.
// Declarations of intrinsics that have ops of their own are left out.

#include "import/Enums.h"
#include "import/upstream/Body.h"
#include "import/upstream/Importer.h"

using namespace palindrome::upstream;
using namespace mlir::LLVM;
using mlir::failed;

void Importer::importParameters(const llvm::Function &function,
                                LLVMFuncOp func) {
  llvm::AttributeList list = function.getAttributes();
  llvm::SmallVector<mlir::Attribute> parameters;
  bool hasAny = false;
  for (unsigned i = 0; i < function.arg_size(); ++i) {
    llvm::AttributeSet set = list.getParamAttrs(i);
    hasAny |= set.hasAttributes();
    parameters.push_back(parameterAttributes(set));
  }
  if (hasAny)
    func.setArgAttrsAttr(builder.getArrayAttr(parameters));
  if (list.hasRetAttrs())
    func.setResAttrsAttr(
        builder.getArrayAttr({parameterAttributes(list.getRetAttrs())}));
}

void Importer::importPersonality(const llvm::Function &function,
                                 LLVMFuncOp func) {
  if (!function.hasPersonalityFn())
    return;
  auto *personality =
      llvm::dyn_cast<llvm::Function>(function.getPersonalityFn());
  if (personality)
    func.setPersonalityAttr(
        mlir::FlatSymbolRefAttr::get(&context, personality->getName()));
  else
    mlir::emitWarning(func.getLoc(),
                      "could not deduce personality, skipping it");
}

mlir::LogicalResult Importer::importFunction(llvm::Function &function) {
  if (function.isIntrinsic() &&
      extensions.ofIntrinsic(function.getIntrinsicID()))
    return mlir::success();
  auto functionType = llvm::dyn_cast_if_present<LLVMFunctionType>(
      type(function.getFunctionType()));
  mlir::OpBuilder at = mlir::OpBuilder::atBlockEnd(op.getBody());
  auto func = LLVMFuncOp::create(
      at, debugInfo.functionLocation(function), function.getName(),
      functionType, convertLinkageFromLLVM(function.getLinkage()),
      function.isDSOLocal(), convertCConvFromLLVM(function.getCallingConv()),
      comdatOf(function));
  importParameters(function, func);
  importPersonality(function, func);
  if (function.hasGC())
    func.setGarbageCollector(function.getGC());
  if (function.hasAtLeastLocalUnnamedAddr())
    func.setUnnamedAddr(convertUnnamedAddrFromLLVM(function.getUnnamedAddr()));
  if (function.hasSection())
    func.setSection(function.getSection());
  func.setVisibility_(convertVisibilityFromLLVM(function.getVisibility()));
  if (llvm::MaybeAlign align = function.getAlign())
    func.setAlignment(align->value());
  importFunctionAttributes(function, func);

  llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>> nodes;
  function.getAllMetadata(nodes);
  for (auto [kind, node] : nodes)
    if (metadata.isKnown(kind) && failed(metadata.set(kind, node, func)))
      mlir::emitWarning(func.getLoc())
          << "unhandled function metadata: " << textOf(node) << " on "
          << upstream::textOf(function);
  if (function.isDeclaration())
    return mlir::success();
  return Body(*this, func.getBody()).importFunction(function, func);
}
