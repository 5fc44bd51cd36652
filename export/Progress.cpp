// What an export is at.

#include "export/Progress.h"

using namespace palindrome;

thread_local Progress Progress::current;

mlir::LogicalResult palindrome::runExporter(ModuleExporter &exporter) {
  llvm::SaveAndRestore<const ModuleExporter *> here(Progress::current.exporter,
                                                    &exporter);
  return exporter.run();
}

std::optional<ExportProgress> palindrome::exportInProgress() {
  const Progress &progress = Progress::current;
  if (progress.foreign)
    return ExportProgress{progress.foreign, /*isUpstreams=*/true,
                          progress.enclosing};
  if (progress.exporter)
    return ExportProgress{progress.exporter->report.op, /*isUpstreams=*/false,
                          progress.enclosing};
  return std::nullopt;
}
