// The plug-ins that a command line names.

#ifndef PALINDROME_TOOLS_PLUGINS_H
#define PALINDROME_TOOLS_PLUGINS_H

#include "llvm/Support/Error.h"
#include <functional>
#include <string>
#include <vector>

namespace mlir {
class DialectRegistry;
}

namespace palindrome {

class Plugins {
public:
  /// Load a plug-in of MLIR's form, and one of ours (palindrome/Plugin.h). The
  /// error is one line that begins with `path`.
  llvm::Error loadDialects(const std::string &path);
  llvm::Error loadExtension(const std::string &path);

  /// Registers what all of them have, in the order of their loading.
  void registerInto(mlir::DialectRegistry &registry) const {
    for (const auto &registerOne : loaded)
      registerOne(registry);
  }

private:
  std::vector<std::function<void(mlir::DialectRegistry &)>> loaded;
};

} // namespace palindrome

#endif // PALINDROME_TOOLS_PLUGINS_H
