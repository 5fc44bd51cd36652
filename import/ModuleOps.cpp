// What a module says beside its symbols (LangRef "llvm.global_ctors",
// "llvm.global_dtors"), in the dialect's own ops.

#include "import/ModuleOps.h"
#include "llvm/IR/Constants.h"

using namespace palindrome;
using namespace mlir::LLVM;
using llvm::dyn_cast;

/// Whether `variable` is a list of constructors or destructors by its name.
static bool isStructorList(const llvm::GlobalVariable &variable) {
  return variable.getName() == "llvm.global_ctors" ||
         variable.getName() == "llvm.global_dtors";
}

/// Whether `variable` has all that the op says, and no more. The op exports to
/// a variable behind all others.
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

/// Whether each entry is of the type that the op exports to.
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
    // The op's verifier wants functions that are defined.
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
