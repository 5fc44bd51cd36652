// Unifies the debug info that upstream makes during an export through the
// bridge with ours: both translate the same attributes, each to nodes of its
// own.

#ifndef PALINDROME_EXPORT_BRIDGEDEBUGINFO_H
#define PALINDROME_EXPORT_BRIDGEDEBUGINFO_H

#include "mlir/Target/LLVMIR/ModuleTranslation.h"
#include "llvm/IR/TrackingMDRef.h"

namespace palindrome::exporter {

class DebugInfoExporter;

/// Replaces upstream's nodes by ours of the same attributes.
class DebugInfoUnifier {
public:
  /// Pairs the distinct nodes that both have made from one attribute, and
  /// collects the compile units that the module lists, other than upstream's of
  /// these pairs. To be called at the end of our export, while both translators
  /// exist.
  void collect(DebugInfoExporter &ours,
               mlir::LLVM::ModuleTranslation &upstream);

  /// Replaces upstream's nodes in all of `module`.
  void unify(llvm::Module &module);

private:
  struct Pair {
    llvm::TrackingMDRef upstream, ours;
  };
  llvm::SmallVector<Pair> pairs;
  llvm::SmallVector<llvm::TrackingMDNodeRef> units;
};

/// Removes the version of debug info from the module flags.
void removeDebugInfoVersion(llvm::Module &module);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_BRIDGEDEBUGINFO_H
