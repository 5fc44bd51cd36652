// Loads plug-ins with LLVM's passes.

#include "tools/line/PassPlugins.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"

using namespace palindrome;
using namespace palindrome::tools;

llvm::Error palindrome::tools::pluginError(const std::string &path,
                                           llvm::Error error) {
  std::string text = llvm::toString(std::move(error));
  return llvm::createStringError(
      path + ": error: " + llvm::StringRef(text).split('\n').first);
}

llvm::Expected<std::function<void(llvm::PassBuilder &)>>
palindrome::tools::loadLLVMPasses(const std::string &path) {
  llvm::Expected<llvm::PassPlugin> plugin = llvm::PassPlugin::Load(path);
  if (!plugin)
    return pluginError(path, plugin.takeError());
  return [plugin = *plugin](llvm::PassBuilder &builder) {
    plugin.registerPassBuilderCallbacks(builder);
  };
}
