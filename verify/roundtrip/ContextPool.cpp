// Keeps contexts of MLIR between round trips.

#include "verify/roundtrip/ContextPool.h"
#include "palindrome/Engine.h"
#include "verify/io/Context.h"
#include "llvm/IR/Module.h"

using namespace palindrome;

std::unique_ptr<mlir::MLIRContext> ContextPool::take() {
  if (!contexts.empty())
    return contexts.pop_back_val();
  auto context = std::make_unique<mlir::MLIRContext>(
      registry, mlir::MLIRContext::Threading::DISABLED);
  stopLocking(*context);
  // Here, so that the time of an import does not include it.
  engine.loadDialects(*context);
  numDialects = context->getLoadedDialects().size();
  return context;
}

void ContextPool::giveBack(std::unique_ptr<mlir::MLIRContext> context) {
  constexpr unsigned longService = 64;
  if (++numGivenBack == longService) {
    numGivenBack = 0;
    contexts.clear();
    return;
  }
  if (context->getLoadedDialects().size() == numDialects)
    contexts.push_back(std::move(context));
}

bool ContextPool::leavesNoTrace(const llvm::Module &module, size_t size) {
  constexpr size_t large = 1 << 16;
  return size < large && module.getIdentifiedStructTypes().empty();
}
