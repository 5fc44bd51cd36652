// Keeps contexts of MLIR between round trips.

#include "verify/run/roundtrip/ContextPool.h"
#include "palindrome/Engine.h"
#include "verify/base/io/Context.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/TypeFinder.h"

using namespace palindrome;
using namespace palindrome::roundtrip;

std::unique_ptr<mlir::MLIRContext>
ContextPool::take(const std::optional<StructNames> &names) {
  auto *found = llvm::find_if(kept, [&](const Kept &each) {
    return names ? llvm::none_of(*names,
                                 [&](llvm::StringRef name) {
                                   return each.names.contains(name);
                                 })
                 : each.names.empty();
  });
  if (found != kept.end()) {
    std::unique_ptr<mlir::MLIRContext> context = std::move(found->context);
    taken[context.get()] = std::move(found->names);
    kept.erase(found);
    return context;
  }
  auto context = std::make_unique<mlir::MLIRContext>(
      registry, mlir::MLIRContext::Threading::DISABLED);
  stopLocking(*context);
  // Here, so that the time of an import does not include it.
  engine.loadDialects(*context);
  numDialects = context->getLoadedDialects().size();
  // One that was freed without being given back may have had this address.
  taken.erase(context.get());
  return context;
}

void ContextPool::giveBack(std::unique_ptr<mlir::MLIRContext> context,
                           llvm::ArrayRef<std::string> names) {
  llvm::StringSet<> all = std::move(taken[context.get()]);
  taken.erase(context.get());
  constexpr unsigned longService = 64;
  if (++numGivenBack == longService) {
    numGivenBack = 0;
    kept.clear();
    return;
  }
  if (context->getLoadedDialects().size() != numDialects)
    return;
  for (const std::string &name : names)
    all.insert(name);
  kept.push_back({std::move(context), std::move(all)});
}

std::optional<ContextPool::StructNames>
ContextPool::namesIn(const llvm::Module &module, size_t size) {
  constexpr size_t large = 1 << 16;
  if (size >= large)
    return std::nullopt;
  // Module::getIdentifiedStructTypes leaves out those without a name.
  llvm::TypeFinder structs;
  structs.run(module, /*onlyNamed=*/false);
  StructNames names;
  for (const llvm::StructType *type : structs) {
    if (type->isLiteral())
      continue;
    if (!type->hasName())
      return std::nullopt;
    names.push_back(type->getName().str());
  }
  return names;
}
