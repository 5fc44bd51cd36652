// Access to private members of MLIR's `ModuleTranslation`: the arguments of an
// explicit template instantiation may name private members (C++17,
// [temp.explicit]), and the friends that it defines can use them.

#include "export/body/UpstreamAccess.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;
using mlir::LLVM::ModuleTranslation;

namespace {

using GlobalMap = DenseMap<Operation *, llvm::GlobalValue *>;

template <auto globals, auto aliases, auto ifuncs> struct SymbolMaps {
  friend GlobalMap &mapFor(Operation &op, ModuleTranslation &translation) {
    return isa<LLVM::AliasOp>(op)   ? translation.*aliases
           : isa<LLVM::IFuncOp>(op) ? translation.*ifuncs
                                    : translation.*globals;
  }
};
GlobalMap &mapFor(Operation &op, ModuleTranslation &translation);
template struct SymbolMaps<&ModuleTranslation::globalsMapping,
                           &ModuleTranslation::aliasesMapping,
                           &ModuleTranslation::ifuncMapping>;

template <auto collection, auto interfaces> struct Interfaces {
  friend void replaceInterface(ModuleTranslation &translation,
                               const DialectInterface &interface) {
    mlir::detail::DialectInterfaceCollectionBase &base =
        translation.*collection;
    auto &set = base.*interfaces;
    auto known = set.find_as(interface.getDialect());
    if (known != set.end())
      set.erase(known);
    set.insert(&interface);
  }
};
void replaceInterface(ModuleTranslation &translation,
                      const DialectInterface &interface);
template struct Interfaces<
    &ModuleTranslation::iface,
    &mlir::detail::DialectInterfaceCollectionBase::interfaces>;

} // namespace

void palindrome::exporter::mapSymbol(ModuleTranslation &translation,
                                     Operation &op, llvm::GlobalValue *value) {
  if (auto *function = dyn_cast<llvm::Function>(value))
    translation.mapFunction(SymbolTable::getSymbolName(&op), function);
  else
    mapFor(op, translation)[&op] = value;
}

void palindrome::exporter::setInterface(
    ModuleTranslation &translation,
    const LLVMTranslationDialectInterface &interface) {
  replaceInterface(translation, interface);
}
