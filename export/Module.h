// Runs an export.

#ifndef PALINDROME_EXPORT_MODULE_H
#define PALINDROME_EXPORT_MODULE_H

#include "llvm/Support/LogicalResult.h"

namespace palindrome::exporter {

class ModuleExporter;

/// Translates the whole module of `exporter`, which is on the heap; fails after
/// an error was reported.
llvm::LogicalResult runExporter(ModuleExporter &exporter);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_MODULE_H
