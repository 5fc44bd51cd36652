// The entry points of the library. Tools like mlir-opt call MLIR's, which
// registers the dialect; Palindrome calls its own, which registers the dialect
// and its translation.

#include "palindrome/Plugin.h"
#include "PerfDialect.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"

static constexpr const char *version = "0.1";

static void registerDialect(mlir::DialectRegistry *registry) {
  registry->insert<perf::PerfDialect>();
}

static void registerExtension(mlir::DialectRegistry &registry) {
  registerDialect(&registry);
  perf::registerPerfExport(registry);
  perf::registerPerfImport(registry);
}

mlir::DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, perf::providerName.data(), version,
          registerDialect};
}

const PalindromeExtensionInfo *palindromeGetExtensionInfo() {
  static const PalindromeExtensionInfo info = {
      palindrome::extensionAPIVersion, LLVM_VERSION_STRING,
      perf::providerName.data(), version, registerExtension};
  return &info;
}
