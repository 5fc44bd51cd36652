// Computes default alignments (LangRef, "alloca", "load", "store", "cmpxchg").

#include "verify/judge/mlir/Alignment.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace palindrome::mlirdiff {

static llvm::DataLayout parseLayout(llvm::StringRef text) {
  llvm::Expected<llvm::DataLayout> layout = llvm::DataLayout::parse(text);
  if (layout)
    return *layout;
  llvm::consumeError(layout.takeError());
  return llvm::DataLayout();
}

Alignment::Alignment(llvm::StringRef layout)
    : types(context), layout(parseLayout(layout)) {}

std::optional<uint64_t> Alignment::ofAccess(Operation &op) {
  using Result = std::optional<uint64_t>;
  auto access = [&](Type type) -> Result {
    llvm::Type *translated = types.translateType(type);
    return layout.getABITypeAlign(translated).value();
  };
  auto atomic = [&](Type type) -> Result {
    llvm::Type *translated = types.translateType(type);
    return layout.getTypeStoreSize(translated).getKnownMinValue();
  };
  return llvm::TypeSwitch<Operation *, Result>(&op)
      .Case([&](AllocaOp alloca) -> Result {
        llvm::Type *type = types.translateType(alloca.getElemType());
        return layout.getPrefTypeAlign(type).value();
      })
      .Case([&](LoadOp load) { return access(load.getType()); })
      .Case([&](StoreOp store) { return access(store.getValue().getType()); })
      .Case([&](AtomicRMWOp rmw) { return atomic(rmw.getVal().getType()); })
      .Case([&](AtomicCmpXchgOp cmpxchg) {
        return atomic(cmpxchg.getVal().getType());
      })
      .Default([](Operation *) { return std::nullopt; });
}

} // namespace palindrome::mlirdiff
