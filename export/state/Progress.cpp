// What an export is at.

#include "export/state/Progress.h"

using namespace palindrome;
using namespace palindrome::exporter;

thread_local Progress Progress::current;

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
