// The plug-ins of a command line.

#ifndef PALINDROME_TOOLS_LINE_PLUGINS_H
#define PALINDROME_TOOLS_LINE_PLUGINS_H

#include "llvm/Support/Error.h"
#include <functional>
#include <string>
#include <vector>

namespace mlir {
class DialectRegistry;
}

namespace palindrome::tools {

class Plugins {
public:
  /// Loads an MLIR dialect plug-in. An error is one line that begins with
  /// `path`.
  llvm::Error loadDialects(const std::string &path);
  /// Loads a Palindrome extension (palindrome/Plugin.h), with errors alike.
  llvm::Error loadExtension(const std::string &path);

  /// Registers the dialects and interfaces of all plug-ins, in the order of
  /// loading.
  void registerInto(mlir::DialectRegistry &registry) const {
    for (const auto &registerOne : loaded)
      registerOne(registry);
  }

private:
  std::vector<std::function<void(mlir::DialectRegistry &)>> loaded;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_PLUGINS_H
