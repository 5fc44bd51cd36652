// The options by which a command loads plug-ins, and the engine that uses them.

#ifndef PALINDROME_TOOLS_LINE_PLUGINOPTIONS_H
#define PALINDROME_TOOLS_LINE_PLUGINOPTIONS_H

#include "tools/line/CommandLine.h"
#include "tools/line/Plugins.h"
#include "verify/base/engine/ForwardingEngine.h"

namespace palindrome::tools {

class PluginOptions {
public:
  void addTo(CommandLine &line) {
    line.addList("load-dialect-plugin", "LIB", dialects,
                 "load the MLIR dialect plug-in LIB");
    line.addList("load-extension", "LIB", extensions,
                 "load the Palindrome extension LIB");
  }

  /// Adds the options to `line`, parses `arguments` (see CommandLine::parse)
  /// and loads the plug-ins. If it returns an exit status, the command is to
  /// end with that status.
  std::optional<int> parse(CommandLine &line,
                           const std::vector<std::string> &arguments,
                           size_t leastInputs, size_t mostInputs) {
    addTo(line);
    if (std::optional<int> status =
            line.parse(arguments, leastInputs, mostInputs))
      return status;
    for (const std::string &path : dialects)
      if (llvm::Error error = plugins.loadDialects(path))
        return reportError(llvm::toString(std::move(error)));
    for (const std::string &path : extensions)
      if (llvm::Error error = plugins.loadExtension(path))
        return reportError(llvm::toString(std::move(error)));
    return std::nullopt;
  }

  /// The files of all plug-ins.
  std::vector<std::string> paths() const {
    std::vector<std::string> all = dialects;
    all.insert(all.end(), extensions.begin(), extensions.end());
    return all;
  }

  Plugins plugins;

private:
  std::vector<std::string> dialects, extensions;
};

/// An engine with the dialects and interfaces that plug-ins register. Forked
/// worker processes inherit the loaded plug-ins.
class PluginEngine final : public ForwardingEngine {
public:
  PluginEngine(const Engine &engine, const Plugins &plugins)
      : ForwardingEngine(engine), plugins(plugins) {}

  void registerDialects(mlir::DialectRegistry &registry) const override {
    ForwardingEngine::registerDialects(registry);
    plugins.registerInto(registry);
  }

private:
  const Plugins &plugins;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_PLUGINOPTIONS_H
