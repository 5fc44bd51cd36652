// The part of the extension registry that only the translators use.

#include "palindrome/Extension.h"

using namespace palindrome;
using namespace mlir;

LogicalResult palindrome::checkProviders(const DialectInterface &interface,
                                         ArrayRef<std::string> providers,
                                         StringRef direction) {
  if (providers.size() < 2)
    return success();
  return emitError(UnknownLoc::get(interface.getContext()))
         << "dialect '" << interface.getDialect()->getNamespace()
         << "' has several extensions for the " << direction << ", by "
         << llvm::join(providers, " and by ") << "; register one of them";
}

static const ImportInterface *importOf(MLIRContext &context, StringRef name) {
  Dialect *dialect = context.getOrLoadDialect(name);
  return dialect ? dialect->getRegisteredInterface<ImportInterface>() : nullptr;
}

const ImportInterface *palindrome::findImport(MLIRContext &context,
                                              StringRef name) {
  if (const ImportInterface *interface = importOf(context, name))
    return succeeded(checkProviders(*interface, interface->providers, "import")) ? interface : nullptr;
  std::vector<StringRef> available;
  for (StringRef other : context.getAvailableDialects())
    if (importOf(context, other))
      available.push_back(other);
  llvm::sort(available);
  emitError(UnknownLoc::get(&context))
      << "no extension is registered for the import of dialect '" << name
      << "'; there are those of " << llvm::join(available, ", ");
  return nullptr;
}
