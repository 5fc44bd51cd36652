// Loads plug-ins with passes.

#include "tools/line/PassPlugins.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"

using namespace palindrome;

/// The loader's messages may have several lines.
static llvm::Error errorOf(const std::string &path, llvm::Error error) {
  std::string text = llvm::toString(std::move(error));
  return llvm::createStringError(
      path + ": error: " + llvm::StringRef(text).split('\n').first);
}

llvm::Error palindrome::loadMLIRPasses(const std::string &path) {
  llvm::Expected<mlir::PassPlugin> plugin = mlir::PassPlugin::load(path);
  if (!plugin)
    return errorOf(path, plugin.takeError());
  plugin->registerPassRegistryCallbacks();
  return llvm::Error::success();
}

llvm::Expected<std::function<void(llvm::PassBuilder &)>>
palindrome::loadLLVMPasses(const std::string &path) {
  llvm::Expected<llvm::PassPlugin> plugin = llvm::PassPlugin::Load(path);
  if (!plugin)
    return errorOf(path, plugin.takeError());
  return [plugin = *plugin](llvm::PassBuilder &builder) {
    plugin.registerPassBuilderCallbacks(builder);
  };
}
