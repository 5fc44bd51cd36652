// Loads MLIR dialect plug-ins and Palindrome extensions.

#include "tools/line/Plugins.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "palindrome/Plugin.h"

using namespace palindrome;
using namespace palindrome::tools;

llvm::Error Plugins::loadDialects(const std::string &path) {
  llvm::Expected<mlir::DialectPlugin> plugin = mlir::DialectPlugin::load(path);
  if (!plugin)
    return llvm::createStringError(
        path + ": error: " + llvm::toString(plugin.takeError()));
  loaded.push_back([plugin = *plugin](mlir::DialectRegistry &registry) {
    plugin.registerDialectRegistryCallbacks(registry);
  });
  return llvm::Error::success();
}

llvm::Error Plugins::loadExtension(const std::string &path) {
  auto info = palindrome::loadExtension(path);
  if (!info)
    return info.takeError();
  loaded.push_back((*info)->registerExtension);
  return llvm::Error::success();
}
