// Loads plug-ins with MLIR's passes.

#include "mlir/Tools/Plugins/PassPlugin.h"
#include "tools/line/PassPlugins.h"

using namespace palindrome;
using namespace palindrome::tools;

llvm::Error palindrome::tools::loadMLIRPasses(const std::string &path) {
  llvm::Expected<mlir::PassPlugin> plugin = mlir::PassPlugin::load(path);
  if (!plugin)
    return pluginError(path, plugin.takeError());
  plugin->registerPassRegistryCallbacks();
  return llvm::Error::success();
}
