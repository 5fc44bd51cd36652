// Which symbols the modules of two versions define and use.

#include "tools/commands/compare/Symbols.h"
#include "verify/base/io/LLVMReader.h"
#include "verify/base/workers/Interrupt.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::tools;

static Symbols readSymbols(const VersionModule &from) {
  Symbols symbols;
  if (interruptSignal()) // Nothing is compared any more.
    return symbols;
  auto bytes = from.read();
  if (!bytes) {
    llvm::consumeError(bytes.takeError()); // Reported when it is compared.
    return symbols;
  }
  Diagnostic error;
  llvm::LLVMContext context;
  auto module = detectLanguage(**bytes) == Language::LLVM
                    ? parseLLVM(**bytes, context, error)
                    : nullptr;
  if (!module)
    return symbols;
  for (const llvm::GlobalValue &global : module->global_values()) {
    if (!global.hasName())
      continue;
    bool isFunction = llvm::isa<llvm::Function>(global);
    if (!global.isDeclarationForLinker())
      symbols.defined[global.getName()] = {
          isFunction, global.hasLocalLinkage(),
          global.isStrongDefinitionForLinker() && !global.hasLocalLinkage() &&
              !global.hasAppendingLinkage()};
    else if (isFunction)
      symbols.used.insert(global.getName());
  }
  return symbols;
}

const Symbols &SymbolTable::of(const VersionModule &module) {
  auto [entry, isNew] = known.try_emplace(&module);
  if (isNew)
    entry->second = readSymbols(module);
  return entry->second;
}
