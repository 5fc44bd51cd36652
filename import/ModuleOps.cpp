// Translates the lists of constructors and destructors (LangRef, "The
// 'llvm.global_ctors' Global Variable") to ops of the dialect.

#include "import/ModuleOps.h"
#include "llvm/IR/Constants.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir::LLVM;
using llvm::dyn_cast;

/// Whether `variable` has the name of a list of constructors or destructors.
static bool isStructorList(const llvm::GlobalVariable &variable) {
  return variable.getName() == "llvm.global_ctors" ||
         variable.getName() == "llvm.global_dtors";
}

/// Whether `variable` has no properties but those of the variable that the op
/// is exported to.
static bool isPlainList(const llvm::GlobalVariable &variable) {
  const llvm::Module &module = *variable.getParent();
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

namespace {
/// An entry of a list that the op represents.
struct Structor {
  const llvm::Function *function;
  const llvm::ConstantInt *priority;
  const llvm::GlobalValue *key; ///< Null if there is none.
};
} // namespace

/// The entries of `variable` if the op represents all of it.
static std::optional<llvm::SmallVector<Structor>>
readStructors(const llvm::GlobalVariable &variable) {
  if (!isStructorList(variable) || !isPlainList(variable) ||
      !hasEntryType(variable) || !variable.hasInitializer())
    return std::nullopt;
  llvm::SmallVector<Structor> result;
  if (variable.getValueType()->getArrayNumElements() == 0 &&
      variable.getInitializer()->isNullValue())
    return result;
  auto *entries = dyn_cast<llvm::ConstantArray>(variable.getInitializer());
  if (!entries)
    return std::nullopt;
  for (const llvm::Use &use : entries->operands()) {
    auto *entry = dyn_cast<llvm::ConstantStruct>(use.get());
    if (!entry)
      return std::nullopt;
    llvm::Constant *associated = entry->getOperand(2);
    Structor structor{dyn_cast<llvm::Function>(entry->getOperand(1)),
                      dyn_cast<llvm::ConstantInt>(entry->getOperand(0)),
                      dyn_cast<llvm::GlobalValue>(associated)};
    // The verifier of the op requires functions with bodies.
    if (!structor.priority || !structor.function ||
        structor.function->isDeclaration() ||
        (!structor.key && !associated->isNullValue()))
      return std::nullopt;
    result.push_back(structor);
  }
  return result;
}

bool palindrome::importer::importStructors(
    ModuleImporter &module, const llvm::GlobalVariable &variable) {
  std::optional<llvm::SmallVector<Structor>> structors =
      readStructors(variable);
  // The variable that the op is exported to follows all other variables.
  for (auto it = std::next(variable.getIterator());
       structors && it != module.source.global_end(); ++it)
    if (!readStructors(*it))
      structors.reset();
  if (!structors)
    return false;
  llvm::SmallVector<mlir::Attribute> functions, data;
  llvm::SmallVector<int32_t> priorities;
  for (const Structor &structor : *structors) {
    functions.push_back(module.symbols.reference(structor.function));
    priorities.push_back(structor.priority->getSExtValue());
    data.push_back(structor.key
                       ? mlir::Attribute(module.symbols.reference(structor.key))
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
