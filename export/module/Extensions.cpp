// Finds the dialects that take part in an export, and their interfaces.

#include "export/module/Extensions.h"
#include "export/state/ExportState.h"
#include "translate/Diagnostics.h"
#include "translate/LLVMXDialect.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;

const ExportInterface *ExportExtensions::lookup(Dialect *dialect) {
  if (!dialect)
    return nullptr;
  auto [it, isNew] = interfaces.try_emplace(dialect);
  if (!isNew)
    return it->second;
  auto *interface = dialect->getRegisteredInterface<ExportInterface>();
  if (interface &&
      failed(checkProviders(*interface, interface->providers, "export")))
    state.hasFailed = true;
  return interfaces[dialect] = interface;
}

FailureOr<Dialect *> ExportExtensions::dialectOf(StringAttr name,
                                                 Operation &op) {
  auto [prefix, rest] = name.getValue().split('.');
  if (rest.empty())
    return nullptr;
  if (Dialect *dialect = name.getReferencedDialect())
    return dialect;
  if (Dialect *dialect = op.getContext()->getOrLoadDialect(prefix))
    return dialect;
  // MLIR's exporter ignores such attributes.
  if (state.form.rejectsAsUpstream)
    return nullptr;
  return op.emitOpError("has attribute '")
         << name.getValue() << "', whose dialect '" << prefix
         << "' is not registered; load it (--load-dialect-plugin), or remove "
            "the attribute";
}

bool ExportExtensions::isForeign(StringAttr name) {
  auto [prefix, rest] = name.getValue().split('.');
  return !rest.empty() && prefix != LLVM::LLVMDialect::getDialectNamespace() &&
         prefix != llvmx::LLVMXDialect::getDialectNamespace();
}

void ExportExtensions::reportIfVanished(Operation &op) {
  if (!users)
    users.emplace(symbolTables, state.source);
  if (llvm::any_of(users->getUsers(&op), [&](Operation *user) {
        return user->getDialect() == op.getDialect() && !op.isAncestor(user);
      }))
    return;
  InFlightDiagnostic warning = emitWarning(op.getLoc());
  warning << "'" << op.getName() << "' ";
  if (auto name =
          op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
    warning << "@" << name.getValue() << " ";
  warning
      << "is left out: MLIR's translation makes nothing of it, nor of an op "
         "that refers to it";
}
