// Lists the ops and intrinsics that the interfaces of each dialect translate.

#include "tools/line/DialectSupport.h"
#include "mlir/IR/Dialect.h"
#include "mlir/Target/LLVMIR/LLVMTranslationInterface.h"
#include "palindrome/Extension.h"
#include "llvm/IR/Intrinsics.h"

using namespace palindrome;
using namespace palindrome::tools;

std::vector<DialectSupport>
palindrome::tools::listDialects(mlir::MLIRContext &context) {
  std::vector<DialectSupport> result;
  context.loadAllAvailableDialects();
  for (mlir::Dialect *dialect : context.getLoadedDialects()) {
    auto *exported = dialect->getRegisteredInterface<ExportInterface>();
    auto *imported = dialect->getRegisteredInterface<ImportInterface>();
    auto *upstream =
        dialect
            ->getRegisteredInterface<mlir::LLVMTranslationDialectInterface>();
    if (!exported && !imported && !upstream)
      continue;
    DialectSupport support;
    support.name = dialect->getNamespace().str();
    for (mlir::RegisteredOperationName name :
         context.getRegisteredOperations()) {
      if (&name.getDialect() != dialect)
        continue;
      ++support.operations;
      if (exported && exported->exportsOperation(name))
        support.direct.push_back(name.getStringRef().str());
    }
    // The bridge also registers MLIR's interface for dialects that are exported
    // directly, which leave nothing to it.
    bool leavesSome = !exported || !exported->exportsAttributes() ||
                      support.direct.size() < support.operations;
    support.hasBridge = upstream && leavesSome;
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
