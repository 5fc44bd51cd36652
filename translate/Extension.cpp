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
