// Lists the ops and intrinsics that the interfaces of each dialect translate.

#include "tools/DialectSupport.h"
#include "mlir/IR/Dialect.h"
#include "mlir/Target/LLVMIR/LLVMTranslationInterface.h"
#include "palindrome/Extension.h"
#include "llvm/IR/Intrinsics.h"

using namespace palindrome;

std::vector<DialectSupport>
palindrome::listDialects(mlir::MLIRContext &context) {
  std::vector<DialectSupport> result;
  context.loadAllAvailableDialects();
  for (mlir::Dialect *dialect : context.getLoadedDialects()) {
    auto *exported = dialect->getRegisteredInterface<ExportInterface>();
    auto *imported = dialect->getRegisteredInterface<ImportInterface>();
    DialectSupport support;
    support.name = dialect->getNamespace().str();
    support.hasBridge =
        dialect
            ->getRegisteredInterface<mlir::LLVMTranslationDialectInterface>() !=
        nullptr;
    if (!exported && !imported && !support.hasBridge)
      continue;
    for (mlir::RegisteredOperationName name :
         context.getRegisteredOperations()) {
      if (&name.getDialect() != dialect)
        continue;
      ++support.operations;
      if (exported && exported->exportsOperation(name))
        support.direct.push_back(name.getStringRef().str());
    }
    if (imported)
      for (unsigned id : imported->getSupportedIntrinsics())
        support.intrinsics.push_back(llvm::Intrinsic::getBaseName(id).str());
    llvm::sort(support.direct);
    llvm::sort(support.intrinsics);
    result.push_back(std::move(support));
  }
  llvm::sort(result, [](const DialectSupport &a, const DialectSupport &b) {
    return a.name < b.name;
  });
  return result;
}
