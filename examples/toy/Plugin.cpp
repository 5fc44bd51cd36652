// The entry points of the library: a dialect and passes for MLIR's tools and
// for Palindrome.

#include "ToyDialect.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

static constexpr const char *version = "0.1";

static void registerDialect(mlir::DialectRegistry *registry) {
  registry->insert<toy::ToyDialect>();
  toy::registerExport(*registry);
}

mlir::DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, toy::providerName.data(), version,
          registerDialect};
}

mlir::PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, toy::providerName.data(), version,
          toy::registerPasses};
}
