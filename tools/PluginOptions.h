// The options of the commands that take plug-ins.

#ifndef PALINDROME_TOOLS_PLUGINOPTIONS_H
#define PALINDROME_TOOLS_PLUGINOPTIONS_H

#include "palindrome/Engine.h"
#include "tools/CommandLine.h"
#include "tools/Plugins.h"
#include "llvm/IR/Module.h"

namespace palindrome {

class PluginOptions {
public:
  void addTo(CommandLine &line) {
    line.addList("load-dialect-plugin", "LIB", dialects,
                 "load the MLIR dialect plug-in LIB");
    line.addList("load-extension", "LIB", extensions,
                 "load the Palindrome extension LIB");
  }

  /// Loads what the command line named; gives the exit status after an error.
  std::optional<int> load() {
    for (const std::string &path : dialects)
      if (llvm::Error error = plugins.loadDialects(path))
        return reportError(llvm::toString(std::move(error)));
    for (const std::string &path : extensions)
      if (llvm::Error error = plugins.loadExtension(path))
        return reportError(llvm::toString(std::move(error)));
    return std::nullopt;
  }

  Plugins plugins;

private:
  std::vector<std::string> dialects, extensions;
};

/// An engine that has what plug-ins registered, too. Processes that it is
/// forked to have the plug-ins loaded.
class PluginEngine final : public Engine {
public:
  PluginEngine(const Engine &engine, const Plugins &plugins)
      : engine(engine), plugins(plugins) {}

  llvm::StringRef name() const override { return engine.name(); }

  void registerDialects(mlir::DialectRegistry &registry) const override {
    engine.registerDialects(registry);
    plugins.registerInto(registry);
  }

  void loadDialects(mlir::MLIRContext &context) const override {
    engine.loadDialects(context);
  }

  mlir::OwningOpRef<mlir::ModuleOp>
  importModule(std::unique_ptr<llvm::Module> &module,
               mlir::MLIRContext &context,
               const ImportOptions &options) const override {
    return engine.importModule(module, context, options);
  }

  std::unique_ptr<llvm::Module>
  exportModule(mlir::ModuleOp module,
               llvm::LLVMContext &context) const override {
    return engine.exportModule(module, context);
  }

private:
  const Engine &engine;
  const Plugins &plugins;
};

} // namespace palindrome

#endif // PALINDROME_TOOLS_PLUGINOPTIONS_H
