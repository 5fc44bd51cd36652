// Translates the lists of constructors and destructors (LangRef, "The
// 'llvm.global_ctors' Global Variable") to ops of the dialect.

#include "import/ModuleOps.h"
#include "llvm/IR/Constants.h"

using namespace palindrome;
using namespace mlir::LLVM;
using llvm::dyn_cast;

/// Whether `variable` has the name of a list of constructors or destructors.
static bool isStructorList(const llvm::GlobalVariable &variable) {
  return variable.getName() == "llvm.global_ctors" ||
         variable.getName() == "llvm.global_dtors";
}

/// Whether `variable` has no properties but those of the variable that the op
/// is exported to, which follows all other variables.
static bool isPlainList(const llvm::GlobalVariable &variable) {
  const llvm::Module &module = *variable.getParent();
  for (auto it = std::next(variable.getIterator()); it != module.global_end();
       ++it)
    if (!isStructorList(*it))
      return false;
  return variable.hasAppendingLinkage() && !variable.isConstant() &&
         variable.use_empty() && !variable.isUsedByMetadata() &&
         !variable.hasSection() && !variable.getAlign() &&
         !variable.hasAttributes() && !variable.hasMetadata() &&
         !variable.hasComdat() && !variable.hasPartition() &&
         !variable.isDSOLocal() && !variable.isThreadLocal() &&
         !variable.hasSanitizerMetadata() && !variable.getCodeModel() &&
         !variable.isExternallyInitialized() &&
         variable.hasDefaultVisibility() &&
         variable.getDLLStorageClass() ==
             llvm::GlobalValue::DefaultStorageClass &&
         variable.getUnnamedAddr() == llvm::GlobalValue::UnnamedAddr::None &&
         variable.getAddressSpace() ==
             module.getDataLayout().getDefaultGlobalsAddressSpace();
}

/// Whether the entries have the type of those that the op is exported to.
static bool hasEntryType(const llvm::GlobalVariable &variable) {
  llvm::LLVMContext &context = variable.getContext();
  unsigned space =
      variable.getParent()->getDataLayout().getProgramAddressSpace();
  auto *array = dyn_cast<llvm::ArrayType>(variable.getValueType());
  return array && array->getElementType() ==
                      llvm::StructType::get(
                          context, {llvm::Type::getInt32Ty(context),
                                    llvm::PointerType::get(context, space),
                                    llvm::PointerType::get(context, 0)});
}

bool palindrome::importStructors(ModuleImporter &module,
                                 const llvm::GlobalVariable &variable) {
  if (!isStructorList(variable) || !isPlainList(variable) ||
      !hasEntryType(variable) || !variable.hasInitializer())
    return false;
  auto *entries = dyn_cast<llvm::ConstantArray>(variable.getInitializer());
  if (!entries)
    return false;
  llvm::SmallVector<mlir::Attribute> functions, data;
  llvm::SmallVector<int32_t> priorities;
  for (const llvm::Use &use : entries->operands()) {
    auto *entry = dyn_cast<llvm::ConstantStruct>(use.get());
    auto *priority =
        entry ? dyn_cast<llvm::ConstantInt>(entry->getOperand(0)) : nullptr;
    auto *function =
        entry ? dyn_cast<llvm::Function>(entry->getOperand(1)) : nullptr;
    // The verifier of the op requires functions with bodies.
    if (!priority || !function || function->isDeclaration())
      return false;
    llvm::Constant *associated = entry->getOperand(2);
    auto *key = dyn_cast<llvm::GlobalValue>(associated);
    if (!key && !associated->isNullValue())
      return false;
    functions.push_back(module.symbols.reference(function));
    priorities.push_back(priority->getSExtValue());
    data.push_back(key ? mlir::Attribute(module.symbols.reference(key))
                       : ZeroAttr::get(&module.context));
  }
  mlir::OpBuilder &builder = module.builder;
  if (variable.getName() == "llvm.global_ctors")
    GlobalCtorsOp::create(
        builder, module.unknown, builder.getArrayAttr(functions),
        builder.getI32ArrayAttr(priorities), builder.getArrayAttr(data));
  else
    GlobalDtorsOp::create(
        builder, module.unknown, builder.getArrayAttr(functions),
        builder.getI32ArrayAttr(priorities), builder.getArrayAttr(data));
  return true;
}
